import { expect, test } from "vitest";
import { bar } from "../../../scripts/tools/sounds/bodies.ts";

test.each([
  ["A4", 440],
  ["C4", 261.63],
  ["G5", 783.99],
  ["E6", 1318.51],
] as const)("the bar %s rings with %d Hz", (note, hz) => {
  expect(bar(note, 0).tones[0]?.hz).toBeCloseTo(hz, 2);
});

test("a mallet of felt leaves less of the high tones and touches later than one of wood", () => {
  const [wood, felt] = [bar("C5", 0), bar("C5", 1)];
  expect(felt.tones[1]?.gain).toBeLessThan(0.5 * (wood.tones[1]?.gain ?? 0));
  expect(felt.attack).toBeGreaterThan(wood.attack);
});

test("a higher bar rings shorter", () => {
  expect(bar("C6", 0).tones[0]?.seconds).toBeCloseTo((bar("C4", 0).tones[0]?.seconds ?? 0) / 2, 2);
});
