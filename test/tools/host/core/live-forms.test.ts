import { expect, test } from "vitest";
import type { Outgoing } from "../../../../scripts/tools/host/core/driver-port.ts";
import { liveWorld } from "./tiny-live.ts";

const DICE = `
  const title = new ObservableUIRawMessage({ text: "Turn 1" }), held = new ObservableBoolean(false, { clientWritable: true });
  const rolls = new ObservableUIRawMessage({ translate: "tiny.welcome", with: ["Ana"] });
  const seen = new ObservableBoolean(true);
  held.subscribe((value) => say("held", value));
  const build = () => new CustomForm(ana, title)
    .label(rolls, undefined).toggle("Die 1", held, { visible: true })
    .button("Roll", () => say("rolled"), { visible: seen, tooltip: undefined })
    .closeButton();
  let form;
  const show = () => { form = build(); told(form.show()); };
`;
const VIEW = {
  title: { text: "Turn 1" },
  rows: [
    { kind: "label", text: { translate: "tiny.welcome", with: ["Ana"] }, visible: true },
    { kind: "toggle", text: "Die 1", visible: true, value: false },
    { kind: "button", text: "Roll", visible: true },
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
    `${DICE} let turn = 1; onJump(() => { if (turn++ === 1) title.setData({ text: "Turn 2" }); seen.setData(false); });`,
  );
  world.join("Ana");
  const told = live(world.send("jump", { player: "Ana" }));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ id: 1, title: { text: "Turn 2" } });
  expect(told[0]?.["rows"]).toMatchObject([{ visible: true }, { visible: true }, { visible: false }]);
  expect(live(world.send("jump", { player: "Ana" }))).toEqual([]);
  expect(live(world.send("tick"))).toEqual([]);
});

test("what a client presses and writes comes in callbacks, also from rows that it should not show", async () => {
  const world = await liveWorld(`${DICE} onJump(() => seen.setData(false));`);
  const ana = world.join("Ana");
  ana.jump();
  world.send("livePress", { form: 1, row: 2 });
  world.send("liveToggle", { form: 1, row: 1, value: true });
  expect(world.log).toEqual(["rolled", "held true"]);
});

test("what no row takes changes nothing, nor does anything for a form that is over", async () => {
  const world = await liveWorld(DICE);
  const ana = world.join("Ana");
  const wrong = [
    ["livePress", 1, true],
    ["livePress", 9, true],
    ["liveToggle", 1, "yes"],
    ["liveToggle", 2, true],
  ] as const;
  for (const [kind, row, value] of wrong) world.send(kind, { form: 1, row, value });
  world.send("answer", { form: 1, data: 0 });
  ana.close();
  world.send("livePress", { form: 1, row: 2 });
  world.send("liveToggle", { form: 1, row: 1, value: true });
  expect(world.log).toEqual(["ended ClientClosed"]);
});

test("a client is told again what stands there when script puts back what it wrote", async () => {
  const world = await liveWorld(`${DICE} held.subscribe((value) => { if (value) held.setData(false); });`);
  world.join("Ana");
  const told = live(world.send("liveToggle", { form: 1, row: 1, value: true }));
  expect(told).toMatchObject([VIEW]);
});

test("script closes a form, and cannot close it twice or show it twice", async () => {
  const world = await liveWorld(`${DICE} onJump(() => {
    say(tried(() => form.show()));
    form.close();
    say(tried(() => form.close()), tried(() => form.show()));
  });`);
  const ana = world.join("Ana");
  ana.jump();
  expect(ana.form).toBe(undefined);
  expect(world.log).toEqual([
    "FormVisibilityError 1 AlreadyShowing",
    "FormVisibilityError 1 NotShowing InvalidFormError 1",
    "ended ServerClosed",
  ]);
});

test("rows are added before showing, and what the client writes must be writable", async () => {
  const world = await liveWorld(`${DICE} onJump(() => {
    say(tried(() => form.label("late")), tried(() => form.closeButton()));
    say(tried(() => new CustomForm(ana, "T").toggle("t", new ObservableBoolean(true))));
  });`);
  world.join("Ana").jump();
  expect(world.log).toEqual([
    "InvalidFormModificationError 1 InvalidFormModificationError 1",
    "InvalidObservableError",
  ]);
});

test.each([
  [`.button("b", () => {}, { tooltip: "t" })`, "The option tooltip of CustomForm::button"],
  [`.toggle("t", held, { disabled: seen })`, "The option disabled of CustomForm::toggle"],
  [`.divider()`, "CustomForm::divider"],
])("%s is not emulated", async (call, member) => {
  const world = await liveWorld(`${DICE} onJump(() => say(attempt(() => new CustomForm(ana, "T")${call})));`);
  world.join("Ana").jump();
  expect(world.log[0]).toContain(`NotEmulated: ${member} `);
});

const LIST = `
  const writable = { clientWritable: true };
  const chosen = new ObservableNumber(1, writable), held = new ObservableBoolean(false, writable);
  const ones = new ObservableUIRawMessage({ text: "Ones: 1" }), seen = new ObservableBoolean(true);
  chosen.subscribe((value) => say("chosen", value));
  const item = (value, label = "Twos", more = {}) => ({ label, value, ...more });
  const list = (items, value = chosen, options) => new CustomForm(ana, "T").dropdown("Category", value, items, options);
  const show = () => void list([item(0, ones), item(1), item(2, { translate: "tiny.welcome", with: ["Ana"] })], chosen, { visible: seen })
    .toggle("Die 1", held).show();
`;

test("a list goes out with the words of its items and what is chosen, and again when script changes either", async () => {
  const world = await liveWorld(
    `${LIST} let jumps = 0; onJump(() => (jumps++ ? chosen.setData(0) : ones.setData({ text: "Ones: 3" })));`,
  );
  const shown = (ones: string, value: number): object => {
    const items = [{ text: ones }, "Twos", { translate: "tiny.welcome", with: ["Ana"] }];
    return {
      rows: [{ kind: "dropdown", text: "Category", visible: true, value, items }, { kind: "toggle" }],
    };
  };
  expect(live(world.send("join", { name: "Ana" }))).toMatchObject([shown("Ones: 1", 1)]);
  expect(live(world.send("jump", { player: "Ana" }))).toMatchObject([shown("Ones: 3", 1)]);
  expect(live(world.send("jump", { player: "Ana" }))).toMatchObject([shown("Ones: 3", 0)]);
});

test("a client chooses an item, from a list that it should not show too, and a bent one any number", async () => {
  const world = await liveWorld(`${LIST} onJump(() => seen.setData(false));`);
  const ana = world.join("Ana");
  const choose = (value: unknown, row = 0): unknown => world.send("liveChoose", { form: 1, row, value });
  for (const value of [2, 2, true, "1", null]) choose(value);
  choose(1, 1);
  world.send("liveToggle", { form: 1, row: 0, value: true });
  ana.jump();
  ana.forgeChoice(1, 0, 1);
  for (const value of [99, -0.5]) choose(value);
  expect(world.log).toEqual(["chosen 2", "chosen 1", "chosen 99", "chosen -0.5"]);
});

test.each([
  ["[item(0)], new ObservableNumber(0)", "InvalidObservableError: A dropdown needs an observable"],
  ["[item(0)], held", "TypeError: Native type conversion failed. Function argument [1] expected type: Obs"],
  [
    "[item(0), 1]",
    "TypeError: Native type conversion failed. Array element [1] expected type: DropdownItemData",
  ],
  ["[item('0')]", "Interface property ['value'] expected type: number (failed parsing interface to Array"],
  ["[item(0), item(1, 5)]", "Interface property ['label'] expected type: ObservableString | "],
  ["[item(0), item(2)]", "NotEmulated: A value that is no index in CustomForm::dropdown "],
  ["[item(0), item(NaN)]", "NotEmulated: A value that is no index in CustomForm::dropdown "],
  ["[]", "NotEmulated: A choice of no item in CustomForm::dropdown "],
  ["[item(0)]", "NotEmulated: A choice of no item in CustomForm::dropdown "],
  ["[item(0, 'a', { description: 'b' })]", "NotEmulated: The description in CustomForm::dropdown "],
  [
    "[item(0), item(1)], chosen, { disabled: true }",
    "NotEmulated: The option disabled of CustomForm::dropdown ",
  ],
])("a list of %s is refused", async (items, words) => {
  const world = await liveWorld(`${LIST} onJump(() => say(attempt(() => list(${items}))));`);
  world.join("Ana").jump();
  expect(world.log[0]).toContain(words);
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

test("with the switch neverSettles a form works, and nothing is ever heard of its promise", async () => {
  const world = await liveWorld(
    `${DICE} onJump(() => form.close()); world.afterEvents.playerButtonInput.subscribe(() => show(), { buttons: ["Sneak"], state: "Pressed" });`,
    { switches: { liveForms: "neverSettles" } },
  );
  const ana = world.join("Ana");
  ana.press("Roll");
  ana.toggle("Die 1");
  ana.jump();
  expect(ana.form).toBe(undefined);
  ana.sneak();
  ana.close();
  ana.openChat();
  ana.sneak(false);
  ana.sneak();
  ana.closeChat();
  ana.sneak(false);
  ana.sneak();
  ana.leave();
  world.join("Ana");
  world.send("switches", { liveForms: "work" });
  world.shutdown();
  expect(world.log).toEqual(["rolled", "held true"]);
});

test.each(["work", "setDataThrows", "neverSettles"])(
  "with the switch liveCloseThrows script cannot close an open form, with %s",
  async (liveForms) => {
    const world = await liveWorld(
      `${DICE} onJump(() => say(attempt(() => form.close()), tried(() => { seen.setData(false); return "set"; })));`,
      { switches: { liveForms, liveCloseThrows: true } },
    );
    const ana = world.join("Ana");
    ana.jump();
    expect(ana.form?.kind).toBe("live");
    const set = liveForms === "setDataThrows" ? "EngineError" : "set";
    expect(world.log).toEqual([`EngineError: close is refused by the switch liveCloseThrows. ${set}`]);
    ana.close();
    ana.jump();
    expect(world.log.at(-1)).toBe("FormVisibilityError: Live form 1 is not open. set");
  },
);

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
  const other = await liveWorld(`${LIST} onJump(() => ones.setData({ text: "§lOnes" }));`);
  other.join("Ana").jump();
  expect(other.takeErrors()).toContain("A live form shows more than words and digits: §lOnes");
});

test("an image is told with its path and pack, which may change while the form is open", async () => {
  const world = await liveWorld(`
    const source = new ObservableString("textures/one.png");
    const show = () => void new CustomForm(ana, "T").image(source, "pack-id", { width: 0.5 }).show();
    onJump(() => source.setData("textures/two.png"));`);
  const ana = world.join("Ana");
  expect(ana.form?.rows).toEqual([{ kind: "image", text: "textures/one.png", pack: "pack-id", at: 0 }]);
  ana.jump();
  expect(ana.form?.rows[0]?.text).toBe("textures/two.png");
});
