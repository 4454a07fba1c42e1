// Glyphs of dice: beside their digits in chat, action bar and simple screens, never in live screens.
import { describe, expect, test } from "vitest";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { BOTH_SCREENS, inGame, pressAnywhere } from "../support/worlds.ts";

/** A glyph and the digit beside it show the same face. */
const DICE = /([\uE701-\uE706\uE711-\uE716])(\d)/g;
const HELD = /[\uE711-\uE716]/;

/** How many dice have a glyph; one beside another digit fails. */
function diceIn(text: string): number {
  const dice = [...text.matchAll(DICE)];
  for (const [, glyph = "", digit] of dice) expect(glyph.charCodeAt(0) % 16).toBe(Number(digit));
  expect(text.replace(DICE, "")).not.toMatch(/\p{Co}/u);
  return dice.length;
}

describe.each(BOTH_SCREENS)("on $screens screens", ({ screens, options }) => {
  const isLive = screens === "live";

  test("dice have glyphs in the chat, and in the form only if it is a simple one", () =>
    inGame(
      (world, ana) => {
        ana.close();
        ana.type("/yahtzee:roll");
        expect(diceIn(ana.chat.at(-1) ?? "")).toBe(5);
        ana.type("/yahtzee:hold 1 2");
        expect(diceIn(ana.chat.at(-1) ?? "")).toBe(2);
        expect(ana.chat.at(-1)).toMatch(HELD);
        world.tick(80);
        expect(diceIn(ana.actionBar)).toBe(5);
        openBoard(ana);
        const read = [ana.form?.body, ...(ana.form?.fields ?? []).map(({ name }) => name)].join("\n");
        expect(read).toContain("Die 5: ");
        expect(diceIn(read)).toBe(isLive ? 0 : 5);
        expect(HELD.test(read)).toBe(!isLive);
      },
      { ...options, glyphs: true },
    ));

  test("dice of a lesson have glyphs only on a simple screen", () =>
    inGame(
      (_, ana) => {
        pressAnywhere(ana, "How to play");
        expect(ana.form?.body).toContain("hold dice 1 and 2");
        expect(diceIn(ana.form?.body ?? "")).toBe(isLive ? 0 : 10);
      },
      { ...options, glyphs: true },
    ));
});
