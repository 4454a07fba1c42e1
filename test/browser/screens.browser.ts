// Every screen that can be looked at in a turn, as large and as small pages show it.
import { expect, test } from "vitest";
import { lookAtScreens, SIZES } from "../../scripts/tools/pictures/all.ts";

/** In the page: what in the form is wider than its place, in words. */
const OVERFLOWING = `[...document.querySelectorAll("#form, #form *")]
  .filter((element) => element.tagName !== "OPTION" && element.scrollWidth > element.clientWidth && element.clientWidth > 0)
  .map((element) => element.textContent)`;

test.each(["live", "classic"])("no text is wider than its box on %s screens", async (renderer) => {
  const seen: string[] = [];
  await lookAtScreens(renderer, ["turn"], async (tab, name) => {
    seen.push(name);
    for (const size of SIZES) {
      await tab.page.setViewportSize(size);
      expect(await tab.page.evaluate(OVERFLOWING), `${name} at ${size.width}`).toEqual([]);
    }
  });
  expect(seen.length).toBeGreaterThan(8);
});
