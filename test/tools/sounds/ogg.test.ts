import { expect, test } from "vitest";
import { encodeOgg } from "../../../scripts/tools/sounds/ogg.ts";
import { readOggHead } from "../../packs/ogg.ts";

const samples = Float32Array.from({ length: 5000 }, (_, index) => 0.5 * Math.sin(index / 20));

test("a file has one channel and every sample", async () => {
  expect(readOggHead(await encodeOgg(samples))).toEqual({ channels: 1, sampleRate: 44_100, samples: 5000 });
});

test("the same samples give the same bytes, other samples others", async () => {
  const first = Buffer.from(await encodeOgg(samples));
  expect(first.equals(await encodeOgg(samples))).toBe(true);
  expect(first.equals(await encodeOgg(samples.map((sample) => -sample)))).toBe(false);
});
