// What operators type about tables: who may do it, what comes of it, and what is said where it is typed wrongly.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { encodeTable } from "../../scripts/match/saved-table.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { DICE_ENTITY, TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { cardWithout, finishedTogether, lobby, rollingOff, started } from "../support/matches.ts";
import { fitElsewhere, told, toldTwice } from "../support/operators.ts";
import { BUILT, inGame, inWorld, joinBeside, matchIn, propertiesOf } from "../support/worlds.ts";

const OPERATORS_ONLY = "Only operators of this world can do that.";
const OWNER_ONLY = expect.stringMatching(/^Only the owner of this table, or an operator, can /);
const NO_TABLE =
  "There is no table with a board within six blocks: go to one, or use a Yahtzee Board on a Small Game Table.";

describe("who is no operator", () => {
  const REFUSED: Readonly<Record<string, unknown>> = {
    "table list": OPERATORS_ONLY,
    "table show": OPERATORS_ONLY,
    "table reset": OPERATORS_ONLY,
    "table remove": OPERATORS_ONLY,
    "table packup all": OPERATORS_ONLY,
    "table packup at 0 64 0": OPERATORS_ONLY,
    "table public": OWNER_ONLY,
    "table public at 0 64 0": OWNER_ONLY,
    "table recover": OWNER_ONLY,
    "table recover at 0 64 0": OWNER_ONLY,
    "admin transfer Ana Ben": OPERATORS_ONLY,
    "admin selftest": OPERATORS_ONLY,
    setting: OPERATORS_ONLY,
    "setting grace": OPERATORS_ONLY,
    "setting placing 1": OPERATORS_ONLY,
  };

  test.each([
    { who: "a visitor", permission: 0 },
    { who: "a member", permission: 1 },
    { who: "a player with permissions of their own making", permission: 3 },
  ])("is refused each of these commands: $who", async ({ permission }) => {
    await inMatch(
      1,
      (all) => started(...all),
      (world) => {
        const eve = joinBeside(world, "Eve", permission);
        const before = world.save().properties;
        const said = Object.keys(REFUSED).map((line) => [line, told(eve, line)]);
        expect(said).toEqual(Object.entries(REFUSED).map(([line, sentence]) => [line, [sentence]]));
        expect(world.save().properties).toEqual(before);
      },
    );
  });

  test("may make the own table public and recover a match there, standing at it, and nothing else", async () => {
    await inMatch(
      1,
      (all) => lobby(...all),
      (world, { ana }) => {
        for (const line of ["list", "show", "reset", "remove", "packup"]) {
          expect(told(ana, `table ${line}`), line).toEqual([OPERATORS_ONLY]);
        }
        expect(told(ana, "table public at 0 64 0")[0]).toMatch(/^Make the table at 0 64 0 overworld public/);
        expect(told(ana, "table recover")).toEqual([
          "No paused match has left this table whose board could be lost.",
        ]);
        expect(told(ana, "table public")).toEqual(["This table is public now."]);
        expect(told(ana, "table public")).toEqual([OWNER_ONLY]);
        expect(told(ana, "table recover")).toEqual([OWNER_ONLY]);
        ana.dismount();
        ana.move(20, 64, 20);
        expect(told(ana, "table public")).toEqual([NO_TABLE]);
        expect(propertiesOf(world.save(), TABLE_PROPERTY)[0]).toContain('"owner":null');
      },
    );
  });
});

describe("typed wrongly by an operator", () => {
  const WHICH =
    "Say where: at, three whole numbers x y z, and if it is elsewhere the dimension (overworld, nether, the_end).";
  const UNKNOWN = (place: string): string =>
    `Nothing is known of a table at ${place}. /yahtzee:table list tells where tables are.`;
  const ONE = "That is done to one table at a time: stand at it, or type at and its place.";
  const ANSWERS: Readonly<Record<string, string>> = {
    "table show at": WHICH,
    "table reset at 0 64": WHICH,
    "table remove at 0 64 0 moon": WHICH,
    "table public at 0 65 0": UNKNOWN("0 65 0 overworld"),
    "table packup at 0 64 0 nether": UNKNOWN("0 64 0 nether"),
    "table recover at -1 64 0 minecraft:the_end": UNKNOWN("-1 64 0 the_end"),
    "table show all": ONE,
    "table reset all": ONE,
    "table remove all": ONE,
    "table public all": ONE,
    "table recover all": ONE,
    "table reset": "No match is running at that table.",
    "table recover": "No paused match has left this table whose board could be lost.",
  };
  const LINES = [
    ...["table", "table fly", "table show there", "table show all here", "table list at 0 64 0 nether 1"],
    ...["table show at a b c", "table show at 1.5 64 0", "table show at ~ ~ ~", "table show at 0 64 0 1"],
    ...["admin", "admin fly", "admin transfer Ana Ben now", "setting fancy", "setting grace fast"],
    ...["setting grace 30.5", "setting grace 99999999999", "setting grace 30 30"],
  ];

  test("a command says what would be right, and does nothing", async () => {
    await inMatch(
      1,
      (all) => lobby(...all),
      (world) => {
        const op = joinBeside(world, "Op", 2);
        const before = world.save().properties;
        const said = Object.keys(ANSWERS).map((line) => [line, told(op, line)]);
        expect(said).toEqual(Object.entries(ANSWERS).map(([line, sentence]) => [line, [sentence]]));
        expect(world.save().properties).toEqual(before);
      },
    );
  });

  test("it gets the game's own sentence where the game refuses it by itself", async () => {
    await inWorld((world) => {
      const op = joinBeside(world, "Op", 2);
      for (const line of LINES) {
        expect(told(op, line), line).toEqual([expect.stringMatching(/^Syntax error: Unexpected "/)]);
      }
    });
  });

  test.each(["show", "public", "reset", "remove", "packup", "recover"])(
    "%s says that no table is near, and that there is none at all",
    async (action) => {
      await inWorld((world) => {
        const op = joinBeside(world, "Op", 2);
        expect(told(op, `table ${action}`)).toEqual([NO_TABLE]);
        expect(told(op, `table ${action} all`)).toEqual(["There are no tables with a board in this world."]);
      });
    },
  );
});

describe("the list of tables", () => {
  const isOver = (...all: readonly PlayerRef[]): Match =>
    finishedTogether(...all.map((who) => [who, cardWithout()] as const));

  test.each<[string, (...all: PlayerRef[]) => Match, string]>([
    ["a lobby", lobby, "nobody plays"],
    ["a roll-off", rollingOff, "roll-off of Ana and Ben"],
    ["a game", started, "played by Ana and Ben, round 1"],
    ["a game that is over", isOver, "finished by Ana and Ben"],
  ])("tells whose a table is and what happens there: %s", async (_, make, says) => {
    await inMatch(
      2,
      (all) => make(...all),
      (world) => {
        const op = joinBeside(world, "Op", 2);
        expect(told(op, "table list")).toEqual([`Tables: 1\n0 64 0 overworld (owner Ana): ${says}`]);
      },
    );
  });

  test("begins with the nearest, ends with other dimensions, and tells of boards that are off", async () => {
    await inGame((world, ana) => {
      ana.press("More");
      ana.press("Take the board off");
      const op = joinBeside(world, "Op", 2);
      fitElsewhere(world, op, 8, 0, "nether");
      fitElsewhere(world, op, 40, 40, "overworld");
      expect(toldTwice(op, "table public")).toEqual(["This table is public now."]);
      expect(told(op, "table list")).toEqual([
        "Tables: 3\n40 64 40 overworld (public): nobody plays\n0 64 0 overworld (owner Ana): the board is off\n8 64 0 nether (owner Op): nobody plays",
      ]);
    });
  });

  test("has at most twenty lines and says how many tables it leaves out", async () => {
    const record = { owner: null, matchId: "gone", boardName: null, boardOff: false, found: false };
    const properties = Array.from({ length: 23 }, (_, x) => {
      return [`${TABLE_PROPERTY}minecraft:overworld:${1000 + x}:64:0`, encodeTable(record)] as const;
    });
    await inWorld(
      (world) => {
        const lines = told(joinBeside(world, "Op", 2), "table list")[0]?.split("\n");
        expect(lines).toHaveLength(22);
        expect([lines?.[0], lines?.at(-1)]).toEqual(["Tables: 23", "… and 3 more"]);
      },
      { save: { properties, players: [], chunks: {}, sessions: 1 } },
    );
  });

  test("gives the match of one table, who is away and when it was played last", async () => {
    await inMatch(
      2,
      (all) => rollingOff(...all),
      (world, { ben }) => {
        ben.leave();
        const op = joinBeside(world, "Op", 2);
        op.type("/yahtzee:setting grace 30");
        world.tick(640);
        const { id } = matchIn(world.save());
        const about = `Match ${id}\nAway: Ben\nDays since it was played: 0`;
        const shown = `0 64 0 overworld (owner Ana): roll-off of Ana and Ben\n${about}`;
        expect(told(op, "table show")).toEqual([shown]);
        op.move(0, 64, 0, "nether");
        expect(told(op, "table show at 0 64 0 overworld")).toEqual([shown]);
      },
    );
  });
});

describe("a match that an operator ends", () => {
  test("is over for everybody after a question, nobody wins, and who sits stays seated", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        const op = joinBeside(world, "Op", 2);
        openBoard(ben);
        expect(told(op, "table reset")).toEqual([
          "End the match at 0 64 0 overworld? Nobody wins. Type it again to do so.",
        ]);
        expect(matchIn(world.save()).game).not.toBeNull();
        expect(told(op, "table reset")).toEqual(["The match is over: the table waits for a new one."]);
        expect(ana.chat.at(-1)).toBe("Op ends the match: nobody wins.");
        expect(ben.screen).toContain("Waiting for Ana and Ben to be ready.");
        expect(matchIn(world.save())).toMatchObject({ game: null, players: [], seats: { south: null } });
        expect(told(op, "table reset")).toEqual(["No match is running at that table."]);
      },
    );
  });

  test("is not over by an answer that comes after more than a minute", async () => {
    await inGame((world, ana) => {
      ana.close();
      const op = joinBeside(world, "Op", 2);
      const asked = told(op, "table reset");
      world.tick(1201);
      expect(told(op, "table reset")).toEqual(asked);
      expect(matchIn(world.save()).game).not.toBeNull();
    });
  });
});

const { packs } = BUILT;
/** A world whose game has not taken the file of the dice. */
const WITHOUT_DICE = {
  packs: { ...packs, entities: packs.entities.filter((file) => !JSON.stringify(file).includes(DICE_ENTITY)) },
};

/** What the self-test says; a seat is looked at for about a second. */
function selfTested(world: World, op: Player): readonly string[] {
  told(op, "admin selftest");
  world.tick(40);
  return [...op.chat];
}

describe("the self-test", () => {
  test("says in a line each what works, and leaves nothing behind", async () => {
    await inWorld((world) => {
      const op = joinBeside(world, "Op", 2);
      const before = world.save().properties;
      expect(selfTested(world, op)).toEqual([
        "Works: the world keeps what is saved",
        "Works: a seat carries a player and lets go",
        "Works: a pot keeps what is laid into it",
        "Works: a chunk far away can be loaded for a while",
        "Works: a board can be written on",
        "Works: what stands on a board is translated",
        "Works: live screens can be built",
        "Works: dice can be seen, by each player at the own pace",
        "Works: a small sheet can float above a table",
      ]);
      expect(world.save().properties).toEqual(before);
      expect(world.entities()).toHaveLength(1);
      expect(world.entities()[0]).toMatchObject({ typeId: "minecraft:player" });
      expect(world.send("lookAtTexts")).toMatchObject([{ texts: [] }]);
    });
  });

  test("says what does not work, with the game's own words where it gave any", async () => {
    await inWorld((world) => {
      const op = joinBeside(world, "Op", 2);
      const refusing = { addRiderFails: 3, loreRefused: "everything", liveForms: "throwWhenBuilt" };
      world.send("switches", { writesFail: true, tickingCapacity: 0, textsRefused: true, ...refusing });
      expect(selfTested(world, op)).toEqual([
        "Does not work: the world keeps what is saved (it does not come back)",
        "Does not work: a seat carries a player and lets go (it takes nobody)",
        "Works: a pot keeps what is laid into it",
        "Does not work: a chunk far away can be loaded for a while (no more chunks can be kept loaded)",
        expect.stringMatching(/^Does not work: a board can be written on \(.+\)$/),
        expect.stringMatching(/^Does not work: what stands on a board is translated \(.+\)$/),
        expect.stringMatching(/^Does not work: live screens can be built \(.+\)$/),
        expect.stringMatching(/^Does not work: dice can be seen, by each player at the own pace \(.+\)$/),
        expect.stringMatching(/^Does not work: a small sheet can float above a table \(.+\)$/),
      ]);
      expect(world.takeErrors()).not.toEqual([]);
      expect(world.entities("tabletop_yahtzee:seat")).toEqual([]);
    }, WITHOUT_DICE);
  });

  test("leaves who sits on the chair, and says what to do", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        ana.leave();
        const op = world.join("Ana", { permission: 2 });
        op.use(0, 64, -1);
        expect(selfTested(world, op)).toContain(
          "Does not work: a seat carries a player and lets go (stand up first)",
        );
        expect(world.entities("tabletop_yahtzee:seat").map(({ riders }) => riders)).toEqual([["Ana"]]);
      },
    );
  });
});
