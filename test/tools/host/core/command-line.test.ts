import { expect, test } from "vitest";
import { withCommands } from "./tiny-commands.ts";

const TYPED = `
  registry.registerEnum("tiny:keep", ["keep", "drop"]);
  on("tiny:int", { mandatoryParameters: params("Integer") });
  on("tiny:text", { mandatoryParameters: params("String") });
  on("tiny:flag", { mandatoryParameters: params("Boolean") });
  on("tiny:roll", { mandatoryParameters: params("Integer"), optionalParameters: [{ name: "tiny:keep", type: "Enum" }, ...params("Integer")] });
`;
const READ: readonly (readonly [line: string, values: string])[] = [
  ["int 12", "[12]"],
  ["int -2147483648", "[-2147483648]"],
  ["text three-kind", '["three-kind"]'],
  ['text "3k and more"', '["3k and more"]'],
  ['text ""', '[""]'],
  ["flag false", "[false]"],
  ["roll 1", "[1]"],
  ["roll 1  keep", '[1,"keep"]'],
  ["roll 1 keep 3", '[1,"keep",3]'],
];

test.each(READ)("/tiny:%s is read as %s", async (line, values) => {
  const world = await withCommands(TYPED);
  world.join("Ana").type(`/tiny:${line}`);

  expect(world.log).toEqual([`tiny:${line.split(" ")[0]} ${values}`]);
});

const MISREAD: readonly (readonly [line: string, sentence: string])[] = [
  ["int", 'Syntax error: Unexpected "": at "/tiny:int>><<"'],
  ["int x", 'Syntax error: Unexpected "x": at "/tiny:int >>x<<"'],
  ["int 1.5", 'Syntax error: Unexpected "1.5": at "/tiny:int >>1.5<<"'],
  ["int 2147483648", 'Syntax error: Unexpected "2147483648": at "/tiny:int >>2147483648<<"'],
  ["int 1 2", 'Syntax error: Unexpected "2": at "/tiny:int 1 >>2<<"'],
  ["text 3k", 'Syntax error: Unexpected "3k": at "/tiny:text >>3k<<"'],
  ['text "open', 'Syntax error: Unexpected ""open": at "/tiny:text >>"open<<"'],
  ["flag constructor", 'Syntax error: Unexpected "constructor": at "/tiny:flag >>constructor<<"'],
  ["roll 1 Keep 3", 'Syntax error: Unexpected "Keep": at "/tiny:roll 1 >>Keep<< 3"'],
  ["roll 1 3", 'Syntax error: Unexpected "3": at "/tiny:roll 1 >>3<<"'],
];

test.each(MISREAD)("/tiny:%s is refused by the engine, and no script hears of it", async (line, sentence) => {
  const world = await withCommands(TYPED);
  const ana = world.join("Ana");
  ana.type(`/tiny:${line}`);

  expect(ana.chat).toEqual([sentence]);
  expect(world.log).toEqual([]);
});

test("with the switch digitStrings a text may begin with a digit", async () => {
  const world = await withCommands(TYPED, { switches: { digitStrings: true } });
  world.join("Ana").type("/text 3k");

  expect(world.log).toEqual(['tiny:text ["3k"]']);
});
