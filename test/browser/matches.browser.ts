// Whole matches in the browser: with dice that tumble, without any motion, and by keys alone.
import { afterEach, expect, test } from "vitest";
import { scoreFirst, sitDown } from "../../scripts/tools/pictures/at-the-table.ts";
import { playedWorld } from "../../scripts/tools/pictures/played-world.ts";
import { Tab } from "../../scripts/tools/pictures/tab.ts";
import { type Visit, visit } from "../../scripts/tools/pictures/visit.ts";

/** The shortest there is. */
const TEN_TURNS = ["/yahtzee:rules generala", "/yahtzee:houserule 2"];
const SMALL = { width: 640, height: 480 };

let place: Visit;
afterEach(() => place.close());

/** Ana sits at her table and is about to roll for the first time. */
async function begin(options: Parameters<typeof visit>[0]): Promise<Tab> {
  const save = await playedWorld([["south", "Ana"]], 0, TEN_TURNS);
  place = await visit({ viewport: SMALL, ...options, world: { save } });
  const ana = await Tab.open(place);
  await sitDown(ana, "ArrowDown");
  await ana.use(ana.button("Roll dice"));
  return ana;
}

test.each([
  ["with dice that tumble, and a mark that floats", true],
  ["without any motion", false],
])("a match is played from the first roll to the results %s", async (_, moves) => {
  const ana = await begin({ moves });
  for (let turn = 1; turn <= 10; turn++) {
    await ana.form.getByText(`Round ${turn} of 10`).waitFor();
    await ana.press("Roll dice", ana.button("Roll the others (2 left)"));
    expect(await ana.dice()).toHaveLength(5);
    if (turn === 5) expect(await isStill(ana)).toBe(!moves);
    await scoreFirst(ana);
  }
  await ana.form.getByText("Your final score is").waitFor();
  expect(place.problems).toEqual([]);
  expect(await ana.contentLog()).toEqual([]);
});

test("a match is played by keys alone, and the focus never goes astray", async () => {
  const ana = await begin({ draws: false });
  const pressed: string[] = [];
  while (!(await ana.form.getByText("Your final score is").isVisible())) {
    const words = await ana.pressOn();
    pressed.push(words);
    if (words === "Roll dice") await ana.key("Tab");
    expect(words).toMatch(/^(Roll dice|Score 0 |[A-Z][^:]+: \d)/);
  }
  expect(pressed.filter((words) => words === "Roll dice")).toHaveLength(10);
  expect(await ana.contentLog()).toEqual([]);
});

/** Whether two pictures of the world are the same, a moment apart. */
async function isStill({ page }: Tab): Promise<boolean> {
  await page.waitForTimeout(700);
  const [one, other] = [await page.locator("#view").screenshot(), await page.locator("#view").screenshot()];
  return one.equals(other);
}
