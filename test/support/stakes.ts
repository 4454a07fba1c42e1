// Scenarios of item stakes: Ana's table with two to four people, marked stacks, and a pot. What a match is played for is
// laid in once for each number of players, by what they type, and opened again and again.
import { expect } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { atLobby, inMatch, type People } from "./in-match.ts";
import { told } from "./operators.ts";
import { ANAS, BENS, CEMS, GIFTS, give, has, inPots, potsIn, slotOf } from "./stacks.ts";
import { handOf, startTogether, typeOut } from "./together.ts";
import { inWorld, LIVE, matchIn, quieten, withMatch } from "./worlds.ts";

export const SECOND = 20;
export const MINUTE = 60 * SECOND;

/** The grace time of a world in which nobody has changed it, and a moment. */
export const GRACE = 3 * MINUTE + 2 * SECOND;

/** Who has been in the world for so long can be handed something. */
export const SETTLED = 110;

/** What is to be handed to somebody who can have it is handed over after so long. */
export const HANDED_OVER = 2 * SECOND;

/** The tables round who stays where they are have been looked at once after so long, and a pot waited for. */
export const LOOKED_AT = MINUTE + 12 * SECOND;

export const NOT_ALL_THERE =
  "Not all that was at stake is in the pot: each stake that is there goes back, and the match goes on without.";

type Count = 2 | 3 | 4;
type Scenario<T> = (world: World, people: People) => T | Promise<T>;
type Make = (all: readonly PlayerRef[]) => Match;

export function lay(player: Player, mark: string): void {
  player.type(`/yahtzee:stakes lay ${slotOf(player, mark)}`);
}

/** Types it after `/yahtzee:stakes`. */
export function stakes(what: string, ...players: readonly Player[]): void {
  for (const player of players) player.type(`/yahtzee:stakes ${what}`);
}

export function resign(...players: readonly Player[]): void {
  for (const player of players) typeOut(player, "/yahtzee:resign");
}

/** Chance is scored, and what follows from that has happened. */
export function scoreChance(world: World, player: Player): void {
  player.type("/yahtzee:score chance");
  world.tick(3 * SECOND);
}

/** Each agrees to what is at stake: the list is told first, so it is typed twice. */
export function agree(...players: readonly Player[]): void {
  for (const player of players) for (const _time of [1, 2]) stakes("agree", player);
}

/** Everybody lays in what they have and agrees to it. */
export function layAll(world: World): void {
  const players = [...world.players.values()];
  for (const player of players) for (const [mark] of GIFTS[player.name] ?? []) lay(player, mark);
  agree(...players);
}

/** Everybody is ready and rolls off. */
export function startAll(world: World): void {
  startTogether(
    world,
    [...world.players.values()].map((player) => handOf(player, "typed")),
  );
}

/** The first so many sit, stakes are on, and everybody carries what they may lay in. */
export function withStakesOn<T>(
  howMany: Count,
  scenario: Scenario<T>,
  options: WorldOptions = {},
): Promise<T> {
  const beginning = (world: World, people: People): T | Promise<T> => {
    const { pace } = world;
    world.pace = 2;
    stakes("on", people.ana);
    for (const player of world.players.values())
      for (const gift of GIFTS[player.name] ?? []) give(player, ...gift);
    world.tick(SETTLED);
    for (const player of world.players.values()) quieten(player);
    world.pace = pace;
    return scenario(world, people);
  };
  return inMatch(howMany, atLobby, beginning, options);
}

const played = new Map<Count, Promise<WorldSave>>();

/** It is the first turn of a match for stakes. */
function playedFor(howMany: Count): Promise<WorldSave> {
  return withStakesOn(howMany, (world) => {
    world.pace = 2;
    layAll(world);
    startAll(world);
    return world.save();
  });
}

/** The match has come to what `make` makes of its players, for what the first so many have laid in. */
export async function stakedSave(howMany: Count, make: Make): Promise<WorldSave> {
  const made = played.get(howMany) ?? playedFor(howMany);
  played.set(howMany, made);
  return asPlayed(await made, make);
}

/** The save with the match for stakes in it as if it had come to what `make` makes of its players. */
export function asPlayed(save: WorldSave, make: Make): WorldSave {
  const change = ({ id, seats, stakes: agreed, players, revision }: Match): Match => {
    const all = [...players].sort((a, b) => a.name.localeCompare(b.name));
    return { ...make(all), id, seats, stakes: agreed, revision };
  };
  return withMatch(save, change, [1, 2, 3, 4]);
}

/** The save is opened again, and nobody is there yet. */
export function reopened<T>(
  save: WorldSave,
  scenario: (world: World) => T | Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  return inWorld(scenario, { driver: "nodevm", ...LIVE, ...options, save });
}

/** These come back and sit down on their chairs; nothing has been said, and they can be handed something. */
export function comeBack(world: World, ...names: readonly string[]): readonly Player[] {
  const { pace } = world;
  world.pace = 2;
  const all = names.map((name) => world.join(name));
  for (const player of all) player.type("/yahtzee:sit");
  world.tick(SETTLED);
  for (const player of all) quieten(player);
  world.pace = pace;
  return all;
}

/**
 * The first so many play for what they have laid in, in the game that `make` makes of them; they sit round the table
 * on their chairs, nothing has been said and no form is open.
 */
export async function inStaked<T>(
  howMany: Count,
  make: Make,
  scenario: Scenario<T>,
  options: WorldOptions = {},
): Promise<T> {
  const names = ["Ana", "Ben", "Cem", "Dea"].slice(0, howMany);
  const opened = (world: World): T | Promise<T> => {
    const [ana, ben, cem, dea] = comeBack(world, ...names) as [Player, Player, Player, Player];
    return scenario(world, { ana, ben, cem, dea });
  };
  return reopened(await stakedSave(howMany, make), opened, options);
}

/** Types lines after `/yahtzee:stakes`; each is answered with its sentence, and nothing of it all has moved. */
export function expectRefused(
  world: World,
  player: Player,
  lines: Readonly<Record<string, string | RegExp>>,
): void {
  const all = [...world.players.values()];
  const seen = () => ({ match: matchIn(world.save()), has: all.map(has), pots: inPots(world) });
  const before = seen();
  for (const [line, sentence] of Object.entries(lines)) {
    const expected = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
    expect([line, ...told(player, `stakes ${line}`)]).toEqual([line, expected]);
    expect(seen(), line).toEqual(before);
  }
}

/** A moment later everybody who is there has their own and the pot is gone. */
export function expectOwnBack(world: World): void {
  world.tick(HANDED_OVER);
  const own = Object.entries({ Ana: ANAS, Ben: BENS, Cem: CEMS }).filter(([name]) => world.players.has(name));
  expect(own.map(([name]) => [name, has(world.player(name))])).toEqual(own);
  expect(potsIn(world)).toEqual([]);
}
