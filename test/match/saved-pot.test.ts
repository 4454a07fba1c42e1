// A pot as it is saved, with the ledger in it: what is saved comes back, and damage is told by its path.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awarded, type Ledger, POT_SLOTS } from "../../scripts/match/ledger.ts";
import {
  decodeLedger,
  decodePot,
  encodeLedger,
  encodePot,
  type PotRecord,
} from "../../scripts/match/saved-pot.ts";
import { ANA, BEN, CEM, DEA, FOUR } from "../support/matches.ts";
import { picks } from "../support/random-commands.ts";
import { changed, type Json, pathsOf } from "../support/records.ts";
import { randomPot } from "./ledger/histories.ts";
import { laidIn } from "./ledger/ledgers.ts";

const LEDGER_V1 = readFileSync("test/fixtures/saved-ledger/v1.json", "utf8");
const POT_V1 = readFileSync("test/fixtures/saved-pot/v1.json", "utf8");

/** Ana has her sword back, Ana and Ben share Cem's planks, and Ben's pearls are at stake: what the files hold. */
const LEDGER: Ledger = {
  pot: "5a6978f01e2d3c4b8796a5b4c3d2e1f0",
  matchId: "8796a5b4c3d2e1f00f1e2d3c4b5a6978",
  table: "overworld:1:2:3",
  serial: 9,
  stakes: [
    {
      ...{ id: "0a1b2c3d4e5f", slot: 0, from: ANA },
      stack: {
        typeId: "minecraft:diamond_sword",
        amount: 1,
        key: "item.diamond_sword.name",
        name: "Excalibur",
      },
      shares: [{ to: ANA, amount: 1, paid: false }],
    },
    {
      ...{ id: "1b2c3d4e5f6a", slot: 3, from: CEM },
      stack: { typeId: "minecraft:oak_planks", amount: 64, key: "tile.oak_planks.name", name: null },
      shares: [
        { to: ANA, amount: 32, paid: true },
        { to: BEN, amount: 32, paid: false },
      ],
    },
    {
      ...{ id: "2c3d4e5f6a7b", slot: 23, from: BEN },
      stack: { typeId: "minecraft:ender_pearl", amount: 16, key: "item.ender_pearl.name", name: null },
      shares: null,
    },
  ],
};

/** Cem has not heard yet that Ben's diamonds are gone. */
const POT: PotRecord = {
  ledger: LEDGER,
  entities: ["-4294966999", "-4294967000"],
  lost: [
    {
      ...{ id: "3d4e5f6a7b8c", from: BEN },
      stack: { typeId: "minecraft:diamond", amount: 3, key: "item.diamond.name", name: "Lucky" },
      unheard: [CEM.id],
    },
  ],
  emptiedAt: 1_764_500_000_000,
};

describe("a ledger that is saved", () => {
  it("of version 1 is read as it was meant, and is what is written today", () => {
    expect(decodeLedger(LEDGER_V1)).toEqual({ ok: true, value: LEDGER });
    expect(encodeLedger(LEDGER)).toBe(LEDGER_V1.trimEnd());
  });

  it("comes back the same, whatever has happened to the pot", () => {
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (seed) => {
        const { ledger } = randomPot(picks(seed), 60);
        expect(decodeLedger(encodeLedger(ledger))).toStrictEqual({ ok: true, value: ledger });
      }),
      { numRuns: 100 },
    );
  });

  it("of a newer version is told apart from damage", () => {
    expect(decodeLedger(changed(LEDGER_V1, "version", 2))).toEqual({
      ok: false,
      reason: { kind: "newer", message: "ledger.version: this add-on reads up to 1, found 2" },
    });
  });
});

describe("a pot that is saved", () => {
  it("of version 1 is read as it was meant, and is what is written today", () => {
    expect(decodePot(POT_V1)).toEqual({ ok: true, value: POT });
    expect(encodePot(POT)).toBe(POT_V1.trimEnd());
  });

  it.each<[string, PotRecord]>([
    ["in which something lies", { ...POT, emptiedAt: null }],
    ["from which nothing is gone", { ...POT, lost: [] }],
    ["that is empty", { ...POT, ledger: laidIn() }],
  ])("comes back the same: one %s", (_, pot) => {
    expect(decodePot(encodePot(pot))).toStrictEqual({ ok: true, value: pot });
  });

  it("of a newer version is told apart from damage", () => {
    expect(decodePot(changed(POT_V1, "version", 2))).toMatchObject({ ok: false, reason: { kind: "newer" } });
  });
});

describe("a full pot, shared by three", () => {
  /** What a string may hold in a dynamic property. */
  const LIMIT = 32_767;
  const players = FOUR.map(({ id }, seat) => ({ id, name: `${"W".repeat(19)}${seat}` }));

  function full(name: string | null): Ledger {
    const [ana = ANA, ben = BEN, cem = CEM, dea = DEA] = players;
    const ledger = awarded(laidIn(...Array.from({ length: POT_SLOTS }, () => [dea, 64] as const)), [
      ana,
      ben,
      cem,
    ]);
    const ids = { pot: LEDGER.pot, matchId: LEDGER.matchId, table: "the_end:-30000000:-64:-30000000" };
    return {
      ...{ ...ledger, ...ids },
      stakes: ledger.stakes.map((stake) => ({
        ...{ ...stake, id: `0a1b2c3d4e${String(stake.slot).padStart(2, "0")}` },
        stack: {
          typeId: "minecraft:waxed_weathered_cut_copper_stairs",
          ...{ amount: 64, key: "tile.waxed_weathered_cut_copper_stairs.name", name },
        },
      })),
    };
  }

  it.each<[string, string | null, number]>([
    ["no names", null, 12_000],
    ["names of 20 characters, as players give and see them", "W".repeat(20), 13_000],
    ["names of 255 characters", "W".repeat(255), 18_100],
    ["names of 255 characters that take two each", '"'.repeat(255), 24_200],
  ])("has room in one property with %s", (_, name, most) => {
    const json = encodeLedger(full(name));
    expect(json.length).toBeLessThanOrEqual(most);
    expect(most).toBeLessThan(LIMIT);
    expect(decodeLedger(json).ok).toBe(true);
  });

  it("has room with all that was lost from it and nobody has heard of, with names as players see them, also in bytes", () => {
    for (const name of ["W".repeat(20), "가".repeat(20), '"'.repeat(20)]) {
      const ledger = full(name);
      const unheard = players.map(({ id }) => id);
      const lost = ledger.stakes.map(({ id, from, stack }) => ({ id, from, stack, unheard }));
      const json = encodePot({ ...POT, ledger, lost });
      expect(Buffer.byteLength(json, "utf8")).toBeLessThan(24_000);
    }
  });
});

const NO_OBJECT: readonly Json[] = [null, "x", 5, true, []];
const NO_LIST: readonly Json[] = [null, "x", 5, true, {}];
const NO_STRING: readonly Json[] = [null, 5, true, [], {}, "x".repeat(256)];
const NO_COUNT: readonly Json[] = [null, -1, 0.5, "1", true, [], 2 ** 53];
const OR_NULL = (bad: readonly Json[]): readonly Json[] => bad.filter((value) => value !== null);

const PLAYER = (path: string): Readonly<Record<string, readonly Json[]>> => ({
  ...{ [path]: NO_OBJECT, [`${path}.id`]: NO_STRING, [`${path}.name`]: NO_STRING },
});
const STACK = (path: string): Readonly<Record<string, readonly Json[]>> => ({
  [path]: NO_OBJECT,
  ...{ [`${path}.typeId`]: NO_STRING, [`${path}.key`]: NO_STRING, [`${path}.name`]: OR_NULL(NO_STRING) },
  [`${path}.amount`]: [...NO_COUNT, 0, 256],
});

/** For every field of a ledger what it must not hold; places in lists are written `[n]`. */
const LEDGER_DAMAGE: Readonly<Record<string, readonly Json[]>> = {
  ...{ pot: NO_STRING, matchId: NO_STRING, table: NO_STRING, serial: NO_COUNT },
  ...{ stakes: NO_LIST, "stakes[n]": NO_OBJECT },
  ...{ "stakes[n].id": NO_STRING, "stakes[n].slot": [...NO_COUNT, 24] },
  ...{ ...PLAYER("stakes[n].from"), ...STACK("stakes[n].stack") },
  ...{ "stakes[n].shares": OR_NULL(NO_LIST), "stakes[n].shares[n]": NO_OBJECT },
  ...PLAYER("stakes[n].shares[n].to"),
  "stakes[n].shares[n].amount": [...NO_COUNT, 256],
  "stakes[n].shares[n].paid": [null, 0, 1, "true", []],
};
const VERSION: readonly Json[] = [null, 0, -1, 0.5, "1", true, []];

const inLedger = Object.entries(LEDGER_DAMAGE).map(([path, bad]) => [`ledger.${path}`, bad] as const);
const POT_DAMAGE: Readonly<Record<string, readonly Json[]>> = {
  ...{
    version: VERSION,
    ledger: NO_OBJECT,
    entities: NO_LIST,
    "entities[n]": NO_STRING,
    emptiedAt: OR_NULL(NO_COUNT),
  },
  ...Object.fromEntries(inLedger),
  ...{
    lost: NO_LIST,
    "lost[n]": NO_OBJECT,
    "lost[n].id": NO_STRING,
    "lost[n].unheard": NO_LIST,
    "lost[n].unheard[n]": NO_STRING,
    ...PLAYER("lost[n].from"),
    ...STACK("lost[n].stack"),
  },
};

describe.each([
  { name: "ledger", saved: LEDGER_V1, decode: decodeLedger, damage: { version: VERSION, ...LEDGER_DAMAGE } },
  { name: "pot", saved: POT_V1, decode: decodePot, damage: POT_DAMAGE },
])("a damaged $name", ({ name, saved, decode, damage }) => {
  const all: Readonly<Record<string, readonly Json[]>> = damage;
  const kindOf = (path: string): string => path.replace(/\[\d+\]/g, "[n]");

  function complaint(json: string): string {
    const result = decode(json);
    if (result.ok) throw new Error(`This was read, though it is damaged: ${json}`);
    expect(result.reason.kind).toBe("notReadable");
    return result.reason.message;
  }

  it("is tried in every field that a record has", () => {
    expect([...new Set(pathsOf(saved).map(kindOf))].sort()).toEqual(Object.keys(all).sort());
  });

  it("is told by the path of the field that is wrong or missing", () => {
    for (const path of pathsOf(saved)) {
      for (const bad of all[kindOf(path)] ?? []) {
        expect(complaint(changed(saved, path, bad))).toMatch(`${name}.${path}: expected `);
      }
      if (path.endsWith("]")) continue;
      expect(complaint(changed(saved, path, undefined))).toMatch(`${name}.${path}: expected `);
    }
  });

  it("in which one stake comes twice is told: it would be owed twice", () => {
    const list = name === "pot" ? "ledger.stakes" : "stakes";
    expect(complaint(changed(saved, `${list}[2].id`, "0a1b2c3d4e5f"))).toBe(
      `${name}.${list}: expected each stake once, found a list`,
    );
  });

  it("cut off anywhere is not readable, and nothing is thrown", () => {
    const json = saved.trimEnd();
    for (let length = 0; length < json.length; length++) complaint(json.slice(0, length));
  });
});
