import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE, saidInWorld } from "./small-host.ts";
import { liveWorld } from "./tiny-live.ts";

test.each([
  ["ObservableBoolean", false, true],
  ["ObservableNumber", 0, 2.5],
])("a listener of an %s hears a change at once, and an equal value is none", async (name, first, next) => {
  const lines = await saidInWorld(`
    const held = new ui.${name}(${first});
    held.subscribe((value) => console.log("now", value, held.getData()));
    held.setData(${first});
    held.setData(${next});
    console.log(held.getData(), JSON.stringify(held));`);
  expect(lines).toEqual([`now ${next} ${next}`, `${next} {}`]);
});

test("with the switch lateListeners they hear each change one tick later, and may do everything then", async () => {
  const world = await liveWorld(
    `const held = new ObservableBoolean(false);
     held.subscribe((value) => { say("now", value, held.getData()); ana.sendMessage("m"); });
     const show = () => { held.setData(true); held.setData(false); held.subscribe(() => say("too late")); say("set"); };`,
    { switches: { lateListeners: true }, pace: 0 },
  );
  const ana = world.join("Ana");
  expect(world.log).toEqual(["set"]);
  world.tick();
  expect(world.log).toEqual(["set", "now true false", "now false false"]);
  expect(ana.chat).toEqual(["m", "m"]);
  world.tick();
  expect(world.log).toHaveLength(3);
});

test.each([
  ["ObservableBoolean::unsubscribe", "new ui.ObservableBoolean(true).unsubscribe(() => {})"],
  ["ObservableNumber::unsubscribe", "new ui.ObservableNumber(1).unsubscribe(() => {})"],
  ["ObservableUIRawMessage::getData", 'new ui.ObservableUIRawMessage({ text: "a" }).getData()'],
])("%s is not emulated", async (member, code) => {
  const [line] = await saidInWorld(`say(() => ${code});`);
  expect(line).toContain(`NotEmulated: ${member} `);
});

test("a value of another type is refused", async () => {
  const lines = await saidInWorld(`
    say(() => new ui.ObservableBoolean(false).setData(1));
    say(() => new ui.ObservableNumber(0).setData("1"));
    say(() => new ui.ObservableBoolean(true, {}));`);
  expect(lines).toEqual([
    "TypeError: Native type conversion failed. Function argument [0] expected type: boolean",
    "TypeError: Native type conversion failed. Function argument [0] expected type: number",
    "TypeError: Native type conversion failed. Interface property ['clientWritable'] expected type: boolean (failed parsing interface to Function argument [1]).",
  ]);
});

test("an observable may be made at the top level, and neither read nor set in a before event", async () => {
  const session = await openSmall(`${PRELUDE} const held = new ui.ObservableNumber(1);
    world.beforeEvents.playerInteractWithBlock.subscribe(() => { say(() => held.getData()); say(() => held.setData(2)); });`);
  session.send("start");
  const lines = logs(session.send("interact"));
  session.dispose();
  const refused = (name: string) =>
    `ReferenceError: Native function [ObservableNumber::${name}] does not have required privileges.`;
  expect(lines).toEqual([refused("getData"), refused("setData")]);
});

const COUNTED = `
  const count = new ObservableUIRawMessage({ text: "0" });
  const set = (text) => count.setData({ text });
  const show = () => void new CustomForm(ana, "T").label(count).closeButton().show();
`;

test("an observable that changes twice within two ticks under an open form is an error", async () => {
  const world = await liveWorld(`${COUNTED} let text = "0"; onJump(() => set(text += "0"));`);
  const ana = world.join("Ana");
  ana.jump();
  expect(world.takeErrors()).toEqual([]);
  ana.jump();
  expect(world.takeErrors()[0]).toMatch(
    /^live form: Error: An observable was set twice within 2 ticks, now to {"text":"000"}\./,
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
  const world = await liveWorld(`
    const seen = new ObservableBoolean(false), other = new ObservableBoolean(false);
    const show = () => void new CustomForm(ana, "T").label("l", { visible: seen }).label("m", { visible: other }).show();
    onJump(() => { seen.setData(true); seen.setData(true); other.setData(true); });`);
  world.join("Ana").jump();

  expect(world.errors).toEqual([]);
});

test("with the switch setDataThrows a change under an open form is refused", async () => {
  const world = await liveWorld(`${COUNTED} set("1"); onJump(() => say(attempt(() => set("2"))));`, {
    switches: { liveForms: "setDataThrows" },
  });
  const ana = world.join("Ana");
  ana.jump();

  expect(ana.form?.body).toBe("1");
  expect(world.log).toEqual(["EngineError: setData is refused by the switch liveForms."]);
});
