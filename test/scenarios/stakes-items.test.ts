// What lies in a pot comes out as it went in: all that the game has written in an item, to the byte.
import { expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { ItemRecord } from "../../scripts/tools/host/core/stacks.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { atLobby, inMatch } from "../support/in-match.ts";
import { lastEntry } from "../support/last-entries.ts";
import { potsIn } from "../support/stacks.ts";
import { agree, asPlayed, reopened, resign, SETTLED, stakes, startAll } from "../support/stakes.ts";
import { LIVE } from "../support/worlds.ts";

type Gift = readonly [
  item: string,
  amount: number,
  traits: { readonly name?: string; readonly data: object },
];

const ANA_GETS: readonly Gift[] = [
  ["diamond_sword", 1, { name: "§6Bite of the Deep", data: { ench: [{ id: 9, lvl: 5 }], Damage: 217 } }],
  [
    "undyed_shulker_box",
    1,
    { name: "Box", data: { Items: [{ Slot: 3, Name: "minecraft:tnt", Count: 64 }] } },
  ],
  ["written_book", 1, { data: { title: "Zwölf Würfe", author: "Ana", pages: ['Ä\n"ö" 🎲', ""] } }],
  ["bundle", 1, { data: { bundle_id: 77, storage_item_component_content: [{ Name: "minecraft:egg" }] } }],
  ["elytra", 1, { data: { Damage: 431, RepairCost: 3 } }],
  ["banner", 16, { name: "Flag", data: { Patterns: [{ Color: 4, Pattern: "mr" }], Type: 0 } }],
];
const BEN_GETS: readonly Gift[] = [
  ["diamond", 64, { data: { mark: "Ben's diamonds" } }],
  ["ender_pearl", 16, { name: "Ben's pearls", data: { mark: 1 } }],
  ["trident", 1, { data: { Damage: 0 } }],
];

/** All that the host knows of what was given, as text. */
function written(items: readonly (ItemRecord | null)[]): readonly string[] {
  return items.flatMap((item) => (item?.data === undefined ? [] : [JSON.stringify(item)])).sort();
}

function carried(player: Player): readonly string[] {
  return written(player.slots());
}

function lying(world: World): readonly string[] {
  return written(potsIn(world).flatMap(({ slots }) => slots));
}

function layWritten(player: Player): void {
  for (const [slot, item] of player.slots().entries())
    if (item?.data !== undefined) stakes(`lay ${slot + 1}`, player);
}

/** Everybody has laid in what they were given and it is the first turn. */
function inPlay<T>(
  scenario: (world: World, given: readonly string[]) => T,
  driver: "quickjs" | "nodevm",
): Promise<T> {
  return inMatch(
    2,
    atLobby,
    (world, { ana, ben }) => {
      stakes("on", ana);
      for (const [item, amount, traits] of ANA_GETS) ana.give(`minecraft:${item}`, amount, traits);
      for (const [item, amount, traits] of BEN_GETS) ben.give(`minecraft:${item}`, amount, traits);
      const given = [carried(ana), carried(ben)];
      expect(given.map(({ length }) => length)).toEqual([6, 3]);
      for (const player of [ana, ben]) layWritten(player);
      expect([carried(ana), carried(ben), lying(world)]).toEqual([[], [], given.flat().sort()]);

      for (let stake = 0; stake < 6; stake++) stakes("back 1", ana);
      world.tick(20);
      expect([carried(ana), lying(world)]).toEqual(given);
      layWritten(ana);
      agree(ana, ben);
      startAll(world);
      return scenario(world, given.flat().sort());
    },
    { ...LIVE, driver },
  );
}

test.each(["quickjs", "nodevm"] as const)(
  "items are the same after laying in, taking back, death of the pot, a restart and winning, in %s (E17)",
  async (driver) => {
    const { save, given } = await inPlay((world, all) => {
      world.kill(POT_ENTITY);
      world.tick(2);
      world.killAll();
      world.tick(2);
      expect([lying(world), potsIn(world).length]).toEqual([all, 1]);
      world.shutdown();
      world.tick(2);
      return { save: world.save(), given: all };
    }, driver);
    await reopened(
      save,
      (world) => {
        expect(lying(world)).toEqual(given);
        const [ana, ben] = [world.join("Ana"), world.join("Ben")];
        resign(ana, ben);
        world.tick(SETTLED + 20);
        expect([carried(ana), carried(ben), potsIn(world)]).toEqual([[], given, []]);
      },
      { driver },
    );
  },
);

test("a stack that tied winners share keeps in both parts all that the game has written in it (E17)", async () => {
  const { save, flags } = await inMatch(3, atLobby, (world, { ana, ben, cem }) => {
    stakes("on", ana);
    cem.give("minecraft:banner", 15, { name: "Flag", data: { Patterns: [{ Color: 4 }] } });
    const [flags = ""] = carried(cem);
    layWritten(cem);
    agree(ana, ben, cem);
    startAll(world);
    return { save: world.save(), flags };
  });
  await reopened(asPlayed(save, lastEntry("Cem", { Ana: 20, Ben: 20 })), (world) => {
    const [ana, ben, cem] = [world.join("Ana"), world.join("Ben"), world.join("Cem")];
    cem.type("/yahtzee:score chance");
    world.tick(SETTLED + 20);
    expect(flags).toContain('"amount":15');
    const parts = [8, 7].map((amount) => [flags.replace('"amount":15', `"amount":${amount}`)]);
    expect([carried(ana), carried(ben), carried(cem)]).toEqual([...parts, []]);
  });
});
