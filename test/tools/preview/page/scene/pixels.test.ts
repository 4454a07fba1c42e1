import type { DataTexture } from "three";
import { expect, test } from "vitest";
import { WOODS } from "../../../../../scripts/tools/build/woods.ts";
import { standIn } from "../../../../../scripts/tools/preview/page/scene/pixels.ts";

const bytes = (texture: DataTexture): number[] => [...(texture.image.data ?? [])];
const mean = (texture: DataTexture) =>
  [0, 1, 2].map((channel) => {
    const values = bytes(texture).filter((_, index) => index % 4 === channel);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
const woods = Object.entries(WOODS);

test("no two woods look alike, as near as some are in the game too", () => {
  const colors = woods.map(([name, { texture }]) => ({ name, mean: mean(standIn(texture)) }));
  const alike = colors.flatMap((one, index) =>
    colors
      .slice(index + 1)
      .filter((other) => Math.hypot(...one.mean.map((value, at) => value - (other.mean[at] ?? 0))) < 12)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});

test.each(woods)("planks of %s look like the texture of what is made of them", (_, { planks, texture }) => {
  expect(bytes(standIn(planks))).toEqual(bytes(standIn(texture)));
});

test("wool, quartz and stone look like no wood and not like one another", () => {
  const names = [
    "textures/blocks/wool_colored_white",
    "textures/blocks/quartz_block_bottom",
    "minecraft:stone",
  ];
  const looks = [...names, ...woods.map(([, { texture }]) => texture)].map((name) =>
    String(bytes(standIn(name))),
  );
  expect(new Set(looks).size).toBe(looks.length);
});
