import { checkTableSounds } from "./checks/sounds.ts";
import { checkPacks } from "./planted.ts";

const DEFINITIONS = "resource_pack/sounds/sound_definitions.json";
const ROLL = ["sound_definitions", "tabletop_yahtzee.roll"];
const ROLL_FILE = "resource_pack/sounds/tabletop/yahtzee/roll.ogg";
const decided = (name: string): string =>
  `{"category":"block","max_distance":16,"subtitle":"yahtzee.subtitle.${name}","sounds":[{"name":"sounds/tabletop/yahtzee/${name}"}]}`;
const head = { channels: 1, sampleRate: 44_100, samples: 30_870 };

checkPacks("every sound is in the list, told to the game and has its file", checkTableSounds, [
  [
    "a sound that the game is not told of",
    DEFINITIONS,
    ROLL,
    undefined,
    `${DEFINITIONS}: tabletop_yahtzee.roll is null; decided is ${decided("roll")}.`,
  ],
  [
    "a sound that is heard everywhere",
    DEFINITIONS,
    [...ROLL, "max_distance"],
    64,
    `${DEFINITIONS}: tabletop_yahtzee.roll is ${decided("roll").replace("16", "64")}; decided is ${decided("roll")}.`,
  ],
  [
    "a sound with another one's subtitle",
    DEFINITIONS,
    [...ROLL, "subtitle"],
    "yahtzee.subtitle.cup",
    `${DEFINITIONS}: tabletop_yahtzee.roll is ${decided("roll").replace("e.roll", "e.cup")}; decided is ${decided("roll")}.`,
  ],
  [
    "a sound that no script names",
    DEFINITIONS,
    ["sound_definitions", "tabletop_yahtzee.sneeze"],
    {},
    `${DEFINITIONS}: tabletop_yahtzee.sneeze is not among SOUNDS in scripts/minecraft/ids.ts.`,
  ],
  ["a file that is gone", ROLL_FILE, [], undefined, `${ROLL_FILE} is missing.`],
  [
    "a file that nothing uses",
    "resource_pack/sounds/tabletop/yahtzee/sneeze.ogg",
    [],
    head,
    "resource_pack/sounds/tabletop/yahtzee/sneeze.ogg: nothing uses it.",
  ],
  [
    "a file in stereo",
    ROLL_FILE,
    [],
    { ...head, channels: 2 },
    `${ROLL_FILE}: it has 2 channels; the game places only what has one.`,
  ],
  [
    "a file of another rate",
    ROLL_FILE,
    [],
    { ...head, sampleRate: 48_000, samples: 33_600 },
    `${ROLL_FILE}: it has 48000 samples a second; right is 44100.`,
  ],
  [
    "a file that plays on",
    ROLL_FILE,
    [],
    { ...head, samples: 44_100 },
    `${ROLL_FILE}: it plays 1.00 s; right is about 0.7 s.`,
  ],
]);
