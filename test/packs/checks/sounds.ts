// Sounds: the list in the scripts, what the game is told of each, and its file, with nothing left over.
import { NAMESPACE, SOUNDS, type SoundName } from "../../../scripts/minecraft/ids.ts";
import type { OggHead } from "../ogg.ts";
import { at, type Check, fields, text } from "../packs.ts";

export const SOUND_DEFINITIONS = "resource_pack/sounds/sound_definitions.json";
const FOLDER = "sounds/tabletop/yahtzee";

/** About; whoever plays one sound after another counts on them. */
const SECONDS: Readonly<Record<SoundName, number>> = {
  cup: 0.35,
  roll: 0.7,
  settle: 0.15,
  hold: 0.1,
  score: 0.32,
  zero: 0.55,
  yahtzee: 1.2,
  your_turn: 0.5,
  win: 1.8,
};
const TOLERANCE = 0.1;

const idOf = (name: SoundName): string => `${NAMESPACE}.${name}`;
const fileOf = (name: SoundName): string => `resource_pack/${FOLDER}/${name}.ogg`;

export const checkTableSounds: Check = (packs) => {
  const definitions = at(packs.json[SOUND_DEFINITIONS], "sound_definitions");
  const [ids, files] = [SOUNDS.map(idOf), SOUNDS.map(fileOf)];
  return [
    ...SOUNDS.flatMap((name) => {
      const right = text({
        category: "block",
        max_distance: 16,
        subtitle: `yahtzee.subtitle.${name}`,
        // The game takes a bare path too, but Mojang's validator stumbles over it.
        sounds: [{ name: `${FOLDER}/${name}` }],
      });
      const got = text(at(definitions, idOf(name)));
      return got === right ? [] : [`${SOUND_DEFINITIONS}: ${idOf(name)} is ${got}; decided is ${right}.`];
    }),
    ...fields(definitions).flatMap(([id]) =>
      ids.includes(id)
        ? []
        : [`${SOUND_DEFINITIONS}: ${id} is not among SOUNDS in scripts/minecraft/ids.ts.`],
    ),
    ...SOUNDS.flatMap((name) => fileProblems(fileOf(name), packs.sounds[fileOf(name)], SECONDS[name])),
    ...Object.keys(packs.sounds).flatMap((path) =>
      files.includes(path) ? [] : [`${path}: nothing uses it.`],
    ),
  ];
};

function fileProblems(path: string, head: OggHead | undefined, wanted: number): string[] {
  if (head === undefined) return [`${path} is missing.`];
  const seconds = head.samples / head.sampleRate;
  return [
    ...(head.channels === 1
      ? []
      : [`${path}: it has ${head.channels} channels; the game places only what has one.`]),
    ...(head.sampleRate === 44_100
      ? []
      : [`${path}: it has ${head.sampleRate} samples a second; right is 44100.`]),
    ...(Math.abs(seconds / wanted - 1) <= TOLERANCE
      ? []
      : [`${path}: it plays ${seconds.toFixed(2)} s; right is about ${wanted} s.`]),
  ];
}
