// The screens of a turn in languages with long words and with wide letters: nothing is cut off.
import { expect, test } from "vitest";
import { builtTexts } from "../../scripts/tools/host/world.ts";
import { look, type Moment, RENDERERS } from "../../scripts/tools/pictures/moment.ts";
import { visitMoment } from "../../scripts/tools/pictures/moment-visit.ts";
import { MOMENTS } from "../../scripts/tools/pictures/moments.ts";
import { OVERFLOWING, SIZES } from "../../scripts/tools/pictures/sizes.ts";

const turn = MOMENTS.find(({ name }) => name === "turn");
if (turn === undefined) throw new Error("There is no such moment.");
const moment: Moment = { ...turn, looks: { Ana: [look("table")], Ben: [look("table")] } };

test.each(["de_DE", "ja_JP", "ru_RU"])("a turn in %s is on the screen without cut text", async (language) => {
  const texts = builtTexts(language);
  for (const renderer of RENDERERS) {
    const problems = await visitMoment(
      moment,
      renderer,
      async (tab, who) => {
        for (const size of SIZES) {
          await tab.page.setViewportSize(size);
          expect(await tab.page.evaluate(OVERFLOWING), `${who} at ${size.width}`).toEqual([]);
          await tab.picture([language, who.toLowerCase(), renderer, size.width].join("-"));
        }
      },
      { draws: false, world: { texts } },
    );
    expect(problems.filter((problem) => !problem.includes("WebGL"))).toEqual([]);
  }
});
