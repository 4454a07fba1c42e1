// The other ways to do it: mouse, commands, simple screens, a page that cannot draw, a narrow one.
import { afterEach, expect, test } from "vitest";
import { craftFurniture, type Furniture, setUp } from "../../scripts/tools/pictures/at-the-table.ts";
import { Tab } from "../../scripts/tools/pictures/tab.ts";
import { type Visit, visit } from "../../scripts/tools/pictures/visit.ts";
import { MATERIALS } from "../../scripts/tools/preview/actions.ts";

let place: Visit | undefined;
afterEach(async () => {
  await place?.close();
  place = undefined;
});

async function open(options: Parameters<typeof visit>[0] = {}): Promise<Tab> {
  place = await visit(options);
  return Tab.open(place);
}

/** From nothing to a chair. */
async function sitDown(tab: Tab): Promise<void> {
  const furniture: Furniture = { table: "Birch", chairs: [["ArrowDown", "Birch"]] };
  await craftFurniture(tab, furniture);
  await setUp(tab, furniture);
}

test("with the mouse one places where one points, and breaks by the right button", async () => {
  const ana = await open();
  await ana.key("e");
  await ana.craft("Cherry Small Game Table");
  await ana.key("e");
  const middle = await ana.middleOfView();
  await ana.page.mouse.move(middle.x, middle.y);
  await ana.target.getByText("the ground").waitFor();
  await ana.page.mouse.click(middle.x, middle.y);
  await ana.around("Cherry Small Game Table").waitFor();
  await ana.page.mouse.move(middle.x, middle.y - 5);
  await ana.target.getByText("Cherry Small Game Table").waitFor();
  await ana.page.mouse.click(middle.x, middle.y - 5, { button: "right" });
  await ana.around("Cherry Small Game Table").waitFor({ state: "detached" });
  expect(place?.problems).toEqual([]);
});

test("by commands and simple screens", async () => {
  const ana = await open();
  await sitDown(ana);
  await ana.say("/yahtzee:screens classic");
  await ana.say("/yahtzee:ready");
  await ana.page.getByRole("log").getByText("Your turn: round 1 of 13.").waitFor();
  await ana.say("/yahtzee:roll");
  await ana.page.getByRole("log").getByText("Ana rolls").waitFor();
  await ana.use(ana.button("Hold and roll"));
  await ana.picture("13-simple-turn");
  await ana.press("Hold and roll", ana.form.getByRole("checkbox").first());
  await ana.form.getByRole("checkbox").nth(1).check();
  await ana.picture("14-simple-hold");
  const before = await ana.dice();
  await ana.press("Roll the others (2 left)", ana.form.getByText("Roll 2 of 3"));
  expect((await ana.dice())[1]).toBe(before[1]);
  expect(place?.problems).toEqual([]);
});

test("what is not possible is said in a sentence, and goes with the next thing that is", async () => {
  const ana = await open({ draws: false });
  await ana.key("q");
  await ana.page.getByRole("alert").getByText("Ana has nothing in hand.").waitFor();
  await ana.key("3");
  await ana.page.getByRole("alert").filter({ hasText: /^$/ }).waitFor({ state: "attached" });
  await ana.say("/yahtzee:roll");
  await ana.page.getByRole("log").getByText("table").first().waitFor();
});

test("what opens the inventory closes it, but in a list letters are for choosing from it", async () => {
  const ana = await open({ draws: false });
  const pockets = ana.page.getByRole("region", { name: "Inventory and crafting" });
  for (const closes of ["e", "Escape"]) {
    await ana.key("e");
    await pockets.waitFor();
    await ana.page.getByLabel("Recipe").focus();
    await ana.key("e");
    expect(await pockets.isVisible()).toBe(true);
    if (closes === "e") await pockets.focus();
    await ana.key(closes);
    await pockets.waitFor({ state: "hidden" });
  }
});

test("who has looked from elsewhere comes back by a key", async () => {
  const ana = await open();
  const seen = async (): Promise<Buffer> => {
    await ana.drawn();
    return ana.page.locator("#view").screenshot();
  };
  await ana.inWorld();
  const first = await seen();
  await ana.inWorld(",", ",", "PageDown", "+", "+");
  expect((await seen()).equals(first)).toBe(false);
  await ana.key("0");
  expect((await seen()).equals(first)).toBe(true);
});

test("another page of How to play is read from its top", async () => {
  const ana = await open({ draws: false, viewport: { width: 844, height: 390 } });
  await sitDown(ana);
  await ana.use(ana.button("Play alone"));
  await ana.press("How to play", ana.form.getByText("Roll, hold, roll"));
  await ana.press("Next page", ana.form.getByText("Collect matching numbers"));
  const top = () => ana.aside.evaluate((aside) => aside.scrollTop);
  expect(await top()).toBeLessThan(30);
  await ana.press("Next page", ana.form.getByText("Three or four alike"));
  expect(await top()).toBeLessThan(30);
});

test("a button that is held is pressed once, and keys do nothing behind a form", async () => {
  const ana = await open({ draws: false });
  await sitDown(ana);
  await ana.use(ana.button("Play alone"));
  await ana.pressFocused(ana.button("Roll dice"));
  await ana.page.waitForTimeout(1_000);
  for (let repeat = 0; repeat < 30; repeat++) {
    await ana.page.keyboard.down("Enter");
    await ana.page.waitForTimeout(100);
  }
  await ana.page.keyboard.up("Enter");
  await ana.button("Roll the others (2 left)").waitFor();
  await ana.inWorld("w", "e");
  await ana.button("Roll the others (2 left)").waitFor();
  expect(await ana.page.getByRole("region", { name: "Inventory and crafting" }).isVisible()).toBe(false);
  expect(await ana.page.getByRole("textbox", { name: "Chat" }).isDisabled()).toBe(true);
});

test("what is typed while a line is under way stays in the chat", async () => {
  const ana = await open({ draws: false });
  await ana.page.route("**/act", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await ana.say("one");
  await ana.key("t");
  await ana.page.keyboard.type("two is longer", { delay: 40 });
  await ana.key("Enter");
  await ana.page.getByRole("log").getByText("<Ana> two is longer").waitFor();
});

test("a page that cannot draw says so and can be played by its words", async () => {
  const ana = await open({ draws: false });
  await ana.page.getByText("The view cannot be drawn").waitFor();
  await sitDown(ana);
  await ana.use(ana.button("Play alone"));
  await ana.picture("15-without-a-view");
});

test("a page held upright shows the table above the form", async () => {
  const ana = await open({ viewport: { width: 390, height: 844 } });
  await sitDown(ana);
  await ana.use(ana.button("Play alone"));
  await ana.picture("17-upright");
  const [view, form] = await Promise.all([ana.page.locator("#view").boundingBox(), ana.form.boundingBox()]);
  expect([view?.width, form?.width].every((width) => width !== undefined && width > 350)).toBe(true);
});

test("a low and narrow page still shows the table beside the form", async () => {
  const ana = await open({ viewport: { width: 844, height: 390 } });
  await sitDown(ana);
  await ana.use(ana.button("Play alone"));
  await ana.press("Play alone", ana.button("Roll dice"));
  await ana.press("Roll dice", ana.button("Roll the others (2 left)"));
  await ana.picture("16-narrow");
  const { height } = (await ana.page.locator("#view").boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(120);
});

/** A script that shows a list to choose from, and half a second after *Change it* makes it another. */
const LIST = {
  packs: { vanillaItems: MATERIALS, blocks: [], items: [], entities: [], recipes: [] },
  bundle: `
    import { system, world } from "@minecraft/server";
    import { CustomForm, ObservableNumber, ObservableUIRawMessage } from "@minecraft/server-ui";
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      const labels = ["Ones: 1", "Twos: 2", "Threes: 3"].map((text) => new ObservableUIRawMessage({ text }));
      const chosen = new ObservableNumber(1, { clientWritable: true });
      chosen.subscribe((value) => console.log("chosen", value));
      const change = () => { labels[0].setData({ text: "Ones: 5" }); chosen.setData(0); };
      new CustomForm(player, "Lists").dropdown("Category", chosen, labels.map((label, value) => ({ label, value })))
        .button("Change it", () => system.runTimeout(change, 10)).closeButton().show();
    });`,
};

test("a list is chosen from by keys and by hand, and changes without losing the focus", async () => {
  const ana = await open({ viewport: { width: 390, height: 844 }, world: LIST });
  const list = ana.form.getByRole("combobox", { name: "Category", exact: true });
  const hasFocus = (): Promise<void> => list.and(ana.page.locator(":focus")).waitFor();
  const words = (): Promise<string[]> => list.getByRole("option").allTextContents();
  const told = (times: number): Promise<void> =>
    ana.page.locator(`#log li:nth-child(${times})`).waitFor({ state: "attached" });
  await hasFocus();
  expect([await list.inputValue(), ...(await words())]).toEqual([
    "Twos: 2",
    "Ones: 1",
    "Twos: 2",
    "Threes: 3",
  ]);
  await ana.key("ArrowDown");
  await told(1);
  await hasFocus();
  await ana.key("t");
  await told(2);
  await list.selectOption({ label: "Threes: 3" });
  await told(3);

  await ana.button("Change it").click();
  await list.focus();
  await told(4);
  await list.getByText("Ones: 5").waitFor({ state: "attached" });
  await hasFocus();
  expect([await list.inputValue(), ...(await words())]).toEqual([
    "Ones: 5",
    "Ones: 5",
    "Twos: 2",
    "Threes: 3",
  ]);
  await ana.picture("18-list");
  expect(await ana.contentLog()).toEqual(["chosen 2", "chosen 1", "chosen 2", "chosen 0"]);
  expect(place?.problems).toEqual([]);
  await ana.key("Escape");
  await ana.form.waitFor({ state: "hidden" });
});
