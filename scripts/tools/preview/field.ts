// How large the preview's field is: as far as the page draws it, one can walk and point.

/** The y of the ground's highest blocks: what is placed stands one higher. */
export const GROUND_BLOCK = 63;
/** From the middle to each edge, in blocks. */
export const FIELD = 12;
