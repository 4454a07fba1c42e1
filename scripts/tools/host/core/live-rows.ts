// The rows of live forms: what script may put into them, and what a player sees of them.
import { checkType } from "./arguments.ts";
import { gameError, NotEmulated } from "./errors.ts";
import { observableOf } from "./observables.ts";

/** A plain value or an observable, as nearly everything here may be. */
export type Part = unknown;
interface Item {
  readonly label: Part;
  readonly value: number;
  readonly description?: Part;
}
export interface Row {
  readonly kind: "label" | "button" | "toggle" | "dropdown" | "image";
  readonly text: Part;
  readonly options: { readonly visible?: Part; readonly width?: Part };
  readonly onClick?: () => void;
  readonly value?: Part;
  /** Of an image: the id of the pack that has it; its path there is the text. */
  readonly pack?: Part;
  readonly items?: readonly Item[];
}

export const seenOf = (part: Part): unknown => {
  const observable = observableOf(part);
  return observable ? observable.value : part;
};
/** Of a hidden row nothing but its place is told: there are many of them, and this is done after every request. */
export function seenRow({ kind, text, value, pack, items, options: { visible = true } }: Row): object {
  if (!seenOf(visible)) return { kind, visible: false };
  const labels = items?.map(({ label }) => seenOf(label));
  return { kind, text: seenOf(text), visible: true, value: seenOf(value), pack: seenOf(pack), items: labels };
}
/** All that may be an observable. */
export function partsOf({ text, value, pack, items = [], options: { visible, width } }: Row): Part[] {
  return [text, value, pack, visible, width, ...items.map(({ label }) => label)];
}

/** The typings call the value an index, and items have values as well: what becomes of others nobody knows. */
function checkItems(items: readonly Item[], chosen: unknown): void {
  for (const [at, item] of items.entries()) {
    checkType(item, "o DropdownItemData", [`Array element [${at}]`, "array", "Function argument [2]"]);
    if (item.description !== undefined) throw new NotEmulated("The description in CustomForm::dropdown");
    if (item.value !== at) throw new NotEmulated("A value that is no index in CustomForm::dropdown");
  }
  if (items.every(({ value }) => value !== chosen)) {
    throw new NotEmulated("A choice of no item in CustomForm::dropdown");
  }
}
export function checkRow({ kind, options, value, items }: Row): void {
  const { visible: _, width, ...others } = options;
  if (width !== undefined && kind !== "image")
    throw new NotEmulated(`The option width of CustomForm::${kind}`);
  const [unknown] = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : name));
  if (unknown !== undefined) throw new NotEmulated(`The option ${unknown} of CustomForm::${kind}`);
  const observable = observableOf(value);
  if (value !== undefined && observable?.clientWritable !== true) {
    throw gameError("InvalidObservableError", `A ${kind} needs an observable that the client may write.`);
  }
  if (items) checkItems(items, observable?.value);
}
