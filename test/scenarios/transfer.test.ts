// A player who comes back under another id, as when a world moves to a server: an operator gives them what they had.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import { sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { BOARD, fitBoard, openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { told, toldTwice } from "../support/operators.ts";
import { inWorld, joinBeside, matchIn, pressAnywhere, propertiesOf, withMatch } from "../support/worlds.ts";

const NEW_ID = "-8589934000";
const HOW =
  'Say who had it and who gets it: /yahtzee:admin transfer "old name or id" "name of a player who is here".';

/** A world in which Ana's and the others' match stands as `make` makes it, and Ana has another id from now on. */
async function moved(
  howMany: 1 | 2 | 3,
  make: (players: readonly PlayerRef[]) => Match,
  takeOff = false,
): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inMatch(howMany, make, (world, { ana }) => {
    if (takeOff) {
      openBoard(ana);
      pressAnywhere(ana, "Take the board off");
      if (howMany > 1) ana.press("Take the board off");
    }
    save = world.save();
  });
  if (save === undefined) throw new Error("The world gave no save.");
  const players = save.players.map((player) => (player.name === "Ana" ? { ...player, id: NEW_ID } : player));
  return { ...save, players };
}

describe("what a player had who has another id now", () => {
  test("is nothing of theirs until an operator gives it to them: table, seat and turn", async () => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        const op = joinBeside(world, "Op", 2);
        const [{ id: oldId } = { id: "" }] = matchIn(world.save()).players;
        expect(told(ana, "resign")).toEqual(["A match is running at this table. You can watch."]);
        expect(toldTwice(op, "admin transfer Ana Ana")).toEqual([
          "Given. Tables, matches and pots that have changed hands: 2",
        ]);
        expect(world.log).toEqual([
          `[yahtzee] what player ${oldId} had is given to Ana (${NEW_ID}): 2 records`,
        ]);
        const { players, seats } = matchIn(world.save());
        expect([players[0], seats.north]).toEqual(Array(2).fill({ id: NEW_ID, name: "Ana" }));
        expect(players[1]?.name).toBe("Ben");
        ana.use(0, 64, -1);
        openBoard(ana);
        expect(ana.screen).toContain("Round 1 of 13. Roll 1 of 3.");
        ana.press("Chance");
        expect(matchIn(world.save()).game?.turn?.player).toBe(1);
        pressAnywhere(ana, "Take the board off");
        ana.press("Take the board off");
        expect(ana.count(BOARD)).toBe(1);
      },
      { save: await moved(2, rolledOnce) },
    );
  });

  test("is no seat before a game: whoever is on its chair has it", async () => {
    await inWorld((world) => {
      const [ana] = sitTogether(world, TWO);
      const op = joinBeside(world, "Op", 2);
      expect(toldTwice(op, "admin transfer Ana Op")).toEqual([
        "Given. Tables, matches and pots that have changed hands: 2",
      ]);
      world.tick(2);
      expect(matchIn(world.save()).seats.south).toEqual({ id: ana?.id, name: "Ana" });
    });
  });

  test("is given also while the match is in a board", async () => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        expect(toldTwice(joinBeside(world, "Op", 2), "admin transfer Ana Ana")).toEqual([
          "Given. Tables, matches and pots that have changed hands: 2",
        ]);
        fitBoard(ana);
        expect(ana.chat.at(-1)).toBe("The paused game goes on: sit down to play.");
        ana.use(0, 64, -1);
        openBoard(ana);
        expect(ana.screen).toContain("Round 1 of 13. Roll the dice.");
      },
      { save: await moved(1, (all) => started(...all), true) },
    );
  });

  test("has the votes with it that were theirs", async () => {
    const save = await moved(3, (all) => started(...all));
    const voting = withMatch(save, (match) => {
      const [ana, ben, cem] = match.players.map(({ id }) => id);
      const votes = [ana ?? "", ben ?? ""].map((voter) => ({ voter, verdict: "wait" }) as const);
      return { ...match, absences: [{ player: cem ?? "", votes, verdict: "wait" }] };
    });
    await inWorld(
      (world) => {
        world.join("Ana");
        const [, ben] = matchIn(world.save()).players;
        toldTwice(joinBeside(world, "Op", 2), "admin transfer Ana Ana");
        const voters = matchIn(world.save()).absences[0]?.votes.map(({ voter }) => voter);
        expect(voters).toEqual([NEW_ID, ben?.id]);
      },
      { save: voting },
    );
  });

  test("can be given to somebody with another name, who is told of by it from now on", async () => {
    await inWorld(
      (world) => {
        joinBeside(world, "Eve");
        const op = joinBeside(world, "Op", 2);
        expect(toldTwice(op, "admin transfer ana EVE")).toEqual([
          "Given. Tables, matches and pots that have changed hands: 2",
        ]);
        expect(told(op, "table list")).toEqual([
          "Tables: 1\n0 64 0 overworld (owner Eve): played by Eve and Ben, round 1",
        ]);
      },
      { save: await moved(2, (all) => started(...all)) },
    );
  });
});

describe("nothing is given", () => {
  test.each([
    { line: "", says: HOW },
    { line: "Ana", says: HOW },
    { line: "Ana Zed", says: "Zed is not in the world now: the player who gets it has to be here." },
    { line: 'Ana ""', says: "? is not in the world now: the player who gets it has to be here." },
    { line: "Zed Op", says: "No table and no match knows Zed." },
    { line: "Op Op", says: "No table and no match knows Op." },
    { line: "Ben Ben", says: "That is the same player: there is nothing to give." },
    // One player cannot have two sheets.
    {
      line: "Ana Ben",
      says: "Given. Tables, matches and pots that have changed hands: 1",
      gives: "only the table",
    },
  ])("by words that name nobody, or one player twice: $line", async ({ line, says, gives }) => {
    await inWorld(
      (world) => {
        world.join("Ben");
        const op = joinBeside(world, "Op", 2);
        const before = world.save();
        const tell = gives === undefined ? told : toldTwice;
        expect(tell(op, `admin transfer ${line}`)).toEqual([says]);
        expect(matchIn(world.save())).toEqual(matchIn(before));
        if (gives === undefined) expect(world.save().properties).toEqual(before.properties);
        else expect(propertiesOf(world.save(), TABLE_PROPERTY)[0]).toContain('"name":"Ben"');
      },
      { save: await moved(2, (all) => started(...all)) },
    );
  });

  test("between players of one name before their ids are typed", async () => {
    const twice = withMatch(await moved(2, (all) => started(...all)), (match) => {
      const named = (who: PlayerRef | null): PlayerRef | null =>
        who?.name === "Ben" ? { ...who, name: "ANA" } : who;
      const { seats, players } = match;
      return {
        ...match,
        players: players.map((who) => named(who) ?? who),
        seats: { ...seats, east: named(seats.east) },
      };
    });
    await inWorld(
      (world) => {
        world.join("Ana");
        const op = joinBeside(world, "Op", 2);
        const [ana, ben] = matchIn(world.save()).players;
        expect(told(op, "admin transfer Ana Ana")).toEqual([
          `Several players had that name. Type one of these ids instead: Ana ${ana?.id}, ANA ${ben?.id}`,
        ]);
        expect(toldTwice(op, `admin transfer "${ben?.id}" Ana`)).toEqual([
          "Given. Tables, matches and pots that have changed hands: 1",
        ]);
        expect(matchIn(world.save()).players).toEqual([ana, { id: NEW_ID, name: "Ana" }]);
      },
      { save: twice },
    );
  });

  test("to one of two who are here under the same name before an id is typed", async () => {
    await inWorld(
      (world) => {
        const [small, op] = [joinBeside(world, "ana"), joinBeside(world, "Op", 2)];
        world.join("Ana");
        expect(told(op, "admin transfer Ben Ana")).toEqual([
          expect.stringMatching(/^Several players had that name\. Type one of these ids instead: /),
        ]);
        expect(toldTwice(op, `admin transfer Ben "${small.id}"`)).toEqual([
          "Given. Tables, matches and pots that have changed hands: 1",
        ]);
        expect(matchIn(world.save()).players[1]).toEqual({ id: small.id, name: "ana" });
      },
      { save: await moved(2, (all) => started(...all)) },
    );
  });
});
