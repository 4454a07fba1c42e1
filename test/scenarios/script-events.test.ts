// Map makers and other add-ons: what they hear of a whole match, what the scoreboard says, and what they may ask.
import { expect, test } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby, started } from "../support/matches.ts";
import { inWorld, joinBeside, matchIn } from "../support/worlds.ts";

const TABLE = { dimension: "minecraft:overworld", x: 0, y: 64, z: 0 };
const ASKED = JSON.stringify({ version: 1, table: { ...TABLE, dimension: "overworld" } });
const CATEGORIES = "ones twos threes fours fives sixes k3 k4 fh ss ls y c".split(" ");

/** The reports since the last time, without what is the same in all of them. */
function heard(world: World) {
  const all = world.scriptEvents.splice(0).filter(({ message }) => message !== ASKED);
  return all.map(({ id, message }) => {
    const { version, table, match, ruleSet, ...rest } = JSON.parse(message);
    expect({ version, table, match, ruleSet }).toEqual({
      ...{ version: 1, table: TABLE, match: expect.any(String), ruleSet: "classic" },
    });
    return { id: id.replace("yahtzee:", ""), ...rest };
  });
}

const refOf = ({ id, name }: Player) => ({ id, name, computer: null });

test("a whole match is told from its start to its results, and counts on the scoreboard", async () => {
  const save = await inMatch(
    2,
    (all) => lobby(...all),
    (world, { ana, ben }) => {
      const both = [ana, ben];
      world.scriptEvent("yahtzee:start", ASKED);
      expect(heard(world)).toEqual([{ id: "match_started", players: both.map(refOf) }]);
      for (const player of both) player.type("/yahtzee:roll");
      world.tick(100);
      const [first, ...others] = heard(world);
      expect({ first, others }).toEqual({
        first: { id: "turn", player: expect.anything(), round: 1 },
        others: [],
      });
      const inOrder = first.player.name === "Ana" ? both : [ben, ana];
      const told = CATEGORIES.flatMap((category) =>
        inOrder.flatMap((player) => {
          player.type("/yahtzee:roll");
          // A zero is asked about once.
          for (const _ of [1, 2]) player.type(`/yahtzee:score ${category}`);
          return heard(world);
        }),
      );
      const turns = told.filter(({ id }) => id === "turn");
      expect(turns.map(({ player, round }) => [player.name, round])).toEqual(
        CATEGORIES.flatMap((_, at) => inOrder.map(({ name }) => [name, at + 1])).slice(1),
      );
      const { results, ...end } = told.at(-1);
      expect(end).toEqual({ id: "match_finished" });
      const plain = { computer: null, resigned: false, hints: false };
      expect(results).toEqual(
        inOrder.map(({ id, name }) => ({
          ...{ id, name, ...plain },
          ...{ total: expect.any(Number), winner: expect.any(Boolean) },
        })),
      );
      world.tick(120);
      const scores = Object.fromEntries(
        results.map(({ name, total }: { name: string; total: number }) => [name, total]),
      );
      const winners = results.filter(({ winner }: { winner: boolean }) => winner);
      expect(world.scores()).toEqual({
        yahtzee_best_classic: { displayName: "Best classic", scores },
        yahtzee_wins: {
          displayName: "Yahtzee wins",
          scores: Object.fromEntries(winners.map(({ name }: { name: string }) => [name, 1])),
        },
      });
      expect(world.log).toEqual([]);
      return { save: world.save(), scores };
    },
  );
  // Whoever cleared the scoreboard has it back with the player.
  await inWorld(
    (world) => {
      expect(world.scores()).toEqual({});
      world.join("Ana");
      world.tick(2);
      expect(world.scores()["yahtzee_best_classic"]?.scores).toEqual({ Ana: save.scores["Ana"] });
    },
    { save: { ...save.save, objectives: [] } },
  );
});

test("a match that is reset has no results, and everybody may begin anew", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana, ben }) => {
      world.scriptEvent("yahtzee:reset", ASKED);
      expect(heard(world)).toEqual([{ id: "match_put_away" }]);
      expect(ben.chat.at(-1)).toBe("Minecraft ends the match: nobody wins.");
      ana.scriptEvent("yahtzee:start", ASKED);
      world.tick();
      expect(heard(world)).toEqual([{ id: "match_started", players: [ana, ben].map(refOf) }]);
      ana.scriptEvent("yahtzee:reset", ASKED);
      expect(ben.chat.at(-1)).toBe("Ana ends the match: nobody wins.");
      expect(matchIn(world.save()).rules).toEqual(chooseRules("classic"));
      expect(world.log).toEqual([]);
    },
  );
});

test("a table is opened for who asks, or for who is named", async () => {
  await inMatch(
    1,
    (all) => lobby(...all),
    (world, { ana }) => {
      const dea = joinBeside(world, "Dea");
      dea.scriptEvent("yahtzee:open", ASKED);
      expect(dea.form?.title).toBe("Yahtzee");
      world.scriptEvent("yahtzee:open", JSON.stringify({ version: 1, table: TABLE, player: "Ana" }));
      world.tick();
      expect(ana.form?.title).toBe("Yahtzee");
      expect(world.log).toEqual([]);
    },
  );
});

test.each([
  ["shout", ASKED, "there is none of that name, but open, start, reset"],
  ["reset", "now", 'message: expected JSON, found "now"'],
  [
    "reset",
    '{"version":1,"table":{"dimension":"nether","x":1,"z":2}}',
    "message.table.y: expected an integer",
  ],
  ["reset", JSON.stringify({ version: 1, table: { ...TABLE, y: 9 } }), "no table with a board is known at"],
  ["reset", ASKED, "nothing is played there"],
  ["start", ASKED, "nobody sits there"],
  ["open", ASKED, "it has to name a player"],
  ["open", JSON.stringify({ version: 1, table: TABLE, player: "Eve" }), "Eve is not in the world"],
  ["open", JSON.stringify({ version: 1, table: TABLE, player: "Ana" }), "Ana is too far from the table"],
])("what cannot be done is one line of the log: %s %s", async (id, message, why) => {
  await inMatch(
    1,
    (all) => lobby(...all),
    (world, { ana }) => {
      ana.dismount();
      ana.teleport(40, 64, 40);
      world.tick(20);
      const before = matchIn(world.save());
      world.scriptEvent(`yahtzee:${id}`, message);
      expect(world.log).toHaveLength(1);
      expect(world.log[0]).toContain(`[yahtzee] script event yahtzee:${id}: ${why}`);
      expect(matchIn(world.save())).toEqual(before);
      expect(ana.form).toBeUndefined();
    },
  );
});
