// Agreeing by a typed word, which names no list: it counts for the list that its player has just been told, and for no
// other; and who can turn stakes on at all.
import { expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { atLobby, inMatch } from "../support/in-match.ts";
import { told } from "../support/operators.ts";
import { give } from "../support/stacks.ts";
import { agree, expectRefused, lay, stakes, withStakesOn } from "../support/stakes.ts";
import { matchIn } from "../support/worlds.ts";

const RULES =
  "The winner gets everything; tied winners take their own back and share the rest. Whoever resigns loses it. From the first throw for the start on nobody takes anything back. The list tells names and numbers, not enchantments, wear or what is inside.";

const asks = (anas: string): string =>
  `At stake:\nAna: ${anas}\nBen: 5 × Emerald\nWhat is played: Classic.\n${RULES}\nAgree to exactly this list? Type it again to do so.`;

function agreed(world: World): readonly string[] {
  return matchIn(world.save()).stakes?.agreed ?? [];
}

/** Ana has laid in her diamonds, Ben his emeralds; both are ready. */
async function bothReady(scenario: (world: World, ana: Player, ben: Player) => void): Promise<void> {
  await withStakesOn(2, (world, { ana, ben }) => {
    lay(ana, "Ana's diamonds");
    lay(ben, "Ben's emeralds");
    for (const player of [ana, ben]) player.type("/yahtzee:ready");
    give(ana, "Ana's dirt", "dirt");
    world.tick(20);
    scenario(world, ana, ben);
  });
}

function swapForDirt(ana: Player): void {
  stakes("back 1", ana);
  lay(ana, "Ana's dirt");
}

test("the first word tells the list and agrees to nothing, the second agrees to it", async () => {
  await bothReady((world, _, ben) => {
    expect(told(ben, "stakes agree")).toEqual([asks("10 × Diamond")]);
    expect(agreed(world)).toEqual([]);
    expect(told(ben, "stakes agree")).toEqual(["Ben agrees to what is at stake."]);
    expect(agreed(world)).toEqual([ben.id]);
  });
});

test("a word that was on its way when diamonds became dirt agrees to nothing, and the dirt is told", async () => {
  await bothReady((world, ana, ben) => {
    world.pace = 0;
    stakes("agree", ben);
    ben.chat.length = 0;
    swapForDirt(ana);
    world.tick();
    agree(ana);
    stakes("agree", ben);
    world.tick(20);
    expect(ben.chat).toContain(asks("Dirt"));
    expect([agreed(world), matchIn(world.save()).rollOff]).toEqual([[ana.id], null]);
  });
});

test("after a change the list is told anew, however often it has changed", async () => {
  await bothReady((world, ana, ben) => {
    expect(told(ben, "stakes agree")).toEqual([asks("10 × Diamond")]);
    swapForDirt(ana);
    expect(told(ben, "stakes agree")).toEqual([asks("Dirt")]);
    stakes("back 1", ana);
    lay(ana, "Ana's diamonds");
    expect(told(ben, "stakes agree")).toEqual([asks("10 × Diamond")]);
    expect(agreed(world)).toEqual([]);
    expect(told(ben, "stakes agree")).toEqual(["Ben agrees to what is at stake."]);
  });
});

test("a word after something else was typed asks again", async () => {
  await bothReady((world, _, ben) => {
    for (const line of ["stakes agree", "ready false", "stakes agree"]) told(ben, line);
    expect(agreed(world)).toEqual([]);
  });
});

test("nobody turns stakes on who sits alone: neither typed nor on the screen", async () => {
  await inMatch(2, atLobby, (world, { ana, ben }) => {
    ben.type("/yahtzee:stand");
    expectRefused(world, ana, {
      on: "Who plays alone plays for nothing: two have to sit at the table before item stakes can be turned on.",
    });
    openBoard(ana);
    if (ana.form?.buttons.includes("More")) ana.press("More");
    expect(ana.form?.buttons).not.toContain("Item stakes");
  });
});
