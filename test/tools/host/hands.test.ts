import { expect, test } from "vitest";
import type { WorldOptions } from "../../../scripts/tools/host/world.ts";
import { tinyWorld } from "./tiny-world.ts";

const SETTINGS = `world.afterEvents.playerSpawn.subscribe(({ player }) => {
  new ModalFormData().title("Dice").label("Hold some").toggle("Die 1").toggle("Die 2", { defaultValue: true }).submitButton("Roll")
    .show(player).then((answer) => say(answer.formValues));
});`;

test("fields are read, changed and submitted by their names, each press counted", async () => {
  const world = await tinyWorld(SETTINGS);
  const ana = world.join("Ana");
  expect(ana.screen).toBe("# Dice\nHold some\n[ ] Die 1\n[x] Die 2\n> Roll");
  ana.toggle("Die 1");
  ana.press("Roll");

  expect(world.log).toEqual(["[null,true,true]"]);
  expect(ana.presses).toBe(2);
});

test("a field that is not there is refused with what is", async () => {
  const ana = (await tinyWorld(SETTINGS)).join("Ana");

  expect(() => ana.toggle("Die 3")).toThrow("[ ] Die 1\n[x] Die 2");
  expect(() => ana.toggle("Hold some")).toThrow('"Hold some" cannot be pressed');
});

test("an open form keeps the hands from the world", async () => {
  const world = await tinyWorld(SETTINGS);
  const ana = world.join("Ana");

  expect(() => ana.use(0, 63, 2)).toThrow("Ana has a form open: answer or close it first.");
});

test("an item comes in hand by the name that players read, from anywhere in the inventory", async () => {
  const world = await tinyWorld(
    "world.afterEvents.playerButtonInput.subscribe(() => say(inventory().getItem(ana.selectedSlotIndex)?.typeId ?? 'empty'));",
  );
  const ana = world.join("Ana");
  ana.give("apple", 64 * 9);
  ana.give("Tiny Token");
  ana.hold("Tiny Token");
  ana.sneak();
  ana.emptyHand();
  ana.sneak(false);

  expect(() => ana.hold("quartz")).toThrow("Ana has no minecraft:quartz.");
  expect(world.log).toEqual(["tiny:token", "empty"]);
  expect(ana.presses).toBe(0);
});

const LIVE = `world.afterEvents.playerSpawn.subscribe(({ player }) => {
  const held = new ObservableBoolean(false, { clientWritable: true }), open = new ObservableBoolean(true);
  const left = new ObservableUIRawMessage({ text: "Roll (2 left)" });
  new CustomForm(player, "Dice").label("Hold some").toggle("Die 1: 5", held).label("hidden", { visible: false })
    .button(left, () => { left.setData({ text: "Roll" }); open.setData(false); })
    .button("Score", () => say("scored", held.getData()), { visible: open }).label("Below")
    .show().then(say);
});`;

const EVERYWHERE: readonly WorldOptions[] = [
  { driver: "nodevm" },
  { driver: "nodevm", drain: "endOfTick" },
  { driver: "quickjs" },
  { driver: "quickjs", engine: "2025-09-13", drain: "endOfTick" },
];

test.each(EVERYWHERE)(
  "a live form is read in its order of rows, and pressed by its words, in %o",
  async (options) => {
    const world = await tinyWorld(LIVE, options);
    const ana = world.join("Ana");
    const before = ana.form?.id ?? 0;
    expect(ana.screen).toBe("# Dice\nHold some\n[ ] Die 1: 5\n> Roll (2 left)\n> Score\nBelow");
    ana.toggle("Die 1");
    ana.press("Score");
    ana.press("Roll");
    expect(ana.screen).toBe("# Dice\nHold some\n[x] Die 1: 5\n> Roll\nBelow");
    expect(ana.form).toMatchObject({
      ...{ id: before, kind: "live", title: "Dice", body: "Hold some\nBelow", buttons: ["Roll"] },
      fields: [{ name: "Die 1: 5", value: true }],
    });
    expect(ana.presses).toBe(3);
    expect(world.log).toEqual(["scored true"]);
    world.session.dispose();
  },
);

test("an honest client presses nothing that is hidden; a bent one may, and a late one", async () => {
  const world = await tinyWorld(LIVE);
  const ana = world.join("Ana");
  ana.press("Roll");
  expect(() => ana.press("Score")).toThrow(
    '"Score" cannot be pressed, nothing there is called so. On the screen:\n# Dice',
  );
  expect(() => ana.toggle("Die 2")).toThrow("cannot be pressed");
  expect(() => ana.close()).toThrow("This form has no close button:\n# Dice");
  ana.forgeLive(ana.form?.id ?? 0, 4);
  ana.die();
  ana.forgeLive(1, 4);
  expect(world.log).toEqual(["scored false", "ClientClosed"]);
});

test("an item of a list is chosen by its words, with a press that opens the list, and no hidden list is", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(({ player }) => {
    const writable = { clientWritable: true }, seen = new ObservableBoolean(false);
    const column = new ObservableNumber(1, writable), category = new ObservableNumber(0, writable);
    const twos = new ObservableUIRawMessage({ text: "Twos: 4" });
    const items = (...labels) => labels.map((label, value) => ({ label, value }));
    category.subscribe((value) => { say(value); twos.setData({ text: "Twos: 8" }); });
    new CustomForm(player, "T").dropdown("Column", column, items("single", "double"), { visible: seen })
      .dropdown("Category", category, items("Ones: 2", twos)).button("Show", () => seen.setData(true)).show();
  });`);
  const ana = world.join("Ana");
  expect(ana.screen).toBe("# T\nCategory\n  (x) Ones: 2\n  ( ) Twos: 4\n> Show");
  expect(() => ana.choose("Column", "single")).toThrow(
    '"Column" cannot be pressed, nothing there is called so',
  );
  expect(() => ana.choose("Category", "Threes")).toThrow(
    '"Threes" cannot be pressed, nothing there is called so',
  );
  expect(ana.presses).toBe(0);
  ana.choose("Category", "Twos");
  expect(ana.presses).toBe(2);
  ana.press("Show");
  expect(ana.screen).toBe(
    "# T\nColumn\n  ( ) single\n  (x) double\nCategory\n  ( ) Ones: 2\n  (x) Twos: 8\n> Show",
  );
  expect(world.log).toEqual(["1"]);
});

test("sounds that a player hears are kept by name", async () => {
  const world = await tinyWorld(
    `world.afterEvents.playerSpawn.subscribe(({ player }) => player.playSound("tiny.ring"));`,
  );
  expect(world.join("Ana").sounds).toEqual(["tiny.ring"]);
});
