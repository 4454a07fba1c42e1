import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { advise } from "../../scripts/engine/strategy/advice.ts";
import { tableNow } from "../../scripts/tools/solve/play.ts";
import { hintTexts, whyNoHint } from "../../scripts/ui/hint-screen.ts";
import { resolveAnswer } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import { ANA, alone, BEN, cardWithout, lobby, rollingOff, started } from "../support/matches.ts";
import { english, viewOf, written } from "../support/views.ts";

const HINT = { name: "hint" } as const;
const COSTS = { name: "costs" } as const;
const CLASSIC = tableNow(chooseRules("classic"));

/** What is said of these dice on this card, by the solved table. */
function said(card: Parameters<typeof alone>[0], faces: string, rollsUsed = 1): readonly string[] {
  const { game } = alone(card, { faces, rollsUsed });
  const advice = game && advise(game, CLASSIC);
  if (!game?.turn || !advice) throw new Error("Nothing is played.");
  return hintTexts(game, game.turn, advice).map(english);
}

describe("a hint", () => {
  it("says what is best, what it brings, what the second best costs, and why", () => {
    expect(said({}, "4 4 4 1 6")).toEqual([
      "Best: hold 4 4 4 and roll the others.",
      expect.stringMatching(/^Played on as well as can be, that brings a total of 26\d\.\d on average\.$/),
      expect.stringMatching(/^Second best: .+\. It costs \d+\.\d points on average\.$/),
      "Why: more of the same number counts in several categories.",
    ]);
  });

  it.each([
    [
      "a category while rolls are left",
      cardWithout("largeStraight"),
      "2 3 4 5 6",
      1,
      "score 40 in Large Straight",
      "another roll",
    ],
    ["a zero", cardWithout("yahtzee"), "1 2 3 4 6", 3, "score 0 in Yahtzee", "a 0 costs least here"],
    [
      "what scores most",
      { ...cardWithout("chance"), sixes: 12 },
      "6 6 5 5 4",
      3,
      "score 26 in Chance",
      "nothing that is open scores more",
    ],
  ])("explains %s", (_, card, faces, rollsUsed, best, reason) => {
    const [first, , , why] = [...said(card, faces, rollsUsed), "", ""];
    expect(first).toContain(best);
    expect(said(card, faces, rollsUsed).at(-1)).toContain(reason);
    expect(why).toBeDefined();
  });

  it("is about right where nothing is solved", () => {
    const texts = written(screenOf(viewOf(alone({}, { faces: "4 4 4 1 6" })), HINT)).join("\n");
    expect(texts).not.toContain("hint.expected");
    expect(texts).toContain("hint.secondAbout");
  });

  it("can be carried out by one press", () => {
    const screen = screenOf(viewOf(alone({}, { faces: "4 4 4 1 6" })), HINT);
    expect(resolveAnswer(screen, { row: "do" })?.intent).toEqual({
      do: "roll",
      held: [true, true, true, false, false],
    });
    const last = screenOf(viewOf(alone(cardWithout("chance"), { faces: "4 4 4 1 6", rollsUsed: 3 })), HINT);
    expect(resolveAnswer(last, { row: "do" })?.intent).toEqual({
      do: "score",
      category: "chance",
      column: 0,
    });
  });

  it("asks once more before a zero", () => {
    const screen = screenOf(
      viewOf(alone(cardWithout("yahtzee"), { faces: "4 4 4 1 6", rollsUsed: 3 })),
      HINT,
    );
    expect(resolveAnswer(screen, { row: "do" })?.intent).toEqual({
      do: "show",
      screen: { name: "confirmZero", category: "yahtzee", column: 0 },
    });
  });

  it("is for who is on turn in a match for nothing", () => {
    expect(whyNoHint(lobby(ANA), ANA.id)).toBe("noMatchRuns");
    expect(whyNoHint(rollingOff(ANA, BEN), ANA.id)).toBe("rollOffFirst");
    expect(whyNoHint(started(ANA, BEN), BEN.id)).toBe("notYourTurn");
    expect(whyNoHint(started(ANA, BEN), ANA.id)).toBeNull();
  });
});

describe("what each category would cost", () => {
  it("is told of each that may be chosen, the cheapest first, with the points now", () => {
    const screen = screenOf(viewOf(alone({}, { faces: "2 2 3 3 3", rollsUsed: 3 })), COSTS);
    const rows = screen.rows.filter(({ id }) => id.startsWith("cost:")).map(({ text }) => english(text));
    expect(rows).toHaveLength(13);
    expect(rows[0]).toBe("Full House: 25 now, costs nothing");
    const costs = rows.slice(1).map((row) => Number(/costs (\d+\.\d)$/.exec(row)?.[1] ?? 0));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});
