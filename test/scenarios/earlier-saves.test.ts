// Saves of every earlier version, opened by the add-on of today: what was played goes on. The decoders are tested field by
// field in test/match; here it is the shipped bundle that reads what each version has left in a world.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { readableMatch } from "../../scripts/tools/play/changed-save.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inWorld, matchIn, propertiesOf, savedGame, withProperties } from "../support/worlds.ts";

const FIXTURES = "test/fixtures";
/** As the fixtures name Ana. */
const ANA = '"-4294967295"';

const left = (record: string) =>
  readdirSync(`${FIXTURES}/${record}`).map((file) => ({
    file,
    json: readFileSync(`${FIXTURES}/${record}/${file}`, "utf8").trimEnd(),
  }));

/** The game that Ana has begun, with another record in place of that of hers. */
async function savedWith(prefix: string, json: string) {
  const save = await savedGame((player) => player.press("Roll dice"));
  const { match: own, table, playedAt } = readableMatch(propertiesOf(save, "yahtzee:match:")[0] ?? "");
  const [{ id = "" } = {}] = own.players;
  const mine = json
    .replaceAll(ANA, JSON.stringify(id))
    // One that nobody has played for a month is put away.
    .replace(/"playedAt":\d+/, `"playedAt":${playedAt}`)
    .replace('"table":"overworld:1:2:3"', `"table":${JSON.stringify(table)}`)
    .replace(/"(id|matchId)":"[0-9a-f]{32}"/, `"$1":"${own.id}"`);
  return withProperties(save, (key, before) => (key.startsWith(prefix) ? mine : before));
}

const ofAna = ({ game, players, rules }: Match) => ({
  sheet: game?.sheets[players.findIndex(({ name }) => name === "Ana")],
  ...{ players, rules },
});

test.each(left("saved-match"))("a match as $file has it is read, shown and saved anew", async ({ json }) => {
  const save = await savedWith("yahtzee:match:", json);
  const before = matchIn(save);
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      openBoard(ana);
      // Who stands at a game of several sees a sheet.
      expect(["Yahtzee", "Sheet of Ana"]).toContain(ana.form?.title);
      ana.close();
      ana.type("/yahtzee:card");
      expect(world.log).toEqual([]);
      // A computer player may have gone on for who is absent.
      expect(ofAna(matchIn(world.save()))).toEqual(ofAna(before));
    },
    { save },
  );
});

test.each(left("saved-table"))(
  "a table as $file has it keeps its owner and its board's name",
  async ({ json }) => {
    const save = await savedWith("yahtzee:table:", json);
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        openBoard(ana);
        expect(ana.screen).toContain("Round 1 of 13");
        expect(world.log).toEqual([]);
        const [table] = world.save().properties.filter(([key]) => key.startsWith("yahtzee:table:"));
        expect(JSON.parse(String(table?.[1]))).toMatchObject({
          owner: { name: "Ana" },
          boardName: "Lucky board",
        });
      },
      { save },
    );
  },
);
