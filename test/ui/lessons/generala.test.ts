// What Generala pays more on the first roll of a turn.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { readPage } from "./all-lessons.ts";

const GENERALA = chooseRules("generala");

describe("the lessons of Generala", () => {
  it("name how much more the first roll of a turn scores, and where", () => {
    const served = preparedRules(GENERALA).categories.filter(({ servedBonus = 0 }) => servedBonus > 0);
    expect(served.map(({ id, servedBonus }) => [id, servedBonus])).toEqual([
      ["escalera", 5],
      ["full", 5],
      ["poker", 5],
    ]);
    expect(readPage(GENERALA, "On the first roll")).toEqual([
      "Escalera, Full and Póker score 5 more on the first roll of a turn.",
      "1 2 3 4 5 on the first roll, in Escalera: 25",
      "3 3 3 4 4 on the first roll, in Full: 35",
      "4 4 4 4 2 on the first roll, in Póker: 45",
      "Five alike on the first roll of a turn win the game at once, whatever the totals. Alone they score 60 in " +
        "Generala, and you play on.",
      "3 3 3 3 3 on the first roll: wins against others",
    ]);
  });

  it("show the points that are played for", () => {
    const fifty = readPage(chooseRules("generala", { generalaPoints: 50 }), "Four or five alike");
    expect(fifty).toContain("2 2 2 2 2 in Generala: 50");
    expect(fifty).toContain("With 50 in Generala: 2 2 2 2 2 in Doble Generala: 100");
    expect(readPage(GENERALA, "Four or five alike")).toContain(
      "With 60 in Generala: 2 2 2 2 2 in Doble Generala: 120",
    );
  });

  it("say nothing of Doble Generala where it is not played", () => {
    const without = readPage(chooseRules("generala", { dobleGenerala: false }), "Four or five alike");
    expect(without.filter((line) => line.includes("Doble"))).toEqual([]);
  });

  it("count 3 4 5 6 1 as it is played", () => {
    const line = "3 4 5 6 1 in Escalera: ";
    expect(readPage(GENERALA, "Straight, full house")).toContain(`${line}0`);
    const long = chooseRules("generala", { straight34561: true });
    expect(readPage(long, "Straight, full house")).toContain(`${line}20`);
  });
});
