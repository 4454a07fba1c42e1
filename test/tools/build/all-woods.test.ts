import { expect, test } from "vitest";
import { withAllWoods } from "../../../scripts/tools/build/all-woods.ts";
import { packFiles } from "../../../scripts/tools/build/pack-files.ts";
import { WOOD_NAMES } from "../../../scripts/tools/build/woods.ts";

const LANG = "texts/de_DE.lang";
const CHAIR = "tile.tabletop_yahtzee:oak_game_chair.name";
const words = WOOD_NAMES.map((wood) => `tabletop_yahtzee:wood.${wood}=Holz-${wood}`).join("\n");

function ofAllWoods(files: Readonly<Record<string, string>>): Record<string, string> {
  const pack = packFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const));
  return Object.fromEntries(
    [...withAllWoods(pack)].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
  );
}

test("a file about oak gets one beside it for each other wood, which differs in that wood alone", () => {
  const oak = {
    id: "my:oak_chair",
    of: "minecraft:oak_planks",
    map: "#a2834f",
    tag: "wood",
    seats: [1, null],
  };
  const made = ofAllWoods({ "blocks/oak_chair.json": JSON.stringify(oak) });
  expect(Object.keys(made)).toHaveLength(WOOD_NAMES.length);
  expect(made["blocks/oak_chair.json"]).toBe(JSON.stringify(oak));
  expect(JSON.parse(made["blocks/dark_oak_chair.json"] ?? "")).toEqual({
    ...{ id: "my:dark_oak_chair", of: "minecraft:dark_oak_planks", map: "#432b14", tag: "wood" },
    seats: [1, null],
  });
});

test.each(["compact", "spaced"])("a sound is a field of its own name, in %s JSON", (spacing) => {
  const oak = { sound: "wood", tag: "wood", steps: { sound: "wood" }, of: "textures/blocks/planks_oak" };
  const made = ofAllWoods({ "oak_chair.json": JSON.stringify(oak, null, spacing === "spaced" ? 2 : 0) });
  expect(JSON.parse(made["crimson_chair.json"] ?? "")).toEqual({
    ...{ sound: "nether_wood", tag: "wood", steps: { sound: "nether_wood" } },
    of: "textures/blocks/huge_fungus/crimson_planks",
  });
});

test("what only looks like oak is not about oak", () => {
  const files = {
    "blocks/dark_oak_chair.json": '{"id":"my:dark_oak_chair","of":["pale_oak_planks"]}',
    "soak_.json": '{"soak_":["cloak_room","my_oak_tree"]}',
    "texts/en_US.lang": "my.text=the file oak_chair=1",
  };
  expect(ofAllWoods(files)).toEqual(files);
});

test("a texture of ours may have oak after the name of the add-on", () => {
  const made = ofAllWoods({ "terrain.json": '{"tabletop_yahtzee_oak_planks":{}}' });
  expect(Object.keys(JSON.parse(made["terrain.json"] ?? ""))).toEqual(
    WOOD_NAMES.map((wood) => `tabletop_yahtzee_${wood}_planks`),
  );
});

test("a picture stays byte for byte, whatever it is called and whatever its bytes spell", () => {
  const bytes = Buffer.concat([Buffer.from([0x89, 0xff, 0xfe]), Buffer.from("oak_ planks")]);
  const pictures = packFiles([
    ["textures/board.png", bytes],
    ["textures/oak_board.png", bytes],
  ]);
  expect(withAllWoods(pictures)).toEqual(pictures);
});

test("a file about oak that is not JSON stops the build by its name", () => {
  expect(() => ofAllWoods({ "blocks/oak_chair.json": "{,}" })).toThrow("blocks/oak_chair.json is not JSON.");
});

test("fields about oak are repeated for each wood in its place, with its picture and its sound", () => {
  const made = ofAllWoods({
    "blocks.json": JSON.stringify({
      first: {},
      list: { oak_chair: { sound: "wood" }, oak_planks: "textures/blocks/planks_oak" },
      last: {},
    }),
  });
  const { first, list, last, ...others } = JSON.parse(made["blocks.json"] ?? "");
  expect([first, last, others]).toEqual([{}, {}, {}]);
  expect(Object.keys(list)).toEqual(WOOD_NAMES.flatMap((wood) => [`${wood}_chair`, `${wood}_planks`]));
  expect(list).toMatchObject({
    oak_chair: { sound: "wood" },
    pale_oak_planks: "textures/blocks/pale_oak_planks",
    crimson_chair: { sound: "nether_wood" },
    crimson_planks: "textures/blocks/huge_fungus/crimson_planks",
  });
});

test("what a list shows of oak is repeated wood by wood, between what stands before and after it", () => {
  const made = ofAllWoods({ "catalog.json": '{ "items": ["board", "oak_table", "oak_chair", "cup"] }' });
  expect(JSON.parse(made["catalog.json"] ?? "")).toEqual({
    items: ["board", ...WOOD_NAMES.flatMap((wood) => [`${wood}_table`, `${wood}_chair`]), "cup"],
  });
});

test("names have the wood's word where that of oak has its own, wherever a language puts it", () => {
  const made = ofAllWoods({ [LANG]: `${CHAIR}=Stuhl aus Holz-oak (=bequem)\n${words}\n` });
  expect(made[LANG]).toBe(
    `${WOOD_NAMES.map(
      (wood) => `tile.tabletop_yahtzee:${wood}_game_chair.name=Stuhl aus Holz-${wood} (=bequem)`,
    ).join("\n")}\n`,
  );
});

test("what only the build and whoever writes a language need does not reach players: words and comments", () => {
  const made = ofAllWoods({ [LANG]: `## Inhalt\n${CHAIR}=Holz-oak\n## Hölzer\n${words}\nlast=##1 oak_` });
  expect(made[LANG]?.split("\n").map((line) => line.replace(/=.*/, ""))).toEqual([
    ...WOOD_NAMES.map((wood) => `tile.tabletop_yahtzee:${wood}_game_chair.name`),
    "last",
  ]);
});

test("a language that lacks the word for a wood stops the build", () => {
  const lacking = words.replace("tabletop_yahtzee:wood.birch=Holz-birch\n", "");
  expect(() => ofAllWoods({ [LANG]: `${CHAIR}=Stuhl aus Holz-oak\n${lacking}` })).toThrow(
    `resource_pack/${LANG}: tabletop_yahtzee:wood.birch=… is missing, the word for this wood in names.`,
  );
});

test("a name in which the word for oak does not stand stops the build", () => {
  expect(() => ofAllWoods({ [LANG]: `${CHAIR}=Eichenstuhl\n${words}` })).toThrow(
    `resource_pack/${LANG}: "Eichenstuhl" has to contain "Holz-oak", as tabletop_yahtzee:wood.oak says.`,
  );
});

test("what is not about oak stays byte for byte", () => {
  const files = { "manifest.json": '{"b":1,\n"a":2}', "texts/en_US.lang": "pack.name=Name" };
  expect(ofAllWoods(files)).toEqual(files);
});
