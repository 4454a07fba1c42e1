import { expect, test } from "vitest";
import { entityLookOf } from "../../../../../scripts/tools/preview/page/scene/entity-look.ts";
import type { Scope } from "../../../../../scripts/tools/preview/page/scene/molang.ts";
import { type PackLook, packLookOf } from "../../../../../scripts/tools/preview/page/scene/packs.ts";
import { PACKS } from "./files.ts";

const whole = { uv: [0, 0], uv_size: [16, 16] } as const;
const description = { identifier: "geometry.lamp", texture_width: 16, texture_height: 16 };
const FILES = {
  blocks: [],
  items: [],
  particles: [],
  terrain: { texture_data: {} },
  icons: { texture_data: {} },
  textures: new Map(),
  models: [
    {
      "minecraft:geometry": [
        {
          description,
          bones: [
            { name: "foot", pivot: [0, 4, 0] as const },
            {
              name: "light",
              parent: "foot",
              cubes: [{ origin: [0, 4, 0] as const, size: [1, 1, 1] as const, uv: { up: whole } }],
            },
          ],
        },
      ],
    },
  ],
  clients: [
    {
      "minecraft:client_entity": {
        description: {
          identifier: "my:lamp",
          textures: { off: "textures/off", on: "textures/on" },
          geometry: { default: "geometry.lamp" },
          render_controllers: ["controller.render.lamp"],
          animations: { swing: "animation.lamp.swing", unused: "animation.lamp.unused" },
          scripts: { pre_animation: ["v.turn = 90 * q.life_time;"], animate: ["swing"] },
        },
      },
    },
  ],
  animations: [
    {
      animations: {
        "animation.lamp.swing": { bones: { foot: { rotation: ["v.turn", 0, -5] as const, scale: 2 } } },
        "animation.lamp.unused": { bones: { light: { scale: 7 } } },
      },
    },
  ],
  controllers: [
    {
      render_controllers: {
        "controller.render.lamp": {
          arrays: { textures: { "Array.all": ["Texture.off", "Texture.on"] } },
          textures: ["Array.all[q.property('my:on')]"],
        },
      },
    },
  ],
};
const LAMPS: PackLook = packLookOf(FILES);
const at = (time: number, on = 0): Scope => ({
  variables: {},
  query: (name) => (name === "life_time" ? time : on),
});

test("bones stand, turn and grow as the animations that run have it", () => {
  const look = entityLookOf(LAMPS, "my:lamp");
  const scope = at(2);
  for (const run of look?.preAnimation ?? []) run(scope);
  expect(look?.bones.map(({ name, parent, pivot }) => [name, parent, pivot])).toEqual([
    ["foot", undefined, [0, 4, 0]],
    ["light", "foot", [0, 0, 0]],
  ]);
  expect(look?.bones.map(({ pose }) => pose(scope))).toEqual([
    { position: [0, 0, 0], rotation: [180, 0, -5], scale: 2 },
    { position: [0, 0, 0], rotation: [0, 0, 0], scale: 1 },
  ]);
  expect(look?.bones.map(({ faces }) => faces.length)).toEqual([0, 1]);
});

test("the render controller chooses the texture", () => {
  const look = entityLookOf(LAMPS, "my:lamp");
  expect([0, 1].map((on) => look?.texture(at(0, on)))).toEqual(["textures/off", "textures/on"]);
  expect(entityLookOf(PACKS, "tabletop_yahtzee:seat")?.texture(at(0))).toBe("textures/tabletop/yahtzee/seat");
});

test("an entity of the game itself is not drawn", () => {
  expect(entityLookOf(LAMPS, "minecraft:minecart")).toBeUndefined();
});

test("what the packs lack is named", () => {
  const lacking = (part: Partial<PackLook>) => () => entityLookOf({ ...LAMPS, ...part }, "my:lamp");
  expect(lacking({ models: new Map() })).toThrow('The packs have no model named "geometry.lamp".');
  expect(lacking({ animations: new Map() })).toThrow('no animation named "animation.lamp.swing"');
  expect(lacking({ controllers: new Map() })).toThrow('no render controller named "controller.render.lamp"');
});
