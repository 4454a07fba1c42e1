// The sheet that who types is told in the chat.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { cardText } from "../../scripts/ui/card-text.ts";
import { sheetTexts } from "../../scripts/ui/sheet-screen.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  CEM,
  EVE,
  finishedTogether,
  lobby,
  RESIGN,
  rollingOff,
  scoreIn,
  together,
} from "../support/matches.ts";
import { english } from "../support/views.ts";

const MATCH = together(
  [
    [BEN, { chance: 22 }],
    [ANA, { ones: 3, yahtzee: 50 }],
    [CEM, {}],
  ],
  { faces: "2 2 3 3 6", held: "xx---" },
);

/** The sheet line by line, or `Refused: ` and the sentence. */
function card(match: Match, asker: { readonly id: string }, name?: string): readonly string[] {
  const told = cardText(match, asker.id, name);
  return told.ok ? english(told.value).split("\n") : [`Refused: ${english(told.reason)}`];
}

/** The whole sheet of the player at this position. */
function sheet({ game, ...match }: Match, player: number): readonly string[] {
  if (game === null) throw new Error("No game runs.");
  const title = `Sheet of ${match.players[player]?.name}`;
  const texts = sheetTexts({ ...match, game }, game, player);
  return [title, ...texts.flatMap((text) => english(text).split("\n"))];
}

function title(lines: readonly string[]): string | undefined {
  return lines[0];
}

describe("the sheet in the chat", () => {
  it("is the own one for who plays, line by line below its title", () => {
    const own = card(MATCH, ANA);
    expect(own).toEqual(sheet(MATCH, 1));
    expect(own.slice(0, 4)).toEqual([
      "Sheet of Ana",
      "What is played: Classic.",
      "Ben's turn: round 2 of 13, roll 1 of 3.",
      "Dice: 2 2 3 3 6 (held: 2 2)",
    ]);
    expect(own.at(-1)).toBe("Totals: Ben 22, Ana 53, Cem 0");
  });

  it("is the own one out of turn, after resigning and after the end", () => {
    expect(card(MATCH, CEM)).toEqual(sheet(MATCH, 2));
    const resigned = acted(MATCH, CEM, RESIGN);
    expect(card(resigned, CEM)).toEqual(sheet(resigned, 2));
    const over = finishedTogether([BEN, { chance: 22 }], [ANA, { ones: 3 }]);
    expect(card(over, ANA)).toEqual(sheet(over, 1));
  });

  it.each(["Ben", "ben", "BEN", "bEN"])("is that of the player who is named %j", (name) => {
    for (const asker of [ANA, BEN, EVE]) expect(card(MATCH, asker, name)).toEqual(sheet(MATCH, 0));
  });

  it("of a player alone has the title, the turn and the lines, and no totals of others", () => {
    const match = alone({ ones: 3 }, { faces: "2 2 3 3 6" });
    expect(card(match, EVE, "ana")).toEqual(sheet(match, 0));
    expect(card(match, EVE).some((line) => line.startsWith("Totals"))).toBe(false);
  });

  it("for who only watches is the one that is being filled, turn after turn", () => {
    const even = together(
      [BEN, ANA, CEM].map((player) => [player, { chance: 22 }] as const),
      { faces: "2 2 3 3 6" },
    );
    expect(title(card(even, EVE))).toBe("Sheet of Ben");
    expect(title(card(acted(even, BEN, scoreIn("fullHouse")), EVE))).toBe("Sheet of Ana");
  });

  it("for who only watches is the first player's after the end", () => {
    expect(title(card(finishedTogether([BEN, {}], [ANA, {}]), EVE))).toBe("Sheet of Ben");
  });

  it.each([
    ["in the lobby", lobby(ANA, BEN)],
    ["in the roll-off", rollingOff(ANA, BEN)],
  ])("is not there %s, whoever is named", (_, match) => {
    const sentence = "Refused: There are no sheets yet: the game has not begun.";
    expect([card(match, ANA), card(match, EVE), card(match, ANA, "Ben"), card(match, ANA, "Nobody")]).toEqual(
      [[sentence], [sentence], [sentence], [sentence]],
    );
  });

  it.each([
    ["Eve", "Eve"],
    ["Be", "Be"],
    ["Benn", "Benn"],
    ["", "?"],
    ["§4 ", "?"],
  ])("of somebody called %j is not there: the sentence names who plays", (name, read) => {
    const sentence = `Refused: Nobody called ${read} plays here. These play: Ben, Ana, Cem.`;
    for (const asker of [ANA, EVE]) expect(card(MATCH, asker, name)).toEqual([sentence]);
  });

  it("names one who plays alone, and repeats what was typed short and without format codes", () => {
    expect(card(alone({}), ANA, `§4${"x".repeat(100)}`)).toEqual([
      `Refused: Nobody called ${"x".repeat(20)} plays here. These play: Ana.`,
    ]);
  });
});
