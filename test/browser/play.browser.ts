// Two people play in the browser, from the crafting grid to each other's turns; a picture of every step.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Tab, type Visit, visit } from "./pages.ts";

let place: Visit;
beforeAll(async () => {
  place = await visit();
});
afterAll(() => place.close());

const NORTH = "ArrowUp";
const SOUTH = "ArrowDown";

test("two players craft, place, fit, sit and play, each in a tab of their own", async () => {
  const ana = await Tab.open(place);
  await ana.picture("01-begin");
  await ana.key("e");
  for (const item of ["Yahtzee Board", "Oak Small Game Table", "Oak Game Chair", "Warped Game Chair"]) {
    await ana.craft(item);
  }
  await ana.picture("02-crafted");
  await ana.key("e");

  await ana.key("2");
  await ana.use(ana.around("Oak Small Game Table"));
  await ana.key("3");
  await ana.use(ana.around("Oak Game Chair, 1 south"), SOUTH);
  await ana.key("4");
  await ana.use(ana.around("Warped Game Chair, 1 north"), NORTH);
  await ana.picture("03-placed");
  await ana.key("1");
  await ana.use(ana.around("Oak Small Game Table with a board"));
  await ana.picture("04-fitted");
  await ana.use(ana.page.getByText("You are Ana, sitting"), SOUTH);
  await ana.use(ana.button("Play alone"));
  await ana.picture("05-lobby");

  const ben = await Tab.open(place);
  await ben.use(ben.page.getByText("You are Ben, sitting"), NORTH);
  await ben.use(ben.button("Ready"));
  await ben.press("Ready", ben.button("Not ready any more"));
  await ana.press("Ready", ana.button("Roll for the start"));
  await ana.picture("06-roll-off");

  const [first, second] = await rollOff(ana, ben);
  await first.press("Roll dice", first.button("Roll the others (2 left)"));
  await first.picture("07-rolled");
  const dice = await first.dice();
  await second.form.getByText(`Dice: ${dice.join(" ")}`).waitFor();
  await second.picture("08-seen-by-the-other");

  await first.form.getByRole("checkbox").first().check();
  await second.form.getByText(`(held: ${dice[0]})`).first().waitFor();
  await first.picture("09-held");
  await first.page.reload();
  await first.button("Roll the others (2 left)").waitFor();
  expect(await first.dice()).toEqual(dice);
  expect(await first.form.getByRole("checkbox").first().isChecked()).toBe(true);
  await first.picture("10-loaded-anew");

  await first.press("Roll the others (2 left)", first.button("Roll the others (1 left)"));
  expect((await first.dice())[0]).toBe(dice[0]);
  const points = (await first.dice()).reduce((sum, face) => sum + face, 0);
  await first.press(`Chance: ${points}`, first.form.getByRole("heading", { name: "Sheet of" }));
  await first.picture("11-scored");
  await second.press("Roll dice", second.button("Roll the others (2 left)"));
  await second.picture("12-the-other-plays");
  expect(await second.chat()).toContain(`${await first.name()} scores ${points} in Chance.`);
  expect(place.problems).toEqual([]);
  expect(await ana.contentLog()).toEqual([]);
});

/** Everybody throws, and again among those who are level. @returns who starts, and the other. */
async function rollOff(ana: Tab, ben: Tab): Promise<readonly [Tab, Tab]> {
  for (;;) {
    for (const tab of [ana, ben]) {
      const throws = tab.button("Roll for the start");
      if (await throws.isVisible()) await throws.click();
    }
    const seen = (tab: Tab): Promise<Tab> =>
      tab
        .button("Roll dice")
        .waitFor({ timeout: 8_000 })
        .then(() => tab);
    const starter = await Promise.any([seen(ana), seen(ben)]).catch(() => undefined);
    if (starter !== undefined) return starter === ana ? [ana, ben] : [ben, ana];
  }
}
