// Scenarios of item stakes: Ana's table with two to four people, marked stacks, and a pot. What a match is played for is
// laid in once for each number of players, by what they type, and opened again and again.
import { expect } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { ItemRecord } from "../../scripts/tools/host/core/stacks.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { inMatch, type People } from "./in-match.ts";
import { cardOf, lobby, together } from "./matches.ts";
import { told } from "./operators.ts";
import { handOf, startTogether } from "./together.ts";
import { inWorld, LIVE, matchIn, quieten, withMatch } from "./worlds.ts";

/** The grace time of a world in which nobody has changed it, and a moment. */
export const GRACE = 3640;

/** Who has been in the world for so long can be handed something. */
export const SETTLED = 110;

type Count = 2 | 3 | 4;
type Scenario = (world: World, people: People) => void | Promise<void>;
type Gift = readonly [mark: string, item: string, amount: number];

/** What each player lays in. The mark is written where only the game itself can write in an item. */
const GIFTS: Readonly<Record<string, readonly Gift[]>> = {
  Ana: [
    ["Ana's diamonds", "diamond", 10],
    ["Ana's sword", "diamond_sword", 1],
  ],
  Ben: [["Ben's emeralds", "emerald", 5]],
  Cem: [
    ["Cem's gold", "gold_ingot", 7],
    ["Cem's bow", "bow", 1],
  ],
  Dea: [
    ["Dea's apples", "apple", 8],
    ["Dea's shield", "shield", 1],
  ],
};

/** The same as `has` and `inPots` tell it. */
export const ANAS = ["1 Ana's sword", "10 Ana's diamonds"];
export const BENS = ["5 Ben's emeralds"];
export const CEMS = ["1 Cem's bow", "7 Cem's gold"];
export const ANAS_AND_BENS = [...ANAS, ...BENS];
export const ALL_THREE = [...ANAS, ...CEMS, ...BENS].sort();

/** How much of each mark is there, as `7 Cem's gold`, by mark. */
function counted(items: readonly (ItemRecord | null | undefined)[]): readonly string[] {
  const amounts = new Map<string, number>();
  for (const item of items) {
    if (typeof item?.data === "string") amounts.set(item.data, (amounts.get(item.data) ?? 0) + item.amount);
  }
  return [...amounts].map(([mark, amount]) => `${amount} ${mark}`).sort();
}

/** What of all that is marked the player carries. */
export function has(player: Player): readonly string[] {
  return counted(player.slots());
}

/** What of it lies in the pots of the loaded world. */
export function inPots(world: World): readonly string[] {
  return counted(potsIn(world).flatMap(({ slots }) => slots));
}

export function potsIn(world: World): ReturnType<World["entities"]> {
  return ["overworld", "nether", "the_end"].flatMap((dimension) => world.entities(POT_ENTITY, dimension));
}

/** The place of what is marked so, counted from 1 as it is typed. */
export function slotOf(player: Player, mark: string): number {
  return player.slots().findIndex((item) => item?.data === mark) + 1;
}

export function give(player: Player, mark: string, item: string, amount = 1): void {
  player.give(`minecraft:${item}`, amount, { data: mark });
}

export function lay(player: Player, mark: string): void {
  player.type(`/yahtzee:stakes lay ${slotOf(player, mark)}`);
}

/** Every slot but so many is full. */
export function fillPockets(player: Player, free = 0): void {
  const empty = player.slots().filter((slot) => slot === null).length;
  player.give("minecraft:dirt", 64 * (empty - free));
}

/** Drops what is in so many slots, from the first one on. */
export function emptySlots(player: Player, count: number): void {
  for (let slot = 0; slot < count; slot++) {
    player.select(slot);
    player.drop();
  }
}

/** Types it after `/yahtzee:stakes`. */
export function stakes(what: string, ...players: readonly Player[]): void {
  for (const player of players) player.type(`/yahtzee:stakes ${what}`);
}

/** The first so many sit, stakes are on, and everybody carries what they may lay in. */
export async function withStakesOn(
  howMany: Count,
  scenario: Scenario,
  options: WorldOptions = {},
): Promise<void> {
  await inMatch(
    howMany,
    (all) => lobby(...all),
    async (world, people) => {
      const { pace } = world;
      world.pace = 2;
      stakes("on", people.ana);
      for (const player of world.players.values())
        for (const gift of GIFTS[player.name] ?? []) give(player, ...gift);
      world.tick(SETTLED);
      for (const player of world.players.values()) quieten(player);
      world.pace = pace;
      await scenario(world, people);
    },
    options,
  );
}

/** Everybody lays in what they have and agrees to it. */
export function layAll(world: World): void {
  const players = [...world.players.values()];
  for (const player of players) for (const [mark] of GIFTS[player.name] ?? []) lay(player, mark);
  stakes("agree", ...players);
}

/** Everybody is ready and rolls off. */
export function startAll(world: World): void {
  startTogether(
    world,
    [...world.players.values()].map((player) => handOf(player, "typed")),
  );
}

const played = new Map<Count, Promise<WorldSave>>();

/** It is the first turn of a match for stakes. */
async function playedFor(howMany: Count): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await withStakesOn(howMany, (world) => {
    world.pace = 2;
    layAll(world);
    startAll(world);
    save = world.save();
  });
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/**
 * The first so many play for what they have laid in, in the game that `make` makes of them; they sit round the table
 * on their chairs, nothing has been said and no form is open.
 */
export async function inStaked(
  howMany: Count,
  make: (all: readonly PlayerRef[]) => Match,
  scenario: Scenario,
  options: WorldOptions = {},
): Promise<void> {
  const save = await stakedSave(howMany, make);
  await inWorld(
    async (world) => {
      const { pace } = world;
      world.pace = 2;
      const all = ["Ana", "Ben", "Cem", "Dea"].slice(0, howMany).map((name) => world.join(name));
      for (const player of all) player.type("/yahtzee:sit");
      world.tick(SETTLED);
      for (const player of all) quieten(player);
      world.pace = pace;
      const [ana, ben, cem, dea] = all as [Player, Player, Player, Player];
      await scenario(world, { ana, ben, cem, dea });
    },
    { driver: "nodevm", ...LIVE, ...options, save },
  );
}

export async function stakedSave(
  howMany: Count,
  make: (all: readonly PlayerRef[]) => Match,
): Promise<WorldSave> {
  const made = played.get(howMany) ?? playedFor(howMany);
  played.set(howMany, made);
  return asPlayed(await made, make);
}

/** The save with the match for stakes in it as if it had come to what `make` makes of its players. */
export function asPlayed(save: WorldSave, make: (all: readonly PlayerRef[]) => Match): WorldSave {
  const change = ({ id, seats, stakes: agreed, players, revision }: Match): Match => {
    const all = [...players].sort((a, b) => a.name.localeCompare(b.name));
    return { ...make(all), id, seats, stakes: agreed, revision };
  };
  return withMatch(save, change, [1, 2, 3, 4]);
}

/**
 * For `inStaked`: only Chance of this player is open, with 16 points on the table for it; everybody else has the total
 * of that name.
 */
export function lastEntry(
  last: string,
  totals: Readonly<Record<string, number>>,
): (all: readonly PlayerRef[]) => Match {
  return (all) => {
    const { chance: _, ...open } = cardOf(0);
    const who = (name: string): PlayerRef => all.find((player) => player.name === name) ?? { id: "", name };
    const others = Object.entries(totals).map(([name, total]) => [who(name), cardOf(total)] as const);
    return together([[who(last), open], ...others], { faces: "1 2 3 4 6", rollsUsed: 3 });
  };
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
  world.tick(40);
  const names = ["Ana", "Ben", "Cem"].filter((name) => world.players.has(name));
  const own = { Ana: ANAS, Ben: BENS, Cem: CEMS };
  expect(names.map((name) => [name, has(world.player(name))])).toEqual(
    names.map((name) => [name, own[name as keyof typeof own]]),
  );
  expect(potsIn(world)).toEqual([]);
}
