// Tries in the running game what only it can settle, and says in one line each what came of it. Leaves nothing behind.
import { ItemStack, type Player, type RawMessage, system, TextPrimitive, world } from "@minecraft/server";
import { CustomForm, ObservableNumber, ObservableUIRawMessage } from "@minecraft/server-ui";
import { type LangKey, say } from "../ui/text.ts";
import { BOARD_ITEM, DICE_ENTITY, DICE_PROPERTIES, SEAT_ENTITY, WORLD_PROPERTY } from "./ids.ts";
import { makePot } from "./pot-entity.ts";
import { readProperty, writeProperty } from "./properties.ts";
import { rawText, tell } from "./raw-text.ts";

interface Trial {
  readonly name: LangKey;
  /** Throws, with words for the operator, where it does not work. */
  readonly run: (player: Player) => void | Promise<void>;
}

/** The longest line of lore that the game is said to take. */
const LORE = 50;
const AREA = "yahtzee_self_test";
/** In blocks: where nobody has anything loaded. */
const FAR = 1024;
/** As seats are tried in earnest: mounting again in the next ticks, riders seen a while later. */
const TRIES = 3;
const SETTLE_TICKS = 10;

const TRIALS: readonly Trial[] = [
  { name: "selfTest.properties", run: keepsProperties },
  { name: "selfTest.seat", run: carriesPlayers },
  { name: "selfTest.pot", run: keepsItems },
  { name: "selfTest.area", run: loadsChunks },
  { name: "selfTest.lore", run: () => takesLore("x".repeat(LORE)) },
  { name: "selfTest.translatedLore", run: () => takesLore(rawText(say("lore.rollOff"))) },
  { name: "selfTest.liveForm", run: buildsLiveForm },
  { name: "selfTest.dice", run: showsDice },
  { name: "selfTest.text", run: floatsText },
];

export async function selfTest(player: Player): Promise<void> {
  for (const { name, run } of TRIALS) {
    let outcome = say("selfTest.works", say(name));
    try {
      await run(player);
    } catch (error) {
      outcome = say("selfTest.fails", say(name), error instanceof Error ? error.message : String(error));
    }
    if (!player.isValid) return;
    tell(player, outcome);
  }
}

/** A long text goes into the world's properties and comes back. */
function keepsProperties(): void {
  const [key, value] = [`${WORLD_PROPERTY}selfTest`, "é".repeat(10_000)];
  const isKept = writeProperty(key, value) && readProperty(key) === value;
  if (!writeProperty(key, undefined) || !isKept) throw new Error("it does not come back");
}

/** A seat can be made, takes the player and lets them go. */
async function carriesPlayers(player: Player): Promise<void> {
  const rides = (): boolean => player.isValid && player.getComponent("minecraft:riding") !== undefined;
  if (rides()) throw new Error("stand up first");
  const seat = player.dimension.spawnEntity(SEAT_ENTITY, player.location);
  try {
    const rideable = seat.getComponent("minecraft:rideable");
    for (let tries = 1; rideable?.addRider(player) !== true; tries++) {
      if (tries === TRIES) throw new Error("it takes nobody");
      await system.waitTicks(1);
    }
    await system.waitTicks(SETTLE_TICKS);
    if (!rides()) throw new Error("nobody rides it");
    rideable.ejectRiders();
    await system.waitTicks(SETTLE_TICKS);
    if (rides()) throw new Error("it does not let go");
  } finally {
    if (seat.isValid) seat.remove();
  }
}

/** A pot can be made and keeps what is put into it. */
function keepsItems(player: Player): void {
  const { x, y, z } = player.location;
  makePot({ dimension: player.dimension.id, x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) }).remove();
}

/** A chunk far off can be loaded for a while, as for what waits in a pot there. */
async function loadsChunks(player: Player): Promise<void> {
  const areas = world.tickingAreaManager;
  const far = { ...player.location, x: player.location.x + FAR };
  const area = { dimension: player.dimension, from: far, to: far };
  if (!areas.hasCapacity(area)) throw new Error("no more chunks can be kept loaded");
  try {
    await areas.createTickingArea(AREA, area);
  } finally {
    if (areas.hasTickingArea(AREA)) areas.removeTickingArea(AREA);
  }
}

function takesLore(line: string | RawMessage): void {
  new ItemStack(BOARD_ITEM, 1).setLore(typeof line === "string" ? [line] : [line]);
}

function buildsLiveForm(player: Player): void {
  const title = rawText(say("title"));
  const items = [{ label: new ObservableUIRawMessage(title), value: 0 }];
  const chosen = new ObservableNumber(0, { clientWritable: true });
  new CustomForm(player, title).label(title).dropdown(title, chosen, items);
}

/** Dice can be made, and take what all see of them and what one player does. */
function showsDice(player: Player): void {
  const dice = player.dimension.spawnEntity(DICE_ENTITY, player.location);
  try {
    dice.setProperty(DICE_PROPERTIES.roll, 1);
    player.setPropertyOverrideForEntity(dice, DICE_PROPERTIES.pace, 0);
  } finally {
    dice.remove();
  }
}

/** A text can float in the world, and can be taken away. */
function floatsText({ dimension, location }: Player): void {
  const text = new TextPrimitive(location, rawText(say("title")));
  world.primitiveShapesManager.addText(text, dimension);
  world.primitiveShapesManager.removeText(text);
}
