// The three classic form builders: what script puts in, as the JSON that the game sends to the player's client.
// Texts stay as given, string or raw text; the client reads them in its own language.
import { believed, documented, handleOf, implement } from "./registry.ts";

type Text = string | object;
export interface FormElement {
  readonly type: "button" | "header" | "label" | "divider" | "toggle" | "slider" | "dropdown" | "input";
  readonly text: Text;
  readonly [field: string]: unknown;
}

export interface FormData {
  readonly type: "form" | "custom_form" | "modal";
  title: Text;
  readonly elements: FormElement[];
  [field: string]: unknown;
}

const TAKES_AN_ANSWER = ["toggle", "slider", "dropdown", "input"];

export function takesAnswer({ type }: FormElement): boolean {
  return TAKES_AN_ANSWER.includes(type);
}

function formOf(form: object): FormData {
  return handleOf<FormData>(form);
}

const empty = (type: FormData["type"]) => (): FormData => ({ type, title: "", elements: [] });

/** Adds an element and answers the form itself, as every builder method does. */
function add<F extends object>(form: F, element: FormElement): F {
  formOf(form).elements.push(element);
  return form;
}

function set<F extends object>(form: F, field: string, text: Text): F {
  formOf(form)[field] = text;
  return form;
}

const texts = {
  title(this: object, text: Text) {
    return set(this, "title", text);
  },
  header(this: object, text: Text) {
    return add(this, { type: "header", text });
  },
  label(this: object, text: Text) {
    return add(this, { type: "label", text });
  },
  divider(this: object) {
    return add(this, { type: "divider", text: "" });
  },
};

implement(
  "ActionFormData",
  documented("typings: ActionFormData", {
    ...texts,
    construct: empty("form"),
    body(text: Text) {
      return set(this, "content", text);
    },
    button(text: Text, icon?: string) {
      return add(this, { type: "button", text, ...(icon ? { image: { type: "path", data: icon } } : {}) });
    },
  }),
);

implement(
  "MessageFormData",
  documented("typings: MessageFormData", {
    title: texts.title,
    construct: empty("modal"),
    body(text: Text) {
      return set(this, "content", text);
    },
    button1(text: Text) {
      return set(this, "button1", text);
    },
    button2(text: Text) {
      return set(this, "button2", text);
    },
  }),
);

interface SliderOptions {
  readonly defaultValue?: number;
  readonly valueStep?: number;
}

implement(
  "ModalFormData",
  documented("typings: ModalFormData", {
    ...texts,
    construct: empty("custom_form"),
    submitButton(text: Text) {
      return set(this, "submit", text);
    },
    toggle(text: Text, options: { readonly defaultValue?: boolean } = {}) {
      return add(this, { type: "toggle", text, default: options.defaultValue ?? false });
    },
    textField(text: Text, placeholder: Text, options: { readonly defaultValue?: Text } = {}) {
      return add(this, { type: "input", text, placeholder, default: options.defaultValue ?? "" });
    },
  }),
);

implement(
  "ModalFormData",
  believed("what no client could show is refused when it is added", {
    slider(text: Text, min: number, max: number, options: SliderOptions = {}) {
      const { valueStep: step = 1, defaultValue = min } = options;
      const fits = min <= max && step > 0 && defaultValue >= min && defaultValue <= max;
      if (!fits)
        throw new Error(`A slider from ${min} to ${max} by ${step} cannot start at ${defaultValue}.`);
      return add(this, { type: "slider", text, min, max, step, default: defaultValue });
    },
    dropdown(text: Text, options: readonly Text[], { defaultValueIndex = 0 } = {}) {
      if (options[defaultValueIndex] === undefined) {
        throw new Error(
          `A dropdown of ${options.length} entries has no entry ${defaultValueIndex} to start with.`,
        );
      }
      return add(this, { type: "dropdown", text, options: [...options], default: defaultValueIndex });
    },
  }),
);

/** The JSON for the client. A form nobody could answer is refused. */
export function networkForm({ type, elements, ...rest }: FormData): object {
  if (type === "custom_form") return { type, ...rest, content: elements };
  const answerable =
    type === "form"
      ? elements.some((element) => element.type === "button")
      : rest["button1"] && rest["button2"];
  if (!answerable)
    throw new Error(`A form without ${type === "form" ? "a button" : "two buttons"} cannot be shown.`);
  return type === "form" ? { type, content: "", ...rest, elements } : { type, content: "", ...rest };
}
