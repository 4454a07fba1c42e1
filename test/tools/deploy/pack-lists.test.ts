// The lists of packs that a world has on: ours is entered, those of others stay.
import { expect, it } from "vitest";
import { packVersion, withPack } from "../../../scripts/tools/deploy/pack-lists.ts";

const OWN = { uuid: "own", version: [1, 2, 3] };
const after = (list: string | null) => {
  const changed = withPack(list, OWN);
  return changed.ok ? JSON.parse(changed.value) : changed.reason;
};

it("begin with ours where there is none", () => {
  const own = [{ pack_id: "own", version: [1, 2, 3] }];
  for (const list of [null, "", " \n", "[]"]) expect(after(list)).toEqual(own);
});

it("keep the entries of others, their order, and what ours has beside its version", () => {
  const list = [
    { pack_id: "first", version: [1, 0, 0] },
    { pack_id: "own", version: [0, 9, 0], subpack: "small" },
    { pack_id: "last", version: "1.0.0" },
  ];
  expect(after(JSON.stringify(list))).toEqual([
    list[0],
    { pack_id: "own", version: [1, 2, 3], subpack: "small" },
    list[2],
  ]);
  expect(after(JSON.stringify(list.slice(0, 1)))).toEqual([list[0], { pack_id: "own", version: [1, 2, 3] }]);
});

it.each(["{}", "[1]", "[null]", '[{"pack_id":', "hello"])(
  "are left alone where they are none: %j",
  (list) => {
    expect(after(list)).toBe("it is no list of packs");
  },
);

it("know a pack by its manifest", () => {
  expect(packVersion('{"header":{"uuid":"own","version":[1,2,3],"name":"n"}}')).toEqual(OWN);
});
