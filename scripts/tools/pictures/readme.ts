// The pictures that the README shows, from crafting to the results.
import type { Locator } from "playwright-core";
import type { WorldSave } from "../host/core/world-save.ts";
import { TWO } from "../play/seating.ts";
import { albumIn, type Take } from "./album.ts";
import { craftFurniture, type Furniture, scoreFirst, setUp, sitDown } from "./at-the-table.ts";
import { playedWorld } from "./played-world.ts";
import { Tab } from "./tab.ts";
import { visit } from "./visit.ts";

const FURNITURE: Furniture = {
  table: "Oak",
  chairs: [
    ["ArrowDown", "Oak"],
    ["ArrowUp", "Warped"],
  ],
};
const LARGE = { width: 860, height: 540 };
/** Of a throw, when the dice are in the air: milliseconds. */
const IN_FLIGHT = 190;
/** The page's clock starts anew when it is taken over, and must not go back for what has begun before. */
const LATER = 3_600_000;

/** @returns whatever a page printed as an error or threw. @throws where a picture shows nothing. */
export async function takeReadmePictures(folder: string): Promise<readonly string[]> {
  const fresh = await visit({ viewport: LARGE });
  const ana = await Tab.open(fresh);
  const take = await albumIn(folder, ana);
  try {
    await begin(ana, take);
  } finally {
    await fresh.close();
  }
  const inTheMiddle = await played(6, (first) => playOn(first, take));
  const atTheEnd = await played(12, (first, second) => playToEnd(first, second, take));
  return [...fresh.problems, ...inTheMiddle, ...atTheEnd];
}

/** What is seen of the world. */
function view(tab: Tab): Locator {
  return tab.page.locator("#screen");
}

/** The form, as far as it is seen. */
function aside(tab: Tab): Locator {
  return tab.page.locator("aside");
}

async function begin(ana: Tab, take: Take): Promise<void> {
  await craftFurniture(ana, FURNITURE);
  await take(ana, "crafting");
  await setUp(ana, FURNITURE);
  await take(ana, "table", view(ana));
}

async function playOn(first: Tab, take: Take): Promise<void> {
  await throwSlowly(first, () => take(first, "dice", view(first)));
  for (const die of [0, 1]) await first.form.getByRole("checkbox").nth(die).check();
  await first.press("Roll the others (2 left)", first.button("Roll the others (1 left)"));
  await take(first, "turn");
  await first.press("Sheets", first.button("Back"));
  await take(first, "sheet", aside(first));
  await first.press("Back", first.button("How to play"));
  await first.press("How to play", first.button("Next page"));
  await take(first, "lesson", aside(first));
}

async function playToEnd(first: Tab, second: Tab, take: Take): Promise<void> {
  for (const tab of [first, second]) {
    await tab.button("Roll dice").waitFor();
    await tab.press("Roll dice", tab.button("Roll the others (2 left)"));
    await scoreFirst(tab);
  }
  await first.button("Rematch").waitFor();
  await take(first, "results");
}

/** Both have played so many turns in a world of their own and sit there again, the first of them in a turn. */
async function played(
  rounds: number,
  scene: (first: Tab, second: Tab) => Promise<void>,
): Promise<readonly string[]> {
  const save: WorldSave = await playedWorld(TWO, rounds);
  const place = await visit({ viewport: LARGE, world: { save } });
  try {
    const [ana, ben] = [await Tab.open(place), await Tab.open(place)];
    await sitDown(ana, "ArrowDown");
    await sitDown(ben, "ArrowUp");
    for (const tab of [ana, ben]) {
      await lookCloser(tab);
      await tab.use(tab.form);
    }
    const isAna = await ana.button("Roll dice").isVisible();
    await (isAna ? scene(ana, ben) : scene(ben, ana));
  } finally {
    await place.close();
  }
  return place.problems;
}

async function lookCloser(tab: Tab): Promise<void> {
  await tab.inWorld("PageUp", "PageUp", "+", "+");
}

/** Time stands still in the page while the picture is taken. Drawing motion all the time would take minutes. */
async function throwSlowly(tab: Tab, take: () => Promise<void>): Promise<void> {
  const { clock } = tab.page;
  await tab.page.emulateMedia({ reducedMotion: "no-preference" });
  await tab.page.reload();
  await tab.button("Roll dice").waitFor();
  await lookCloser(tab);
  await clock.install();
  await clock.pauseAt(Date.now() + LATER);
  await tab.press("Roll dice", tab.page.getByText("♪"));
  await clock.runFor(IN_FLIGHT);
  await take();
  await clock.resume();
  await tab.page.emulateMedia({ reducedMotion: "reduce" });
  await tab.button("Roll the others (2 left)").waitFor();
}
