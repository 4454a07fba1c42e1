// Every language says all that English says, in its own words, and no line is much longer: screens have room for that.
import { describe, expect, it } from "vitest";
import { readLang } from "../../scripts/tools/host/text.ts";
import { PACKS } from "./planted.ts";

const FOLDER = "resource_pack/texts/";
const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(readLang(PACKS.texts[`${FOLDER}${language}.lang`] ?? ""));
const english = textsOf("en_US");
const OTHERS = Object.keys(PACKS.texts).flatMap((path) => {
  const [, language] = /^resource_pack\/texts\/(\w+)\.lang$/.exec(path) ?? [];
  return language === undefined || language === "en_US" ? [] : [language];
});

/** What is called so everywhere: games, and categories that have no other word. */
const NAMES = [
  ...["Yahtzee", "Yacht", "Yatzy", "Maxi Yatzy", "Kismet", "Generala"],
  ...["Escalera", "Full", "Póker", "Doble Generala", "Yarborough", "Villa"],
];

/** What a language spells as English does; `Chance` and its like stand on the printed sheets. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de_DE: ["Full House", "Chance", "Flush", "Chat: %1$s", "live"],
  nl_NL: [
    ...["Full House", "Chance", "Flush", "Chat: %1$s", "live", "Pot", "West", "%1$s: open"],
    ...["Tips", "Hint", "Hints: %1$s", "beginner", "perfect"],
  ],
  sv_SE: ["live", "silver", "Match %1$s"],
  fr_FR: ["Pot", "Triple", "Chance", "bronze"],
  it_IT: ["Chance", "Chat: %1$s", "%1$s in %2$s: %3$s", "%1$s in %2$s"],
  es_ES: ["Triple", "Chance", "Chat: %1$s", "Total: %1$s"],
  es_MX: ["Triple", "Chance", "Chat: %1$s", "Total: %1$s"],
  pt_BR: ["Full House", "Chance", "Flush", "Chat: %1$s", "Total: %1$s", "bronze", "casual"],
};

/** Chinese, Japanese and Korean characters take the room of two. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (character >= "\u1100" ? 2 : 1), 0);
}

/** A button may be half as long again and a little more, if it is short even longer. */
function roomFor(text: string): number {
  const { length } = text;
  return length <= 24 ? Math.max(14, Math.ceil(length * 1.6) + 4) : Math.ceil(length * 1.5) + 6;
}

describe.each(OTHERS)("%s", (language) => {
  const own = textsOf(language);

  it("leaves nothing in English but names", () => {
    const left = [...english].filter(
      ([key, text]) => own.get(key) === text && /[a-z]{2}/i.test(text.replace(/%\d\$s/g, "")),
    );
    const known = [...NAMES, ...(ALIKE[language] ?? [])];
    expect(left.map(([, text]) => text).filter((text) => !known.includes(text))).toEqual([]);
  });

  it("has room on the screens", () => {
    const wide = [...own].filter(([key, text]) => widthOf(text) > roomFor(english.get(key) ?? ""));
    expect(wide).toEqual([]);
  });
});
