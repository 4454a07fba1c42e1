import { expect, test } from "vitest";
import { readLang, translator } from "../../../scripts/tools/host/text.ts";

const lang = readLang(
  "## comment\na.plain=Plain=sign\t# for translators\r\na.one=Hello %s, %s\na.swap=%2$s before %1$s, 100%%\n\nbroken",
);

test.each([
  { text: "as it stands %s", reads: "as it stands %s" },
  { text: { translate: "a.plain" }, reads: "Plain=sign" },
  { text: { translate: "a.one", with: ["Ana", "Ben"] }, reads: "Hello Ana, Ben" },
  {
    text: { translate: "a.swap", with: { rawtext: [{ translate: "a.plain" }, { text: "x" }] } },
    reads: "x before Plain=sign, 100%",
  },
  { text: { rawtext: [{ text: "§l" }, { translate: "a.plain" }, { text: "!" }] }, reads: "§lPlain=sign!" },
  { text: ["one ", { text: "two" }], reads: "one two" },
])("$text reads $reads", ({ text, reads }) => {
  const { resolve, errors } = translator(lang);

  expect(resolve(text)).toBe(reads);
  expect(errors).toEqual([]);
});

test("the game's own items are called by their id, ours by the .lang file alone", () => {
  const { resolve, errors } = translator(lang);
  const name = (key: string) => resolve({ translate: key });

  expect(["item.diamond_sword.name", "tile.stone.name", "item.quartz.name"].map(name)).toEqual([
    "Diamond Sword",
    "Stone",
    "Nether Quartz",
  ]);
  expect(errors).toEqual([]);
  expect(name("item.tiny:token.name")).toBe("item.tiny:token.name");
  expect(errors).toHaveLength(1);
});

test("a missing key and a wrong number of values are told once each", () => {
  const { resolve, errors } = translator(lang);
  resolve({ translate: "a.none" });
  resolve({ translate: "a.none" });

  expect(resolve({ translate: "a.one", with: ["Ana"] })).toBe("Hello Ana, %s");
  expect(resolve({ translate: "a.plain", with: ["Ana"] })).toBe("Plain=sign");
  expect(errors).toEqual([
    "The text key a.none is not in the .lang file: players would read the key itself.",
    "The text a.one wants a value for %s and got 1 values.",
    "The text a.plain got 1 values and shows 0.",
  ]);
});
