// How the stakes of a match stand, in words: the list, who has agreed to it, what can be done, who has won.
import { describe, expect, it } from "vitest";
import type { Match } from "../../../scripts/match/match.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { agreeText, stakesText, standingTexts, wonText } from "../../../scripts/ui/stake-texts.ts";
import { ANA, acted, BEN, CEM, lobby, READY, RESIGN, STAND } from "../../support/matches.ts";
import {
  agreeing,
  atStake,
  DIAMONDS,
  SWORD,
  stakedGame,
  stakedRollOff,
  stakeOf,
  stakesOn,
} from "../../support/staked.ts";
import { english, viewOf } from "../../support/views.ts";

const TWO = atStake(lobby(ANA, BEN));
/** Ana has won. */
const OVER = acted(acted(stakedGame(ANA, BEN), BEN, RESIGN), ANA, RESIGN);
const LAID = [stakeOf(ANA, DIAMONDS), stakeOf(BEN, SWORD), stakeOf(ANA, { ...DIAMONDS, amount: 2 }, "Ana-2")];

describe("the list of what is at stake", () => {
  const words = (match: Match, laid = LAID) => english(stakesText(match, { laid })).split("\n");

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
  const seen = (match: Match, laid = LAID, operators: readonly PlayerRef[] = []) =>
    viewOf(match, { stakes: { allowed: true, laid, owed: [] }, operators });
  const told = (match: Match) => standingTexts(seen(match)).slice(1).map(english);

  it("is nothing at all where they are off", () => {
    expect(standingTexts(seen(lobby(ANA, BEN)))).toEqual([]);
  });

  it("begins with the list while something is at stake", () => {
    for (const match of [TWO, stakedGame(ANA, BEN)]) {
      expect(standingTexts(seen(match))[0]).toEqual(stakesText(match, { laid: LAID }));
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
    expect(standingTexts(seen(stakesOn(lobby(ANA, BEN)), []))).toHaveLength(1);
  });

  it("says to who is left alone that it would be for nothing", () => {
    expect(told(acted(TWO, BEN, STAND)).at(-1)).toBe(
      "Whoever plays alone plays for nothing: what lies in the pot goes back then.",
    );
  });

  it("says until when everybody can take back what they have laid in", () => {
    expect(told(stakedRollOff(ANA, BEN))).toEqual([
      "Until the first throw for the start everybody can take back what they have laid in. That throw locks the stakes for all.",
    ]);
    expect(told(stakedGame(ANA, BEN))).toEqual([
      "This match is for these stakes: nobody takes anything back alone before it is over.",
    ]);
  });

  it("says who wants everything given back, and when that happens", () => {
    const want = acted(stakedGame(ANA, BEN), BEN, { type: "wantBack", here: [ANA.id, BEN.id] });
    expect(told(want).at(-1)).toBe(
      "Ben would have every stake given back. It happens when all who play want it in the same turn.",
    );
  });

  it("names who could end it as an operator, before it begins and while it is played", () => {
    for (const match of [TWO, stakedRollOff(ANA, BEN), stakedGame(ANA, BEN)]) {
      expect(
        standingTexts(seen(match, LAID, [ANA, BEN]))
          .map(english)
          .at(-1),
      ).toBe(
        "These can end the match at any time, being operators of this world, and each stake goes back then: Ana and Ben.",
      );
    }
  });

  it("is asked about whole before a word agrees to it, with the operators among those who play", () => {
    const list = english(stakesText(TWO, { laid: LAID }));
    const asks =
      "The winner gets everything; tied winners take their own back and share the rest. Whoever resigns loses it. From the first throw for the start on nobody takes anything back. The list tells names and numbers, not enchantments, wear or what is inside.\nAgree to exactly this list? Type it again to do so.";
    expect(english(agreeText(seen(TWO)))).toBe(`${list}\nWhat is played: Classic.\n${asks}`);
    expect(english(agreeText(seen(TWO, LAID, [BEN])))).toMatch(
      /\nThese can end the match .*: Ben\.\nWhat is played: Classic\.\nThe winner/,
    );
  });

  it("after the end is who has won", () => {
    expect(standingTexts(seen(OVER, [], [ANA])).map(english)).toEqual(["The pot goes to Ana."]);
  });

  it("after the end says what each winner has of others, handed over or not, and nothing of what came back", () => {
    const shares = (...of: readonly (readonly [PlayerRef, number])[]) =>
      of.map(([to, amount], index) => ({ to, amount, paid: index === 0 }));
    const laid = [
      { ...stakeOf(ANA, DIAMONDS), shares: shares([ANA, 64]) },
      { ...stakeOf(BEN, SWORD), shares: shares([ANA, 1]) },
      { ...stakeOf(BEN, DIAMONDS, "Ben-2"), shares: shares([ANA, 33], [CEM, 31]) },
    ];
    const told = (won: readonly PlayerRef[]) => {
      const match = { ...OVER, stakes: OVER.stakes && { ...OVER.stakes, won } };
      return standingTexts(seen(match, laid)).slice(1).map(english);
    };
    const anas = "Ana wins item.diamond_sword.name “Excalibur” of Ben, 33 × item.diamond.name of Ben.";
    expect(told([ANA])).toEqual([anas]);
    expect(told([ANA, CEM])).toEqual([anas, "Cem wins 31 × item.diamond.name of Ben."]);
    expect(told([BEN])).toEqual([]);
  });

  it("names all who share the pot", () => {
    expect(english(wonText([ANA, CEM]))).toBe("Ana and Cem share the pot.");
  });

  it("is forgotten when a rematch begins", () => {
    expect(standingTexts(seen(acted(acted(OVER, ANA, READY), BEN, READY), []))).toEqual([]);
  });
});
