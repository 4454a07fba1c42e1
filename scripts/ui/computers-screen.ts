// Computer players on empty seats, how well they play on for who is absent, and hints: for a table where nobody plays.
import { LEVELS, type Level } from "../engine/strategy/levels.ts";
import { HINT_RULES } from "../match/help.ts";
import { isRunning } from "../match/match.ts";
import { isComputer, SIDES, seatedPlayers } from "../match/seats.ts";
import { areStakesOn } from "../match/stakes.ts";
import { noticeText } from "./notices.ts";
import { mayChooseNow } from "./rules-screen.ts";
import { hintsText } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { nameText, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** `null` while a match runs. */
export function computersScreen(view: TableView): Screen | null {
  const { match } = view;
  if (isRunning(match)) return null;
  return screen(
    match,
    [
      label("about", say("computers.about")),
      ...(view.mayInvite ? [...inviteRows(view), ...dismissRows(view)] : []),
      ...helpRows(view),
      BACK,
      ...standUpRows(view),
    ],
    say("computers.title"),
  );
}

export function levelText(level: Level): Text {
  return say(`level.${level}`);
}

function inviteRows({ match }: TableView): readonly Row[] {
  if (areStakesOn(match)) return [label("people", noticeText("peopleStake"))];
  if (SIDES.every((side) => match.seats[side] !== null)) return [label("full", noticeText("noSeatFree"))];
  return LEVELS.map((level) =>
    button(`invite:${level}`, say("computers.invite", say(`level.about.${level}`)), { do: "invite", level }),
  );
}

function dismissRows({ match }: TableView): readonly Row[] {
  return seatedPlayers(match.seats)
    .filter(isComputer)
    .map(({ id, name }) =>
      button(`dismiss:${id}`, say("computers.dismiss", nameText(name)), { do: "dismiss", computer: id }),
    );
}

/** Each press goes on to the next value, after the last one to the first. */
function helpRows(view: TableView): readonly Row[] {
  const { help } = view.match;
  const texts = [say("computers.standIn", levelText(help.standIn)), hintsText(help.hints)] as const;
  if (!mayChooseNow(view)) return texts.map((text, line) => label(`help${line}`, text));
  const standIn = { ...help, standIn: after(LEVELS, help.standIn) };
  const hints = { ...help, hints: after(HINT_RULES, help.hints) };
  return [
    button("standIn", say("rules.change", texts[0]), { do: "setHelp", help: standIn }),
    button("hints", say("rules.change", texts[1]), { do: "setHelp", help: hints }),
  ];
}

function after<T>(values: readonly T[], value: T): T {
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}
