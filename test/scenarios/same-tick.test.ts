// Two hands in one tick: what is done is done strictly one after the other, and the second meets the new state.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { usable } from "../../scripts/tools/host/client.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { BOARD, openBoard, sitDown, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People } from "../support/in-match.ts";
import { cardOf, finishedTogether, lobby, rollingOff, started, together } from "../support/matches.ts";
import {
  BOTH_SCREENS,
  inGame,
  inWorld,
  joinBeside,
  matchIn,
  pressAnywhere,
  propertiesOf,
  quieten,
  withFurniture,
} from "../support/worlds.ts";

type Name = keyof People;

interface Pair {
  readonly what: string;
  readonly make: (players: readonly PlayerRef[]) => Match;
  /** What is pressed before, by whom. */
  readonly before?: readonly (readonly [Name, string])[];
  readonly first: readonly [Name, string];
  readonly second: readonly [Name, string];
  /** Whether the first takes the simple screen of the second away, so that the press meets nothing. */
  readonly replaces: boolean;
  /** Of the second, where what it asked for depends on nothing that the first did: that it was done. */
  readonly counts?: (match: Match) => boolean;
}

const MOVED_ON = "The game has moved on: that was meant for an earlier moment.";

const RESIGNS = [["ben", "Resign"]] as const;

function hasResigned({ game }: Match): boolean {
  return game?.sheets[1]?.status === "resigned";
}

const PAIRS: readonly Pair[] = [
  {
    what: "Ready and Ready",
    make: (all) => lobby(...all),
    first: ["ana", "Ready"],
    second: ["ben", "Ready"],
    replaces: true,
    counts: ({ ready }) => ready.length === 2,
  },
  {
    what: "Roll for the start, twice",
    make: (all) => rollingOff(...all),
    first: ["ben", "Roll for the start"],
    second: ["ana", "Roll for the start"],
    replaces: true,
    counts: ({ rollOff }) => rollOff?.[0]?.length === 1,
  },
  {
    what: "Roll, then Resign",
    make: (all) => started(...all),
    before: RESIGNS,
    first: ["ana", "Roll dice"],
    second: ["ben", "Resign"],
    replaces: false,
    counts: hasResigned,
  },
  {
    what: "Resign, then Roll",
    make: (all) => started(...all),
    before: RESIGNS,
    first: ["ben", "Resign"],
    second: ["ana", "Roll dice"],
    replaces: false,
  },
  {
    what: "Resign, then a category",
    make: (all) =>
      together(
        all.map((player) => [player, {}] as const),
        { faces: "1 2 3 4 6" },
      ),
    before: RESIGNS,
    first: ["ben", "Resign"],
    second: ["ana", "Chance"],
    replaces: false,
  },
  {
    what: "a category, then Resign",
    make: (all) =>
      together(
        all.map((player) => [player, {}] as const),
        { faces: "1 2 3 4 6" },
      ),
    before: RESIGNS,
    first: ["ana", "Chance"],
    second: ["ben", "Resign"],
    replaces: true,
    counts: hasResigned,
  },
  {
    what: "Rematch and Rematch",
    make: (all) => finishedTogether(...all.map((player) => [player, cardOf(20)] as const)),
    first: ["ben", "Rematch"],
    second: ["ana", "Rematch"],
    replaces: true,
    counts: ({ ready }) => ready.length === 2,
  },
];

/** The press of a button as its player sees it now, whatever becomes of the form before it arrives. */
function pressAsSeen(player: Player, button: string): () => void {
  const { form } = player;
  const at = form?.buttons.findIndex((text) => text.startsWith(button)) ?? -1;
  if (form === undefined || at < 0) throw new Error(`${player.name} sees no ${button}:\n${player.screen}`);
  if (form.kind !== "live") return () => player.forge(form.id, at);
  const row = usable("button", form.rows)[at]?.at ?? -1;
  return () => player.forgeLive(form.id, row);
}

describe.each(BOTH_SCREENS)("two presses in one tick on $screens screens", ({ screens, options }) => {
  test.each(PAIRS)("are one after the other: $what (W16)", async ({ make, before = [], ...pair }) => {
    await inMatch(
      3,
      make,
      (world, people) => {
        const [first, second] = [people[pair.first[0]], people[pair.second[0]]];
        for (const player of [first, second]) openBoard(player);
        for (const [name, button] of before) pressAnywhere(people[name], button);
        world.tick(20);
        for (const player of [first, second]) quieten(player);
        const { revision } = matchIn(world.save());
        world.pace = 0;
        const late = pressAsSeen(second, pair.second[1]);
        first.press(pair.first[1]);
        const after = matchIn(world.save());
        late();
        world.tick(12);
        const now = matchIn(world.save());
        const isTaken = screens === "live" || !pair.replaces;
        const isDone = isTaken && pair.counts !== undefined;
        expect(now.revision).toBe(revision + (isDone ? 2 : 1));
        if (isDone) expect(pair.counts?.(now)).toBe(true);
        else expect(now).toEqual(after);
        expect(first.chat).not.toContain(MOVED_ON);
        const isStale = isTaken && !isDone;
        expect(second.chat.filter((line) => line === MOVED_ON)).toHaveLength(isStale ? 1 : 0);
        expect(second.form).toBeDefined();
      },
      options,
    );
  });
});

describe("a press in the same tick on what has just come up", () => {
  test("counts, since it is for the new state: both are ready and roll off (W16)", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        for (const player of [ana, ben]) openBoard(player);
        world.pace = 0;
        ana.press("Ready");
        ben.press("Ready");
        ana.press("Roll for the start");
        ben.press("Roll for the start");
        const { rollOff } = matchIn(world.save());
        expect(rollOff?.map((throws) => throws.length)).toEqual([1, 1]);
      },
    );
  });
});

describe("two boards on one table in one tick", () => {
  test("one is fitted, and the other stays with its player (W19)", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      const ben = joinBeside(world, "Ben");
      ben.give(BOARD);
      for (const player of [ana, ben]) player.hold(BOARD);
      world.pace = 0;
      ben.use(TABLE.x, TABLE.y, TABLE.z);
      ana.use(TABLE.x, TABLE.y, TABLE.z);
      world.tick(12);
      expect([ana.count(BOARD), ben.count(BOARD)]).toEqual([1, 0]);
      expect(ben.chat).toEqual(["The board is ready and the table is yours: sit down to play."]);
      expect(ana.chat).toEqual(["This table already has a board: take something else in hand to open it."]);
      expect(propertiesOf(world.save(), "yahtzee:match:")).toHaveLength(1);
    });
  });

  test("of one paused game and its copy, the second at another table is blank (W19)", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      pressAnywhere(ana, "Take the board off");
      const save = world.save();
      return inWorld(
        (copied) => {
          const first = copied.join("Ana");
          const second = copied.join("Ben");
          copied.setBlock(2, 64, 3, "tabletop_yahtzee:oak_small_game_table");
          for (const player of [first, second]) player.hold(BOARD);
          copied.pace = 0;
          second.use(2, 64, 3);
          first.use(TABLE.x, TABLE.y, TABLE.z);
          copied.pace = 12;
          copied.pause();
          expect(second.chat).toEqual([
            "The paused game goes on, but only its players can play it. You can watch.",
          ]);
          expect(first.chat).toEqual([
            "Ben fits the board: the match goes on.",
            "The game of this board has gone on elsewhere: it is a blank board now.",
          ]);
          sitDown(first);
          openBoard(first);
          expect(first.form?.buttons).toContain("Play alone");
          expect(propertiesOf(copied.save(), "yahtzee:match:")).toHaveLength(2);
        },
        {
          save: {
            ...save,
            players: save.players.flatMap((player) => [
              player,
              { ...player, name: "Ben", id: `${player.id}0`, location: { x: 1.5, y: 64, z: 4.5 } },
            ]),
          },
        },
      );
    });
  });
});
