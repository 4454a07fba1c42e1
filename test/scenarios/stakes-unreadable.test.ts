// Records of a match for stakes that cannot be read: the pot waits, or goes by the other record, and nobody gets what is
// not theirs.
import { describe, expect, test } from "vitest";
import { LEDGER_PROPERTY, MATCH_PROPERTY, POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS, ANAS_AND_BENS, BENS, give, has, inPots, potsIn, slotOf } from "../support/stacks.ts";
import { comeBack, reopened, resign, stakedSave, stakes } from "../support/stakes.ts";
import { DAMAGED, joinBeside, NEWER, withProperties } from "../support/worlds.ts";

/** The save with this in place of the record. */
async function spoilt(prefix: string, text: string): Promise<WorldSave> {
  const save = await stakedSave(2, rolledOnce);
  return withProperties(save, (key, value) => (key.startsWith(prefix) ? text : value));
}

describe("a match for stakes that cannot be read", () => {
  test.each([DAMAGED, NEWER])("keeps its pot as it is, until an operator ends it: %s", async (text) => {
    await reopened(await spoilt(MATCH_PROPERTY, text), (world) => {
      const both = comeBack(world, "Ana", "Ben");
      world.tick(1300);
      expect([...both.map(has), inPots(world)]).toEqual([[], [], ANAS_AND_BENS]);
      toldTwice(joinBeside(world, "Op", 2), "table reset");
      world.tick(60);
      expect([...both.map(has), potsIn(world)]).toEqual([ANAS, BENS, []]);
    });
  });

  test.each([
    [DAMAGED, "The saved game cannot be read. It is kept as it is; the content log says what is wrong."],
    [NEWER, "The saved game is from a newer version of the add-on. It is kept as it is for that version."],
  ])("lets nothing be staked in its place: %s", async (text, why) => {
    await reopened(await spoilt(MATCH_PROPERTY, text), (world) => {
      comeBack(world, "Ana", "Ben");
      const ana = world.player("Ana");
      stakes("on", ana);
      give(ana, "Ana's new", "emerald");
      expect(told(ana, `stakes lay ${slotOf(ana, "Ana's new")}`)).toEqual([why]);
      expect([has(ana), inPots(world)]).toEqual([["1 Ana's new"], ANAS_AND_BENS]);
    });
  });
});

describe("a pot", () => {
  test.each([DAMAGED, NEWER])(
    "of which the world's record cannot be read goes by the ledger in it: %s",
    async (text) => {
      await reopened(await spoilt(POT_PROPERTY, text), (world) => {
        const both = comeBack(world, "Ana", "Ben");
        resign(...both);
        world.tick(60);
        expect(both.map(has)).toEqual([[], ANAS_AND_BENS]);
      });
    },
  );

  test.each([
    ["", () => undefined],
    [", also when it is killed,", (world: World) => world.kill(POT_ENTITY)],
  ] as const)("in which the ledger cannot be read%s goes by the world's record", async (_, happens) => {
    const save = await stakedSave(2, rolledOnce);
    const chunks = JSON.parse(
      JSON.stringify(save.chunks, (key, value) => (key === LEDGER_PROPERTY ? DAMAGED : value)),
    );
    await reopened({ ...save, chunks }, (world) => {
      const both = comeBack(world, "Ana", "Ben");
      happens(world);
      resign(...both);
      world.tick(60);
      expect(both.map(has)).toEqual([[], ANAS_AND_BENS]);
    });
  });
});
