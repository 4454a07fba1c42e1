// Lessons on live screens have the dice of their examples as pictures out of the resource pack.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { inGame, LIVE, pressAnywhere } from "../support/worlds.ts";

const PACK = JSON.parse(readFileSync("dist/resource_pack/manifest.json", "utf8")).header.uuid;

/** Each picture's name with the first line below it. */
function pictures(player: Player): readonly string[] {
  const rows = player.form?.rows ?? [];
  return rows.flatMap(({ kind, text, pack }, at) => {
    if (kind !== "image") return [];
    expect(pack).toBe(PACK);
    expect(existsSync(`dist/resource_pack/${text}`)).toBe(true);
    return [`${/(\w+)\.png$/.exec(text)?.[1]}: ${rows[at + 1]?.text.split("\n")[0]}`];
  });
}

test("each example stands under the picture of its dice, page by page, and the table comes back", () =>
  inGame((world, ana) => {
    expect(pictures(ana)).toEqual([]);
    pressAnywhere(ana, "How to play");
    expect(pictures(ana)).toEqual([
      "44261_1_2: 4 4 2 6 1: hold dice 1 and 2, roll the others.",
      "11246: 1 1 2 4 6 in Full House: 0",
    ]);
    const lessons = ana.form?.id;
    ana.press("Next page");
    expect(pictures(ana)).toHaveLength(6);
    expect(pictures(ana)[5]).toBe("66624: 6 6 6 2 4 in Sixes: 18");
    ana.press("Next page");
    expect(pictures(ana)).toHaveLength(2);
    expect(ana.form?.id).toBe(lessons);
    ana.press("Back");
    expect(pictures(ana)).toEqual([]);
    ana.press("Roll dice");
    expect(ana.form?.fields).toHaveLength(5);
    expect(world.log).toEqual([]);
  }, LIVE));

test("every page of the lessons can be turned to and left", () =>
  inGame((_, ana) => {
    pressAnywhere(ana, "How to play");
    const seen = new Set<string>();
    while (ana.form?.buttons.includes("Next page") === true) {
      for (const picture of pictures(ana)) seen.add(picture);
      ana.press("Next page");
    }
    expect(seen.size).toBeGreaterThan(20);
    ana.press("Use simple screens");
    expect(ana.form?.kind).toBe("form");
  }, LIVE));
