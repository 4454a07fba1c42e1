// What players read, as plain data: words live in the language files and are named here by their keys. Texts have the
// shape of the game's raw text, so that a screen that changes again and again is not written out anew each time.
import type { CategoryId } from "../engine/rules.ts";

/** Of our own words in the language files, without the `yahtzee.` with which each begins. */
export type LangKey = string;

export const OURS = "yahtzee.";

export type Text =
  /** Words that nobody translates: names, numbers. */
  | { readonly text: string }
  /** Words of our own, or the game's. */
  | { readonly translate: string; readonly with?: Joined }
  | Joined;

interface Joined {
  readonly rawtext: readonly Text[];
}

/** A translated text; numbers and strings fill its places as they are. */
export function say(key: LangKey, ...places: readonly (Text | string | number)[]): Text {
  const translate = OURS + key;
  if (places.length === 0) return { translate };
  const rawtext = places.map((place) => (typeof place === "object" ? place : { text: String(place) }));
  return { translate, with: { rawtext } };
}

/** What the game itself calls something. @param key the game's own. */
export function gameText(key: string): Text {
  return { translate: key };
}

export function lines(texts: readonly Text[]): Text {
  return joined(texts, NEW_LINE);
}

const NEW_LINE: Text = { text: "\n" };

/** One flat list: whether the game takes lists in lists everywhere nobody has said. */
export function joined(texts: readonly Text[], between: Text): Text {
  const rawtext: Text[] = [];
  for (const text of texts) {
    if (rawtext.length > 0) rawtext.push(between);
    if ("rawtext" in text) rawtext.push(...text.rawtext);
    else rawtext.push(text);
  }
  return { rawtext };
}

/** Whether two texts say the same. Most of what stands on a screen is the very same text as before. */
export function readAlike(one: Text, other: Text): boolean {
  if (one === other) return true;
  if ("text" in one) return "text" in other && one.text === other.text;
  if ("rawtext" in one) return "rawtext" in other && allAlike(one.rawtext, other.rawtext);
  if (!("translate" in other) || one.translate !== other.translate) return false;
  return allAlike(one.with?.rawtext ?? [], other.with?.rawtext ?? []);
}

export function allAlike(some: readonly Text[], others: readonly Text[]): boolean {
  return some.length === others.length && some.every((text, index) => readAlike(text, others[index] as Text));
}

export function categoryName(category: CategoryId): Text {
  return say(`category.${category}`);
}

/** A player's name as it may stand in a text: without format codes and glyphs of packs, cut to 20 characters. */
export function nameText(name: string): Text {
  const plain = plainName(name);
  return plain === "" ? say("somebody") : { text: plain };
}

export function plainName(name: string): string {
  return [...name.replace(/§./gu, "").replace(/[§\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, "")]
    .slice(0, 20)
    .join("");
}
