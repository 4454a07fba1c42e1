import { expect, test } from "vitest";
import { packFiles } from "../../../scripts/tools/build/pack-files.ts";
import { parsed } from "../../../scripts/tools/build/sources.ts";
import {
  type ShortKeys,
  shortKeys,
  textsWithShortKeys,
  withShortKeys,
} from "../../../scripts/tools/build/text-keys.ts";

const SOURCE = `import { say } from "./text.file";
type Key = "turn.roll" | "turn.hold";
const KEYS: Record<string, Key> = { "turn.hold": "turn.roll" };
const texts = [say("back"), say("turn.hold", "back"), say("lore.paused")];
const of = (id: string) => [say(\`level.\${id}\`), say(\`level.about.\${id}\`), say("level.none")];
sound("random.pop", \`item.\${name}\`, \`\${name}.name\`);
`;
const LANG = `## Screens
pack.name=Yahtzee
yahtzee.back=Back
yahtzee.turn.roll=Roll: a = %1$s
yahtzee.turn.hold=Hold
yahtzee.level.none=nobody
yahtzee.level.strong=strong
yahtzee.level.about.strong=strong, thinks ahead
yahtzee.lore.paused=Paused
yahtzee.subtitle.roll=Dice roll
`;
const SOUNDS = '{ "roll": { "subtitle": "yahtzee.subtitle.roll" } }';

function short(source = SOURCE, lang = LANG): ShortKeys {
  const files = { "texts/en_US.lang": lang, "sounds/sound_definitions.json": SOUNDS };
  return shortKeys(
    [parsed(source)],
    packFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  );
}

test("the code says short keys: of keys put together from an id what they begin with is shorter", () => {
  expect(withShortKeys(SOURCE, short())).toBe(`import { say } from "./text.file";
type Key = "turn.roll" | "turn.hold";
const KEYS: Record<string, Key> = { "2": "3" };
const texts = [say("back"), say("2", "back"), say("lore.paused")];
const of = (id: string) => [say(\`0.\${id}\`), say(\`1.\${id}\`), say("0.none")];
sound("random.pop", \`item.\${name}\`, \`\${name}.name\`);
`);
});

test("the texts have the same ones, but where the packs name them and where a world keeps them", () => {
  expect(textsWithShortKeys(LANG, short())).toBe(`## Screens
pack.name=Yahtzee
yahtzee.back=Back
yahtzee.3=Roll: a = %1$s
yahtzee.2=Hold
yahtzee.0.none=nobody
yahtzee.0.strong=strong
yahtzee.1.strong=strong, thinks ahead
yahtzee.lore.paused=Paused
yahtzee.subtitle.roll=Dice roll
`);
});

test("no two keys are the same short one, nor one that stays", () => {
  const keys = Array.from({ length: 40 }, (_, at) => `many.n${at}`);
  const source = `const all = ${JSON.stringify(keys)}; say("a");`;
  const made = short(
    source,
    [...keys, "a", "subtitle.roll"].map((key) => `yahtzee.${key}=${key}\n`).join(""),
  );
  expect(new Set(keys.map((key) => made.get(key))).size).toBe(40);
  expect([...made.values()]).not.toContain("a");
});

test("what keys begin with stays where one of them has to", () => {
  const source = `say(\`subtitle.\${id}\`);`;
  const lang = "yahtzee.subtitle.roll=Dice roll\nyahtzee.subtitle.cup=Cup rattles\n";
  expect(textsWithShortKeys(lang, short(source, lang))).toBe(lang);
  expect(withShortKeys(source, short(source, lang))).toBe(source);
});

test.each([
  [
    "a key without a text",
    `${SOURCE}say("turn.skip");`,
    LANG,
    "The code says turn.skip, and no text has the key yahtzee.turn.skip",
  ],
  [
    "a single word without one",
    `${SOURCE}say("skip");`,
    LANG,
    "The code says skip, and no text has the key yahtzee.skip",
  ],
  [
    "what no key begins with",
    `${SOURCE}say(\`side.\${id}\`);`,
    LANG,
    "The code says side., and no text has the key yahtzee.side.…",
  ],
  [
    "a text that nobody says",
    SOURCE,
    `${LANG}yahtzee.turn.left=Left\n`,
    "Nothing says the text yahtzee.turn.left: take it out.",
  ],
])("%s stops the build", (_, source, lang, problem) => {
  expect(() => short(source, lang)).toThrow(problem);
});
