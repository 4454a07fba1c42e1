// A tiny add-on with packs of its own, for the tests of the host: a table, a chair, a seat, a token.
import { bundleCore } from "../../../scripts/tools/host/build-core.ts";
import type { PackFiles } from "../../../scripts/tools/host/core/packs.ts";
import { openWorld, type World, type WorldOptions } from "../../../scripts/tools/host/world.ts";

const facing = {
  "minecraft:placement_direction": {
    enabled_states: ["minecraft:cardinal_direction"],
    y_rotation_offset: 180,
  },
};

function block(name: string, components: object, description: object = {}): Record<string, unknown> {
  return { "minecraft:block": { description: { identifier: `tiny:${name}`, ...description }, components } };
}

const TINY_PACKS: PackFiles = {
  vanillaItems: ["oak_planks", "birch_planks", "stick", "quartz", "apple", "egg", "diamond_sword"].map(
    (name) => `minecraft:${name}`,
  ),
  blocks: [
    block("table", { "tiny:table": { size: 3 } }, { states: { "tiny:fitted": [0, 1] }, traits: facing }),
    block(
      "chair",
      { "minecraft:selection_box": { origin: [-8, 0, -8], size: [16, 8, 16] } },
      { traits: facing },
    ),
  ],
  items: [
    {
      "minecraft:item": {
        description: { identifier: "tiny:token" },
        components: { "minecraft:max_stack_size": { value: 1 }, "tiny:token": {} },
      },
    },
  ],
  entities: [
    {
      "minecraft:entity": {
        description: { identifier: "tiny:seat" },
        component_groups: { "tiny:gone": { "minecraft:instant_despawn": {} } },
        components: {
          "minecraft:transient": {},
          "minecraft:physics": { has_gravity: false, has_collision: false },
          "minecraft:collision_box": { width: 0.1, height: 0.1 },
          "minecraft:rideable": {
            seat_count: 1,
            on_rider_exit_event: "tiny:rider_left",
            seats: [{ position: [0, -0.1, 0] }],
          },
        },
        events: { "tiny:rider_left": { add: { component_groups: ["tiny:gone"] } } },
      },
    },
    {
      "minecraft:entity": {
        description: { identifier: "tiny:pot" },
        components: {
          "minecraft:persistent": {},
          "minecraft:inventory": { inventory_size: 3, private: true },
        },
        events: {},
      },
    },
    {
      "minecraft:entity": {
        description: {
          identifier: "tiny:die",
          properties: {
            "tiny:face": { type: "int", range: [0, 6], default: 1, client_sync: true },
            "tiny:held": { type: "bool", default: false, client_sync: true },
            "tiny:luck": { type: "int", range: [0, 9], default: 0 },
            "tiny:size": { type: "float", range: [0, 1], default: 0.5, client_sync: true },
          },
        },
        components: { "minecraft:transient": {} },
      },
    },
    {
      "minecraft:entity": {
        description: { identifier: "tiny:chest" },
        components: { "minecraft:inventory": { inventory_size: 2, can_be_siphoned_from: true } },
      },
    },
  ],
  recipes: [
    {
      "minecraft:recipe_shaped": {
        description: { identifier: "tiny:table" },
        pattern: ["PPQ", "S  "],
        key: { P: { tag: "minecraft:planks" }, Q: { item: "minecraft:quartz" }, S: { item: "stick" } },
        unlock: [{ item: "minecraft:quartz" }],
        result: { item: "tiny:table", count: 2 },
      },
    },
  ],
};

const TINY_TEXTS: ReadonlyMap<string, string> = new Map([
  ["tile.tiny:table.name", "Tiny Table"],
  ["item.tiny:token", "Tiny Token"],
  ["tiny.welcome", "Welcome, %s!"],
]);

/** Registers what the packs name; `script` is the rest of the add-on, with everything of the game imported. */
function bundle(script: string): string {
  return `
    import { BlockPermutation, ItemStack, system, world } from "@minecraft/server";
    import { ActionFormData, CustomForm, ModalFormData, ObservableBoolean, ObservableNumber, ObservableString, ObservableUIRawMessage, uiManager } from "@minecraft/server-ui";
    const table = {}, token = {};
    const say = (...words) => console.log(words.map((word) => typeof word === "string" ? word : JSON.stringify(word)).join(" "));
    const attempt = (run) => { try { return run(); } catch (error) { return error.name + ": " + error.message; } };
    const overworld = () => world.getDimension("overworld");
    let ana;
    world.afterEvents.playerSpawn.subscribe(({ player }) => { ana = player; });
    const inventory = (of = ana) => of.getComponent("minecraft:inventory").container;
    const spawn = (type, x = 4, y = 64, z = 4) => overworld().spawnEntity(type, { x, y, z });
    const found = (type) => overworld().getEntities({ type });
    const onJump = (run) => world.afterEvents.playerButtonInput.subscribe(run, { buttons: ["Jump"], state: "Pressed" });
    system.beforeEvents.startup.subscribe((event) => {
      event.blockComponentRegistry.registerCustomComponent("tiny:table", table);
      event.itemComponentRegistry.registerCustomComponent("tiny:token", token);
    });
    ${script}
  `;
}

let core: Promise<string> | undefined;

export async function tinyWorld(script = "", options: WorldOptions = {}): Promise<World> {
  core ??= bundleCore();
  return openWorld({
    driver: "nodevm",
    packs: TINY_PACKS,
    texts: TINY_TEXTS,
    pace: 1,
    ...options,
    bundle: bundle(script),
    core: await core,
  });
}
