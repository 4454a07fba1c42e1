// The saved table: whose it is and which match is on it.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeTable, encodeTable, type TableRecord } from "../../scripts/match/saved-table.ts";
import { ANA } from "../support/matches.ts";
import { changed, type Json, pathsOf } from "../support/records.ts";

const V1 = readFileSync("test/fixtures/saved-table/v1.json", "utf8");
const V2 = readFileSync("test/fixtures/saved-table/v2.json", "utf8");
const TABLE: TableRecord = {
  owner: ANA,
  matchId: "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  boardName: "Lucky board",
  boardOff: false,
  found: false,
};

const NO_STRING: readonly Json[] = [5, true, [], {}, "x".repeat(256)];
const DAMAGE: Readonly<Record<string, readonly Json[]>> = {
  version: [null, 0, -1, 0.5, "1", true, []],
  owner: ["Ana", 5, true, []],
  "owner.id": [null, ...NO_STRING],
  "owner.name": [null, ...NO_STRING],
  matchId: [null, ...NO_STRING],
  boardName: NO_STRING,
  boardOff: [null, 0, "false", []],
  found: [null, 0, "false", []],
};

function complaint(json: string): string {
  const result = decodeTable(json);
  if (result.ok) throw new Error(`This was read, though it is damaged: ${json}`);
  expect(result.reason.kind).toBe("notReadable");
  return result.reason.message;
}

describe("a table that is saved", () => {
  it.each<[string, TableRecord]>([
    ["with an owner and a named board", TABLE],
    ["that is public", { ...TABLE, owner: null }],
    ["with a board that has no name of its own", { ...TABLE, boardName: null }],
    ["whose game went away in its board", { ...TABLE, boardOff: true }],
    ["that came with its board", { ...TABLE, owner: null, found: true }],
    ["with names of 255 characters and § codes", { ...TABLE, boardName: "§k".padEnd(255, '"') }],
  ])("comes back the same: one %s", (_, table) => {
    expect(decodeTable(encodeTable(table))).toEqual({ ok: true, value: table });
  });

  it("of version 1, when every board was fitted by somebody, is read as it was meant", () => {
    expect(decodeTable(V1)).toEqual({ ok: true, value: TABLE });
  });

  it("of version 2 is read as it was meant, and is what is written today", () => {
    const found = { ...TABLE, found: true };
    expect(decodeTable(V2)).toEqual({ ok: true, value: found });
    expect(encodeTable(found)).toBe(V2.trimEnd());
  });

  it("of a newer version is told apart from damage", () => {
    expect(decodeTable(changed(V1, "version", 3))).toMatchObject({ ok: false, reason: { kind: "newer" } });
  });
});

describe("a damaged table", () => {
  it("is tried in every field that a record has", () => {
    expect([...pathsOf(V2)].sort()).toEqual(Object.keys(DAMAGE).sort());
  });

  it("is told by the path of the field that is wrong or missing", () => {
    for (const path of pathsOf(V2)) {
      for (const bad of DAMAGE[path] ?? []) {
        expect(complaint(changed(V2, path, bad))).toMatch(`table.${path}: expected `);
      }
      expect(complaint(changed(V2, path, undefined))).toMatch(`table.${path}: expected `);
    }
  });

  it("cut off anywhere is not readable, and nothing is thrown", () => {
    const json = V2.trimEnd();
    for (let length = 0; length < json.length; length++) complaint(json.slice(0, length));
  });
});
