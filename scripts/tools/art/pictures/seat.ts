// The texture of the seat entity, which nobody sees: an entity without one is reported as broken.
import { fill } from "../picture.ts";

export const SEAT = fill(16, 16, () => undefined);
