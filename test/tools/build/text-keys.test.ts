// Short keys stand in the bundle and in the texts that are shipped, and nowhere else.
import { expect, test } from "vitest";
import { packFiles } from "../../../scripts/tools/build/pack-files.ts";
import { parsed } from "../../../scripts/tools/build/sources.ts";
import { shortKeys, textsWithShortKeys, withShortKeys } from "../../../scripts/tools/build/text-keys.ts";

const LANG = `## Screens
item.yahtzee.board=Board
yahtzee.title=Yahtzee
yahtzee.table.takeChair=Take a chair
yahtzee.table.standUp=Stand up: yahtzee.table.takeChair=
yahtzee.side.north=North
yahtzee.lore.paused=Paused
yahtzee.never.used=Nobody says it
`;

const SOURCE = `type Key = "table.takeChair";
const side = (id: string) => say(\`side.\${id}\`);
const north: Key = say("side.north");
say("title", say("table.standUp"), { key: "table.takeChair" });
board.setLore([say("lore.paused")]);
`;

const SHORT = shortKeys([parsed(SOURCE)], LANG);

test("a key has a short one where it stands whole in the sources, and is neither put together nor written on a thing", () => {
  expect([...SHORT]).toEqual([
    ["table.takeChair", "0"],
    ["table.standUp", "1"],
  ]);
});

test("a source names texts by them, but not in types", () => {
  expect(withShortKeys(SOURCE, SHORT)).toBe(`type Key = "table.takeChair";
const side = (id: string) => say(\`side.\${id}\`);
const north: Key = say("side.north");
say("title", say("1"), { key: "0" });
board.setLore([say("lore.paused")]);
`);
});

test("language files have them too, and all other lines and files as they were", () => {
  const pack = packFiles([
    ["texts/en_US.lang", Buffer.from(LANG)],
    ["texts/languages.json", Buffer.from("yahtzee.table.standUp=")],
  ]);
  const texts = [...textsWithShortKeys(pack, SHORT)].map(([, bytes]) => Buffer.from(bytes).toString());
  expect(texts).toEqual([
    LANG.replace("yahtzee.table.takeChair=Take", "yahtzee.0=Take").replace(
      "yahtzee.table.standUp=Stand",
      "yahtzee.1=Stand",
    ),
    "yahtzee.table.standUp=",
  ]);
});
