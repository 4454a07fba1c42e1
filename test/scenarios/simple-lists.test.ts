// More categories than fit on a simple screen stand behind their groups: columns, or sections.
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
import { ANA, acted, lobby, READY, rollOf } from "../support/matches.ts";

function rolled(ruleSet: RuleSetId, faces: string) {
  return ([ana = ANA]: readonly PlayerRef[]): Match => {
    const chosen = { ...lobby(ana), rules: chooseRules(ruleSet) };
    return acted(chosen, ana, READY, rollOf(faces));
  };
}

function inTurn(ruleSet: RuleSetId, faces: string, run: (ana: Player, world: World) => void) {
  return inMatch(1, rolled(ruleSet, faces), (world: World, { ana }: People) => {
    openBoard(ana);
    run(ana, world);
  });
}

/** What stands in Ana's columns: category ids with their points. */
function filled(world: World): readonly (number | null)[][] {
  const [record] = recordsIn(world).matches.values();
  return (record?.match.game?.sheets[0]?.columns ?? []).map(({ scores }) => scores.filter((s) => s !== null));
}

describe("Triple on simple screens", () => {
  test("has a page for each column, with the way back", async () => {
    await inTurn("triple", "6 6 6 2 4", (ana) => {
      expect(ana.form?.buttons.slice(0, 4)).toEqual([
        "Hold and roll",
        "Column 1 (× 1)",
        "Column 2 (× 2)",
        "Column 3 (× 3)",
      ]);
      ana.press("Column 3");
      expect(ana.form?.buttons).toContain("Sixes, column 3: 18 × 3");
      expect(ana.form?.buttons).toHaveLength(13 + 1);
      ana.press("Back");
      expect(ana.form?.buttons[0]).toBe("Hold and roll");
    });
  });

  test("scores in the column of the page", async () => {
    await inTurn("triple", "6 6 6 2 4", (ana, world) => {
      ana.press("Column 2");
      ana.press("Sixes, column 2");
      expect(filled(world)).toEqual([[], [18], []]);
    });
  });

  test("asks before a zero, and names the column", async () => {
    await inTurn("triple", "6 6 6 2 4", (ana, world) => {
      ana.press("Column 3");
      ana.press("Yahtzee, column 3");
      expect(ana.form?.body).toContain("Yahtzee, column 3");
      expect(filled(world)).toEqual([[], [], []]);
      ana.press("Score 0");
      expect(filled(world)).toEqual([[], [], [0]]);
    });
  });
});

describe("Maxi Yatzy on simple screens", () => {
  test("has a page for each section", async () => {
    await inTurn("maxiYatzy", "6 6 6 2 4 4", (ana, world) => {
      expect(ana.form?.buttons.slice(0, 3)).toEqual(["Hold and roll", "Upper section", "Lower section"]);
      ana.press("Lower section");
      expect(ana.form?.buttons).toHaveLength(14 + 1);
      ana.press("Full House: 26");
      expect(filled(world)).toEqual([[26]]);
    });
  });

  test("holds any of its six dice", async () => {
    await inTurn("maxiYatzy", "6 6 6 2 4 4", (ana) => {
      ana.press("Hold and roll");
      expect(
        ana.form?.fields.flatMap((field) => field?.name ?? []).filter((name) => /^Die/.test(name)),
      ).toHaveLength(6);
    });
  });
});

describe("the lessons", () => {
  test.each<[RuleSetId, string]>([
    ["classic", "4 4 2 6 1: hold dice 1 and 2, roll the others."],
    ["maxiYatzy", "hold dice 1 and 2, roll the others."],
  ])("of %s are turned page by page, with the way back", async (ruleSet, example) => {
    await inTurn(ruleSet, ruleSet === "classic" ? "6 6 6 2 4" : "6 6 6 2 4 4", (ana) => {
      ana.press("More");
      ana.press("How to play");
      expect(ana.form?.body).toContain(example);
      const first = ana.form?.body;
      ana.press("Next page");
      expect(ana.form?.body).not.toBe(first);
      ana.press("Previous page");
      expect(ana.form?.body).toBe(first);
    });
  });
});
