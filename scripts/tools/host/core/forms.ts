// The two classic forms: what script builds, the JSON that the game sends to the player's client, answers by the
// driver, and every way in which a form ends without one. Texts stay as given; the client translates them.
import { emit, onRequest, post } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { handleOf, implement, make } from "./registry.ts";

type Text = string | object;
interface FormElement {
  readonly type: "button" | "label" | "toggle";
  readonly text: Text;
  readonly default?: boolean;
}
interface FormData {
  readonly type: "form" | "custom_form";
  title: Text;
  body?: Text;
  submit?: Text;
  readonly elements: FormElement[];
}
type Answer = { readonly selection: number } | { readonly formValues: readonly (boolean | undefined)[] };
interface OpenForm {
  readonly id: number;
  readonly form: FormData;
  /** Each settles the promise of show(), in a callback of its own. */
  readonly end: (answer: Answer | "UserClosed" | "UserBusy") => void;
  readonly reject: (reason: "PlayerQuit" | "ServerShutdown" | "MalformedResponse") => void;
}

let lastId = 0;
const open = new Map<string, OpenForm>();
/** Players who have a screen of the game's own open, such as the chat. */
const busy = new Set<string>();

export function hasForm(playerId: string): boolean {
  return open.has(playerId);
}
export function setBusy(playerId: string, isBusy: boolean): void {
  if (isBusy) busy.add(playerId);
  else busy.delete(playerId);
}

/** A form that nobody could answer is refused. */
function networkForm({ type, title, body = "", submit, elements }: FormData): object {
  if (type === "custom_form") return { type, title, content: elements, submit };
  if (elements.length === 0) throw new Error("A form without a button cannot be shown.");
  return { type, title, content: body, elements };
}
function show(data: FormData, player: object): Promise<object> {
  const { id: playerId, invalid } = handleOf<{ readonly id: string; readonly invalid?: boolean }>(player);
  if (invalid) {
    const words = "Failed to show the form due to Entity being invalid (has the Entity been removed?).";
    throw gameError("InvalidEntityError", words);
  }
  const form = { ...data, elements: [...data.elements] };
  const network = networkForm(form);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => post({ where: `answer to form ${id}`, mode: "normal", run });
    const end: OpenForm["end"] = (answer) => {
      const canceled = typeof answer === "string";
      const none = {
        cancelationReason: canceled ? answer : undefined,
        selection: undefined,
        formValues: undefined,
      };
      const response = { canceled, ...none, ...(canceled ? {} : answer) };
      const className = form.type === "form" ? "ActionFormResponse" : "ModalFormResponse";
      settle(() => resolve(make(className, response)));
    };
    const rejectAs: OpenForm["reject"] = (reason) =>
      settle(() => reject(gameError("FormRejectError", `The form was rejected: ${reason}.`, { reason })));
    if (open.has(playerId) || busy.has(playerId)) {
      end("UserBusy");
      return;
    }
    open.set(playerId, { id, form, end, reject: rejectAs });
    emit({ t: "form", id, player: playerId, form: network });
  });
}

const empty = (type: FormData["type"]) => (): FormData => ({ type, title: "", elements: [] });
/** Every builder method answers the form itself. */
const set = (field: "title" | "body" | "submit") =>
  function (this: object, form: FormData, text: Text): object {
    form[field] = text;
    return this;
  };
implement<FormData>("ActionFormData", handleOf, {
  call: {
    ...{ construct: empty("form"), show, title: set("title"), body: set("body") },
    button(form, text: Text) {
      form.elements.push({ type: "button", text });
      return this;
    },
  },
});
implement<FormData>("ModalFormData", handleOf, {
  call: {
    ...{ construct: empty("custom_form"), show, title: set("title"), submitButton: set("submit") },
    label(form, text: Text) {
      form.elements.push({ type: "label", text });
      return this;
    },
    toggle(form, text: Text, options?: { readonly defaultValue?: boolean }) {
      form.elements.push({ type: "toggle", text, default: options?.defaultValue ?? false });
      return this;
    },
  },
});

function take(playerId: string): OpenForm | undefined {
  const found = open.get(playerId);
  if (found === undefined) return undefined;
  open.delete(playerId);
  emit({ t: "formClosed", id: found.id, player: playerId });
  return found;
}
export function playerGone(playerId: string): void {
  busy.delete(playerId);
  take(playerId)?.reject("PlayerQuit");
}
/** The server stops. */
export function rejectAllForms(): void {
  for (const playerId of [...open.keys()]) take(playerId)?.reject("ServerShutdown");
}

/** A form by its id, taken from the screen; undefined for one that is over. */
function takeById(form: number): OpenForm | undefined {
  const [playerId] = [...open].find(([, { id }]) => id === form) ?? [];
  return playerId === undefined ? undefined : take(playerId);
}
/** What a client sent, as an answer; undefined if no client that shows this form would send it. */
function readAnswer({ type, elements }: FormData, data: unknown): Answer | undefined {
  if (type === "form") {
    const isButton = typeof data === "number" && elements[data] !== undefined;
    return isButton ? { selection: data } : undefined;
  }
  const values: readonly unknown[] = Array.isArray(data) ? data : [];
  const fits = ({ type: kind }: FormElement, at: number): boolean =>
    kind === "toggle" ? typeof values[at] === "boolean" : values[at] === null;
  if (values.length !== elements.length || !elements.every(fits)) return undefined;
  // A label has an entry without a value [changelog of server-ui 2.0].
  return { formValues: values.map((value) => (typeof value === "boolean" ? value : undefined)) };
}
/** `data`: the index of a button, or the values of a custom form. A form that is over takes no answer. */
onRequest("answer", ({ form, data }: { readonly form: number; readonly data: unknown }) => {
  const found = takeById(form);
  const answer = found && readAnswer(found.form, data);
  if (answer) found.end(answer);
  else found?.reject("MalformedResponse");
});
onRequest("close", ({ form }: { readonly form: number }) => takeById(form)?.end("UserClosed"));
