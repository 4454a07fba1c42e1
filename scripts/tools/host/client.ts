// The open form as its player sees it: in words, with every text resolved.
import type { Translator } from "./text.ts";

/** A line of a custom form: a switch, or a label, which has no value. */
interface Field {
  readonly name: string;
  value: boolean | null;
}
/** A row of a live form that can be seen. */
export interface LiveRow {
  readonly kind: "label" | "button" | "toggle" | "dropdown" | "image";
  /** Of an image: its path in the pack. */
  readonly text: string;
  /** How a switch stands, or the position of the item that a list has chosen. */
  readonly value?: boolean | number;
  readonly items?: readonly string[];
  /** Of an image: the id of the pack that has it. */
  readonly pack?: string;
  /** Its place among all rows. */
  readonly at: number;
}
export interface OpenForm {
  readonly id: number;
  /** `live` is a form that script changes while it is open. */
  readonly kind: "form" | "custom_form" | "live";
  readonly title: string;
  readonly body: string;
  readonly buttons: readonly string[];
  readonly fields: readonly Field[];
  /** Those of a live form. */
  readonly rows: readonly LiveRow[];
  readonly hasCloseButton: boolean;
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
  const head = { id, kind, title: resolve(title), rows: [], hasCloseButton: true };
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

interface LiveView {
  readonly title: unknown;
  readonly rows: readonly {
    readonly kind: LiveRow["kind"];
    readonly text: unknown;
    readonly visible: boolean;
    readonly value?: boolean | number;
    readonly pack?: string;
    readonly items?: readonly unknown[];
  }[];
  readonly close: boolean;
}
/** What the host tells of a live form, each time it looks different. */
export function readLiveForm(id: number, view: object, resolve: Translator["resolve"]): OpenForm {
  const { title, rows: all, close: hasCloseButton } = view as LiveView;
  const rows = all.flatMap(({ visible, text, items, ...row }, at) =>
    visible ? [{ ...row, text: resolve(text), ...(items && { items: items.map(resolve) }), at }] : [],
  );
  const of = (kind: LiveRow["kind"]): LiveRow[] => usable(kind, rows);
  return {
    ...{ id, kind: "live", title: resolve(title), rows, hasCloseButton },
    body: of("label")
      .map(({ text }) => text)
      .join("\n"),
    buttons: of("button").map(({ text }) => text),
    fields: of("toggle").map(({ text, value }) => ({ name: text, value: value === true })),
  };
}
/** The rows of a kind that an honest client lets its player use. */
export function usable(kind: LiveRow["kind"], rows: readonly LiveRow[]): LiveRow[] {
  return rows.filter((row) => row.kind === kind);
}
function rowInWords({ kind, text, value, items = [] }: LiveRow): string {
  if (kind === "image") return `(picture ${text})`;
  if (kind === "button") return `> ${text}`;
  if (kind === "toggle") return `[${value === true ? "x" : " "}] ${text}`;
  return [text, ...items.map((item, at) => `  (${value === at ? "x" : " "}) ${item}`)].join("\n");
}

/** The whole form as plain text, as one would read it out. */
export function formInWords(form: OpenForm | undefined): string {
  if (!form) return "(no form is open)";
  if (form.kind === "live") return [`# ${form.title}`, ...form.rows.map(rowInWords)].join("\n");
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
/** The row of a live form that reads so. */
export function findRow(kind: LiveRow["kind"], wanted: string, form: OpenForm): LiveRow | undefined {
  const rows = usable(kind, form.rows);
  const texts = rows.map(({ text }) => text);
  return rows[findText(wanted, texts, form)];
}
