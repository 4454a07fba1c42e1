import { expect, test } from "vitest";
import type { Session } from "../../../../scripts/tools/host/drive/session.ts";
import { logs, openSmall, PRELUDE } from "./small-host.ts";

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
    });
    system.runInterval(() => { for (const player of world.getAllPlayers()) say(() => ui.uiManager.closeAllForms(player)); }, 5);`);
  session.send("start");
  return session;
}

const LIST = `new ui.ActionFormData().title("T").body({ translate: "b" }).label("l").button("one").divider().button("two", "textures/x").header("h")`;
const FIELDS = `new ui.ModalFormData().title("T").toggle("t", { defaultValue: true }).label("l").slider("s", 1, 6, { defaultValue: 2, valueStep: 1 }).divider().dropdown("d", ["a", "b"], { defaultValueIndex: 1 }).header("h").textField("f", "p").submitButton("Go")`;
const QUESTION = `new ui.MessageFormData().title("T").body("b").button1("yes").button2("no")`;

async function answered(form: string, data: unknown): Promise<string[]> {
  const session = await showing(form);
  session.send("spawn");
  const lines = logs(session.send("answer", { form: 1, data }));
  session.dispose();
  return lines;
}

test("a list goes out as network JSON with its elements in order and its raw texts as they are", async () => {
  const session = await showing(LIST);
  expect(session.send("spawn")).toEqual([
    {
      t: "form",
      id: 1,
      player: "-1",
      form: {
        type: "form",
        title: "T",
        content: { translate: "b" },
        elements: [
          { type: "label", text: "l" },
          { type: "button", text: "one" },
          { type: "divider", text: "" },
          { type: "button", text: "two", image: { type: "path", data: "textures/x" } },
          { type: "header", text: "h" },
        ],
      },
    },
  ]);
  session.dispose();
});

test("a custom form goes out with its fields and defaults", async () => {
  const session = await showing(FIELDS);
  expect(session.send("spawn")[0]?.["form"]).toEqual({
    type: "custom_form",
    title: "T",
    submit: "Go",
    content: [
      { type: "toggle", text: "t", default: true },
      { type: "label", text: "l" },
      { type: "slider", text: "s", min: 1, max: 6, step: 1, default: 2 },
      { type: "divider", text: "" },
      { type: "dropdown", text: "d", options: ["a", "b"], default: 1 },
      { type: "header", text: "h" },
      { type: "input", text: "f", placeholder: "p", default: "" },
    ],
  });
  session.dispose();
});

test("a question goes out with two buttons", async () => {
  const session = await showing(QUESTION);
  expect(session.send("spawn")[0]?.["form"]).toEqual({
    type: "modal",
    title: "T",
    content: "b",
    button1: "yes",
    button2: "no",
  });
  session.dispose();
});

test("the selection counts buttons only", async () => {
  expect(await answered(LIST, 1)).toEqual(['{"canceled":false,"selection":1}']);
});

test("the first of two buttons is selection 0", async () => {
  expect(await answered(QUESTION, true)).toEqual(['{"canceled":false,"selection":0}']);
  expect(await answered(QUESTION, false)).toEqual(['{"canceled":false,"selection":1}']);
});

test("labels, dividers and headers have an entry without a value", async () => {
  // JSON writes undefined in a list as null.
  expect(await answered(FIELDS, [false, null, 6, null, 0, null, "text"])).toEqual([
    '{"canceled":false,"formValues":[false,null,6,null,0,null,"text"]}',
  ]);
});

const MALFORMED: readonly (readonly [what: string, form: string, data: unknown])[] = [
  ["a button that is not there", LIST, 2],
  ["a text for a button", LIST, "one"],
  ["a number for a question", QUESTION, 0],
  ["a list too short", FIELDS, [false]],
  ["a slider beyond its end", FIELDS, [false, null, 7, null, 0, null, "text"]],
  ["a dropdown entry that is not there", FIELDS, [false, null, 6, null, 2, null, "text"]],
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

test("closeAllForms ends the form as if its player had closed it", async () => {
  const session = await showing(LIST);
  session.send("spawn");
  const records = Array.from({ length: 5 }, () => session.send("tick")).flat();
  expect(records).toContainEqual({ t: "formClosed", id: 1, player: "-1" });
  expect(logs(records)).toEqual(["allowed: undefined", '{"canceled":true,"cancelationReason":"UserClosed"}']);
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
