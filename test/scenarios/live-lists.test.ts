// More categories than fit on a live screen are chosen from lists, which follow the column, the dice and the rules.
import { describe, expect, test } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { RuleSetId } from "../../scripts/engine/rule-sets/rule-sets.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { recordsIn } from "../../scripts/tools/soak/records.ts";
import { inMatch, type People } from "../support/in-match.ts";
import { ANA, acted, lobby, READY, rollOf, scoreIn } from "../support/matches.ts";
import { LIVE } from "../support/worlds.ts";

/** Ana alone has rolled once under these rules. @param entries scored before, a turn of ones each. */
function rolled(ruleSet: RuleSetId, faces: string, ...entries: readonly string[]) {
  return ([ana = ANA]: readonly PlayerRef[]): Match => {
    const chosen = acted(lobby(ana), ana, { type: "rules", rules: chooseRules(ruleSet), who: ana }, READY);
    const ones = faces.replace(/\d/g, "1");
    const played = entries.reduce((match, id) => acted(match, ana, rollOf(ones), scoreIn(id)), chosen);
    return acted(played, ana, rollOf(faces));
  };
}

function inTurn(make: (players: readonly PlayerRef[]) => Match, run: (ana: Player, world: World) => void) {
  return inMatch(
    1,
    make,
    (world: World, { ana }: People) => {
      openBoard(ana);
      run(ana, world);
    },
    LIVE,
  );
}

function list(player: Player, name: string): readonly string[] {
  return player.form?.rows.find(({ text }) => text === name)?.items ?? [];
}

function scoreButton(player: Player): string | undefined {
  return player.form?.buttons.find((text) => text.startsWith("Score "));
}

/** The scores of Ana's column, by its number from 1 on. */
function filled(world: World, column: number): number {
  const [record] = recordsIn(world).matches.values();
  const scores = record?.match.game?.sheets[0]?.columns[column - 1]?.scores ?? [];
  return scores.filter((points) => points !== null).length;
}

describe("the lists of Triple", () => {
  test("score the category in the column that is chosen", async () => {
    await inTurn(rolled("triple", "6 6 6 2 4"), (ana, world) => {
      expect(list(ana, "Column")).toEqual(["Column 1 (× 1)", "Column 2 (× 2)", "Column 3 (× 3)"]);
      ana.choose("Column", "Column 2");
      ana.choose("Category", "Sixes");
      expect(scoreButton(ana)).toBe("Score Sixes, column 2: 18 × 2");
      ana.press("Score Sixes");
      expect([1, 2, 3].map((column) => filled(world, column))).toEqual([0, 1, 0]);
    });
  });

  test("say what cannot be chosen, and offer nothing to press for it", async () => {
    await inTurn(rolled("triple", "6 6 6 2 4", "ones"), (ana) => {
      ana.choose("Category", "Ones");
      expect(list(ana, "Category")[0]).toBe("Ones: cannot be chosen");
      expect(scoreButton(ana)).toBeUndefined();
      ana.choose("Column", "Column 3");
      expect(scoreButton(ana)).toBe("Score Ones, column 3: 0");
    });
  });

  test("ask once more before a zero, in the place of the button", async () => {
    await inTurn(rolled("triple", "6 6 6 2 4"), (ana, world) => {
      ana.choose("Category", "Yahtzee");
      ana.press("Score Yahtzee");
      expect(ana.form?.buttons).toContain("Score 0 here? Press again: Score Yahtzee, column 1: 0");
      expect(filled(world, 1)).toBe(0);
      ana.press("Score 0 here?");
      expect(filled(world, 1)).toBe(1);
    });
  });

  test("ask anew where another column is chosen after the question (U2)", async () => {
    await inTurn(rolled("triple", "5 5 5 2 4"), (ana, world) => {
      ana.choose("Category", "Sixes");
      ana.press("Score Sixes, column 1");
      expect(scoreButton(ana)).toBe("Score 0 here? Press again: Score Sixes, column 1: 0");
      ana.choose("Column", "Column 2");
      expect(scoreButton(ana)).toBe("Score Sixes, column 2: 0");
      ana.press("Score Sixes, column 2");
      expect([1, 2].map((column) => filled(world, column))).toEqual([0, 0]);
      ana.press("Score 0 here?");
      expect([1, 2].map((column) => filled(world, column))).toEqual([0, 1]);
    });
  });

  test("take no press that comes in the moment in which another category is chosen", async () => {
    await inTurn(rolled("triple", "6 6 6 2 4"), (ana, world) => {
      world.pace = 2;
      ana.choose("Category", "Sixes");
      ana.press("Score Sixes");
      expect(filled(world, 1)).toBe(0);
      world.tick(10);
      ana.press("Score Sixes");
      expect(filled(world, 1)).toBe(1);
    });
  });

  test("pass over what a bent client chooses", async () => {
    await inTurn(rolled("triple", "6 6 6 2 4"), (ana, world) => {
      const before = scoreButton(ana);
      for (const row of ana.form?.rows ?? []) {
        if (row.kind === "dropdown") ana.forgeChoice(ana.form?.id ?? 0, row.at, 99);
      }
      world.tick(20);
      expect(scoreButton(ana)).toBe(before);
    });
  });
});

describe("the list of Maxi Yatzy", () => {
  test("has all twenty categories with their points, and no column to choose", async () => {
    await inTurn(rolled("maxiYatzy", "6 6 6 2 4 4"), (ana) => {
      expect(list(ana, "Category")).toHaveLength(20);
      expect(list(ana, "Category")).toContain("Full House: 26");
      expect(list(ana, "Column")).toEqual([]);
    });
  });
});

describe("a live lobby", () => {
  test("is built anew for whoever looks at it when the owner chooses other rules", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        openBoard(ben);
        openBoard(ana);
        for (const button of ["Rules", "Choose another rule set", "Triple"]) ana.press(button);
        world.tick(20);
        expect(ben.form?.body).toContain("What is played: Triple.");
        ana.press("Back");
        for (const player of [ben, ana]) player.press("Ready");
        world.tick(20);
        expect(ben.form?.buttons).toContain("Roll for the start");
      },
      LIVE,
    );
  });

  test("stays open for whoever looks at it when only a house rule changes", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        openBoard(ben);
        const form = ben.form?.id;
        openBoard(ana);
        ana.press("Rules");
        ana.press("House rule: forced Joker");
        world.tick(20);
        expect(ben.form?.id).toBe(form);
        expect(ben.form?.body).toContain("What is played: Classic, no Joker.");
      },
      LIVE,
    );
  });

  test("lets the owner change house rules and the target, press by press", async () => {
    await inTurn(
      (all) => lobby(...all),
      (ana) => {
        ana.press("Rules");
        ana.press("House rule: forced Joker");
        expect(ana.form?.body).toContain("What is played: Classic, no Joker.");
        ana.press("Target for whoever plays alone: none");
        expect(ana.form?.body).toContain("Target for whoever plays alone: 150 (bronze).");
        ana.press("Back");
        expect(ana.form?.body).toContain(
          "What is played: Classic, no Joker. Target for whoever plays alone: 150 (bronze).",
        );
      },
    );
  });
});
