// Item stakes in words.
import { describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/match/ledger.ts";
import type { Match } from "../../scripts/match/match.ts";
import {
  handedOverText,
  lostText,
  noRoomText,
  stackText,
  stakesText,
  standingTexts,
  wonText,
} from "../../scripts/ui/stake-texts.ts";
import { ANA, acted, BEN, CEM, lobby, READY, RESIGN, STAND } from "../support/matches.ts";
import {
  agreeing,
  atStake,
  DIAMONDS,
  SWORD,
  stakedGame,
  stakedRollOff,
  stakeOf,
  stakesOn,
} from "../support/staked.ts";
import { english } from "../support/views.ts";

const TWO = atStake(lobby(ANA, BEN));
/** Ana has won. */
const OVER = acted(acted(stakedGame(ANA, BEN), BEN, RESIGN), ANA, RESIGN);
const LAID = [stakeOf(ANA, DIAMONDS), stakeOf(BEN, SWORD), stakeOf(ANA, { ...DIAMONDS, amount: 2 }, "Ana-2")];

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

describe("the list of what is at stake", () => {
  const words = (match: Match, laid = LAID) => english(stakesText(match, laid)).split("\n");

  it("names everybody who sits, in the order of the seats, and all that each has laid in", () => {
    expect(words(atStake(lobby(BEN, ANA, CEM)))).toEqual([
      "At stake:",
      "Ben: item.diamond_sword.name “Excalibur”",
      "Ana: 64 × item.diamond.name, 2 × item.diamond.name",
      "Cem: nothing",
    ]);
  });

  it("while it is played names the players, who may have no seat", () => {
    expect(words({ ...stakedGame(BEN, ANA), seats: lobby().seats }, LAID.slice(0, 1))).toEqual([
      "At stake:",
      "Ben: nothing",
      "Ana: 64 × item.diamond.name",
    ]);
  });

  it("has what somebody laid in who has just got up", () => {
    expect(words(acted(TWO, BEN, STAND)).at(-1)).toBe("Ben: item.diamond_sword.name “Excalibur”");
  });

  it("of nothing is one sentence", () => {
    expect(words(stakesOn(lobby(ANA, BEN)), [])).toEqual(["Item stakes are on. Nothing is at stake yet."]);
  });
});

describe("how the stakes stand", () => {
  const told = (match: Match) => standingTexts(match, LAID).slice(1).map(english);

  it("is nothing at all where they are off", () => {
    expect(standingTexts(lobby(ANA, BEN), [])).toEqual([]);
  });

  it("begins with the list while something is at stake", () => {
    for (const match of [TWO, stakedGame(ANA, BEN)]) {
      expect(standingTexts(match, LAID)[0]).toEqual(stakesText(match, LAID));
    }
  });

  it("says who has agreed and for whom it waits", () => {
    const three = atStake(lobby(ANA, BEN, CEM));
    expect(told(three)).toEqual(["Waiting for Ana, Ben and Cem to agree to this list."]);
    expect(told(agreeing(three, BEN))).toEqual([
      "Agreed to this list: Ben.",
      "Waiting for Ana and Cem to agree to this list.",
    ]);
    expect(told(agreeing(three, BEN, CEM, ANA))).toEqual(["Agreed to this list: Ana, Ben and Cem."]);
  });

  it("waits for nobody while nothing is at stake", () => {
    expect(standingTexts(stakesOn(lobby(ANA, BEN)), [])).toHaveLength(1);
  });

  it("says to who is left alone that it would be for nothing", () => {
    expect(told(acted(TWO, BEN, STAND)).at(-1)).toBe(
      "Whoever plays alone plays for nothing: what lies in the pot goes back then.",
    );
  });

  it("says until when everybody can take back what they have laid in", () => {
    expect(told(stakedRollOff(ANA, BEN))).toEqual([
      "Until the first roll everybody can take back what they have laid in.",
    ]);
    expect(told(stakedGame(ANA, BEN))).toEqual([
      "This match is for these stakes: nobody takes anything back alone before it is over.",
    ]);
  });

  it("says who wants everything given back, and when that happens", () => {
    const want = acted(stakedGame(ANA, BEN), BEN, { type: "wantBack", here: [ANA.id, BEN.id] });
    expect(told(want).at(-1)).toBe(
      "These want every stake given back: Ben. It happens when all who play want it.",
    );
  });

  it("after the end is who has won", () => {
    expect(standingTexts(OVER, []).map(english)).toEqual(["The pot goes to Ana."]);
  });

  it("names all who share the pot", () => {
    expect(english(wonText([ANA, CEM]))).toBe("Ana and Cem share the pot.");
  });

  it("is forgotten when a rematch begins", () => {
    expect(standingTexts(acted(acted(OVER, ANA, READY), BEN, READY), [])).toEqual([]);
  });
});

describe("what comes out of a pot", () => {
  it("is told stack by stack, and how many slots are missing for the rest", () => {
    expect(english(handedOverText([DIAMONDS, SWORD]))).toBe(
      "From the pot to you: 64 × item.diamond.name, item.diamond_sword.name “Excalibur”.",
    );
    expect(english(noRoomText(3))).toBe(
      "There is no room for what is yours in the pot. Slots missing in your inventory: 3. Free them, and it comes later or when you press Collect.",
    );
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
