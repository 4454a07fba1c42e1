import { expect, test } from "vitest";
import type { Outgoing } from "../../../../scripts/tools/host/core/driver-port.ts";
import { liveWorld } from "./tiny-live.ts";

const DICE = `
  const title = new ObservableString("Turn 1"), held = new ObservableBoolean(false, { clientWritable: true });
  const rolls = new ObservableUIRawMessage({ translate: "tiny.welcome", with: ["Ana"] });
  const hidden = new ObservableBoolean(true), over = new ObservableBoolean(false);
  const choice = new ObservableNumber(0, { clientWritable: true });
  held.subscribe((value) => say("held", value));
  choice.subscribe((value) => say("chosen", value));
  const build = () => new CustomForm(ana, title)
    .label(rolls, undefined).divider().toggle("Die 1", held, { disabled: over })
    .button("Roll", () => say("rolled"), { visible: hidden, tooltip: undefined })
    .dropdown("Category", choice, [{ label: "Ones", value: 0 }, { label: "Twos", value: 1 }], { visible: true })
    .closeButton();
  let form;
  const show = () => { form = build(); told(form.show()); };
`;
const VIEW = {
  title: "Turn 1",
  rows: [
    { kind: "label", text: { translate: "tiny.welcome", with: ["Ana"] }, visible: true, disabled: false },
    { kind: "divider", text: "", visible: true, disabled: false },
    { kind: "toggle", text: "Die 1", visible: true, disabled: false, value: false },
    { kind: "button", text: "Roll", visible: true, disabled: false },
    { kind: "dropdown", text: "Category", visible: true, disabled: false, value: 0, items: ["Ones", "Twos"] },
  ],
  close: true,
};
const live = (records: readonly Outgoing[]): readonly Outgoing[] =>
  records.filter(({ t }) => t === "liveForm");

test("a form goes out with its rows as they are", async () => {
  const world = await liveWorld(DICE);
  expect(live(world.send("join", { name: "Ana" }))).toMatchObject([{ id: 1, ...VIEW }]);
});

test("it goes out again once for all changes of a request, and not without one", async () => {
  const world = await liveWorld(
    `${DICE} onJump(() => { title.setData("Turn 2"); hidden.setData(false); over.setData(true); });`,
  );
  world.join("Ana");
  const told = live(world.send("jump", { player: "Ana" }));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ id: 1, title: "Turn 2" });
  expect(told[0]?.["rows"]).toMatchObject([{}, {}, { disabled: true }, { visible: false }, {}]);
  expect(live(world.send("jump", { player: "Ana" }))).toEqual([]);
  expect(live(world.send("tick"))).toEqual([]);
});

test("what a client presses and writes comes in callbacks, also from rows that it should not show", async () => {
  const world = await liveWorld(`${DICE} onJump(() => { hidden.setData(false); over.setData(true); });`);
  const ana = world.join("Ana");
  ana.jump();
  world.send("livePress", { form: 1, row: 3 });
  world.send("liveToggle", { form: 1, row: 2, value: true });
  world.send("liveSelect", { form: 1, row: 4, value: 1 });
  expect(world.log).toEqual(["rolled", "held true", "chosen 1"]);
});

test("what no row takes changes nothing, nor does anything for a form that is over", async () => {
  const world = await liveWorld(DICE);
  const ana = world.join("Ana");
  const wrong = [
    ["livePress", 2, true],
    ["livePress", 9, true],
    ["liveToggle", 2, "yes"],
    ["liveToggle", 4, true],
    ["liveSelect", 2, 1],
  ] as const;
  for (const [kind, row, value] of wrong) world.send(kind, { form: 1, row, value });
  world.send("answer", { form: 1, data: 0 });
  ana.close();
  world.send("livePress", { form: 1, row: 3 });
  world.send("liveToggle", { form: 1, row: 2, value: true });
  expect(world.log).toEqual(["ended ClientClosed"]);
});

test("a client is told again what stands there when script puts back what it wrote", async () => {
  const world = await liveWorld(`${DICE} held.subscribe((value) => { if (value) held.setData(false); });`);
  world.join("Ana");
  const told = live(world.send("liveToggle", { form: 1, row: 2, value: true }));
  expect(told).toMatchObject([VIEW]);
});

test("script closes a form, and cannot close it twice or show it twice", async () => {
  const world = await liveWorld(`${DICE} onJump(() => {
    say(form.isShowing(), tried(() => form.show()));
    form.close();
    say(form.isShowing(), tried(() => form.close()), tried(() => form.show()));
  });`);
  const ana = world.join("Ana");
  ana.jump();
  expect(ana.form).toBe(undefined);
  expect(world.log).toEqual([
    "true FormVisibilityError 1 AlreadyShowing",
    "false FormVisibilityError 1 NotShowing InvalidFormError 1",
    "ended ServerClosed",
  ]);
});

test("rows are added before showing, and what the client writes must be writable", async () => {
  const world = await liveWorld(`${DICE} onJump(() => {
    say(tried(() => form.label("late")), tried(() => form.closeButton()));
    say(tried(() => new CustomForm(ana, "T").toggle("t", new ObservableBoolean(true))));
    say(tried(() => new CustomForm(ana, "T").dropdown("t", new ObservableNumber(0), [])));
  });`);
  world.join("Ana").jump();
  expect(world.log).toEqual([
    "InvalidFormModificationError 1 InvalidFormModificationError 1",
    "InvalidObservableError",
    "InvalidObservableError",
  ]);
});

test.each([
  [`.button("b", () => {}, { tooltip: "t" })`, "The option tooltip of CustomForm::button"],
  [
    `.dropdown("d", choice, [{ label: "Ones", value: 1 }])`,
    "CustomForm::dropdown with other values than 0, 1, 2",
  ],
  [`.spacer()`, "CustomForm::spacer"],
])("%s is not emulated", async (call, member) => {
  const world = await liveWorld(`${DICE} onJump(() => say(attempt(() => new CustomForm(ana, "T")${call})));`);
  world.join("Ana").jump();
  expect(world.log[0]).toContain(`NotEmulated: ${member} `);
});

test("one form at a time: another, or the chat, makes the player busy, and the form is used up", async () => {
  const world = await liveWorld(`
    let second;
    const show = () => void new ActionFormData().button("b").show(ana);
    onJump(() => { second ??= new CustomForm(ana, "T"); const asked = tried(() => second.show()); if (asked.then) told(asked); else say(asked); });`);
  const ana = world.join("Ana");
  ana.jump();
  ana.close();
  ana.jump();
  expect(world.log).toEqual(["ended UserBusy", "InvalidFormError 2"]);
  const other = await liveWorld(
    `${DICE.replace("form = build(); told(form.show());", "")} onJump(() => told(build().show()));`,
  );
  const ben = other.join("Ben");
  ben.openChat();
  ben.jump();
  ben.closeChat();
  expect(other.log).toEqual(["ended UserBusy"]);
});

test("a classic form is busy behind a live one, and all are closed together", async () => {
  const world = await liveWorld(`${DICE} onJump(() => {
    new ActionFormData().button("b").show(ana).then((answer) => say(answer.cancelationReason));
    system.run(() => uiManager.closeAllForms(ana));
  });`);
  world.join("Ana").jump();
  expect(world.log).toEqual(["UserBusy", "ended ServerClosed"]);
});

test("whoever leaves rejects the form, and none is built for who is gone", async () => {
  const world = await liveWorld(`${DICE} world.afterEvents.playerLeave.subscribe(() => say(tried(build)));`);
  world.join("Ana").leave();
  expect(world.log).toEqual(["rejected PlayerLeftError 1", "InvalidActorError"]);
});

test("a server that stops rejects the form", async () => {
  const world = await liveWorld(DICE);
  world.join("Ana");
  world.shutdown();
  expect(world.log).toEqual(["rejected EngineError none"]);
});

const SWITCHED = [
  ["throwWhenBuilt", []],
  ["rejectShow", ["rejected EngineError none"]],
  ["closeAtOnce", ["ended ClientClosed"]],
  ["unknownReason", ["ended Odd"]],
] as const;

test.each(SWITCHED)("the switch liveForms can be %s", async (liveForms, lines) => {
  const world = await liveWorld(DICE, { switches: { liveForms } });
  const ana = world.join("Ana");
  world.tick();
  expect(world.log).toEqual(lines);
  expect(ana.form).toBe(undefined);
  const errors =
    liveForms === "throwWhenBuilt" ? [expect.stringMatching("EngineError: The form is refused")] : [];
  expect(world.takeErrors()).toEqual(errors);
});

test("words that are not words only are an error, in a text of the add-on's .lang file too", async () => {
  const world = await liveWorld(
    `
    const line = new ObservableUIRawMessage({ text: "plain" });
    const show = () => void new CustomForm(ana, "T").label(line).show();
    onJump(() => line.setData({ rawtext: [{ text: "now " }, { translate: "tiny.gold" }] }));`,
    {
      texts: new Map([["tiny.gold", "§6gold"]]),
    },
  );
  world.join("Ana").jump();
  expect(world.takeErrors()).toEqual(["A live form shows more than words and digits: now §6gold"]);
});
