// What the dice entity declares, against what the scripts name.
import { expect, test } from "vitest";
import { DICE_PROPERTIES } from "../../scripts/minecraft/ids.ts";
import { at, fields } from "./packs.ts";
import { PACKS } from "./planted.ts";

const ENTITY = "behavior_pack/entities/dice.json";
const whole = (most: number, first = 0) => ({
  type: "int",
  range: [0, most],
  default: first,
  client_sync: true,
});
const bool = { type: "bool", default: false, client_sync: true };

test("the dice declare exactly the properties that the scripts name, in their ranges, for the client", () => {
  const { faces, held, roll, from, turn, style, pace, mark } = DICE_PROPERTIES;
  expect([faces.length, held.length]).toEqual([6, 6]);
  const declared = fields(at(PACKS.json[ENTITY], "minecraft:entity", "description", "properties"));
  expect(Object.fromEntries(declared)).toEqual({
    ...Object.fromEntries(faces.map((id) => [id, whole(6)])),
    ...Object.fromEntries(held.map((id) => [id, bool])),
    [roll]: whole(99),
    [from]: whole(3),
    [turn]: whole(3),
    [style]: whole(1),
    [pace]: whole(2, 2),
    [mark]: whole(4),
  });
});
