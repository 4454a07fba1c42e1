// The open form as its player sees it: in words, with every text resolved.
import type { Translator } from "./text.ts";

/** A line of a custom form: a switch, or a label, which has no value. */
interface Field {
  readonly name: string;
  value: boolean | null;
}
export interface OpenForm {
  readonly id: number;
  readonly kind: "form" | "custom_form";
  readonly title: string;
  readonly body: string;
  readonly buttons: readonly string[];
  readonly fields: readonly Field[];
}

interface Element {
  readonly type: "button" | "label" | "toggle";
  readonly text: unknown;
  readonly default?: boolean;
}
/** The public network JSON of a form. */
interface NetworkForm {
  readonly type: OpenForm["kind"];
  readonly title: unknown;
  readonly content: unknown;
  readonly elements?: readonly Element[];
  readonly submit?: unknown;
}

export function readForm(id: number, form: object, resolve: Translator["resolve"]): OpenForm {
  const { type: kind, title, content, elements = [], submit = "Submit" } = form as NetworkForm;
  const head = { id, kind, title: resolve(title) };
  if (kind === "form") {
    return {
      ...head,
      body: resolve(content),
      buttons: elements.map(({ text }) => resolve(text)),
      fields: [],
    };
  }
  const fields = (content as readonly Element[]).map((element) => ({
    name: resolve(element.text),
    value: element.default ?? null,
  }));
  return { ...head, body: "", buttons: [resolve(submit)], fields };
}

/** The whole form as plain text, as one would read it out. */
export function formInWords(form: OpenForm | undefined): string {
  if (!form) return "(no form is open)";
  const fields = form.fields.map(({ name, value }) =>
    value === null ? name : `[${value ? "x" : " "}] ${name}`,
  );
  const buttons = form.buttons.map((text) => `> ${text}`);
  return [`# ${form.title}`, form.body, ...fields, ...buttons].filter((line) => line !== "").join("\n");
}

/** Finds one text by its whole or by a beginning that only it has; a sentence with all texts otherwise. */
export function findText(wanted: string, texts: readonly string[], form: OpenForm): number {
  const whole = texts.indexOf(wanted);
  if (whole >= 0) return whole;
  const [first, second] = texts.flatMap((text, index) => (text.startsWith(wanted) ? [index] : []));
  if (first !== undefined && second === undefined) return first;
  const why = first === undefined ? "nothing there is called so" : "more than one text begins so";
  throw new Error(`"${wanted}" cannot be pressed, ${why}. On the screen:\n${formInWords(form)}`);
}
