// Block states and what depends on them: permutations, rotation, bones that come and go.
import { DIRECTION_STATE, IN_MATCH_STATE, isTable } from "../../../scripts/minecraft/ids.ts";
import { at, blocksOf, type Check, type Definition, fields, items, type Json, text } from "../packs.ts";

const DIRECTIONS = ["north", "south", "west", "east"];

/** Models look north; the front of a block turned so looks where its direction says. East and west are easily swapped. */
const ROTATIONS: Readonly<Record<string, Json>> = {
  north: [0, 0, 0],
  west: [0, 90, 0],
  south: [0, 180, 0],
  east: [0, -90, 0],
};

/** 180: a block that a player places fronts the player; 0 would turn its back. */
const TRAIT = {
  "minecraft:placement_direction": { enabled_states: [DIRECTION_STATE], y_rotation_offset: 180 },
};

export const checkStates: Check = (packs) =>
  blocksOf(packs).flatMap((block) => problemsOf(block).map((problem) => `${block.path}: ${problem}.`));

function problemsOf({ id, body }: Definition): string[] {
  const states = new Map<string, readonly Json[]>([[DIRECTION_STATE, DIRECTIONS]]);
  for (const [name, values] of fields(at(body, "description", "states"))) states.set(name, items(values));
  const permutations = items(at(body, "permutations"));
  const bones = fields(at(body, "components", "minecraft:geometry", "bone_visibility"));
  const traits = at(body, "description", "traits");
  return [
    ...[...states].flatMap(([name, values]) =>
      values.length >= 2 && values.length <= 16
        ? []
        : [`${name} has ${values.length} values; the game takes 2 to 16`],
    ),
    ...(text(traits) === text(TRAIT) ? [] : [`its traits are ${text(traits)}; right is ${text(TRAIT)}`]),
    ...permutations.flatMap((one) => conditionProblems(at(one, "condition"), states)),
    ...bones.flatMap(([bone, condition]) =>
      typeof condition === "boolean"
        ? []
        : conditionProblems(condition, states).map((problem) => `bone "${bone}": ${problem}`),
    ),
    ...Object.entries(ROTATIONS).flatMap(([direction, rotation]) => {
      const got = at(
        componentsWhen(permutations, DIRECTION_STATE, `'${direction}'`),
        "minecraft:transformation",
      );
      const right = { rotation };
      return text(got) === text(right)
        ? []
        : [`facing ${direction} its transformation is ${text(got)}; right is ${text(right)}`];
    }),
    ...(isTable(id) ? blastProblems(permutations) : []),
  ];
}

function blastProblems(permutations: readonly Json[]): string[] {
  const got = at(componentsWhen(permutations, IN_MATCH_STATE, "1"), "minecraft:destructible_by_explosion");
  return got === false
    ? []
    : [`in a match minecraft:destructible_by_explosion is ${text(got)}; right is false`];
}

function componentsWhen(permutations: readonly Json[], state: string, value: string): Json | undefined {
  const condition = `q.block_state('${state}') == ${value}`;
  return at(
    permutations.find((one) => at(one, "condition") === condition),
    "components",
  );
}

/** Comparisons, joined by `&&` where there are several. */
function conditionProblems(
  condition: Json | undefined,
  states: ReadonlyMap<string, readonly Json[]>,
): string[] {
  return text(condition)
    .split(" && ")
    .flatMap((comparison) => comparisonProblems(comparison, states));
}

function comparisonProblems(comparison: string, states: ReadonlyMap<string, readonly Json[]>): string[] {
  const [, state, word, digits] = /^q\.block_state\('([^']+)'\) == (?:'(\w+)'|(\d+))$/.exec(comparison) ?? [];
  if (state === undefined) {
    return [`the condition ${comparison} is not of the form q.block_state('<state>') == <value>`];
  }
  const values = states.get(state);
  if (values === undefined) return [`the condition ${comparison} is about a state that the block has not`];
  const value = word ?? Number(digits);
  return values.includes(value)
    ? []
    : [`the condition ${comparison} is about a value that ${state} never has`];
}
