// Tries in the running game what only it can settle, and says in one line each what came of it. Leaves nothing behind.
import { ItemStack, type Player, type RawMessage } from "@minecraft/server";
import { CustomForm } from "@minecraft/server-ui";
import { type LangKey, say } from "../ui/text.ts";
import { BOARD_ITEM, SEAT_ENTITY, WORLD_PROPERTY } from "./ids.ts";
import { readProperty, writeProperty } from "./properties.ts";
import { rawText, tell } from "./raw-text.ts";

interface Trial {
  readonly name: LangKey;
  /** Whether it works; what it throws is told. */
  readonly works: (player: Player) => boolean;
}

/** The longest line of lore that the game is said to take. */
const LORE = 50;

const TRIALS: readonly Trial[] = [
  { name: "yahtzee.selfTest.properties", works: keepsProperties },
  { name: "yahtzee.selfTest.seat", works: carriesPlayers },
  { name: "yahtzee.selfTest.lore", works: () => takesLore("x".repeat(LORE)) },
  { name: "yahtzee.selfTest.translatedLore", works: () => takesLore(rawText(say("yahtzee.lore.rollOff"))) },
  {
    name: "yahtzee.selfTest.liveForm",
    works: (player) => new CustomForm(player, rawText(say("yahtzee.title"))) !== null,
  },
];

export function selfTest(player: Player): void {
  if (!player.isValid) return;
  for (const { name, works } of TRIALS) {
    try {
      tell(player, say(works(player) ? "yahtzee.selfTest.works" : "yahtzee.selfTest.fails", say(name)));
    } catch (error) {
      tell(player, say("yahtzee.selfTest.throws", say(name), String(error)));
    }
  }
}

/** A long text goes into the world's properties and comes back. */
function keepsProperties(): boolean {
  const [key, value] = [`${WORLD_PROPERTY}selfTest`, "é".repeat(10_000)];
  const isKept = writeProperty(key, value) && readProperty(key) === value;
  return writeProperty(key, undefined) && isKept;
}

/** A seat can be made, takes the player and lets them go. */
function carriesPlayers(player: Player): boolean {
  const rides = (): boolean => player.getComponent("minecraft:riding") !== undefined;
  if (rides()) throw new Error("stand up first");
  const seat = player.dimension.spawnEntity(SEAT_ENTITY, player.location);
  try {
    const rideable = seat.getComponent("minecraft:rideable");
    const isOn = rideable?.addRider(player) === true;
    rideable?.ejectRiders();
    return isOn && !rides();
  } finally {
    if (seat.isValid) seat.remove();
  }
}

function takesLore(line: string | RawMessage): boolean {
  new ItemStack(BOARD_ITEM, 1).setLore(typeof line === "string" ? [line] : [line]);
  return true;
}
