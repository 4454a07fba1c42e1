// Recipes: the shapes decided, of items that exist, unlocked by what they are made of; one for everything of ours.
import { WOODS } from "../../../scripts/tools/build/woods.ts";
import {
  at,
  blocksOf,
  type Check,
  fields,
  filesIn,
  items,
  itemsOf,
  type Json,
  type Packs,
  text,
} from "../packs.ts";

interface Shape {
  readonly pattern: readonly string[];
  readonly key: Readonly<Record<string, Json>>;
  readonly unlock: readonly Json[];
}

/** No recipe of the game makes anything of planks and sticks in these shapes. */
function decided(): ReadonlyMap<string, Shape> {
  const quartz = { item: "minecraft:quartz" };
  const wool = { item: "minecraft:white_wool" };
  const shapes = new Map<string, Shape>([
    [
      "tabletop_yahtzee:yahtzee_board",
      {
        pattern: ["PPP", "PWP", "PQP"],
        key: { P: { tag: "minecraft:planks" }, W: wool, Q: quartz },
        unlock: [quartz, wool],
      },
    ],
  ]);
  for (const [name, { planks }] of Object.entries(WOODS)) {
    const key = { P: { item: planks }, S: { item: "minecraft:stick" } };
    const unlock = [{ item: planks }];
    shapes.set(`tabletop_yahtzee:${name}_small_game_table`, { pattern: ["PPP", "S S", "S S"], key, unlock });
    shapes.set(`tabletop_yahtzee:${name}_game_chair`, { pattern: ["P  ", "PPP", "S S"], key, unlock });
  }
  return shapes;
}

const SHAPES = decided();

export function checkRecipes(itemsOfTheGame: ReadonlySet<string>): Check {
  return (packs) => {
    const own = [...blocksOf(packs), ...itemsOf(packs)];
    const known = (id: string): boolean => itemsOfTheGame.has(id) || own.some((one) => one.id === id);
    const recipes = filesIn(packs, "behavior_pack/recipes/").map(([path, json]) => ({
      path,
      body: at(json, "minecraft:recipe_shaped"),
    }));
    const made = recipes.map(({ body }) => text(at(body, "result", "item")));
    return [
      ...recipes.flatMap(({ path, body }) =>
        recipeProblems(body, known).map((problem) => `${path}: ${problem}.`),
      ),
      ...own.flatMap(({ path, id }) =>
        made.includes(id) ? [] : [`${path}: no file in behavior_pack/recipes/ makes ${id}.`],
      ),
      ...twice(packs),
    ];
  };
}

function recipeProblems(body: Json | undefined, known: (id: string) => boolean): string[] {
  const result = text(at(body, "result", "item"));
  const id = text(at(body, "description", "identifier"));
  const ingredients = fields(at(body, "key")).map(([, ingredient]) => ingredient);
  const unlocking = items(at(body, "unlock"));
  const named = [...ingredients, ...unlocking].flatMap((one) => {
    const item = at(one, "item");
    return item === undefined ? [] : [text(item)];
  });
  const problems = [
    ...(id === result ? [] : [`its identifier is ${id}; right is ${result}, as its result`]),
    ...(text(at(body, "tags")) === '["crafting_table"]'
      ? []
      : [`its tags are ${text(at(body, "tags"))}; right is ["crafting_table"]`]),
    ...(at(body, "result", "count") === undefined ? [] : ["it makes several; right is one, without a count"]),
    ...[...new Set([...named, result])].flatMap((item) => (known(item) ? [] : [`there is no item ${item}`])),
    // A tag is not taken here in every version of the game; without anything the recipe is never shown.
    ...(unlocking.length > 0 && unlocking.every((one) => at(one, "item") !== undefined)
      ? []
      : [`its unlock is ${text(at(body, "unlock"))}; right is a list of items`]),
  ];
  const shape = SHAPES.get(result);
  if (shape === undefined)
    return [...problems, `test/packs/checks/recipes.ts decides no shape for ${result}`];
  const parts: readonly (readonly [string, Json])[] = [
    ["pattern", shape.pattern],
    ["key", shape.key],
    ["unlock", shape.unlock],
  ];
  return [
    ...problems,
    ...parts.flatMap(([part, right]) => {
      const got = text(at(body, part));
      return got === text(right) ? [] : [`its ${part} is ${got}; decided is ${text(right)}`];
    }),
  ];
}

function twice(packs: Packs): string[] {
  const ids = filesIn(packs, "behavior_pack/recipes/").map(
    ([path, json]) => [path, text(at(json, "minecraft:recipe_shaped", "description", "identifier"))] as const,
  );
  return ids.flatMap(([path, id], index) =>
    ids.findIndex(([, other]) => other === id) < index
      ? [`${path}: ${id} is the identifier of another recipe too.`]
      : [],
  );
}
