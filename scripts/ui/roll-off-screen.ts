// The roll-off: who has thrown what, who throws, who starts. Its result stays until the first turn starts.
import { sumOfDice } from "../engine/dice.ts";
import { isWaitedFor, type Match, sheetOf } from "../match/match.ts";
import { type RollOff, rollOffStanding } from "../match/roll-off.ts";
import { seatOf } from "../match/seats.ts";
import { hasPot, isLocked } from "../match/stakes.ts";
import { awayRows } from "./away-screen.ts";
import { faces } from "./dice-text.ts";
import { commaed, playerName } from "./names.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { rollOffText } from "./standing-text.ts";
import { chairRows, LESSONS, resignRows, SETTINGS, tableButtons } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export function rollOffScreen(view: TableView, rollOff: RollOff): Screen {
  const { match } = view;
  return screen(match, [
    ...chairRows(view),
    label("rollOff", say("rollOff.rule")),
    ...rollOff.map((_, player) =>
      label(`throws:${match.players[player]?.id}`, throwsText(match, rollOff, player)),
    ),
    label("standing", rollOffText(match, rollOff)),
    ...(hasPot(match) && !isLocked(match) ? [label("notLocked", say("stakes.notYetLocked"))] : []),
    ...awayRows(view),
    ...pressRows(view, rollOff),
    LESSONS,
    SETTINGS,
    ...resignRows(view),
    ...tableButtons(view),
  ]);
}

function throwsText(match: Match, rollOff: RollOff, player: number): Text {
  const throws = (rollOff[player] ?? []).map((dice) => say("rollOff.sum", faces(dice), sumOfDice(dice)));
  const name = playerName(match, player);
  return throws.length === 0 ? say("rollOff.notThrown", name) : say("rollOff.thrown", name, commaed(throws));
}

function pressRows({ match, viewer }: TableView, rollOff: RollOff): readonly Row[] {
  if (sheetOf(match, viewer.id) === null || seatOf(match.seats, viewer.id) === null) return [];
  if (rollOffStanding(rollOff).starter !== null) {
    return [button("begin", say("rollOff.begin"), { do: "begin" })];
  }
  if (!isWaitedFor(match, viewer.id)) return [];
  return [button("roll", say("rollOff.roll"), { do: "roll" })];
}
