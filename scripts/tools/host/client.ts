// What one player has before the eyes: the open form in words, chat, action bar, sounds.
import type { Translator } from "./text.ts";

export interface Field {
  readonly kind: "toggle" | "dropdown" | "slider" | "input";
  readonly name: string;
  readonly options: readonly string[];
  value: boolean | number | string;
}
export interface OpenForm {
  readonly id: number;
  readonly kind: "form" | "custom_form" | "modal";
  readonly title: string;
  /** Everything that is to be read: body, labels, headers. */
  readonly body: string;
  readonly buttons: readonly string[];
  /** One entry for each element of a custom form; undefined where it takes no answer. */
  readonly fields: readonly (Field | undefined)[];
}

type Raw = Readonly<Record<string, unknown>>;
const BUSY: ReadonlySet<unknown> = new Set(["toggle", "dropdown", "slider", "input"]);

function readField(element: Raw, resolve: Translator["resolve"]): Field | undefined {
  if (!BUSY.has(element["type"])) return undefined;
  const options = (element["options"] ?? []) as unknown[];
  return {
    kind: element["type"] as Field["kind"],
    name: resolve(element["text"]),
    options: options.map(resolve),
    value: (element["default"] ?? (element["type"] === "input" ? "" : 0)) as Field["value"],
  };
}

/** Reads the public network form JSON, with its texts put into words. */
export function readForm(id: number, given: object, { resolve }: Translator): OpenForm {
  const form = given as Raw;
  const content = form["content"];
  const elements = (Array.isArray(content) ? content : (form["elements"] ?? form["buttons"] ?? [])) as Raw[];
  const kind = form["type"] as OpenForm["kind"];
  const buttons =
    kind === "modal"
      ? [form["button1"], form["button2"]]
      : elements
          .filter((element) => element["type"] === undefined || element["type"] === "button")
          .map((element) => element["text"]);
  const words = elements
    .filter((element) => element["type"] === "label" || element["type"] === "header")
    .map((element) => resolve(element["text"]));
  const body = [...(Array.isArray(content) ? [] : [resolve(content)]), ...words].filter(
    (text) => text !== "",
  );
  return {
    ...{ id, kind, title: resolve(form["title"]), body: body.join("\n") },
    buttons: kind === "custom_form" ? [resolve(form["submit"] ?? "Submit")] : buttons.map(resolve),
    fields: kind === "custom_form" ? elements.map((element) => readField(element, resolve)) : [],
  };
}

function fieldInWords({ name, kind, value, options }: Field): string {
  if (kind === "toggle") return `[${value ? "x" : " "}] ${name}`;
  return `${name}: ${options.length > 0 ? options[Number(value)] : value}`;
}
/** The whole form as plain text, as one would read it out. */
export function formInWords(form: OpenForm | undefined): string {
  if (!form) return "(no form is open)";
  const fields = form.fields.flatMap((field) => (field ? [fieldInWords(field)] : []));
  const buttons = form.buttons.map((text) => `> ${text}`);
  return [`# ${form.title}`, form.body, ...fields, ...buttons].filter((line) => line !== "").join("\n");
}

/** Finds one text by its whole or by a beginning that only it has; a sentence with all texts otherwise. */
export function findText(wanted: string, texts: readonly string[], form: OpenForm | undefined): number {
  const whole = texts.indexOf(wanted);
  const begins = texts.flatMap((text, index) => (text.startsWith(wanted) ? [index] : []));
  const found = whole >= 0 ? whole : begins.length === 1 ? begins[0] : undefined;
  if (found === undefined) {
    const why = begins.length > 1 ? "more than one text begins so" : "nothing there is called so";
    throw new Error(`"${wanted}" cannot be pressed, ${why}. On the screen:\n${formInWords(form)}`);
  }
  return found;
}
