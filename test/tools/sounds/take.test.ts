import { expect, test } from "vitest";
import { TRAY } from "../../../scripts/tools/sounds/bodies.ts";
import { samplesOf, type Take } from "../../../scripts/tools/sounds/take.ts";

const TAKE: Take = { seconds: 0.05, peak: -6, blows: [{ at: 0.004, body: TRAY, force: 3 }] };
const samples = samplesOf(TAKE);

test("a take lasts as long and is as loud as it says, whatever the force of its blows", () => {
  expect(samples).toHaveLength(2205);
  expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.501, 3);
});

test("what still rings at the end fades to nothing", () => {
  expect(samples.at(-1)).toBe(0);
  expect(Math.max(...samples.subarray(-500).map(Math.abs))).toBeGreaterThan(0.001);
});

test("samples are whole steps of 16 bits", () => {
  expect(samples.filter((sample) => !Number.isInteger(sample * 32_768))).toHaveLength(0);
});
