// The two classic forms: what script builds, the JSON that the game sends to the player's client, and what becomes of
// its answer. Texts stay as given; the client translates them.
import { emit, post } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { implement, make } from "./registry.ts";
import { type Ending, newFormId, putOnScreen, viewerId } from "./screens.ts";

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
/** A form that nobody could answer is refused. */
function networkForm({ type, title, body = "", submit, elements }: FormData): object {
  if (type === "custom_form") return { type, title, content: elements, submit };
  if (elements.length === 0) throw new Error("A form without a button cannot be shown.");
  return { type, title, content: body, elements };
}
function show(data: FormData, player: object): Promise<object> {
  const playerId = viewerId(player);
  const form = { ...data, elements: [...data.elements] };
  const network = networkForm(form);
  const id = newFormId();
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => post({ where: `answer to form ${id}`, mode: "normal", run });
    const answered = (answer: Answer | "UserClosed" | "UserBusy"): void => {
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
    const rejected = (reason: string): void =>
      settle(() => reject(gameError("FormRejectError", `The form was rejected: ${reason}.`, { reason })));
    const end = (how: Ending): void => {
      if (how === "quit") rejected("PlayerQuit");
      else if (how === "shutdown") rejected("ServerShutdown");
      else answered("UserClosed");
    };
    const answer = (sent: unknown): void => {
      const read = readAnswer(form, sent);
      if (read) answered(read);
      else rejected("MalformedResponse");
    };
    if (putOnScreen(playerId, { id, end, answer })) emit({ t: "form", id, player: playerId, form: network });
    else answered("UserBusy");
  });
}

const empty = (type: FormData["type"]) => (): FormData => ({ type, title: "", elements: [] });
/** Every builder method answers the form itself. */
const set = (field: "title" | "body" | "submit") =>
  function (this: object, form: FormData, text: Text): object {
    form[field] = text;
    return this;
  };
implement<FormData>("ActionFormData", {
  call: {
    ...{ construct: empty("form"), show, title: set("title"), body: set("body") },
    button(form, text: Text) {
      form.elements.push({ type: "button", text });
      return this;
    },
  },
});
implement<FormData>("ModalFormData", {
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
