// Our own glyphs, which lie in `resource_pack/font/glyph_E7.png`: a die beside each digit of dice, held ones in their
// tray, and a star before what is said of a Joker [U:glyphs]. Live screens have words and digits only.
import { type LangKey, OURS, say, type Text } from "./text.ts";

/** The glyph before that of a 1, by what the dice are. */
const DICE: Readonly<Record<LangKey, number>> = { "dice.shown": 0xe700, "dice.held": 0xe710 };
const JOKER = "\ue707";
/** Not of one that comes later. */
const OF_JOKER = /^(chat|turn)\.joker(?!L)/;

/** The same with glyphs, for chat, action bar and simple screens. @param dice what all dice in it are. */
export function withGlyphs(text: Text, dice?: "dice.held"): Text {
  return JSON.parse(JSON.stringify(text), (_, part) => {
    const key = part.translate?.slice(OURS.length);
    if (DICE[key] === undefined) return OF_JOKER.test(key) ? say("dice.joker", JOKER, part) : part;
    const before = DICE[dice ?? key] ?? 0;
    const digits: string = part.with.rawtext[0].text;
    return { text: digits.replace(/\d/g, (face) => String.fromCharCode(before + Number(face)) + face) };
  });
}
