import { expect, test } from "vitest";
import type { Session } from "../../../../scripts/tools/host/drive/session.ts";
import { logs, openSmall, PRELUDE, saidInWorld } from "./small-host.ts";

/** An add-on that shows \`form\` to Ana at each spawn and prints what becomes of it. */
async function showing(form: string): Promise<Session> {
  const session = await openSmall(`${PRELUDE}
    world.afterEvents.playerSpawn.subscribe(async ({ player }) => {
      try {
        const { canceled, cancelationReason, selection, formValues } = await (${form}).show(player);
        console.log(JSON.stringify({ canceled, cancelationReason, selection, formValues }));
      } catch (error) {
        console.log(error.name, error.message, error.reason, error instanceof ui.FormRejectError);
      }
    });`);
  session.send("start");
  return session;
}

const LIST = `new ui.ActionFormData().title("T").body({ translate: "b" }).button("one").button("two")`;
const FIELDS = `new ui.ModalFormData().title("T").label("l").toggle("t", { defaultValue: true }).toggle("u").submitButton("Go")`;

async function answered(form: string, data: unknown): Promise<string[]> {
  const session = await showing(form);
  session.send("spawn");
  const lines = logs(session.send("answer", { form: 1, data }));
  session.dispose();
  return lines;
}

test("a list goes out as network JSON with its elements in order and its raw texts as they are", async () => {
  const session = await showing(LIST);
  const elements = [
    { type: "button", text: "one" },
    { type: "button", text: "two" },
  ];
  const form = { type: "form", title: "T", content: { translate: "b" }, elements };
  expect(session.send("spawn")).toEqual([{ t: "form", id: 1, player: "-1", form }]);
  session.dispose();
});

test("a custom form goes out with its lines and defaults", async () => {
  const session = await showing(FIELDS);
  expect(session.send("spawn")[0]?.["form"]).toEqual({
    type: "custom_form",
    title: "T",
    submit: "Go",
    content: [
      { type: "label", text: "l" },
      { type: "toggle", text: "t", default: true },
      { type: "toggle", text: "u", default: false },
    ],
  });
  session.dispose();
});

test("a list without a button is refused", async () => {
  const code = `const [ana] = world.getAllPlayers(); say(() => new ui.ActionFormData().show(ana));`;
  expect(await saidInWorld(code)).toEqual(["Error: A form without a button cannot be shown."]);
});

test("what is added after showing does not reach the form that is open", async () => {
  const session = await openSmall(`${PRELUDE}
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      const form = new ui.ActionFormData().button("one");
      void form.show(player);
      form.button("two");
    });`);
  session.send("start");
  expect(session.send("spawn")[0]?.["form"]).toMatchObject({ elements: [{ text: "one" }] });
  session.dispose();
});

test("an answer is the index of a button, or a value for each switch and none for a label", async () => {
  expect(await answered(LIST, 1)).toEqual(['{"canceled":false,"selection":1}']);
  // JSON writes undefined in a list as null.
  expect(await answered(FIELDS, [null, false, true])).toEqual([
    '{"canceled":false,"formValues":[null,false,true]}',
  ]);
});

const MALFORMED: readonly (readonly [what: string, form: string, data: unknown])[] = [
  ["a button that is not there", LIST, 2],
  ["half a button", LIST, 0.5],
  ["a text for a button", LIST, "one"],
  ["a list too short", FIELDS, [null, false]],
  ["a number for a switch", FIELDS, [null, false, 1]],
];

test.each(MALFORMED)("%s is a malformed response", async (_, form, data) => {
  expect(await answered(form, data)).toEqual([
    "FormRejectError The form was rejected: MalformedResponse. MalformedResponse true",
  ]);
});

test("closing is an answer without a choice", async () => {
  const session = await showing(LIST);
  session.send("spawn");
  expect(session.send("close", { form: 1 })).toMatchObject([
    { t: "formClosed", id: 1, player: "-1" },
    { t: "log", text: '{"canceled":true,"cancelationReason":"UserClosed"}' },
  ]);
  session.dispose();
});

test("a form that is over takes no answer", async () => {
  const session = await showing(LIST);
  session.send("spawn");
  session.send("close", { form: 1 });
  expect(session.send("answer", { form: 1, data: 0 })).toEqual([]);
  session.dispose();
});

test("a second form, or an open chat, makes the player busy", async () => {
  const session = await showing(LIST);
  const busy = ['{"canceled":true,"cancelationReason":"UserBusy"}'];
  session.send("chat", { open: true });
  expect(logs(session.send("spawn"))).toEqual(busy);
  session.send("chat", { open: false });
  expect(logs(session.send("spawn"))).toEqual([]);
  expect(logs(session.send("spawn"))).toEqual(busy);
  expect(logs(session.send("answer", { form: 2, data: 0 }))).toEqual(['{"canceled":false,"selection":0}']);
  session.dispose();
});

test("whoever leaves rejects the form, and cannot be shown another", async () => {
  const session = await showing(LIST);
  session.send("spawn");
  expect(logs(session.send("quit"))).toEqual([
    "FormRejectError The form was rejected: PlayerQuit. PlayerQuit true",
  ]);
  expect(logs(session.send("spawn"))[0]).toMatch(/^InvalidActorError /);
  session.dispose();
});

test("a server that stops rejects the form", async () => {
  const session = await showing(LIST);
  session.send("spawn");
  expect(logs(session.send("shutdown"))).toEqual([
    "FormRejectError The form was rejected: ServerShutdown. ServerShutdown true",
  ]);
  session.dispose();
});
