// An operator gives what one player has to another while stakes are laid in and owed: nothing is lost by it.
import { expect, test } from "vitest";
import { newLedger, withStake } from "../../scripts/match/ledger.ts";
import { encodePot } from "../../scripts/match/saved-pot.ts";
import { POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldOptions } from "../../scripts/tools/host/world.ts";
import { meddling } from "../support/beside.ts";
import { ANA_WINS } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { DIAMONDS } from "../support/staked.ts";
import { inStaked, lay, SETTLED, withStakesOn } from "../support/stakes.ts";
import { joinBeside, matchIn, propertiesOf } from "../support/worlds.ts";

/** Who types `/yahtzee:meddle` is owed something by so many pots far off. */
function owedElsewhere(pots: number): WorldOptions {
  const laid = { id: "1", slot: 0, from: { id: "WHO", name: "" }, stack: DIAMONDS };
  const records = Array.from({ length: pots }, (_, n) => {
    const ledger = newLedger(`0${n}`, "elsewhere", `overworld:${1000 + n}:64:0`);
    const stake = { ...laid, shares: [{ to: laid.from, amount: 64, paid: false }] };
    return encodePot({ ledger: withStake(ledger, stake), entities: [], lost: [], emptiedAt: null });
  });
  return meddling(`${JSON.stringify(records)}.forEach((json, n) =>
    others.setDynamicProperty("${POT_PROPERTY}0" + n, json.replaceAll("WHO", id)));`);
}

test("what is laid in between two steps of it stays in the pot, and on its list", async () => {
  await withStakesOn(
    3,
    (world, { ana, ben, cem }) => {
      cem.type("/yahtzee:meddle");
      lay(cem, "Cem's gold");
      const [op, other] = [joinBeside(world, "Op", 2), joinBeside(world, "Cem B")];
      world.tick(SETTLED);
      told(op, 'admin transfer Cem "Cem B"');
      world.pace = 0;
      op.type('/yahtzee:admin transfer Cem "Cem B"');
      world.tick(1);
      lay(ana, "Ana's diamonds");
      world.tick(1);
      expect(inPots(world)).toEqual(["10 Ana's diamonds", "7 Cem's gold"]);
      expect(propertiesOf(world.save(), POT_PROPERTY).at(-1)).not.toContain(other.id);
      world.tick(40);
      lay(ben, "Ben's emeralds");
      world.tick(40);
      expect([inPots(world), has(other)]).toEqual([["10 Ana's diamonds", ...BENS], ["7 Cem's gold"]]);
      expect(told(ana, "stakes")[0]).toContain("Ana: 10 × Diamond\nBen: 5 × Emerald\n");
      expect(world.log.join()).not.toContain("not in the pot");
    },
    owedElsewhere(8),
  );
});

test("what is owed goes to the player whom an operator names for it", async () => {
  await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
    ana.leave();
    ben.type("/yahtzee:score chance");
    const other = joinBeside(world, "Ana B");
    world.tick(SETTLED);
    toldTwice(joinBeside(world, "Op", 2), 'admin transfer Ana "Ana B"');
    world.tick(40);
    expect([has(other), potsIn(world), matchIn(world.save()).stakes?.won?.[0]?.name]).toEqual([
      ANAS_AND_BENS,
      [],
      "Ana B",
    ]);
  });
});
