// Random commands to random matches, and the chance they are made of.
import fc from "fast-check";
import { FACES, type Face } from "../../scripts/engine/dice.ts";
import { legalMoves } from "../../scripts/engine/legal-moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { LEVELS } from "../../scripts/engine/strategy/levels.ts";
import { VERDICTS } from "../../scripts/match/absence.ts";
import type { Action, Command } from "../../scripts/match/actions.ts";
import { HINT_RULES } from "../../scripts/match/help.ts";
import { isRunning, type Match, waitsFor } from "../../scripts/match/match.ts";
import { isComputer, type PlayerRef, SIDES, seatedPeople, seatedPlayers } from "../../scripts/match/seats.ts";
import { hasPot, whoDisagrees } from "../../scripts/match/stakes.ts";
import { allClassicRules } from "./games.ts";
import {
  ANA,
  AWAY,
  agreeing,
  BACK,
  BEGIN,
  cardWithout,
  command,
  EVE,
  FOUR,
  forStakes,
  listing,
  lobby,
  NOT_READY,
  PUT_AWAY,
  READY,
  RESIGN,
  rollingOff,
  STAKES_OFF,
  STAKES_ON,
  STAND,
  together,
  wantingBack,
} from "./matches.ts";

const CLASSIC = chooseRules("classic");

/** Takes one of so many options: 0 up to one less. */
export type Pick = (options: number) => number;

/**
 * Random commands to random tables of up to four, one after the other: mostly what brings a match on, else anything,
 * forged, late or from somebody else. `check` gets each with the match it was made for and gives the match to go on
 * with.
 */
export function forRandomCommands(runs: number, check: (match: Match, command: Command) => Match): void {
  const rules = fc.constantFrom(...allClassicRules());
  fc.assert(
    fc.property(fc.noBias(fc.nat()), rules, fc.integer({ min: 0, max: 4 }), (seed, chosen, seated) => {
      const pick = picks(seed);
      let match = anyTable(FOUR.slice(0, seated), chosen, pick);
      for (let step = 0; step < 250; step++) match = check(match, randomCommand(match, pick));
    }),
    { numRuns: runs },
  );
}

/** A lobby, or several play for stakes: nobody has thrown yet, or each has one category to fill. */
function anyTable(seated: readonly PlayerRef[], rules: ChosenRules, pick: Pick): Match {
  if (seated.length < 2 || pick(2) === 0) return { ...lobby(...seated), rules };
  if (pick(3) === 0) return { ...forStakes(rollingOff(...seated)), rules };
  const cards = seated.map((player) => [player, cardWithout("chance")] as const);
  return forStakes(together(cards, { rules }));
}

/** A linear congruential generator (Numerical Recipes), so that the report of a failure is one number. */
export function picks(seed: number): Pick {
  let state = seed;
  return (options) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % options;
  };
}

function randomCommand(match: Match, pick: Pick): Command {
  const brings = pick(10) < 7;
  const player = (brings ? waitedFor(match, pick) : undefined) ?? [...FOUR, ANA, EVE][pick(6)] ?? ANA;
  const made = command(match, player, brings ? sensibleAction(match, pick) : anyAction(match, pick));
  if (pick(12) === 0) return { ...made, revision: made.revision + ([-1, -2, -7, 1][pick(4)] ?? 1) };
  return pick(30) === 0 ? { ...made, matchId: "match-0" } : made;
}

/** Somebody without whom it does not go on, or who may be asked about who is away. */
function waitedFor(match: Match, pick: Pick): PlayerRef | undefined {
  const { seats, ready, players, absences } = match;
  const positions = waitsFor(match);
  if (absences.length > 0 && pick(2) === 0) return players[pick(players.length)];
  if (positions.length > 0) return players[positions[pick(positions.length)] ?? -1];
  if (match.rollOff !== null) return players[pick(players.length)];
  const unready = seatedPeople(seats).filter(({ id }) => !ready.includes(id));
  const silent = hasPot(match) && pick(3) > 0 ? whoDisagrees(match) : unready;
  return silent.length === 0 ? undefined : silent[pick(silent.length)];
}

function sensibleAction(match: Match, pick: Pick): Action {
  const { rollOff, game } = match;
  if (match.absences.length > 0 && pick(2) === 0) return aboutAbsence(match, pick);
  if (hasPot(match) && isRunning(match) && pick(20) === 0) return wantingBack(...match.players);
  if (rollOff !== null) {
    if (pick(8) === 0) return [RESIGN, AWAY][pick(2)] ?? AWAY;
    return waitsFor(match).length === 0 ? BEGIN : { type: "roll", faces: startFaces(pick) };
  }
  if ((game === null || game.turn === null) && pick(5) === 0) return toStakes(match, pick);
  if (game === null && pick(12) === 0) return aboutHelp(match, pick);
  if (game === null) return [READY, READY, READY, READY, STAND][pick(6)] ?? anySit(pick);
  if (game.turn === null) return pick(4) === 0 ? STAND : READY;
  const { diceToRoll, score } = legalMoves(game);
  if (diceToRoll > 0 && (score.length === 0 || pick(4) === 0))
    return { type: "roll", faces: anyFaces(pick, 5) };
  return { type: "score", ...(score[pick(score.length)] ?? { category: "", column: 0 }) };
}

/** What brings a match for stakes about. */
function toStakes({ stakes }: Match, pick: Pick): Action {
  if (stakes === null || stakes.won !== null) return STAKES_ON;
  return stakes.list === null || pick(8) === 0 ? anyList(pick) : agreeing(stakes.list);
}

/** Few lists, or an old one would hardly ever be agreed to. */
function anyList(pick: Pick): Action {
  return listing(["list-1", "list-2", "list-3", null][pick(4)] ?? null);
}

function aboutStakes({ stakes, players }: Match, pick: Pick): Action {
  if (pick(3) === 0) return { type: "giveBack", who: EVE };
  const here = players.filter(() => pick(3) > 0);
  const agreements = [agreeing(`list-${pick(4)}`), agreeing(stakes?.list ?? "list-1")];
  const actions: readonly Action[] = [
    ...[STAKES_ON, STAKES_OFF, anyList(pick), ...agreements],
    ...[wantingBack(...here), wantingBack(...here, EVE)],
  ];
  return actions[pick(actions.length)] ?? STAKES_ON;
}

/** Computer players, and help. */
function aboutHelp({ seats }: Match, pick: Pick): Action {
  const level = LEVELS[pick(LEVELS.length)] ?? "steady";
  const help = { hints: HINT_RULES[pick(HINT_RULES.length)] ?? "never", standIn: level };
  // One that sits, or hardly any would be let go.
  const seated = seatedPlayers(seats).find(isComputer);
  const computer = seated?.id ?? `computer ${["Nora", "Emil", "Suri", "Wim"][pick(4)]}`;
  const actions: readonly Action[] = [
    { type: "invite", level, who: EVE },
    { type: "dismiss", computer, who: EVE },
    { type: "help", help, who: EVE },
    { type: "hint" },
  ];
  return actions[pick(actions.length)] ?? { type: "hint" };
}

function anyAction(match: Match, pick: Pick): Action {
  if (pick(5) === 0) return aboutHelp(match, pick);
  if (pick(4) === 0) return aboutAbsence(match, pick);
  if (pick(6) === 0) return aboutStakes(match, pick);
  const held = Array.from({ length: [5, 5, 5, 4, 6][pick(5)] ?? 5 }, () => pick(2) === 0);
  const faces = anyFaces(pick, [5, 5, 5, 0, 4, 6][pick(6)] ?? 5);
  const { categories } = preparedRules(CLASSIC);
  const category = ["toString", "Ones", ""][pick(30)] ?? categories[pick(categories.length)]?.id ?? "";
  const actions: readonly Action[] = [
    anySit(pick),
    STAND,
    READY,
    NOT_READY,
    BEGIN,
    { type: "roll", faces: pick(6) === 0 ? forgedFaces(pick) : faces },
    { type: "roll", held, faces },
    { type: "hold", held },
    { type: "score", category, column: [0, 0, 0, 1, -1, 0.5][pick(6)] ?? 0 },
  ];
  // A fifth as often as the others, or games would hardly ever be played to their end.
  const ends: Action | undefined = [RESIGN, PUT_AWAY][pick(60)];
  return ends ?? actions[pick(actions.length)] ?? STAND;
}

/** While somebody is away mostly that the others decide, or hardly any majority would come about. */
function aboutAbsence({ absences }: Match, pick: Pick): Action {
  const { player: away = EVE.id, votes: [said] = [] } = absences[pick(absences.length + 1)] ?? {};
  const verdict = (pick(2) === 0 ? said?.verdict : undefined) ?? VERDICTS[pick(VERDICTS.length)] ?? "wait";
  return [AWAY, AWAY, BACK][pick(absences.length === 0 ? 4 : 12)] ?? { type: "decide", away, verdict };
}

/** Few sums, or hardly any would be equal. */
export function startFaces(pick: Pick): readonly Face[] {
  return [[1, 1, 1, 1, 1] as const, [3, 3, 3, 3, 3] as const][pick(2)] ?? [];
}

function anySit(pick: Pick): Action {
  return { type: "sit", side: SIDES[pick(SIDES.length)] ?? "north", name: "Ana" };
}

/** Half of them all alike, or jokers would hardly ever be met. */
export function anyFaces(pick: Pick, howMany: number): readonly Face[] {
  const any = (): Face => FACES[pick(6)] ?? 1;
  const alike = pick(2) === 0 ? any() : null;
  return Array.from({ length: howMany }, () => alike ?? any());
}

/** What somebody could send who does not keep to the type. */
function forgedFaces(pick: Pick): readonly Face[] {
  const forged: unknown = [1, 2, 3, 4, [0, 7, -1, 1.5, Number.NaN, "3", null][pick(7)]];
  return forged as readonly Face[];
}
