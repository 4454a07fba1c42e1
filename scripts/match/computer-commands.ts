// Computer players on empty seats, and what help there is, as commands of a match.

import { refuse } from "../engine/result.ts";
import type { Level } from "../engine/strategy/levels.ts";
import type { Action, Handled, Outcome } from "./actions.ts";
import { inLobby, isRunning, isStillIn, type Match, sheetOf, stageOf } from "./match.ts";
import { changed, takeOut } from "./play-commands.ts";
import {
  isComputer,
  type PlayerRef,
  type Seats,
  SIDES,
  type Side,
  seatedPeople,
  seatedPlayers,
} from "./seats.ts";
import { areStakesOn } from "./stakes.ts";

type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

/** One for each seat. */
const NAMES = ["Nora", "Emil", "Suri", "Wim"];

/** What tells their ids from those of the game, which are numbers. */
export const COMPUTER_ID = "computer";

/** A computer player takes the first empty seat, clockwise from the north; it needs no chair. */
export function invite(match: Match, { level, who }: Of<"invite">): Outcome {
  if (isRunning(match)) return refuse("matchRuns");
  // Only people stake.
  if (areStakesOn(match)) return refuse("peopleStake");
  const side = SIDES.find((side) => match.seats[side] === null);
  if (side === undefined) return refuse("noSeatFree");
  const computer = newComputer(match.seats, level);
  const seats = { ...match.seats, [side]: computer };
  return changed({ ...match, seats, ready: [] }, [{ type: "invited", who, computer }]);
}

function newComputer(seats: Seats, level: Level): PlayerRef {
  const taken = seatedPlayers(seats).map(({ id }) => id);
  const name = NAMES.find((name) => !taken.includes(idOf(name))) ?? "";
  return { id: idOf(name), name, computer: level };
}

function idOf(name: string): string {
  return `${COMPUTER_ID} ${name}`;
}

export function dismiss(match: Match, { computer: id, who }: Of<"dismiss">): Outcome {
  if (isRunning(match)) return refuse("matchRuns");
  const computer = seatedPlayers(match.seats).find((seated) => isComputer(seated) && seated.id === id);
  if (computer === undefined) return refuse("notSeated");
  const seats = without(match.seats, [computer]);
  return changed({ ...match, seats, ready: [] }, [{ type: "dismissed", who, computer }]);
}

/** Whoever was ready, or has agreed to stakes, was so with other help. */
export function setHelp(match: Match, { help, who }: Of<"help">): Outcome {
  if (isRunning(match)) return refuse("chosenBefore");
  if (help.hints === match.help.hints && help.standIn === match.help.standIn) return refuse("sameRules");
  const stakes = match.stakes && { ...match.stakes, agreed: [] };
  return changed({ ...match, help, ready: [], stakes }, [{ type: "helpSet", who, help }]);
}

/** That a player has asked for a hint is known to all from then on. */
export function noteHint(match: Match, playerId: string): Outcome {
  const who = match.players[sheetOf(match, playerId) ?? -1];
  if (stageOf(match) !== "playing" || who === undefined) return refuse("noMatchRuns");
  if (match.hinted.includes(playerId)) return refuse("alreadySaid");
  return changed({ ...match, hinted: [...match.hinted, playerId] }, [{ type: "hinted", who }]);
}

/** The seats with a person on this side: a computer player there goes to another empty one, or leaves. */
export function withRoomFor(seats: Seats, side: Side): Seats {
  const there = seats[side];
  if (there === null || !isComputer(there)) return seats;
  const free = SIDES.find((other) => seats[other] === null);
  return { ...without(seats, [there]), ...(free === undefined ? {} : { [free]: there }) };
}

/** Nobody is there any more who has invited them. */
export function withoutLonely(seats: Seats): Seats {
  return seatedPeople(seats).length > 0 ? seats : without(seats, seatedPlayers(seats));
}

function without(seats: Seats, who: readonly PlayerRef[]): Seats {
  const left = SIDES.map((side) => {
    const seated = seats[side];
    return [side, seated && who.some(({ id }) => id === seated.id) ? null : seated];
  });
  return Object.fromEntries(left) as Seats;
}

/** Where no person plays any more, nobody plays: the sheets of computer players are closed as they stand. */
export function withoutComputersAlone({ match, events }: Handled): Handled {
  const people = match.players.filter((who) => !isComputer(who));
  if (!isRunning(match) || people.some(({ id }) => isStillIn(match, id))) return { match, events };
  if (match.game === null) return { match: inLobby(match), events };
  const next = match.players.findIndex((who) => isStillIn(match, who.id));
  const closed = takeOut(match, match.game, next, true);
  return closed.ok
    ? withoutComputersAlone({ match: closed.value.match, events: [...events, ...closed.value.events] })
    : { match, events };
}
