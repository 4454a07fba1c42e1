// What the turn screen offers is what can be done: each choice scores what it shows, and what is not offered is
// refused with its reason.

import { describe, expect, test } from "vitest";
import { applyMove } from "../../scripts/engine/moves.ts";
import { preparedRules } from "../../scripts/engine/prepared-rules.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { readTurn, rollAgain, scoreCategory, worth } from "../../scripts/tools/play/turn.ts";
import { noticeText } from "../../scripts/ui/notices.ts";
import { categoryName } from "../../scripts/ui/text.ts";
import { english } from "../support/views.ts";
import { inSavedGame, matchIn, readSheet, savedGame, withMatch } from "../support/worlds.ts";

function line(sheet: string, name: string): number {
  return Number(new RegExp(`^${name}: (\\d+)$`, "m").exec(sheet)?.[1] ?? 0);
}

/** Every choice is tried in a world of its own, opened from the save after the throw. */
async function eachChoiceScoresWhatItShows(save: WorldSave, ana: Player): Promise<void> {
  const before = readSheet(ana);
  for (const [category, points] of readTurn(ana).categories) {
    await inSavedGame(save, (_, twin) => {
      scoreCategory(twin, category);
      const after = readSheet(twin);
      expect(line(after, category)).toBe(Number(points.split(" + ")[0]));
      const upperBonus = line(after, "Upper bonus") - line(before, "Upper bonus");
      expect(line(after, "Total")).toBe(line(before, "Total") + worth(points) + upperBonus);
    });
  }
}

/** The engine refuses exactly what the screen leaves out, with a reason that has a sentence. */
function restIsRefused(match: Match, ana: Player): void {
  const { game } = match;
  if (game === null) throw new Error("No game is running.");
  const offered = readTurn(ana).categories;
  for (const { id } of preparedRules(game.rules).categories) {
    const moved = applyMove(game, { type: "score", category: id, column: 0 });
    expect(moved.ok).toBe(offered.has(english(categoryName(id))));
    if (!moved.ok) expect(english(noticeText(moved.reason))).toMatch(/\.$/);
  }
}

/** Answers that no button of the screen gives, sent by a bent client, change nothing. */
function forgedIsRefused(save: WorldSave): Promise<void> {
  return inSavedGame(save, (world, forger) => {
    const form = forger.form;
    forger.forge(form?.id ?? 0, form?.buttons.length ?? 0);
    expect(matchIn(world.save())).toEqual(matchIn(save));
  });
}

describe("the turn screen of a random game", () => {
  test("shows after every throw what each open category scores, and leaves out what is refused", async () => {
    let save = await savedGame();
    let throws = 0;
    for (let turn = 0; turn < 13; turn++) {
      await inSavedGame(save, async (world, ana) => {
        for (let roll = 0; roll <= turn % 3; roll++) {
          if (roll === 0) ana.press("Roll dice");
          else rollAgain(ana, [1 + (turn % 5)]);
          throws += 1;
          const thrown = world.save();
          restIsRefused(matchIn(thrown), ana);
          await forgedIsRefused(thrown);
          await eachChoiceScoresWhatItShows(thrown, ana);
        }
        const { categories } = readTurn(ana);
        scoreCategory(ana, [...categories.keys()][turn % categories.size] ?? "");
        save = world.save();
      });
    }
    expect(throws).toBe(25);
  });
});

describe("the turn screen of five alike after a Yahtzee", () => {
  /** A game in which these categories are filled and five sixes lie on the table. */
  function fiveSixes(filled: Readonly<Record<string, number>>): (match: Match) => Match {
    return (match) => {
      if (match.game === null) throw new Error("No game is running.");
      const { categories } = preparedRules(match.rules);
      const scores = categories.map(({ id }) => filled[id] ?? null);
      return {
        ...match,
        game: {
          ...match.game,
          sheets: [{ columns: [{ scores, yahtzeeBonuses: 0 }], status: "playing", savedRolls: 0 }],
          turn: { player: 0, rollsUsed: 3, dice: [6, 6, 6, 6, 6], held: [false, false, false, false, false] },
        },
      };
    };
  }

  test.each([
    {
      filled: { yahtzee: 50 },
      says: "Joker: Sixes is open, so this Yahtzee can only go there.",
      offers: ["Sixes: 30 + 100"],
    },
    {
      filled: { yahtzee: 50, sixes: 18, chance: 20, threeKind: 9, fourKind: 9, smallStraight: 0 },
      says: "put this Yahtzee into the lower section",
      offers: ["Full House: 25 + 100", "Large Straight: 40 + 100"],
    },
    {
      filled: { yahtzee: 0, sixes: 18, chance: 20, threeKind: 9, fourKind: 9, smallStraight: 0 },
      says: "put this Yahtzee into the lower section",
      offers: ["Full House: 25", "Large Straight: 40"],
    },
  ])("offers only $offers and says why", async ({ filled, says, offers }) => {
    const save = withMatch(await savedGame(), fiveSixes(filled));
    await inSavedGame(save, async (world, ana) => {
      expect([...readTurn(ana).categories].map(([name, points]) => `${name}: ${points}`)).toEqual(offers);
      expect(ana.screen).toContain(says);
      restIsRefused(matchIn(world.save()), ana);
      await eachChoiceScoresWhatItShows(world.save(), ana);
    });
  });
});
