import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/tools/build/add-on.ts";
import { ALBUM } from "../../../scripts/tools/sounds/album.ts";
import { encodeOgg } from "../../../scripts/tools/sounds/ogg.ts";
import { SAMPLE_RATE } from "../../../scripts/tools/sounds/strike.ts";
import { samplesOf } from "../../../scripts/tools/sounds/take.ts";

const ALL = Object.entries(ALBUM).map(([path, take]) => ({ path, take, samples: samplesOf(take) }));
const read = (path: string): Buffer => readFileSync(join(PROJECT_ROOT, path));

function staleness(path: string, committed: Uint8Array, recorded: Uint8Array): string[] {
  return Buffer.from(recorded).equals(committed)
    ? []
    : [
        `${path} differs from its source. Run \`npm run sounds\`, or change the source in scripts/tools/sounds/.`,
      ];
}

describe("committed sounds follow from their sources", () => {
  test.each(ALL)("$path", async ({ path, samples }) => {
    expect(staleness(path, read(path), await encodeOgg(samples))).toEqual([]);
  });

  test("and one that no longer follows is found by a single bit", () => {
    const [path = ""] = Object.keys(ALBUM);
    const changed = read(path);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(staleness(path, changed, read(path))).toEqual([
      expect.stringMatching(/cup\.ogg differs from its source\. Run `npm run sounds`/),
    ]);
  });

  test("no sound in the packs is without a source", () => {
    const committed = ["behavior_pack", "resource_pack"].flatMap((pack) =>
      readdirSync(join(PROJECT_ROOT, pack), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(ogg|wav|fsb|mp3|flac)$/.test(path))
        .map((path) => `${pack}/${path.replaceAll("\\", "/")}`),
    );
    expect(committed.sort()).toEqual(Object.keys(ALBUM).sort());
  });

  test("together they have at most 120,000 bytes", () => {
    expect(ALL.reduce((sum, { path }) => sum + read(path).length, 0)).toBeLessThanOrEqual(120_000);
  });
});

describe.each(ALL)("$path", ({ take, samples }) => {
  const loudest = (part: Float32Array): number =>
    part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

  test("is loud enough to be heard and never cut off", () => {
    const peak = 20 * Math.log10(loudest(samples));
    expect(peak).toBeGreaterThanOrEqual(-6);
    expect(peak).toBeLessThanOrEqual(-1);
  });

  test("begins and ends in silence, so that it does not click", () => {
    const edge = Math.round(0.001 * SAMPLE_RATE);
    expect(loudest(samples.subarray(0, edge))).toBeLessThan(0.001);
    expect(loudest(samples.subarray(-edge))).toBeLessThan(0.001);
    expect(loudest(samples.subarray(-10 * edge))).toBeLessThan(0.02);
  });

  test("does not push the loudspeaker to one side", () => {
    expect(Math.abs(samples.reduce((sum, one) => sum + one, 0) / samples.length)).toBeLessThan(0.001);
  });

  test("has every blow within its time", () => {
    expect(take.blows.filter(({ at }) => at < 0 || at >= take.seconds)).toEqual([]);
  });
});
