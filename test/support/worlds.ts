// Worlds for scenarios: the shipped bundle on the host, closed and asked for errors when the scenario ends.
import { readFileSync } from "node:fs";
import type { Match } from "../../scripts/match/match.ts";
import { BEST_PROPERTY, BOARD_ITEM, MATCH_PROPERTY, SEAT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { readPackFiles } from "../../scripts/tools/host/packs.ts";
import { readLang } from "../../scripts/tools/host/text.ts";
import { openWorld, type World, type WorldOptions } from "../../scripts/tools/host/world.ts";
import { readableMatch } from "../../scripts/tools/play/changed-save.ts";
import {
  craftAll,
  joinWithMaterials,
  openBoard,
  placeFurniture,
  startAlone,
} from "../../scripts/tools/play/set-up.ts";

export { withMatch, withProperties } from "../../scripts/tools/play/changed-save.ts";

/** Read once for all worlds of a process. */
export const BUILT = {
  bundle: readFileSync("dist/behavior_pack/scripts/main.js", "utf8"),
  core: readFileSync("dist/host/core.js", "utf8"),
  packs: readPackFiles("dist/behavior_pack"),
  texts: readLang(readFileSync("dist/resource_pack/texts/en_US.lang", "utf8")),
  reuse: true,
} satisfies WorldOptions;

/** What calls the player, beside the sounds of the table. */
export function nudges({ sounds }: Player): readonly string[] {
  return sounds.filter((sound) => !sound.startsWith("tabletop_yahtzee."));
}

/** Whoever joins has chosen simple screens; for worlds whose scenario is about them, or about no screens at all. */
export function choosesSimpleScreens(player: Player, world: World): void {
  choose(player, world, ["/yahtzee:dice none", "/yahtzee:screens classic"]);
}

/** Live screens, and dice that lie at once: most scenarios are about something else. */
export const LIVE: WorldOptions = {
  joined: (player, world) => choose(player, world, ["/yahtzee:dice none"]),
  pace: 12,
};

/** What is chosen by nobody is live screens and dice that tumble. */
export const NOTHING_CHOSEN: WorldOptions = { joined: () => undefined, pace: 12 };

/** In little time, and without a trace but what is chosen. */
function choose(player: Player, world: World, commands: readonly string[]): void {
  const { pace } = world;
  const heard = player.chat.length;
  world.pace = 1;
  for (const command of commands) player.type(command);
  player.chat.length = heard;
  player.presses = 0;
  world.pace = pace;
  world.pause();
}

/**
 * Runs a scenario in a new world, with simple screens unless told otherwise; anything that the add-on logged as an
 * error fails it. @returns what the scenario gives, such as a save.
 */
export async function inWorld<T>(
  scenario: (world: World) => T | Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  const world = await openWorld({ ...BUILT, joined: choosesSimpleScreens, pace: 6, ...options });
  try {
    const given = await scenario(world);
    world.expectNoErrors();
    return given;
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
export function inGame<T>(
  scenario: (world: World, ana: Player) => T | Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  return inWorld((world) => {
    const ana = joinWithMaterials(world, "Ana");
    startAlone(ana);
    return scenario(world, ana);
  }, options);
}

/** The save of a world in which Ana has started a game and done what `prepare` does. */
export function savedGame(prepare: (ana: Player) => void = () => undefined): Promise<WorldSave> {
  return inGame((world, ana) => {
    prepare(ana);
    return world.save();
  });
}

/** A save in which the board is off while the blocks and the inventories are from before: a crash took the item. */
export function boardLost(): Promise<WorldSave> {
  return inGame((world, ana) => {
    ana.press("Roll dice");
    ana.close();
    world.save();
    openBoard(ana);
    ana.press("More");
    ana.press("Take the board off");
    return world.save("properties");
  });
}

/** The save with best totals of the player that cannot be read. */
export function withDamagedBest(save: WorldSave, { id }: Player): WorldSave {
  return { ...save, properties: [...save.properties, [BEST_PROPERTY + id, DAMAGED]] };
}

/** Opens a world from a save, lets Ana come back where she was and open the board; hands both to the scenario. */
export function inSavedGame<T>(
  save: WorldSave,
  scenario: (world: World, ana: Player) => T | Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  return inWorld(
    (world) => {
      const ana = world.join("Ana");
      openBoard(ana);
      return scenario(world, ana);
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

/** The match that the save holds, as the add-on itself reads it. */
export function matchIn(save: WorldSave): Match {
  return readableMatch(propertiesOf(save, MATCH_PROPERTY)[0] ?? "").match;
}

/** The values of the world's properties whose key begins so. */
export function propertiesOf(save: WorldSave, prefix: string): readonly string[] {
  return save.properties.filter(([key]) => key.startsWith(prefix)).map(([, value]) => String(value));
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
