// Two people play in the browser, from the crafting grid to each other's turns.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  craftFurniture,
  type Furniture,
  rollOff,
  setUp,
  sitDown,
} from "../../scripts/tools/pictures/at-the-table.ts";
import { Tab } from "../../scripts/tools/pictures/tab.ts";
import { type Visit, visit } from "../../scripts/tools/pictures/visit.ts";

let place: Visit;
beforeAll(async () => {
  place = await visit();
});
afterAll(() => place.close());

const FURNITURE: Furniture = {
  table: "Oak",
  chairs: [
    ["ArrowDown", "Oak"],
    ["ArrowUp", "Warped"],
  ],
};

test("two players craft, place, fit, sit and play, each in a tab of their own", async () => {
  const ana = await Tab.open(place);
  await craftFurniture(ana, FURNITURE);
  await setUp(ana, FURNITURE);
  await ana.use(ana.button("Play alone"));

  const ben = await Tab.open(place);
  await sitDown(ben, "ArrowUp");
  await ben.use(ben.button("Ready"));
  await ben.press("Ready", ben.button("Not ready any more"));
  await ana.press("Ready", ana.button("Roll for the start"));

  const [first = ana, second = ben] = await rollOff([ana, ben]);
  await first.press("Roll dice", first.button("Roll the others (2 left)"));
  const dice = await first.dice();
  await second.form.getByText(`Dice: ${dice.join(" ")}`).waitFor();

  await first.form.getByRole("checkbox").first().check();
  await second.form.getByText(`(held: ${dice[0]})`).first().waitFor();
  await first.page.reload();
  await first.button("Roll the others (2 left)").waitFor();
  expect(await first.dice()).toEqual(dice);
  expect(await first.form.getByRole("checkbox").first().isChecked()).toBe(true);

  await first.press("Roll the others (2 left)", first.button("Roll the others (1 left)"));
  expect((await first.dice())[0]).toBe(dice[0]);
  const points = (await first.dice()).reduce((sum, face) => sum + face, 0);
  await first.press(`Chance: ${points}`, first.form.getByRole("heading", { name: "Sheet of" }));
  await second.press("Roll dice", second.button("Roll the others (2 left)"));
  expect(await second.chat()).toContain(`${await first.name()} scores ${points} in Chance.`);
  expect(place.problems).toEqual([]);
  expect(await ana.contentLog()).toEqual([]);
});
