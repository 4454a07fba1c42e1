// One blow on a thing: the tones that it rings with, each dying away at its own pace, and the noise of the touch.
import { chanceOf } from "../chance.ts";

export const SAMPLE_RATE = 44_100;

/** How a thing sounds when it is struck. Times are in seconds; what dies away has fallen by 60 dB after its time. */
export interface Body {
  readonly tones: readonly { readonly hz: number; readonly gain: number; readonly seconds: number }[];
  readonly touch: {
    readonly gain: number;
    readonly seconds: number;
    /** The band of the noise. */
    readonly above: number;
    readonly below: number;
  };
  /** Until it sounds fully: hard things a fraction of a millisecond, felt some. Never 0, which would click. */
  readonly attack: number;
}

export interface Blow {
  readonly at: number;
  readonly body: Body;
  readonly force: number;
  /** What the tones are multiplied by, for one of several things that are alike. */
  readonly pitch?: number;
}

/** Adds the blow to what is there. @param seed of its noise. */
export function strike(sound: Float32Array, { at, body, force, pitch = 1 }: Blow, seed: number): void {
  const { tones, touch, attack } = body;
  const start = Math.round(at * SAMPLE_RATE);
  const longest = Math.max(touch.seconds, ...tones.map(({ seconds }) => seconds));
  const count = Math.min(Math.round(longest * SAMPLE_RATE), sound.length - start);
  const noise = band(whiteNoise(count, seed), touch.above, touch.below);
  for (let index = 0; index < count; index++) {
    const time = index / SAMPLE_RATE;
    let level = (noise[index] ?? 0) * touch.gain * fallen(time, touch.seconds);
    for (const { hz, gain, seconds } of tones) {
      level += Math.sin(2 * Math.PI * hz * pitch * time) * gain * fallen(time, seconds);
    }
    sound[start + index] = (sound[start + index] ?? 0) + level * force * (1 - fallen(time, attack));
  }
}

/** What is left of 1, `time` after it began to die away. */
function fallen(time: number, seconds: number): number {
  return 10 ** ((-3 * time) / seconds);
}

function whiteNoise(count: number, seed: number): Float32Array {
  const { below } = chanceOf(seed);
  return Float32Array.from({ length: count }, () => below(65_536) / 32_768 - 1);
}

function band(sound: Float32Array, above: number, below: number): Float32Array {
  return highPass(lowPass(sound, below), above);
}

/** A filter of one pole, as a resistor and a capacitor make it. */
function lowPass(sound: Float32Array, hz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE);
  let level = 0;
  return sound.map((sample) => {
    level += share * (sample - level);
    return level;
  });
}

export function highPass(sound: Float32Array, hz: number): Float32Array {
  const low = lowPass(sound, hz);
  return sound.map((sample, index) => sample - (low[index] ?? 0));
}
