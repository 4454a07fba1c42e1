import { expect, test } from "vitest";
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
