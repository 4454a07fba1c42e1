// Answers come back by row id: only what stands on the screen can be pressed.
import { describe, expect, it } from "vitest";
import { resolveAnswer, type Screen } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import { alone, holding, started } from "../support/matches.ts";
import { viewOf } from "../support/views.ts";

const SCREEN: Screen = screenOf(viewOf(alone({}, { faces: "2 2 3 3 6" })), { name: "table" });

describe("an answer", () => {
  it.each([
    ["roll", { do: "roll" }],
    ["score:chance:0", { do: "score", category: "chance", column: 0 }],
    ["score:yahtzee:0", { do: "show", screen: { name: "confirmZero", category: "yahtzee", column: 0 } }],
    ["standUp", { do: "standUp" }],
  ])("%s asks for what its row says", (row, intent) => {
    expect(resolveAnswer(SCREEN, { row })).toEqual({ intent });
  });

  it("to a category worth nothing is a score on the screen and asks once more when pressed", () => {
    expect(SCREEN.rows.find(({ id }) => id === "score:yahtzee:0")).toMatchObject({
      press: { do: "score", category: "yahtzee", column: 0 },
      asksForZero: true,
    });
    expect(resolveAnswer(SCREEN, { row: "score:yahtzee:0" })?.intent.do).toBe("show");
  });

  it("brings the dice that were held when it was pressed", () => {
    const held = holding("xx---");
    expect(resolveAnswer(SCREEN, { row: "roll", held })).toEqual({ intent: { do: "roll" }, held });
  });

  it.each(["status", "upper0", "die1"])("%s, which only shows something, asks for nothing", (row) => {
    expect(SCREEN.rows.map(({ id }) => id)).toContain(row);
    expect(resolveAnswer(SCREEN, { row })).toBeNull();
  });

  it.each(["", "0", "Roll", "ready", "begin", "score:chance:1", "score:luck:0", "toString", "__proto__"])(
    "%j, which is not on the screen, asks for nothing",
    (row) => {
      expect(resolveAnswer(SCREEN, { row })).toBeNull();
    },
  );

  it("to a category that a joker forbids asks for nothing", () => {
    const joker = screenOf(viewOf(alone({ yahtzee: 50 }, { faces: "4 4 4 4 4" })), { name: "table" });
    expect(resolveAnswer(joker, { row: "score:fours:0" })).not.toBeNull();
    expect(resolveAnswer(joker, { row: "score:chance:0" })).toBeNull();
  });

  it("to a category before the first roll asks for nothing", () => {
    const first = screenOf(viewOf(started({ id: "-4294967295", name: "Ana" })), { name: "table" });
    expect(resolveAnswer(first, { row: "score:chance:0" })).toBeNull();
  });
});

it("row ids are there once each, or an answer could mean two rows", () => {
  const ids = SCREEN.rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
