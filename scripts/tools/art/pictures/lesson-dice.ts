// The dice of every example of the lessons as a picture, by the name that `pictureOf` gives it: live screens show no
// glyphs. Large pixels, as such forms may smooth what they enlarge.
import { isFace } from "../../../engine/dice.ts";
import type { ChosenRules } from "../../../engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../../../engine/rule-sets/rule-sets.ts";
import type { HouseRules, RuleSet } from "../../../engine/rules.ts";
import { pictureOf } from "../../../ui/lessons/lesson.ts";
import { lessonsOf } from "../../../ui/lessons/lessons.ts";
import { enlarge, fill, overlay, type Picture } from "../picture.ts";
import { die } from "./dice.ts";

const CELL = 16;
const PIXEL = 4;

/** By name. */
export const LESSON_DICE: Readonly<Record<string, Picture>> = Object.fromEntries(
  RULE_SET_IDS.flatMap(everyRules)
    .flatMap((rules) => lessonsOf(rules).flatMap(({ lessons }) => lessons))
    .flatMap(({ examples }) => examples.flatMap((example) => pictureOf(example) ?? []))
    .map((name) => [name, rowOf(name)]),
);

function everyRules(ruleSet: (typeof RULE_SET_IDS)[number]): readonly ChosenRules[] {
  const { houseRules }: RuleSet = RULE_SETS[ruleSet];
  const all = houseRules.reduce<readonly HouseRules[]>(
    (chosen, { id, values }) =>
      chosen.flatMap((others) => values.map((value) => ({ ...others, [id]: value }))),
    [{}],
  );
  return all.map((chosen) => ({ ruleSet, houseRules: chosen }));
}

/** @param name `44261_1_2`: the first two are held. */
function rowOf(name: string): Picture {
  const [faces = "", ...held] = name.split("_");
  const dice = [...faces].map(Number).filter(isFace);
  const row = dice.reduce<Picture>(
    (drawn, face, at) => overlay(drawn, die(face, held.includes(String(at + 1))), CELL * at, 0),
    fill(CELL * dice.length, CELL, () => undefined),
  );
  return enlarge(row, PIXEL);
}
