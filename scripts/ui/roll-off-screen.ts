// The roll-off: who has thrown what, who throws, who starts. Its result stays until the first turn starts.
import type { Match } from "../match/match.ts";
import { type RollOff, rollOffStanding } from "../match/roll-off.ts";
import { seatOf } from "../match/seats.ts";
import { faces } from "./dice-text.ts";
import { commaed, listed, playerName } from "./names.ts";
import type { Row, Screen } from "./screen.ts";
import { chairRows, resignRows, settingsRow, tableButtons } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export function rollOffScreen(view: TableView, rollOff: RollOff): Screen {
  const { match } = view;
  return {
    matchId: match.id,
    revision: match.revision,
    title: say("yahtzee.title"),
    rows: [
      ...chairRows(view),
      { kind: "label", id: "rollOff", text: say("yahtzee.rollOff.rule") },
      ...rollOff.map((_, player): Row => {
        return { kind: "label", id: `throws${player}`, text: throwsText(match, rollOff, player) };
      }),
      { kind: "label", id: "standing", text: rollOffText(match, rollOff) },
      ...pressRows(view, rollOff),
      settingsRow(),
      ...resignRows(view),
      ...tableButtons(view),
    ],
  };
}

/** *Ana starts.*, or who has not thrown yet. */
export function rollOffText(match: Match, rollOff: RollOff): Text {
  const { starter, waitsFor } = rollOffStanding(rollOff);
  return starter === null
    ? say("yahtzee.rollOff.waiting", listed(waitsFor.map((player) => playerName(match, player))))
    : say("yahtzee.rollOff.starts", playerName(match, starter));
}

function throwsText(match: Match, rollOff: RollOff, player: number): Text {
  const throws = (rollOff[player] ?? []).map((dice) =>
    say(
      "yahtzee.rollOff.sum",
      faces(dice),
      dice.reduce<number>((sum, face) => sum + face, 0),
    ),
  );
  const name = playerName(match, player);
  return throws.length === 0
    ? say("yahtzee.rollOff.notThrown", name)
    : say("yahtzee.rollOff.thrown", name, commaed(throws));
}

function pressRows({ match, viewer }: TableView, rollOff: RollOff): readonly Row[] {
  const player = match.players.findIndex(({ id }) => id === viewer.id);
  if (player === -1 || seatOf(match.seats, viewer.id) === null) return [];
  const { starter, waitsFor } = rollOffStanding(rollOff);
  if (starter !== null) {
    return [{ kind: "button", id: "begin", text: say("yahtzee.rollOff.begin"), press: { do: "begin" } }];
  }
  if (!waitsFor.includes(player)) return [];
  return [{ kind: "button", id: "roll", text: say("yahtzee.rollOff.roll"), press: { do: "roll" } }];
}
