// What is seen and heard beside the game itself: sounds, sparks, floating texts, and the chat's newest line.
import type { PNG } from "pngjs";
import { afterEach, expect, test } from "vitest";
import { ScenePage } from "../../scripts/tools/pictures/scene-page.ts";
import { Tab } from "../../scripts/tools/pictures/tab.ts";
import { type Visit, visit } from "../../scripts/tools/pictures/visit.ts";
import { MATERIALS } from "../../scripts/tools/preview/actions.ts";

let place: Visit | undefined;
afterEach(async () => {
  expect(place?.problems).toEqual([]);
  await place?.close();
});

/** What is drawn without a graphics card takes time. */
const SMALL = { width: 480, height: 270 };

/** A script that plays a sound of the packs to who jumps. */
const HOP = {
  packs: { vanillaItems: MATERIALS, blocks: [], items: [], entities: [], recipes: [] },
  bundle: `
    import { world } from "@minecraft/server";
    world.afterEvents.playerButtonInput.subscribe(({ player }) => player.playSound("tabletop_yahtzee.roll"), {
      buttons: ["Jump"], state: "Pressed" });`,
};

test("a sound is told in words, and heard by who has not switched sounds off", async () => {
  place = await visit({ world: HOP });
  const ana = await Tab.open(place);
  await ana.page.evaluate(`
    globalThis.heard = [];
    AudioBufferSourceNode.prototype.start = function () { heard.push(this.context.state, this.buffer.duration); };`);
  const sounds = ana.page.getByRole("button", { name: "Sounds" });
  const told = ana.page.getByText("♪ Dice roll");
  await ana.key("m", " ");
  await told.waitFor();
  await told.waitFor({ state: "detached" });
  expect(await sounds.getAttribute("aria-pressed")).toBe("false");
  expect(await ana.page.evaluate("heard")).toEqual([]);

  await sounds.click();
  await ana.inWorld(" ");
  await told.waitFor();
  await ana.page.waitForFunction("heard.length > 0");
  expect(await ana.page.evaluate("heard")).toEqual(["running", expect.closeTo(0.5, 0)]);
});

test("the chat's newest line stays in sight whatever size the page gets", async () => {
  place = await visit({ world: HOP });
  const ana = await Tab.open(place);
  for (let line = 1; line <= 30; line++) await ana.say(`Line ${line}.`);
  await ana.page.getByText("<Ana> Line 30.").waitFor();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1280, 720],
  ] as const) {
    await ana.page.setViewportSize({ width, height });
    const last = await ana.page.getByText("<Ana> Line 30.").boundingBox();
    const box = await ana.page.locator("#chat").boundingBox();
    const bottom = (of: typeof box) => (of?.y ?? Number.NaN) + (of?.height ?? 0);
    expect(bottom(last)).toBeLessThanOrEqual(bottom(box));
    expect(last?.y).toBeGreaterThan(box?.y ?? Number.NaN);
  }
});

test("no line of the chat is cut, and who types sees them all again", async () => {
  place = await visit({ viewport: { width: 844, height: 390 }, world: HOP });
  const ana = await Tab.open(place);
  for (let line = 1; line <= 9; line++)
    await ana.say(`Line ${line}, which is long. ${"On it goes. ".repeat(8)}`);
  const last = ana.page.getByText("<Ana> Line 9");
  await last.waitFor();
  const box = await ana.page.locator("#chat").boundingBox();
  const tops = (selector: string) =>
    ana.page.locator(selector).evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  const seen = await tops("#chat li:not(.cut)");
  expect(seen.length).toBeGreaterThan(0);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual((box?.y ?? Number.NaN) - 1);
  expect(await tops("#chat li.cut")).toHaveLength(9 - seen.length);

  await ana.key("t");
  const first = ana.page.getByText("<Ana> Line 1");
  await first.scrollIntoViewIfNeeded();
  const opacity = "getComputedStyle(document.querySelector('#chat li')).opacity";
  expect(await ana.page.evaluate(opacity)).toBe("1");
  const [line, all] = [await first.boundingBox(), await ana.page.locator("#chat").boundingBox()];
  expect(line?.y).toBeGreaterThanOrEqual(all?.y ?? Number.NaN);
});

/** The rows of pixels that two pictures do not share. */
function changedRows(one: PNG, other: PNG): readonly number[] {
  const rows = Array.from({ length: one.height }, (_, row) => row);
  const length = 4 * one.width;
  const rowOf = ({ data }: PNG, row: number) => data.subarray(row * length, (row + 1) * length);
  return rows.filter((row) => !rowOf(one, row).equals(rowOf(other, row)));
}

test("a text that floats can be read on a small page, and grows upwards from its place", async () => {
  place = await visit({ viewport: SMALL });
  const scene = await ScenePage.open(place);
  const pictureOf = async (text?: string): Promise<PNG> => {
    await scene.show({ texts: text === undefined ? [] : [{ text, x: 0.5, y: 66.1, z: 0.5 }] });
    await scene.passes(0.1);
    return scene.picture();
  };
  const nothing = await pictureOf();
  const two = changedRows(await pictureOf("1/13\n> Ana 0"), nothing);
  const four = changedRows(await pictureOf("1/13\n> Ana 0\nBen 0\nCem 0"), nothing);
  expect(two.length).toBeGreaterThanOrEqual(2 * 12);
  expect(four.length).toBeGreaterThanOrEqual(4 * 12);
  expect(Math.abs((four.at(-1) ?? 0) - (two.at(-1) ?? 0))).toBeLessThanOrEqual(1);
});

test("a text that floats in the world is drawn, changes and goes", async () => {
  place = await visit({ viewport: SMALL });
  const scene = await ScenePage.open(place);
  const pictureOf = async (text?: string): Promise<Buffer> => {
    await scene.show({ texts: text === undefined ? [] : [{ text, x: 0.5, y: 66.1, z: 0.5 }] });
    await scene.passes(0.1);
    return (await scene.picture()).data;
  };
  const nothing = await pictureOf();
  const first = await pictureOf("1/13\n> Ana 0");
  const second = await pictureOf("2/13\n> Ana 25");
  expect([first.equals(nothing), second.equals(first), second.equals(nothing)]).toEqual([
    false,
    false,
    false,
  ]);
  expect((await pictureOf()).equals(nothing)).toBe(true);
});

test("sparks fly for a while, and for who wants no motion not at all", async () => {
  place = await visit({ viewport: SMALL, moves: true });
  const scene = await ScenePage.open(place);
  const bursts = [{ particle: "tabletop_yahtzee:confetti", x: 0.5, y: 65.2, z: 0.5 }];
  const burst = () => scene.page.evaluate(`scene.spark(${JSON.stringify(bursts)})`);
  await scene.passes(0.1);
  const before = await scene.picture();
  await burst();
  expect(await scene.passes(0.4)).toBe(8);
  const flying = await scene.picture();
  expect(flying.data.equals(before.data)).toBe(false);
  await scene.passes(2);
  expect(await scene.passes(0.4)).toBe(0);
  expect((await scene.picture()).data.equals(before.data)).toBe(true);
  await scene.page.emulateMedia({ reducedMotion: "reduce" });
  await burst();
  expect(await scene.passes(0.4)).toBe(0);
});
