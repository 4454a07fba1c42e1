// What a page may ask for a player: one entry each, read with care, since anybody can send anything.
import type { Saved } from "../../match/decode.ts";
import { NAMESPACE } from "../../minecraft/ids.ts";
import { WOODS } from "../build/woods.ts";
import { type Face, STEP } from "../host/core/faces.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { FIELD, GROUND_BLOCK } from "./field.ts";
import { Refusal } from "./refusal.ts";
import type { Action, Answers, Grid } from "./wire.ts";

const FACES = Object.keys(STEP) as Face[];
/** What is placed on top of what was placed. */
const TOP = GROUND_BLOCK + 8;
const STACK = 16;
/** What everybody can have as much of as they like. */
export const MATERIALS: readonly string[] = [
  ...Object.values(WOODS).map(({ planks }) => planks),
  ...["minecraft:stick", "minecraft:quartz", "minecraft:white_wool"],
];
const LONGEST_LINE = 256;

const NOWHERE = { x: 0, z: 0 };

interface Asked {
  readonly world: World;
  readonly player: Player;
  readonly request: Saved;
}
/** Does it, or throws: a mismatch where no page sends such a thing, a refusal where a person asked for too much. */
type Actions = {
  readonly [A in Action]: (asked: Asked) => A extends keyof Answers ? Answers[A] : void;
};

export const ACTIONS: Actions = {
  use(asked) {
    const [x, y, z, face] = clickIn(asked.request);
    if (y === GROUND_BLOCK && !holdsOurs(asked.player)) return walkTo(asked, x, z);
    asked.player.lookTowards(x, y, z);
    asked.player.use(x, y, z, face);
  },
  break({ player, request }) {
    const [x, y, z, face] = clickIn(request);
    if (y === GROUND_BLOCK) throw new Refusal("The ground stays as it is: break what stands on it.");
    player.lookTowards(x, y, z);
    player.mine(x, y, z, face);
  },
  step(asked) {
    const { world, player, request } = asked;
    const { x, z } = world.entities().find(({ id }) => id === player.id)?.location ?? NOWHERE;
    const stepIn = (name: "east" | "south"): number => request.field(name).integer(-FIELD, FIELD);
    walkTo(asked, Math.floor(x) + stepIn("east"), Math.floor(z) + stepIn("south"));
  },
  sneak: ({ player, request }) => player.sneak(request.field("on").boolean()),
  jump: ({ player }) => player.jump(),
  dismount: ({ player }) => player.dismount(),

  select: ({ player, request }) => player.select(request.field("slot").integer(0, 8)),
  swap({ player, request }) {
    const slotIn = (name: "from" | "to"): number => request.field(name).integer(0, 35);
    player.swap(slotIn("from"), slotIn("to"));
  },
  drop: ({ player }) => player.drop(),
  take({ player, request }) {
    const item = request.field("item").oneOf(MATERIALS);
    if (!player.slots().includes(null)) throw new Refusal("Your inventory is full: drop something first.");
    player.give(item, STACK);
  },
  craft: ({ player, request }) => player.craft(gridIn(request)),
  recipeOf({ world, player, request }) {
    const item = player.recipeOf(gridIn(request));
    return { name: item && world.nameOf(item) };
  },
  layOut: ({ player, request }) => ({ grid: player.layOut(request.field("item").string()) }),

  chat: ({ player, request }) => (request.field("open").boolean() ? player.openChat() : player.closeChat()),
  say({ world, player, request }) {
    const line = request.field("line").string(LONGEST_LINE).replace(/\s+/g, " ").trim();
    if (line.startsWith("/")) player.type(line);
    else for (const { chat } of world.players.values()) chat.push(`<${player.name}> ${line}`);
  },

  press({ player, request }) {
    const { id, kind } = ownForm(player, request);
    if (kind === "live") player.forgeLive(id, rowIn(request));
    else player.forge(id, rowIn(request));
  },
  submit({ player, request }) {
    const values = request.field("values").items();
    player.forge(
      ownForm(player, request).id,
      values.map((value) => value.orNull((field) => field.boolean())),
    );
  },
  toggle({ player, request }) {
    player.forgeToggle(ownForm(player, request).id, rowIn(request), request.field("on").boolean());
  },
  choose({ player, request }) {
    player.forgeChoice(ownForm(player, request).id, rowIn(request), request.field("item").integer(0, 255));
  },
  close({ player, request }) {
    ownForm(player, request);
    player.close();
  },
};

/** Farther than the field and higher than anything can be named: what is out of reach the host says better. */
function blockIn(request: Saved, name: "x" | "z"): number {
  return request.field(name).integer(-2 * FIELD, 2 * FIELD);
}
function clickIn(request: Saved): readonly [x: number, y: number, z: number, face: Face] {
  const y = request.field("y").integer(GROUND_BLOCK, TOP);
  return [blockIn(request, "x"), y, blockIn(request, "z"), request.field("face").oneOf(FACES)];
}
/** Whether something of the add-on's own is in hand: it does something on the ground too, or says why not. */
function holdsOurs(player: Player): boolean {
  const { slots, slot } = player.pockets();
  return slots[slot]?.typeId.startsWith(`${NAMESPACE}:`) === true;
}
/** Where the ground is used with nothing for it in hand, one goes there. */
function walkTo({ world, player }: Asked, x: number, z: number): void {
  if (Math.max(Math.abs(x), Math.abs(z)) > FIELD) throw new Refusal("The field ends here.");
  const isFree = [1, 2].every((up) => world.block(x, GROUND_BLOCK + up, z).typeId === "minecraft:air");
  if (!isFree) throw new Refusal("Something stands there: walk to a free place.");
  player.move(x + 0.5, GROUND_BLOCK + 1, z + 0.5);
}
function gridIn(request: Saved): Grid {
  const cells = request.field("grid");
  const grid = cells.items().map((cell) => cell.orNull((item) => item.string()));
  if (grid.length !== 9) throw cells.mismatch("nine cells");
  return grid;
}
/** Nobody reaches into a form of another player, or into one that is over. */
function ownForm({ form }: Player, request: Saved): NonNullable<Player["form"]> {
  const id = request.field("form").integer(0, Number.MAX_SAFE_INTEGER);
  if (form?.id !== id) throw new Refusal("This form is over.");
  return form;
}
function rowIn(request: Saved): number {
  return request.field("row").integer(0, 255);
}
