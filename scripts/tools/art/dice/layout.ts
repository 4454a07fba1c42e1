// What a board has where: in pixels of the block, from the middle of its floor, the table's front towards −z. Its west is
// positive x, as in all models of the packs.

export const DIE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** On which dice lie, in the tray and in the side tray; with dice of two pixels, their middle is one higher. */
export const FLOOR = 15;
export const TRAY_MIDDLE = -3.5;
/** Between the middles of dice that are neighbours: six of them, a little turned, just fit between the rims. */
export const ROLLED_APART = 2.28;
/**
 * How far a die lies off the middle line, and how far it is turned, at most. Both follow from one number from −1 to 1:
 * dice that are level are then turned alike, and cannot touch.
 */
export const STRAY = { across: 1.5, degrees: 20 } as const;
export const HELD = { z: 2.75, apart: 2.4 } as const;
export const CUP_SIZE = { x: 5, z: 5.75, width: 3, height: 3.5, wall: 0.5 } as const;
/** The lowest point of the arrow over the side of whoever is to play. */
export const MARK_TIP = { y: 21, z: -7.5 } as const;

/** The entity stands in the middle of the block: its pixels are counted from there. */
export const ENTITY_Y = 8;
