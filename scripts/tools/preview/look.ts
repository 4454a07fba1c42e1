// What a player sees of the world, as data for the page. Reads the world only.
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { diceOnTables } from "./dice-on-tables.ts";
import type { Look, SceneBlock, SceneView, SlotView } from "./wire.ts";

const AIR = "minecraft:air";

export function sceneOf(world: World): SceneView {
  const [seen] = world.send("lookAtBlocks");
  const blocks = seen?.["blocks"] as readonly SceneBlock[];
  const entities = world.entities();
  const riders = new Set(entities.flatMap((entity) => entity.riders));
  const players = [...world.players.values()].flatMap(({ id, name }) => {
    const body = entities.find((entity) => entity.id === id);
    return body === undefined ? [] : [{ name, ...body.location, yaw: body.yaw, sits: riders.has(name) }];
  });
  const items = entities.flatMap(({ item, location }) =>
    item ? [{ typeId: item.typeId, ...location }] : [],
  );
  return {
    blocks: blocks.filter(({ typeId }) => typeId !== AIR),
    players,
    items,
    dice: diceOnTables(world),
  };
}

export function lookOf(world: World, player: Player, scene: SceneView): Look {
  const { slots, slot, sneaking } = pocketsOf(world, player);
  const sits = scene.players.some(({ name, sits }) => name === player.name && sits);
  return {
    me: { name: player.name, sits, sneaks: sneaking, slot },
    slots: slots.map((item) => item && slotView(world, item)),
    form: player.form ?? null,
    actionBar: player.actionBar,
    scene,
  };
}

interface Pockets {
  readonly slots: ReturnType<Player["slots"]>;
  readonly slot: number;
  readonly sneaking: boolean;
}
export function pocketsOf(world: World, player: Player): Pockets {
  const [pockets] = world.send("inventory", { player: player.name });
  return pockets as unknown as Pockets;
}

function slotView(world: World, item: NonNullable<Pockets["slots"][number]>): SlotView {
  const { typeId, amount, nameTag, lore } = item;
  return { typeId, amount, name: nameTag ?? world.nameOf(typeId), lore: lore.map(world.resolve) };
}
