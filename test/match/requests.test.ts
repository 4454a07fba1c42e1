// What may be asked of a table in a message, and the sentence for anything else.
import { expect, it } from "vitest";
import { decodeRequest } from "../../scripts/match/requests.ts";

const TABLE = { dimension: "overworld", x: 1, y: 64, z: -7 };
const read = (message: object) => decodeRequest(JSON.stringify(message));

it("is read with a table, and perhaps a player", () => {
  const table = { ...TABLE, dimension: "minecraft:overworld" };
  expect(read({ version: 1, table: TABLE })).toEqual({ ok: true, value: { table, player: null } });
  expect(read({ version: 1, table, player: "Ana", more: true })).toEqual({
    ok: true,
    value: { table, player: "Ana" },
  });
});

it.each([
  ['message: expected JSON, found "hello"', "hello"],
  ['message: expected an object, found "1"', '"1"'],
  ["message.version: expected an integer 1..9007199254740991, found nothing", "{}"],
  ["message.version: this add-on reads up to 1, found 2", '{"version":2}'],
  ["message.table: expected an object, found nothing", '{"version":1}'],
  [
    "message.table.dimension: expected a string of at most 255 characters, found nothing",
    '{"version":1,"table":{}}',
  ],
  [
    "message.table.y: expected an integer -2147483648..2147483648, found 64.5",
    '{"version":1,"table":{"dimension":"nether","x":1,"y":64.5,"z":0}}',
  ],
  [
    "message.player: expected a string of at most 255 characters, found 7",
    JSON.stringify({ version: 1, table: TABLE, player: 7 }),
  ],
])("%s", (message, json) => {
  expect(decodeRequest(json)).toMatchObject({ ok: false, reason: { message } });
});
