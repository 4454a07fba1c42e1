// What every saved record shares: its version, and messages that say where, what was right and what was found.
import { describe, expect, it } from "vitest";
import { decodeRecord, type Saved } from "../../scripts/match/decode.ts";

function read<T>(saved: unknown, decode: (value: Saved) => T) {
  const json = JSON.stringify({ version: 1, value: saved });
  return decodeRecord(json, "thing", [(record) => decode(record.field("value"))]);
}

/** The message, or the value where nothing is wrong. */
function outcome<T>(saved: unknown, decode: (value: Saved) => T): T | string {
  const result = read(saved, decode);
  return result.ok ? result.value : result.reason.message;
}

describe("a version", () => {
  it("that is newer is told apart from damage, whatever else the record holds", () => {
    const result = decodeRecord('{"version":3,"value":false}', "thing", [
      () => "first",
      (saved) => saved.field("value").string(),
    ]);
    expect(result).toEqual({
      ok: false,
      reason: { kind: "newer", message: "thing.version: this add-on reads up to 2, found 3" },
    });
  });

  it.each(["0", "-1", "1.5", '"1"', "null", "true", "[1]", "1e400"])("of %s is damage", (version) => {
    const result = decodeRecord(`{"version":${version}}`, "thing", [() => "older", () => "read"]);
    expect(result).toMatchObject({ ok: false, reason: { kind: "notReadable" } });
  });

  it("that is missing is damage", () => {
    expect(decodeRecord("{}", "thing", [() => "read"])).toEqual({
      ok: false,
      reason: {
        kind: "notReadable",
        message: "thing.version: expected an integer 1..9007199254740991, found nothing",
      },
    });
  });
});

describe("what is not a record", () => {
  it.each(["", " ", "{", '{"version":1', "version", "undefined", "NaN"])("%j is no JSON", (json) => {
    expect(decodeRecord(json, "thing", [() => "read"])).toEqual({
      ok: false,
      reason: { kind: "notReadable", message: `thing: expected JSON, found ${JSON.stringify(json)}` },
    });
  });

  it.each(["null", "7", '"x"', "true"])("%s is no object", (json) => {
    expect(decodeRecord(json, "thing", [() => "read"])).toEqual({
      ok: false,
      reason: { kind: "notReadable", message: `thing: expected an object, found ${json}` },
    });
  });

  it("is told where a list stands for an object and an object for a list", () => {
    expect(outcome([], (value) => value.field("x").string())).toMatch(
      "thing.value: expected an object, found ",
    );
    expect(outcome({}, (value) => value.items())).toMatch("thing.value: expected a list, found ");
  });

  it("is quoted in the message only as far as a line of the log goes", () => {
    const result = decodeRecord("x".repeat(30_000), "thing", [() => "read"]);
    expect(!result.ok && result.reason.message.length).toBeLessThan(100);
  });

  it("is refused without an exception, however deep it is nested", () => {
    const nested = "[".repeat(16_000) + "]".repeat(16_000);
    const result = decodeRecord(nested, "thing", [() => "read"]);
    expect(result).toMatchObject({ ok: false, reason: { kind: "notReadable" } });
  });
});

describe("a message", () => {
  it("names the whole path through objects and lists", () => {
    const deep = { players: [{ name: "Ana" }, { name: 7 }] };
    expect(
      outcome(deep, (value) =>
        value
          .field("players")
          .items()
          .map((player) => player.field("name").string()),
      ),
    ).toBe("thing.value.players[1].name: expected a string of at most 255 characters, found 7");
  });

  it("names the field of a record with any fields", () => {
    const totals = { classic: 5, other: "x" };
    expect(
      outcome(totals, (value) => value.fields().map(([name, total]) => [name, total.integer(0, 9)])),
    ).toBe('thing.value.other: expected an integer 0..9, found "x"');
  });

  it.each<[string, unknown, (value: Saved) => unknown, string]>([
    ["an integer", 10, (value) => value.integer(0, 9), "an integer 0..9, found 10"],
    ["an integer", -1, (value) => value.integer(0, 9), "an integer 0..9, found -1"],
    ["an integer", 0.5, (value) => value.integer(0, 9), "an integer 0..9, found 0.5"],
    ["an integer", "5", (value) => value.integer(0, 9), 'an integer 0..9, found "5"'],
    ["an integer", null, (value) => value.integer(0, 9), "an integer 0..9, found null"],
    ["a string", 5, (value) => value.string(), "a string of at most 255 characters, found 5"],
    ["a string", "four", (value) => value.string(3), 'a string of at most 3 characters, found "four"'],
    ["a boolean", 1, (value) => value.boolean(), "true or false, found 1"],
    ["a list", 5, (value) => value.items(), "a list, found 5"],
    ["an object", "x", (value) => value.field("x"), 'an object, found "x"'],
    ["an object", null, (value) => value.fields(), "an object, found null"],
    ["a choice", "c", (value) => value.oneOf(["a", "b"]), 'one of a, b, found "c"'],
    ["a choice of numbers", "1", (value) => value.oneOf([1, 2]), 'one of 1, 2, found "1"'],
    [
      "something or null",
      undefined,
      (value) => value.orNull((x) => x.boolean()),
      "true or false, found nothing",
    ],
  ])("says what would be right: %s instead of %j", (_, saved, decode, expected) => {
    expect(outcome(saved, decode)).toBe(`thing.value: expected ${expected}`);
  });
});

describe("what is right", () => {
  it("is given as it stands, to the bounds", () => {
    expect([outcome(0, (value) => value.integer(0, 9)), outcome(9, (value) => value.integer(0, 9))]).toEqual([
      0, 9,
    ]);
    expect(outcome("x".repeat(255), (value) => value.string())).toBe("x".repeat(255));
    expect(outcome(false, (value) => value.boolean())).toBe(false);
    expect(outcome(2, (value) => value.oneOf([1, 2]))).toBe(2);
    expect(outcome(null, (value) => value.orNull((x) => x.boolean()))).toBeNull();
  });

  it("an error of our own inside a decoder is not taken for damage", () => {
    expect(() =>
      read(1, () => {
        throw new TypeError("a slip of ours");
      }),
    ).toThrow("a slip of ours");
  });
});
