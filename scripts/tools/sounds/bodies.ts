// What can be struck at a table of Yahtzee. What is small and hard sounds high and short, wood rings for some
// hundredths of a second, wool and leather hardly at all.
import type { Body } from "./strike.ts";

/** A die of bone against another one. */
export const DIE: Body = {
  tones: [
    { hz: 2650, gain: 0.4, seconds: 0.024 },
    { hz: 3900, gain: 0.6, seconds: 0.018 },
    { hz: 5600, gain: 0.4, seconds: 0.012 },
    { hz: 7900, gain: 0.2, seconds: 0.008 },
  ],
  touch: { gain: 0.9, seconds: 0.006, above: 1800, below: 12_000 },
  attack: 0.0003,
};

/** The planks of the board through their lining of wool. */
export const WOOL: Body = {
  tones: [
    { hz: 186, gain: 0.4, seconds: 0.09 },
    { hz: 296, gain: 0.8, seconds: 0.085 },
    { hz: 455, gain: 0.5, seconds: 0.065 },
    { hz: 730, gain: 0.25, seconds: 0.04 },
  ],
  touch: { gain: 1.6, seconds: 0.03, above: 120, below: 1100 },
  attack: 0.003,
};

/** The rim, which nothing softens. */
export const RIM: Body = {
  tones: [
    { hz: 610, gain: 0.5, seconds: 0.07 },
    { hz: 1180, gain: 0.7, seconds: 0.055 },
    { hz: 1930, gain: 0.5, seconds: 0.04 },
    { hz: 2950, gain: 0.3, seconds: 0.022 },
  ],
  touch: { gain: 1, seconds: 0.008, above: 700, below: 6000 },
  attack: 0.0006,
};

/** The floor of the tray for held dice. */
export const TRAY: Body = {
  tones: [
    { hz: 415, gain: 0.7, seconds: 0.075 },
    { hz: 905, gain: 0.6, seconds: 0.06 },
    { hz: 1540, gain: 0.35, seconds: 0.04 },
    { hz: 2480, gain: 0.2, seconds: 0.022 },
  ],
  touch: { gain: 1, seconds: 0.01, above: 300, below: 3500 },
  attack: 0.001,
};

/** The side of the cup. */
export const LEATHER: Body = {
  tones: [
    { hz: 236, gain: 0.6, seconds: 0.055 },
    { hz: 410, gain: 0.5, seconds: 0.045 },
    { hz: 690, gain: 0.3, seconds: 0.03 },
  ],
  touch: { gain: 1.8, seconds: 0.035, above: 120, below: 1800 },
  attack: 0.0015,
};

/** One grain of paper under a pencil; hundreds are a stroke. */
export const GRAIN: Body = {
  tones: [
    { hz: 1450, gain: 0.1, seconds: 0.014 },
    { hz: 2700, gain: 0.1, seconds: 0.01 },
    { hz: 4100, gain: 0.06, seconds: 0.008 },
  ],
  touch: { gain: 1, seconds: 0.007, above: 1000, below: 2400 },
  attack: 0.001,
};

/** A letter's place is its distance from C in half-tones. */
const STEPS = "C D EF G A B";

export type Note = `${"C" | "D" | "E" | "F" | "G" | "A" | "B"}${4 | 5 | 6}`;

/**
 * A bar of a xylophone: hollowed out below, so that its second tone is a twelfth above the first.
 * @param softness of the mallet, from 0 (wood) to 1 (felt), which keeps high tones from sounding.
 */
export function bar(note: Note, softness: number): Body {
  const [letter = "", octave] = note;
  const hz = 440 * 2 ** ((STEPS.indexOf(letter) + 12 * Number(octave) - 57) / 12);
  const seconds = (0.7 - 0.25 * softness) * Math.sqrt(523 / hz);
  const cutoff = 5000 - 3800 * softness;
  const tone = (ratio: number, gain: number, share: number): Body["tones"][number] => ({
    hz: hz * ratio,
    gain: gain / (1 + (hz * ratio) ** 2 / cutoff ** 2),
    seconds: seconds * share,
  });
  return {
    tones: [tone(1, 1, 1), tone(3.01, 0.4, 0.3), tone(6.2, 0.25, 0.12), tone(10.1, 0.15, 0.06)],
    touch: { gain: 1.2 + softness, seconds: 0.03, above: 250, below: cutoff },
    attack: 0.001 + 0.004 * softness,
  };
}
