// Every screen of a table with four players fits into one live form of thirty rows and leads on to every other.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import {
  ANA,
  acted,
  cardOf,
  cardWithout,
  decidedFor,
  finishedTogether,
  lobby,
  rollingOff,
  scoreIn,
  started,
  together,
} from "../support/matches.ts";
import { joinBeside, LIVE } from "../support/worlds.ts";

type Make = (players: readonly PlayerRef[]) => Match;

const LOBBY: Make = (all) => lobby(...all);
const ROLL_OFF: Make = (all) => rollingOff(...all);
const DECIDED: Make = (all) => decidedFor(rollingOff(...all), all[3] ?? ANA);
const FIRST_ROLL: Make = (all) => started(...all);
const ROLLED: Make = rolledOnce;
const LAST_ROLL: Make = (all) =>
  together(
    all.map((player) => [player, cardWithout("sixes", "fullHouse", "yahtzee", "chance")] as const),
    { faces: "6 6 6 6 6", rollsUsed: 3, yahtzeeBonuses: 2 },
  );
const NEXT_TURN: Make = (all) => acted(ROLLED(all), all[0] ?? ANA, scoreIn("chance"));
const RESULTS: Make = (all) => finishedTogether(...all.map((player) => [player, cardOf(20)] as const));

const SHEETS = ["Sheet of Ana", "Sheet of Ben", "Sheet of Cem", "Sheet of Dea"];
const TURN = ["Sheets", ...SHEETS.slice(1), "Back", "Resign", "Back", "My settings", "Back"];
const OTHERS_TURN = [...SHEETS.slice(1), "Back", "Resign", "Back", "My settings", "Back"];

const STAGES: readonly {
  readonly stage: string;
  readonly make: Make;
  readonly presses: readonly string[];
}[] = [
  { stage: "the lobby", make: LOBBY, presses: ["My settings", "Back", "Ready", "Not ready any more"] },
  {
    stage: "the roll-off",
    make: ROLL_OFF,
    presses: ["Resign", "Back", "My settings", "Back", "Roll for the start"],
  },
  { stage: "the decided roll-off", make: DECIDED, presses: ["Resign", "Back", "My settings", "Back"] },
  { stage: "the turn before the first roll", make: FIRST_ROLL, presses: [...TURN, "Roll dice"] },
  { stage: "the turn after a roll", make: ROLLED, presses: [...TURN, "Yahtzee: 0", "Roll the others"] },
  { stage: "the turn with no rolls left", make: LAST_ROLL, presses: [...TURN, "Sixes: 30"] },
  { stage: "somebody else's turn", make: NEXT_TURN, presses: OTHERS_TURN },
  {
    stage: "the results",
    make: RESULTS,
    presses: ["Sheet of Ana", ...SHEETS.slice(1), "Back", "Review my game", "Back", "My settings"],
  },
];

/** What a person needs of every live form. */
function expectWhole(player: Player): void {
  const { form } = player;
  expect(form?.kind).toBe("live");
  expect(form?.hasCloseButton).toBe(true);
  expect(form?.rows.length).toBeLessThanOrEqual(29);
  // With the cross it is the thirtieth.
  expect(form?.rows.at(-1)).toMatchObject({ text: "Use simple screens", at: 28 });
  for (const { text } of form?.rows ?? []) expect(text).not.toBe("");
}

describe("with four players", () => {
  test.each(STAGES)("$stage and all that it leads to fit into thirty rows", async ({ make, presses }) => {
    await inMatch(
      4,
      make,
      (_, { ana }) => {
        openBoard(ana);
        expectWhole(ana);
        for (const button of presses) {
          ana.press(button);
          expectWhole(ana);
        }
      },
      LIVE,
    );
  });

  const viewers: Readonly<Record<string, (world: World, people: People) => Player>> = {
    "a player who stands": (_, { dea }) => {
      dea.dismount();
      return dea;
    },
    "a watcher": (world) => joinBeside(world, "Eve"),
    "an operator": (world) => joinBeside(world, "Op", 2),
    "a watcher on a chair of another table": (world) => {
      world.setBlock(3, 64, 3, "tabletop_yahtzee:oak_game_chair");
      const eve = joinBeside(world, "Eve", 2);
      eve.use(3, 64, 3);
      return eve;
    },
  };
  test.each(Object.keys(viewers))("every stage fits for %s, who can look at every sheet", async (viewer) => {
    for (const { make, stage } of STAGES) {
      await inMatch(
        4,
        make,
        (world, people) => {
          const player = viewers[viewer]?.(world, people) ?? people.ana;
          openBoard(player);
          expectWhole(player);
          if (make === LOBBY || make === ROLL_OFF || make === DECIDED) return;
          if (make === RESULTS) player.press("Sheet of ");
          for (const sheet of [...SHEETS.slice(1), "Sheet of Ana"]) {
            if (player.form?.title !== sheet) player.press(sheet);
            expect(player.form?.title, stage).toBe(sheet);
            expectWhole(player);
          }
        },
        LIVE,
      );
    }
  });
});
