// The pictures of the README can be made at any time: none is empty, and no page complains.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeReadmePictures } from "../../scripts/tools/pictures/readme.ts";
import { PICTURES } from "../../scripts/tools/pictures/visit.ts";

test("the README's pictures are made anew from a match, none of them empty, without an error", async () => {
  const folder = join(PICTURES, "readme");
  expect(await takeReadmePictures(folder)).toEqual([]);
  expect(readdirSync(folder)).toEqual(readdirSync("pictures"));
});
