import { expect, test } from "vitest";
import { type Blow, type Body, highPass, SAMPLE_RATE, strike } from "../../../scripts/tools/sounds/strike.ts";

const SILENT = { gain: 0, seconds: 0.01, above: 100, below: 1000 };
const TONE: Body = { tones: [{ hz: 1000, gain: 1, seconds: 0.1 }], touch: SILENT, attack: 0.001 };
const TOUCH: Body = { tones: [], touch: { ...SILENT, gain: 1 }, attack: 0.001 };

function struck(blow: Partial<Blow>, seed = 1, count = 0.2 * SAMPLE_RATE): Float32Array {
  const sound = new Float32Array(count);
  strike(sound, { at: 0, body: TONE, force: 1, ...blow }, seed);
  return sound;
}

const loudest = (sound: Float32Array): number =>
  sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const at = (sound: Float32Array, seconds: number): Float32Array =>
  sound.subarray(seconds * SAMPLE_RATE, (seconds + 0.001) * SAMPLE_RATE);

test.each([
  [1, 50],
  [2, 100],
])("a tone of 1000 Hz at a pitch of %d swings %d times in 50 ms", (pitch, times) => {
  const sound = struck({ pitch }).subarray(0, 0.05 * SAMPLE_RATE);
  const upwards = sound.filter((one, index) => one > 0 && (sound[index - 1] ?? 0) <= 0);
  expect(upwards).toHaveLength(times);
});

test("what rings falls by 60 dB in its time, and is gone then", () => {
  const sound = struck({});
  expect(loudest(at(sound, 0.05)) / loudest(at(sound, 0.017))).toBeCloseTo(10 ** -0.99, 2);
  expect(loudest(at(sound, 0.099))).toBeGreaterThan(0);
  expect(loudest(sound.subarray(0.1 * SAMPLE_RATE))).toBe(0);
});

test("a blow begins at its time, from silence", () => {
  const sound = struck({ at: 0.1 });
  expect(loudest(sound.subarray(0, 0.1 * SAMPLE_RATE + 1))).toBe(0);
  expect([...sound.subarray(0.1 * SAMPLE_RATE)]).toEqual([...struck({}).subarray(0, 0.1 * SAMPLE_RATE)]);
});

test("a blow ends where the sound does", () => {
  expect([...struck({}, 1, 100)]).toEqual([...struck({}).subarray(0, 100)]);
});

test("what is struck twice as hard is twice as loud, and blows add up", () => {
  const twice = struck({ force: 0.5 });
  strike(twice, { at: 0, body: TONE, force: 0.5 }, 1);
  expect([...twice]).toEqual([...struck({ force: 1 })]);
});

test("the noise of a touch is the same for one seed and another for another", () => {
  expect([...struck({ body: TOUCH }, 7)]).toEqual([...struck({ body: TOUCH }, 7)]);
  expect([...struck({ body: TOUCH }, 7)]).not.toEqual([...struck({ body: TOUCH }, 8)]);
  expect(loudest(struck({ body: TOUCH }))).toBeGreaterThan(0.01);
});

test("what lies below is taken away, what lies above stays", () => {
  const level = new Float32Array(SAMPLE_RATE).fill(1);
  expect(loudest(highPass(level, 100).subarray(SAMPLE_RATE / 2))).toBeLessThan(0.001);
  const tone = struck({}).subarray(0, 1000);
  expect(loudest(highPass(tone, 20))).toBeCloseTo(loudest(tone), 1);
});
