// A sound as plain data, the blows that it is made of, and the samples that follow from it.
import { type Blow, highPass, SAMPLE_RATE, strike } from "./strike.ts";

export interface Take {
  readonly seconds: number;
  /** Its loudest sample, in dB of what a file can hold. */
  readonly peak: number;
  readonly blows: readonly Blow[];
}

/** Below what anybody hears of a knock: what is left there would only push the loudspeaker out. */
const RUMBLE = 30;
const FADE = 0.012;

/** From -1 to 1. In steps of 16 bits, so that engines that disagree about the last bits of a sine agree here. */
export function samplesOf({ seconds, peak, blows }: Take): Float32Array {
  const raw = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (const [index, blow] of blows.entries()) strike(raw, blow, index + 1);
  const faded = highPass(raw, RUMBLE).map(
    (sample, index) => sample * Math.min(1, (raw.length - 1 - index) / (FADE * SAMPLE_RATE)),
  );
  const loudest = faded.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = 10 ** (peak / 20) / loudest;
  return faded.map((sample) => Math.round(sample * gain * 32_768) / 32_768);
}
