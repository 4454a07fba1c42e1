// Glyphs beside digits: which texts have them, and that nothing of the words is lost.
import { describe, expect, it } from "vitest";
import { faces } from "../../scripts/ui/dice-text.ts";
import { withGlyphs } from "../../scripts/ui/glyphs.ts";
import { gameText, joined, lines, say, type Text } from "../../scripts/ui/text.ts";
import { dice } from "../support/dice.ts";
import { english } from "../support/views.ts";

const SIX = faces(dice("1 2 3 4 5 6"));
const HELD = faces(dice("4 4"), "dice.held");

/** As read, each glyph by its place in the page: `{E706}6`. */
function read(text: Text): string {
  return english(text).replace(/\p{Co}/gu, (glyph) => `{${glyph.charCodeAt(0).toString(16).toUpperCase()}}`);
}

describe("a text for chat, action bar and simple screens", () => {
  it.each<[string, Text, string]>([
    ["each face", SIX, "{E701}1 {E702}2 {E703}3 {E704}4 {E705}5 {E706}6"],
    ["held dice", HELD, "{E714}4 {E714}4"],
    ["no dice", faces([]), ""],
    [
      "dice among words and numbers",
      say("chat.keepsAndRolls", "Ana 4", HELD, faces(dice("1")), say("rollsLeft.many", 2)),
      "Ana 4 keeps {E714}4 {E714}4, rolls {E701}1, 2 rolls left.",
    ],
    ["a list", joined([SIX, HELD], { text: "; " }), `${read(withGlyphs(SIX))}; {E714}4 {E714}4`],
    ["a Joker in the chat", say("chat.joker", "Ana", 25, "X"), "{E707}Ana scores 25 in X as a Joker."],
    ["one that waits for its number", say("turn.jokerLater", "Sixes"), read(say("turn.jokerLater", "Sixes"))],
    ["digits that are no dice", lines([say("turn.total", 6), { text: "6" }]), "Total so far: 6.\n6"],
  ])("has glyphs for %s as they are due", (_, text, wanted) => {
    expect(read(withGlyphs(text))).toBe(wanted);
    expect(english(withGlyphs(text)).replace(/\p{Co}/gu, "")).toBe(english(text));
  });

  it.each([
    say("turn.joker", "Sixes"),
    say("turn.jokerFirst", "Sixes"),
    say("turn.jokerOpen"),
    say("turn.jokerZero"),
  ])("has a star before each line of a Joker: $translate", (text) => {
    expect(read(withGlyphs(text))).toBe(`{E707}${english(text)}`);
  });

  it.each<[string, Text]>([
    [
      "words with a list among them",
      say("chat.turn", joined([say("turn.total", 6), { text: "6" }], { text: ", " })),
    ],
    ["the game's own words", gameText("item.diamond.name")],
    ["dice without digits", say("dice.shown")],
  ])("is the very same where nothing gets a glyph: %s", (_, text) => {
    expect(withGlyphs(text)).toBe(text);
  });

  it("has all its dice in the tray where they are held, and keeps them there", () => {
    const held = say("turn.dieHeld", withGlyphs(say("turn.die", 1, faces(dice("6"))), "dice.held"));
    expect(read(withGlyphs(held))).toBe("Die 1: {E716}6, held");
  });
});
