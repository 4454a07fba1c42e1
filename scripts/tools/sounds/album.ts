// Every sound that this project makes itself, by the path of its file from the project's root.
import { SOUNDS, type SoundName } from "../../minecraft/ids.ts";
import type { Take } from "./take.ts";
import { CUP } from "./takes/cup.ts";
import { HOLD } from "./takes/hold.ts";
import { ROLL } from "./takes/roll.ts";
import { SCORE } from "./takes/score.ts";
import { SETTLE } from "./takes/settle.ts";
import { WIN } from "./takes/win.ts";
import { YAHTZEE } from "./takes/yahtzee.ts";
import { YOUR_TURN } from "./takes/your-turn.ts";
import { ZERO } from "./takes/zero.ts";

const TAKES: Readonly<Record<SoundName, Take>> = {
  cup: CUP,
  roll: ROLL,
  settle: SETTLE,
  hold: HOLD,
  score: SCORE,
  zero: ZERO,
  yahtzee: YAHTZEE,
  your_turn: YOUR_TURN,
  win: WIN,
};

export const ALBUM: Readonly<Record<string, Take>> = Object.fromEntries(
  SOUNDS.map((name) => [`resource_pack/sounds/tabletop/yahtzee/${name}.ogg`, TAKES[name]]),
);
