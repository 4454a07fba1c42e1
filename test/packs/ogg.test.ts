import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readOggHead } from "./ogg.ts";

const HOLD = readFileSync("resource_pack/sounds/tabletop/yahtzee/hold.ogg");

test("channels, rate and length are those that other programs read", () => {
  expect(readOggHead(HOLD)).toEqual({ channels: 1, sampleRate: 44_100, samples: 4410 });
});

test("a file that ends too early is refused", () => {
  expect(() => readOggHead(HOLD.subarray(0, -1))).toThrow(/Its end is missing, after \d+ bytes\./);
  const withoutLastPage = HOLD.subarray(0, HOLD.lastIndexOf("OggS"));
  expect(() => readOggHead(withoutLastPage)).toThrow(/Its end is missing, after \d+ bytes\./);
});

test("a file with something behind its end is refused", () => {
  expect(() => readOggHead(Buffer.concat([HOLD, HOLD]))).toThrow(
    `Something follows the last page, at ${HOLD.length}.`,
  );
});

test("a file of another kind is refused", () => {
  expect(() => readOggHead(Buffer.from("RIFF....WAVEfmt ".repeat(4)))).toThrow(
    "It does not begin with the head of a Vorbis.",
  );
  const broken = Buffer.from(HOLD);
  broken.write("oggs", HOLD.lastIndexOf("OggS"));
  expect(() => readOggHead(broken)).toThrow(/There is no page at \d+\./);
});
