// Who hears of what is gone from a pot: whose it was, to whom it was owed, who plays for it or is about to, and nobody else.
import { expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { meddling } from "../support/beside.ts";
import { rolledOnce } from "../support/in-match.ts";
import { BEN_WINS, lastEntry } from "../support/last-entries.ts";
import { toldTwice } from "../support/operators.ts";
import { emptySlots, fillPockets, give, has } from "../support/stacks.ts";
import {
  agree,
  asPlayed,
  comeBack,
  inStaked,
  LOOKED_AT,
  lay,
  reopened,
  SETTLED,
  scoreChance,
  stakes,
  startAll,
  withStakesOn,
} from "../support/stakes.ts";
import { joinBeside, matchIn, quieten } from "../support/worlds.ts";

const DIAMONDS = "Gone from the pot: 10 × Diamond of Ana.";

/** Another add-on takes something out of every pot. */
function thief(slots: number): ReturnType<typeof meddling> {
  return meddling(`
  for (const pot of others.getDimension("overworld").getEntities({ type: "${POT_ENTITY}" })) {
    const { container } = pot.getComponent("minecraft:inventory");
    for (let slot = 0; slot < ${slots}; slot++) container.setItem(slot, undefined);
  }`);
}

function news({ chat }: Player): readonly string[] {
  return chat.filter((line) => line.startsWith("Gone"));
}

test("a winner who has laid in nothing and is away hears of it, though the others play on", async () => {
  const save = await withStakesOn(2, (world, { ana, ben }) => {
    world.pace = 2;
    lay(ana, "Ana's diamonds");
    agree(ana, ben);
    startAll(world);
    return world.save();
  });
  await reopened(
    asPlayed(save, BEN_WINS),
    (world) => {
      const [ana, ben] = comeBack(world, "Ana", "Ben") as [Player, Player];
      fillPockets(ben);
      scoreChance(world, ben);
      ben.leave();
      world.tick(20);
      ana.type("/yahtzee:ready");
      world.tick(20);
      expect(matchIn(world.save()).players.map(({ name }) => name)).toEqual(["Ana"]);
      ana.type("/yahtzee:meddle");
      world.tick(LOOKED_AT);
      const again = world.join("Ben");
      world.tick(SETTLED);
      expect([news(ana), news(again)]).toEqual([[DIAMONDS], [DIAMONDS]]);
    },
    thief(1),
  );
});

test("who played the game before and sits nowhere does not hear of stakes for the next", async () => {
  await inStaked(
    3,
    lastEntry("Cem", { Ana: 30, Ben: 10 }),
    (world, { ana, ben, cem }) => {
      scoreChance(world, cem);
      cem.type("/yahtzee:stand");
      world.tick(5);
      stakes("on", ana);
      give(ben, "Ben's egg", "egg");
      lay(ben, "Ben's egg");
      world.tick(5);
      ben.type("/yahtzee:meddle");
      world.tick(LOOKED_AT);
      const gone = ["Gone from the pot: Egg of Ben."];
      expect([ana, ben, cem].map(news)).toEqual([gone, gone, []]);
    },
    thief(1),
  );
});

test("who is given what another had hears what that one has not heard", async () => {
  await inStaked(
    2,
    rolledOnce,
    (world, { ana, ben }) => {
      const op = joinBeside(world, "Op", 2);
      for (const player of [ana, ben]) player.leave();
      op.type("/yahtzee:meddle");
      world.tick(LOOKED_AT);
      const other = joinBeside(world, "Ana B");
      world.tick(20);
      toldTwice(op, 'admin transfer Ana "Ana B"');
      world.tick(SETTLED);
      expect(news(other)).toEqual(["Gone from the pot: 10 × Diamond of Ana B."]);
      other.leave();
      expect(news(world.join("Ana B"))).toEqual([]);
    },
    thief(1),
  );
});

test("Collect does not say that what has just been found to be gone stays in the pot", async () => {
  await inStaked(
    2,
    BEN_WINS,
    (world, { ben }) => {
      fillPockets(ben);
      scoreChance(world, ben);
      ben.type("/yahtzee:meddle");
      emptySlots(ben, 4);
      quieten(ben);
      stakes("collect", ben);
      world.tick(20);
      expect([has(ben), ben.chat]).toEqual([
        [],
        [
          "Gone from the pot: 10 × Diamond of Ana, Diamond Sword of Ana, 5 × Emerald of Ben.",
          "Nothing waits for you in any pot.",
        ],
      ]);
    },
    thief(27),
  );
});
