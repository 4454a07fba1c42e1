// What a player sees of the world, as data for the page. Only looks.
import type { ItemRecord } from "../host/core/stacks.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { diceOnTables } from "./dice-on-tables.ts";
import type { Look, SceneBlock, SceneView, SlotView } from "./wire.ts";

export function sceneOf(world: World): SceneView {
  const [seen] = world.send("lookAtBlocks");
  const entities = world.entities();
  const riders = new Set(entities.flatMap((entity) => entity.riders));
  const players = [...world.players.values()].flatMap(({ id, name }) => {
    const body = entities.find((entity) => entity.id === id);
    return body === undefined ? [] : [{ name, ...body.location, yaw: body.yaw, sits: riders.has(name) }];
  });
  const items = entities.flatMap(({ item, location }) =>
    item ? [{ typeId: item.typeId, ...location }] : [],
  );
  return { blocks: seen?.["blocks"] as readonly SceneBlock[], players, items, dice: diceOnTables(world) };
}

export function lookOf(world: World, player: Player, scene: SceneView): Look {
  const { slots, slot, sneaking } = player.pockets();
  const sits = scene.players.some(({ name, sits }) => name === player.name && sits);
  return {
    me: { name: player.name, sits, sneaks: sneaking, slot },
    slots: slots.map((item) => item && slotView(world, item)),
    form: player.form ?? null,
    actionBar: { text: player.actionBar, count: player.actionBars },
    scene,
  };
}

function slotView(world: World, { typeId, amount, nameTag, lore }: ItemRecord): SlotView {
  return { typeId, amount, name: nameTag ?? world.nameOf(typeId), lore: lore.map(world.resolve) };
}
