// Every picture of the packs that this project draws itself, by its path from the project's root.
import type { Picture } from "./picture.ts";
import { PACK_ICON } from "./pictures/pack-icon.ts";
import { SEAT } from "./pictures/seat.ts";
import { SIDE_TRAY } from "./pictures/side-tray.ts";
import { YAHTZEE_BOARD } from "./pictures/yahtzee-board.ts";

const TEXTURES = "resource_pack/textures/tabletop/yahtzee";

export const GALLERY: Readonly<Record<string, Picture>> = {
  "behavior_pack/pack_icon.png": PACK_ICON,
  "resource_pack/pack_icon.png": PACK_ICON,
  [`${TEXTURES}/seat.png`]: SEAT,
  [`${TEXTURES}/side_tray.png`]: SIDE_TRAY,
  [`${TEXTURES}/yahtzee_board.png`]: YAHTZEE_BOARD,
};
