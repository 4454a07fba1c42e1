// Our own glyphs, which lie in `resource_pack/font/glyph_E7.png`: a die beside each digit of dice, held ones in their
// tray, and a star before what is said of a Joker [U:glyphs]. Live screens have words and digits only.
import { allAlike, type LangKey, OURS, say, type Text } from "./text.ts";

/** The glyph before that of a 1, by what the dice are. */
const BEFORE_ONE: Readonly<Record<LangKey, number>> = { "dice.shown": 0xe700, "dice.held": 0xe710 };
const JOKER = "\ue707";
const OF_JOKER: readonly LangKey[] = [
  "chat.joker",
  "turn.joker",
  "turn.jokerFirst",
  "turn.jokerOpen",
  "turn.jokerZero",
];

/**
 * The same with glyphs, for chat, action bar and simple screens; the very same text where it has none.
 * @param dice what all dice in it are.
 */
export function withGlyphs(text: Text, dice?: "dice.held"): Text {
  if ("text" in text) return text;
  const parts = "rawtext" in text ? text.rawtext : (text.with?.rawtext ?? []);
  const rawtext = parts.map((part) => withGlyphs(part, dice));
  const isSame = allAlike(parts, rawtext);
  if ("rawtext" in text) return isSame ? text : { rawtext };
  const key = text.translate.slice(OURS.length);
  const before = BEFORE_ONE[key] && BEFORE_ONE[dice ?? key];
  const [digits] = parts;
  if (before !== undefined && digits !== undefined && "text" in digits) {
    return { text: digits.text.replace(/\d/g, (face) => String.fromCharCode(before + Number(face)) + face) };
  }
  const line = isSame ? text : { ...text, with: { rawtext } };
  return OF_JOKER.includes(key) ? say("dice.joker", JOKER, line) : line;
}
