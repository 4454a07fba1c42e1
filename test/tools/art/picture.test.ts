import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { draw, encodePng, enlarge, overlay, pixels } from "../../../scripts/tools/art/picture.ts";

const RED = "#ff0000";
const BLUE = "#0000ff";
const PALETTE = { r: RED, b: BLUE } as const;

test("rows of letters become colours, a dot is see-through", () => {
  expect(draw(PALETTE, ["r.", "br"])).toEqual([
    [RED, undefined],
    [BLUE, RED],
  ]);
});

test("a row of another length is refused", () => {
  expect(() => draw(PALETTE, ["rr", "r"])).toThrow('Row 1 has 1 pixels, the first one has 2: "r".');
});

test("a letter without a colour is refused", () => {
  expect(() => draw(PALETTE, ["rx"])).toThrow(
    'Row 0 has the letter "x", which the palette has no colour for.',
  );
});

test("what is laid over shows the lower picture through its gaps and round it", () => {
  const lower = draw(PALETTE, ["rrr", "rrr"]);
  expect(overlay(lower, draw(PALETTE, ["b."]), 1, 1)).toEqual(draw(PALETTE, ["rrr", "rbr"]));
});

test("enlarging makes squares of pixels", () => {
  expect(enlarge(draw(PALETTE, ["rb"]), 2)).toEqual(draw(PALETTE, ["rrbb", "rrbb"]));
});

test("a PNG holds the pixels it was made of", () => {
  const picture = draw(PALETTE, ["r.", "br"]);
  const png = PNG.sync.read(Buffer.from(encodePng(picture)));
  expect([png.width, png.height]).toEqual([2, 2]);
  expect([...png.data]).toEqual([...pixels(picture)]);
  expect([...pixels(picture)].slice(0, 8)).toEqual([255, 0, 0, 255, 0, 0, 0, 0]);
});
