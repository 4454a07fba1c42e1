// A whole match of every rule set on the shipped bundle: chosen, played and read by typed commands alone.
import { describe, expect, it } from "vitest";
import { isFull } from "../../scripts/engine/game.ts";
import { RULE_SET_IDS, type RuleSetId } from "../../scripts/engine/rule-sets/rule-sets.ts";
import { bestChoice } from "../../scripts/engine/strategy/advice.ts";
import { standings } from "../../scripts/engine/totals.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { recordsIn } from "../../scripts/tools/soak/records.ts";
import { rulesText } from "../../scripts/ui/rules-text.ts";
import { typedName } from "../../scripts/ui/typed.ts";
import { handOf, rollOff, typeOut } from "../support/together.ts";
import { english } from "../support/views.ts";
import { inWorld, quieten } from "../support/worlds.ts";

function matchOf(world: World): Match {
  const [record] = recordsIn(world).matches.values();
  if (record === undefined) throw new Error("There is no match.");
  return record.match;
}

/** What a sensible player types next. */
function nextLine({ game }: Match): string {
  const move = game && bestChoice(game, null);
  if (move === null) throw new Error("The game is over.");
  if (move.type === "score") return `/yahtzee:score ${typedName(move.category)} ${move.column + 1}`;
  const kept = move.held.flatMap((held, die) => (held ? [die + 1] : []));
  return kept.length === 0 ? "/yahtzee:roll" : `/yahtzee:roll keep ${kept.join(" ")}`;
}

/** Rolls all, whatever is held. */
function released(player: Player, match: Match, line: string): void {
  if (line === "/yahtzee:roll" && match.game?.turn?.held.includes(true) === true)
    player.type("/yahtzee:hold");
}

function playOut(world: World, players: readonly Player[]): void {
  for (let match = matchOf(world); match.game?.turn; match = matchOf(world)) {
    const next = players.find(({ id }) => match.players[match.game?.turn?.player ?? -1]?.id === id);
    if (next === undefined) throw new Error("Somebody else plays.");
    const line = nextLine(match);
    released(next, match, line);
    typeOut(next, line);
    if (matchOf(world).revision === match.revision) throw new Error(`${line}: ${next.chat.at(-1)}`);
  }
}

/** Two sit, the owner has chosen, and the first turn waits. */
function begin(world: World, ruleSet: RuleSetId, ...lines: readonly string[]): readonly Player[] {
  const players = sitTogether(world, TWO);
  const [ana] = players;
  if (ruleSet !== "classic") ana?.type(`/yahtzee:rules ${typedName(ruleSet)}`);
  for (const line of lines) ana?.type(line);
  const hands = players.map((player) => handOf(player, "typed"));
  for (const hand of hands) hand.ready();
  rollOff(world, hands);
  return players;
}

describe("a match of two", () => {
  it.each(RULE_SET_IDS)("of %s is played to its end by typed commands", async (ruleSet) => {
    await inWorld((world) => {
      const players = begin(world, ruleSet);
      expect(matchOf(world).rules.ruleSet).toBe(ruleSet);
      for (const player of players) quieten(player);
      playOut(world, players);

      const { game, players: names } = matchOf(world);
      if (game === null) throw new Error("The results are gone.");
      expect(game.sheets.every((sheet) => isFull(sheet) || sheet.status !== "playing")).toBe(true);
      const totals = standings(game).map(({ player, total }) => `${names[player]?.name}: ${total}`);
      for (const { chat } of players) {
        expect(chat.filter((line) => totals.some((total) => line.startsWith(total))).length).toBe(2);
      }
    });
  });
});

describe("what is played", () => {
  it("is told to everybody, on request with the numbers of its house rules", async () => {
    await inWorld((world) => {
      const [ana, ben] = sitTogether(world, TWO);
      ana?.type("/yahtzee:rules maxi-yatzy");
      expect(ben?.chat.at(-1)).toBe("Ana chooses what is played: Maxi Yatzy.");
      ana?.type("/yahtzee:houserule 1");
      expect(ben?.chat.at(-1)).toBe("Ana chooses what is played: Maxi Yatzy, unused rolls are saved.");
      ben?.type("/yahtzee:rules");
      expect(ben?.chat.at(-1)?.split("\n").at(-1)).toBe(
        "House rules, which /yahtzee:houserule changes by their number: 1: unused rolls are saved.",
      );
    });
  });

  it("is chosen by nobody but the owner, and not while a match runs", async () => {
    await inWorld((world) => {
      const [ana, ben] = sitTogether(world, TWO);
      ben?.type("/yahtzee:rules yatzy");
      expect(ben?.chat.at(-1)).toBe("Only the owner of this table, or an operator, can do that.");
      for (const player of [ana, ben]) player?.type("/yahtzee:ready");
      ana?.type("/yahtzee:rules yatzy");
      expect(matchOf(world).rules.ruleSet).toBe("classic");
      expect(ana?.chat.at(-1)).toBe(
        "What is played, and a target, are chosen before a game or after its end.",
      );
    });
  });

  it("keeps its house rules when its rule set is typed once more", async () => {
    await inWorld((world) => {
      const [ana] = sitTogether(world, TWO);
      ana?.type("/yahtzee:rules yatzy");
      ana?.type("/yahtzee:houserule 1");
      ana?.type("/yahtzee:rules yatzy");
      expect(ana?.chat.at(-1)).toBe("That is what is played already: choose something else, or say ready.");
      expect(english(rulesText(matchOf(world).rules))).toBe("Yatzy, categories from top to bottom");
    });
  });

  it("takes bad numbers with a sentence that says which are right", async () => {
    await inWorld((world) => {
      const [ana] = sitTogether(world, TWO);
      ana?.type("/yahtzee:houserule 9");
      expect(ana?.chat.at(-1)).toBe(
        "There is no house rule 9: these rules have 1 to 3, as /yahtzee:rules tells them.",
      );
      ana?.type("/yahtzee:target -5");
      expect(ana?.chat.at(-1)).toBe("A target is a total from 1 to 9999, or 0 for none.");
    });
  });

  it("stands on every sheet, and goes with the match through a restart", async () => {
    const save = await inWorld((world) => {
      const [ana] = begin(world, "yatzy", "/yahtzee:houserule 1");
      ana?.type("/yahtzee:card");
      expect(ana?.chat.at(-1)).toContain("What is played: Yatzy, categories from top to bottom.");
      return world.save();
    });
    await inWorld(
      (world) => {
        world.join("Ana");
        expect(english(rulesText(matchOf(world).rules))).toBe("Yatzy, categories from top to bottom");
      },
      { save },
    );
  });
});

describe("whoever plays alone", () => {
  it("hears at the end how the target was met or missed", async () => {
    await inWorld((world) => {
      const [ana] = sitTogether(world, TWO.slice(0, 1));
      if (ana === undefined) throw new Error("Nobody sits.");
      ana.type("/yahtzee:rules yacht");
      ana.type("/yahtzee:target 10");
      ana.type("/yahtzee:ready");
      playOut(world, [ana]);
      const total = standings(matchOf(world).game as NonNullable<Match["game"]>)[0]?.total ?? 0;
      const result = [`Your final score is ${total}.`, `Target of 10 met, with ${total - 10} to spare.`];
      expect(ana.chat.filter((line) => result.includes(line))).toEqual(result);
    });
  });
});
