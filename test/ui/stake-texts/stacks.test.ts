// Stacks in words, and what is told of them when they come out of a pot.
import { describe, expect, it } from "vitest";
import type { Stack } from "../../../scripts/match/ledger.ts";
import { handedOverText, lostText, noRoomText, stackText } from "../../../scripts/ui/stake-texts.ts";
import { ANA, BEN } from "../../support/matches.ts";
import { DIAMONDS, SWORD } from "../../support/staked.ts";
import { english } from "../../support/views.ts";

describe("a stack", () => {
  const named = (name: string | null, other: Partial<Stack> = {}) =>
    english(stackText({ ...SWORD, name, ...other }));

  it("is the amount and what the game calls it, one alone only the name", () => {
    expect(english(stackText(DIAMONDS))).toBe("64 × item.diamond.name");
    expect(named(null)).toBe("item.diamond_sword.name");
    expect(stackText({ ...SWORD, name: null })).toEqual({ translate: "item.diamond_sword.name" });
  });

  it("with a given name begins with what it is", () => {
    expect(named("Excalibur")).toBe("item.diamond_sword.name “Excalibur”");
    expect(named("64 × Diamond", { key: "item.stick.name", amount: 3 })).toBe(
      "3 × item.stick.name “64 × Diamond”",
    );
  });

  it.each([
    ["§k§4Excalibur\n", "item.diamond_sword.name “Excalibur”"],
    ["W".repeat(100), `item.diamond_sword.name “${"W".repeat(20)}”`],
    ["\u202EExcalibur\u2028\u200B", "item.diamond_sword.name “Excalibur”"],
    ["§l", "item.diamond_sword.name"],
    ["  ", "item.diamond_sword.name"],
    ["", "item.diamond_sword.name"],
  ])("called %j reads %j", (name, words) => {
    expect(named(name)).toBe(words);
  });
});

describe("what comes out of a pot", () => {
  it("is told stack by stack, and how many slots are missing for the rest", () => {
    expect(english(handedOverText([DIAMONDS, SWORD]))).toBe(
      "From the pot to you: 64 × item.diamond.name, item.diamond_sword.name “Excalibur”.",
    );
    expect(english(noRoomText(3))).toBe(
      "You need 3 more empty slots for what waits for you; /yahtzee:stakes tells what. It comes within five minutes of there being room, at once with Collect or /yahtzee:stakes collect.",
    );
  });

  it("is one slot short in words of its own", () => {
    expect(english(noRoomText(1))).toMatch(/^You need one more empty slot for what waits for you;/);
  });

  it("without being handed over is told with whose it was", () => {
    const lost = [
      { id: "1", from: ANA, stack: DIAMONDS },
      { id: "2", from: BEN, stack: SWORD },
    ];
    expect(english(lostText(lost))).toBe(
      "Gone from the pot: 64 × item.diamond.name of Ana, item.diamond_sword.name “Excalibur” of Ben.",
    );
  });
});
