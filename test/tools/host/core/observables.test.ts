import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE, saidInWorld } from "./small-host.ts";
import { liveWorld } from "./tiny-live.ts";

test("a listener hears a change at once, an equal value is none, and who unsubscribes hears nothing", async () => {
  const lines = await saidInWorld(`
    const count = new ui.ObservableNumber(1);
    const listener = count.subscribe((value) => console.log("now", value, count.getData()));
    count.setData(1);
    count.setData(2);
    console.log(count.unsubscribe(listener), count.unsubscribe(listener));
    count.setData(3);
    console.log(count.getData(), JSON.stringify(count));`);
  expect(lines).toEqual(["now 2 2", "true false", "3 {}"]);
});

test("a raw text that reads the same is another value", async () => {
  const lines = await saidInWorld(`
    const text = new ui.ObservableUIRawMessage({ text: "a" });
    text.subscribe((value) => console.log(value.text));
    text.setData({ text: "a" });`);
  expect(lines).toEqual(["a"]);
});

test("a value of another type is refused", async () => {
  const lines = await saidInWorld(`
    say(() => new ui.ObservableBoolean(false).setData(1));
    say(() => new ui.ObservableString("a", {}));`);
  expect(lines).toEqual([
    "TypeError: Native type conversion failed. Function argument [0] expected type: boolean",
    "TypeError: Native type conversion failed. Interface property ['clientWritable'] expected type: boolean (failed parsing interface to Function argument [1]).",
  ]);
});

test("an observable may be made at the top level, and neither read nor set in a before event", async () => {
  const session = await openSmall(`${PRELUDE} const count = new ui.ObservableNumber(1);
    world.beforeEvents.playerInteractWithBlock.subscribe(() => { say(() => count.getData()); say(() => count.setData(2)); });`);
  session.send("start");
  const lines = logs(session.send("interact"));
  session.dispose();
  const refused = (name: string) =>
    `ReferenceError: Native function [ObservableNumber::${name}] does not have required privileges.`;
  expect(lines).toEqual([refused("getData"), refused("setData")]);
});

const COUNTED = `
  const count = new ObservableString("0");
  const show = () => void new CustomForm(ana, "T").label(count).closeButton().show();
`;

test("an observable that changes twice within two ticks under an open form is an error", async () => {
  const world = await liveWorld(`${COUNTED} onJump(() => count.setData(count.getData() + "0"));`);
  const ana = world.join("Ana");
  ana.jump();
  expect(world.takeErrors()).toEqual([]);
  ana.jump();
  expect(world.takeErrors()[0]).toMatch(
    /^live form: Error: An observable was set twice within 2 ticks, now to "000"\./,
  );
  world.tick();
  ana.jump();
  expect(world.takeErrors()).toEqual([]);
  ana.close();
  ana.jump();
  ana.jump();
  expect(world.takeErrors()).toEqual([]);
});

test("an observable may be set to what it is as often as one likes, and two of them in one tick", async () => {
  const world = await liveWorld(`${COUNTED}
    const other = new ObservableString("0");
    onJump(() => { count.setData("1"); count.setData("1"); other.setData("1"); });`);
  world.join("Ana").jump();

  expect(world.errors).toEqual([]);
});

test("with the switch setDataThrows a change under an open form is refused", async () => {
  const world = await liveWorld(
    `${COUNTED} count.setData("1"); onJump(() => say(attempt(() => count.setData("2")), count.getData()));`,
    {
      switches: { liveForms: "setDataThrows" },
    },
  );
  const ana = world.join("Ana");
  ana.jump();

  expect(ana.form?.body).toBe("1");
  expect(world.log).toEqual(["EngineError: setData is refused by the switch liveForms. 1"]);
});
