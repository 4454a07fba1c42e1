// Worlds for scenarios: the shipped bundle on the host, closed and asked for errors when the scenario ends.
import type { Match } from "../../scripts/match/match.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../../scripts/match/saved-match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Seed } from "../../scripts/match/throws.ts";
import { BEST_PROPERTY, BOARD_ITEM, MATCH_PROPERTY, SEAT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { openWorld, type World, type WorldOptions } from "../../scripts/tools/host/world.ts";
import {
  craftAll,
  fitBoard,
  joinWithMaterials,
  openBoard,
  placeFurniture,
  startAlone,
} from "../../scripts/tools/play/set-up.ts";
import { together } from "./matches.ts";

type Scenario = (world: World) => void | Promise<void>;

/** Whoever joins has chosen simple screens; for worlds whose scenario is about them, or about no screens at all. */
export function choosesSimpleScreens(player: Player): void {
  player.type("/yahtzee:screens classic");
  player.presses = 0;
  player.chat.length = 0;
}

/** Live screens, as they are for who has chosen nothing. */
export const LIVE: WorldOptions = { joined: () => undefined, pace: 12 };

/**
 * Runs a scenario in a new world, with simple screens unless told otherwise; anything that the add-on logged as an
 * error fails it.
 */
export async function inWorld(scenario: Scenario, options: WorldOptions = {}): Promise<void> {
  const world = await openWorld({ joined: choosesSimpleScreens, pace: 6, ...options });
  try {
    await scenario(world);
    world.expectNoErrors();
  } finally {
    world.session.dispose();
  }
}

/** Ana beside her table and its chair, the board in her inventory, her hand empty. */
export function withFurniture(world: World): Player {
  const ana = joinWithMaterials(world, "Ana");
  craftAll(ana);
  placeFurniture(ana);
  ana.emptyHand();
  return ana;
}

/** Another player, who stands beside Ana's table. @param permission 2 for an operator. */
export function joinBeside(world: World, name: string, permission = 1): Player {
  return world.join(name, { location: { x: 2.5, y: 64, z: 2.5 }, permission });
}

/** An operator comes by and takes the board off Ana's table. */
export function boardTakenByOperator(world: World): Player {
  const op = joinBeside(world, "Op", 2);
  openBoard(op);
  takeBoardOff(op);
  return op;
}

/** Presses *Take the board off* on an open screen, and once more where others play and it is asked. */
export function takeBoardOff(player: Player): void {
  for (const _question of [1, 2]) {
    const isThere = player.form?.buttons.includes("Take the board off");
    if (player.form?.buttons.includes("More") === true && isThere !== true) player.press("More");
    if (player.form !== undefined) player.press("Take the board off");
    if (player.form?.body.startsWith("Take the board off now?") !== true) return;
  }
}

export function boardOf(player: Player): ReturnType<Player["slots"]>[number] | undefined {
  return player.slots().find((slot) => slot?.typeId === BOARD_ITEM);
}

/** Saved records that cannot be read: cut off, and of a version that is not there yet. */
export const DAMAGED = '{"version":1,"id":12';
export const NEWER = '{"version":99,"colour":"blue"}';

/** A world in which Ana sits at her table and a game waits for its first roll. */
export async function inGame(
  scenario: (world: World, ana: Player) => void | Promise<void>,
  options: WorldOptions = {},
): Promise<void> {
  await inWorld(async (world) => {
    const ana = joinWithMaterials(world, "Ana");
    startAlone(ana);
    await scenario(world, ana);
  }, options);
}

/** The save of a world in which Ana has started a game and done what `prepare` does. */
export async function savedGame(prepare: (ana: Player) => void = () => undefined): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inGame((world, ana) => {
    prepare(ana);
    save = world.save();
  });
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/** A save in which the board is off while the blocks and the inventories are from before: a crash took the item. */
export async function boardLost(): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inGame((world, ana) => {
    ana.press("Roll dice");
    ana.close();
    world.save();
    openBoard(ana);
    ana.press("More");
    ana.press("Take the board off");
    save = world.save("properties");
  });
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/** The save with best totals of the player that cannot be read. */
export function withDamagedBest(save: WorldSave, { id }: Player): WorldSave {
  return { ...save, properties: [...save.properties, [BEST_PROPERTY + id, DAMAGED]] };
}

/** Opens a world from a save, lets Ana come back where she was and open the board; hands both to the scenario. */
export async function inSavedGame(
  save: WorldSave,
  scenario: (world: World, ana: Player) => void | Promise<void>,
  options: WorldOptions = {},
): Promise<void> {
  await inWorld(
    async (world) => {
      const ana = world.join("Ana");
      openBoard(ana);
      await scenario(world, ana);
    },
    { ...options, save },
  );
}

/** The sheet of the game that is played or was played, as it stands on the screen. */
export function readSheet(player: Player): string {
  player.press("Sheet");
  const sheet = player.form?.body ?? "";
  player.press("Back");
  return sheet;
}

/** The save with the world's properties replaced by what `change` makes of each. */
export function withProperties(save: WorldSave, change: (key: string, value: string) => string): WorldSave {
  return {
    ...save,
    properties: save.properties.map(([key, value]) => [
      key,
      typeof value === "string" ? change(key, value) : value,
    ]),
  };
}

/** The match that the save holds, as the add-on itself reads it. */
export function matchIn(save: WorldSave): Match {
  return readable(propertiesOf(save, MATCH_PROPERTY)[0] ?? "").match;
}

/** The save with the match changed, as if it had come to that. @param seed in place of its secret. */
export function withMatch(save: WorldSave, change: (match: Match) => Match, seed?: Seed): WorldSave {
  return withProperties(save, (key, value) => {
    if (!key.startsWith(MATCH_PROPERTY)) return value;
    const { match, ...rest } = readable(value);
    const json = encodeMatch({ ...rest, ...(seed && { seed }), match: change(match) });
    readable(json);
    return json;
  });
}

function readable(json: string): MatchRecord {
  const decoded = decodeMatch(json);
  if (!decoded.ok) throw new Error(decoded.reason.message);
  return decoded.value;
}

/** The values of the world's properties whose key begins so. */
export function propertiesOf(save: WorldSave, prefix: string): readonly string[] {
  return save.properties.filter(([key]) => key.startsWith(prefix)).map(([, value]) => String(value));
}

interface Place {
  readonly name: string;
  readonly chair: readonly [number, number, number];
  readonly faces: string;
  readonly stands: { readonly x: number; readonly y: number; readonly z: number };
}
/** Round Ana's table clockwise from the north, in the order in which a match seats them. */
const PLACES: readonly Place[] = [
  { name: "Ana", chair: [0, 64, -1], faces: "south", stands: { x: 0.5, y: 64, z: -2.5 } },
  { name: "Ben", chair: [1, 64, 0], faces: "west", stands: { x: 3.5, y: 64, z: 0.5 } },
  { name: "Cem", chair: [0, 64, 1], faces: "north", stands: { x: 0.5, y: 64, z: 3.5 } },
  { name: "Dea", chair: [-1, 64, 0], faces: "east", stands: { x: -2.5, y: 64, z: 0.5 } },
];

/** Whoever of them is in the world now. */
export interface People {
  readonly ana: Player;
  readonly ben: Player;
  readonly cem: Player;
  readonly dea: Player;
}

function peopleIn(world: World): People {
  return {
    get ana() {
      return world.player("Ana");
    },
    get ben() {
      return world.player("Ben");
    },
    get cem() {
      return world.player("Cem");
    },
    get dea() {
      return world.player("Dea");
    },
  };
}

/** The throws of the matches below follow from it, so that a scenario knows them. */
const SEED: Seed = [1, 2, 3, 4];

interface Round {
  readonly save: WorldSave;
  readonly players: readonly PlayerRef[];
}
let round: Promise<Round> | undefined;

/** Four who know each other stand round Ana's fitted table; made once and then opened again and again. */
async function standRound(): Promise<Round> {
  let made: Round | undefined;
  const scenario = (world: World): void => {
    const ana = withFurniture(world);
    fitBoard(ana);
    const players = PLACES.map(({ name, chair: [x, y, z], faces, stands }) => {
      world.setBlock(x, y, z, "tabletop_yahtzee:oak_game_chair", { "minecraft:cardinal_direction": faces });
      if (name === "Ana") ana.move(stands.x, stands.y, stands.z);
      const { id } = name === "Ana" ? ana : world.join(name, { location: stands });
      return { id, name };
    });
    made = { save: world.save(), players };
  };
  await inWorld(scenario, { ...LIVE, driver: "nodevm" });
  if (made === undefined) throw new Error("The world gave no save.");
  return made;
}

/**
 * Ana, Ben, Cem and Dea, or the first so many of them, sit at Ana's table in the match that `make` makes of them;
 * nothing has been said yet and no form is open.
 */
export async function inMatch(
  howMany: 1 | 2 | 3 | 4,
  make: (players: readonly PlayerRef[]) => Match,
  scenario: (world: World, people: People) => void | Promise<void>,
  options: WorldOptions = {},
): Promise<void> {
  round ??= standRound();
  const { save, players } = await round;
  const match = make(players.slice(0, howMany));
  const begun = withMatch(save, ({ id }) => ({ ...match, id }), SEED);
  await inWorld(
    async (world) => {
      for (const { name, chair } of PLACES.slice(0, howMany)) world.join(name).use(...chair);
      for (const player of world.players.values()) quieten(player);
      await scenario(world, peopleIn(world));
    },
    { driver: "nodevm", ...options, save: begun },
  );
}

/** For `inMatch`: the first has rolled once, and these dice score nothing in Yahtzee and in Full House. */
export function rolledOnce(players: readonly PlayerRef[]): Match {
  const cards = players.map((player) => [player, {}] as const);
  return together(cards, { faces: "1 2 4 4 6" });
}

/** Forgets what the player was told so far. */
export function quieten(player: Player): void {
  player.chat.length = 0;
  player.sounds.length = 0;
  player.actionBar = "";
}

/** Presses a button, which a simple screen may have behind *More*. */
export function pressAnywhere(player: Player, button: string): void {
  const hasIt = player.form?.buttons.some((text) => text.startsWith(button));
  if (hasIt !== true && player.form?.buttons.includes("More")) player.press("More");
  player.press(button);
}

/** Both kinds of screens, for scenarios that are about both. */
export const BOTH_SCREENS = [
  { screens: "simple", options: {} },
  { screens: "live", options: LIVE },
] as const satisfies readonly { readonly screens: string; readonly options: WorldOptions }[];

/** Who rides the seats that are in the world. */
export function ridersIn(world: World): readonly (readonly string[])[] {
  return world.entities(SEAT_ENTITY).map(({ riders }) => riders);
}
