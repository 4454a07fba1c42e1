// Every screen in every moment that can be looked at, as large and as small pages show it.
import { expect, test } from "vitest";
import { RENDERERS } from "../../scripts/tools/pictures/moment.ts";
import { visitMoment } from "../../scripts/tools/pictures/moment-visit.ts";
import { MOMENTS } from "../../scripts/tools/pictures/moments.ts";
import { OVERFLOWING, SIZES } from "../../scripts/tools/pictures/sizes.ts";

test.each(MOMENTS)("no text is wider than its box in the moment $name", async (moment) => {
  for (const renderer of RENDERERS) {
    const seen: string[] = [];
    const problems = await visitMoment(
      moment,
      renderer,
      async ({ page }, who, { name }) => {
        seen.push(name);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await page.evaluate(OVERFLOWING), `${who}: ${name} at ${size.width}`).toEqual([]);
        }
      },
      { draws: false },
    );
    // The view is not drawn here, which takes most of the time; the page complains of that alone.
    expect(problems.filter((problem) => !problem.includes("WebGL"))).toEqual([]);
    expect(seen).not.toEqual([]);
  }
});
