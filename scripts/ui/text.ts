// What players read, as plain data: words live in the language files and are named here by their keys.
import type { CategoryId } from "../engine/rules.ts";

export type LangKey = `yahtzee.${string}`;

export type Text =
  /** Words that nobody translates: names, numbers. */
  | { readonly text: string }
  | { readonly translate: LangKey; readonly with?: readonly Text[] }
  | { readonly join: readonly Text[] };

/** A translated text; numbers and strings fill its places as they are. */
export function say(key: LangKey, ...places: readonly (Text | string | number)[]): Text {
  if (places.length === 0) return { translate: key };
  return {
    translate: key,
    with: places.map((place) => (typeof place === "object" ? place : { text: String(place) })),
  };
}

export function lines(texts: readonly Text[]): Text {
  return { join: texts.flatMap((text, index) => (index === 0 ? [text] : [{ text: "\n" }, text])) };
}

export function categoryName(category: CategoryId): Text {
  return say(`yahtzee.category.${category}`);
}

/** A player's name as it may stand in a text: without format codes and glyphs of packs, cut to 20 characters. */
export function nameText(name: string): Text {
  const plain = plainName(name);
  return plain === "" ? say("yahtzee.somebody") : { text: plain };
}

export function plainName(name: string): string {
  return [...name.replace(/§./gu, "").replace(/[§\p{Cc}\p{Co}]/gu, "")].slice(0, 20).join("");
}
