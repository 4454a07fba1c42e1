// What a player sees of the world, as data for the page. Only looks.

import type { Synced } from "../host/core/model.ts";
import type { ItemRecord } from "../host/core/stacks.ts";
import type { FloatingText } from "../host/core/texts.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import type { Look, SceneBlock, SceneEntity, SceneView, SlotView } from "./wire.ts";

/** They are told in ways of their own. */
const TOLD_APART = ["minecraft:player", "minecraft:item"];

/** As it is for nobody in particular: `lookOf` says what a player sees of it. */
interface WholeScene extends Omit<SceneView, "entities"> {
  readonly entities: readonly (Omit<SceneEntity, "properties"> & { readonly synced: Synced })[];
}
export function sceneOf(world: World): WholeScene {
  const [seen] = world.send("lookAtBlocks");
  const floating = (world.send("lookAtTexts")[0]?.["texts"] ?? []) as readonly FloatingText[];
  const entities = world.entities();
  const riders = new Set(entities.flatMap((entity) => entity.riders));
  const players = [...world.players.values()].flatMap(({ id, name }) => {
    const body = entities.find((entity) => entity.id === id);
    return body === undefined ? [] : [{ name, ...body.location, yaw: body.yaw, sits: riders.has(name) }];
  });
  const items = entities.flatMap(({ item, location }) =>
    item ? [{ typeId: item.typeId, ...location }] : [],
  );
  const others = entities.filter(({ typeId }) => !TOLD_APART.includes(typeId));
  return {
    blocks: seen?.["blocks"] as readonly SceneBlock[],
    players,
    items,
    texts: floating.map(({ text, location }) => ({ text: world.resolve(text), ...location })),
    entities: others.map(({ location, ...one }) => {
      return { id: one.id, typeId: one.typeId, ...location, yaw: one.yaw, synced: one.synced };
    }),
  };
}

export function lookOf(world: World, player: Player, scene: WholeScene): Look {
  const { slots, slot, sneaking } = player.pockets();
  const sits = scene.players.some(({ name, sits }) => name === player.name && sits);
  return {
    me: { name: player.name, sits, sneaks: sneaking, slot },
    slots: slots.map((item) => item && slotView(world, item)),
    form: player.form ?? null,
    actionBar: { text: player.actionBar, count: player.actionBars },
    scene: { ...scene, entities: scene.entities.map((entity) => seenBy(player, entity)) },
  };
}
function seenBy({ id }: Player, { synced, ...entity }: WholeScene["entities"][number]): SceneEntity {
  return { ...entity, properties: { ...synced.values, ...synced.overrides[id] } };
}

function slotView(world: World, { typeId, amount, nameTag, lore }: ItemRecord): SlotView {
  return { typeId, amount, name: nameTag ?? world.nameOf(typeId), lore: lore.map(world.resolve) };
}
