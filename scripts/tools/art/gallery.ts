// Every picture of the packs that this project draws itself, by its path from the project's root.
import { DICE_TEXTURES } from "./dice/texture.ts";
import type { Picture } from "./picture.ts";
import { BOARD } from "./pictures/board.ts";
import { CONFETTI } from "./pictures/confetti.ts";
import { CUP_PICTURE } from "./pictures/cup.ts";
import { GLYPH_PAGE } from "./pictures/glyph-page.ts";
import { LESSON_DICE } from "./pictures/lesson-dice.ts";
import { PACK_ICON } from "./pictures/pack-icon.ts";
import { RULE_BOOKLET } from "./pictures/rule-booklet.ts";
import { SEAT } from "./pictures/seat.ts";
import { YAHTZEE_BOARD } from "./pictures/yahtzee-board.ts";

const TEXTURES = "resource_pack/textures/tabletop/yahtzee";

export const GALLERY: Readonly<Record<string, Picture>> = {
  "behavior_pack/pack_icon.png": PACK_ICON,
  "resource_pack/font/glyph_E7.png": GLYPH_PAGE,
  "resource_pack/pack_icon.png": PACK_ICON,
  [`${TEXTURES}/confetti.png`]: CONFETTI,
  [`${TEXTURES}/dice_plain.png`]: DICE_TEXTURES.plain,
  [`${TEXTURES}/dice_kismet.png`]: DICE_TEXTURES.kismet,
  ...Object.fromEntries(
    Object.entries(LESSON_DICE).map(([name, picture]) => [`${TEXTURES}/lessons/${name}.png`, picture]),
  ),
  [`${TEXTURES}/board.png`]: BOARD,
  [`${TEXTURES}/cup.png`]: CUP_PICTURE,
  [`${TEXTURES}/rule_booklet.png`]: RULE_BOOKLET,
  [`${TEXTURES}/seat.png`]: SEAT,
  [`${TEXTURES}/yahtzee_board.png`]: YAHTZEE_BOARD,
};
