// What Ana does most, and her game alone at the moments that the tests of commands look at.
import type { Action } from "../../scripts/match/actions.ts";
import { ANA, acted, cardWithout, ended, holding, rollOf, scoreIn, started } from "./matches.ts";

export const SIT: Action = { type: "sit", side: "south", name: "Ana" };
export const ROLL: Action = rollOf("1 2 3 4 6");
export const HOLD: Action = { type: "hold", held: holding("xx---") };
export const HOLD_AND_ROLL: Action = rollOf("1 2 3 4 6", "xx---");
export const SCORE: Action = scoreIn("chance");

export const ROLLED = acted(started(ANA), ANA, ROLL);
export const ROLLED_OUT = acted(ROLLED, ANA, ROLL, ROLL);
export const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");
