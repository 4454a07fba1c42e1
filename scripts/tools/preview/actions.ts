// What a page may ask for a player: one entry each, read with care, since anybody can send anything.
import type { Saved } from "../../match/decode.ts";
import { isChair, isTable } from "../../minecraft/ids.ts";
import { WOODS } from "../build/woods.ts";
import type { Face } from "../host/core/clicks.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { pocketsOf } from "./look.ts";

/** How far from the middle one can walk: as far as the page draws the ground. */
const FIELD = 11;
const GROUND = 63;
const TOP = GROUND + 4;
const FACES: readonly Face[] = ["Up", "Down", "North", "South", "West", "East"];
const STACK = 16;
/** What everybody can have as much of as they like. */
export const MATERIALS: readonly string[] = [
  ...Object.values(WOODS).map(({ planks }) => planks),
  ...["minecraft:stick", "minecraft:quartz", "minecraft:white_wool"],
];
const LONGEST_LINE = 256;

interface Asked {
  readonly world: World;
  readonly player: Player;
  readonly request: Saved;
}
/** Does it, or throws a sentence; what it returns is the answer. */
type Action = (asked: Asked) => object | undefined;

/** An action whose only answer is what the player sees of it. */
const press =
  (run: (asked: Asked) => void): Action =>
  (asked) => {
    run(asked);
    return undefined;
  };

type Spot = readonly [x: number, y: number, z: number];
function spotIn(request: Saved): Spot {
  const field = (name: "x" | "z"): number => request.field(name).integer(-FIELD, FIELD);
  return [field("x"), request.field("y").integer(GROUND, TOP), field("z")];
}
/** One looks at what one clicks: a block that is placed turns by that. */
function lookAt({ world, player }: Asked, [x, y, z]: Spot): void {
  const eyes = world.entities().find(({ id }) => id === player.id)?.location ?? { x: 0, y: 0, z: 0 };
  const [east, up, south] = [x + 0.5 - eyes.x, y + 0.5 - eyes.y - 1.62, z + 0.5 - eyes.z];
  const degrees = (radians: number): number => (radians * 180) / Math.PI;
  player.look(degrees(Math.atan2(-east, south)), degrees(-Math.atan2(up, Math.hypot(east, south))));
}
type Click = readonly [...Spot, Face];
function clickIn(request: Saved): Click {
  return [...spotIn(request), request.field("face").oneOf(FACES)];
}
function holdsBlock({ world, player }: Asked): boolean {
  const { slots, slot } = pocketsOf(world, player);
  const { typeId = "" } = slots[slot] ?? {};
  return isTable(typeId) || isChair(typeId);
}
/** Where the ground is used with nothing to place on it, one goes there. */
function walkTo({ world, player }: Asked, x: number, z: number): void {
  const isFree = [1, 2].every((up) => world.block(x, GROUND + up, z).typeId === "minecraft:air");
  if (!isFree) throw new Error("Something stands there: walk to a free place.");
  player.move(x + 0.5, GROUND + 1, z + 0.5);
}
function gridIn(request: Saved): readonly (string | null)[] {
  const cells = request.field("grid");
  const grid = cells.items().map((cell) => cell.orNull((item) => item.string()));
  if (grid.length !== 9) throw cells.mismatch("nine cells");
  return grid;
}
/** Nobody reaches into a form of another player, or into one that is over. */
function ownForm({ player, request }: Asked): number {
  const form = request.field("form").integer(0, Number.MAX_SAFE_INTEGER);
  if (player.form?.id !== form) throw new Error("This form is over.");
  return form;
}
const rowIn = (request: Saved): number => request.field("row").integer(0, 255);

export const ACTIONS: Readonly<Record<string, Action>> = {
  use: press((asked) => {
    const [x, y, z, face] = clickIn(asked.request);
    if (y === GROUND && !holdsBlock(asked)) walkTo(asked, x, z);
    else {
      lookAt(asked, [x, y, z]);
      asked.player.use(x, y, z, face);
    }
  }),
  break: press((asked) => {
    const [x, y, z, face] = clickIn(asked.request);
    if (y === GROUND) throw new Error("The ground stays as it is: break what stands on it.");
    lookAt(asked, [x, y, z]);
    asked.player.mine(x, y, z, face);
  }),
  walk: press((asked) => {
    const [x, z] = [asked.request.field("x"), asked.request.field("z")].map((at) =>
      at.integer(-FIELD, FIELD),
    );
    walkTo(asked, x ?? 0, z ?? 0);
  }),
  sneak: press(({ player, request }) => player.sneak(request.field("on").boolean())),
  jump: press(({ player }) => player.jump()),
  dismount: press(({ player }) => player.dismount()),

  select: press(({ world, player, request }) => {
    world.send("select", { player: player.name, slot: request.field("slot").integer(0, 8) });
  }),
  swap: press(({ world, player, request }) => {
    const [from, to] = [request.field("from"), request.field("to")].map((slot) => slot.integer(0, 35));
    world.send("swap", { player: player.name, from, to });
  }),
  drop: press(({ player }) => player.drop()),
  take: press(({ player, request }) => player.give(request.field("item").oneOf(MATERIALS), STACK)),
  craft: press(({ player, request }) => player.craft(gridIn(request))),
  recipeOf: ({ world, request }) => {
    const item = world.send("recipeOf", { grid: gridIn(request) })[0]?.["item"];
    return { name: typeof item === "string" ? world.nameOf(item) : null };
  },
  layOut: ({ world, player, request }) => {
    const item = request.field("item").string();
    return { grid: world.send("layOut", { player: player.name, item })[0]?.["grid"] };
  },

  chat: press(({ player, request }) =>
    request.field("open").boolean() ? player.openChat() : player.closeChat(),
  ),
  say: press(({ world, player, request }) => {
    const line = request.field("line").string(LONGEST_LINE);
    if (line.startsWith("/")) player.type(line);
    else for (const { chat } of world.players.values()) chat.push(`<${player.name}> ${line}`);
  }),

  button: press((asked) => asked.player.forge(ownForm(asked), rowIn(asked.request))),
  submit: press((asked) => {
    const values = asked.request.field("values").items();
    asked.player.forge(
      ownForm(asked),
      values.map((value) => value.orNull((field) => field.boolean())),
    );
  }),
  livePress: press((asked) => asked.player.forgeLive(ownForm(asked), rowIn(asked.request))),
  liveToggle: press((asked) => {
    const value = asked.request.field("on").boolean();
    asked.world.send("liveToggle", { form: ownForm(asked), row: rowIn(asked.request), value });
  }),
  close: press((asked) => {
    ownForm(asked);
    asked.player.close();
  }),
};
