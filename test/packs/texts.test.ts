import { checkTexts } from "./checks/texts.ts";
import { checkPacks, PACKS } from "./planted.ts";

const ENGLISH = "resource_pack/texts/en_US.lang";
const GERMAN = "resource_pack/texts/de_DE.lang";
const LANGUAGES = "resource_pack/texts/languages.json";
const english = PACKS.texts[ENGLISH] ?? "";
const behaviorEnglish = PACKS.texts["behavior_pack/texts/en_US.lang"] ?? "";

const without = (key: string): string =>
  english
    .split("\n")
    .filter((line) => !line.startsWith(`${key}=`))
    .join("\n");
const needs = (key: string, user: string): string =>
  `${ENGLISH}: the key ${key}, which ${user} needs, is missing.`;

checkPacks("every name that the packs use has its text", checkTexts, [
  ...[
    ["tile.tabletop_yahtzee:oak_game_chair.name", "behavior_pack/blocks/oak_game_chair.json"],
    ["item.tabletop_yahtzee:yahtzee_board", "behavior_pack/items/yahtzee_board.json"],
    ["entity.tabletop_yahtzee:seat.name", "behavior_pack/entities/seat.json"],
    ["entity.tabletop_yahtzee:pot.name", "behavior_pack/entities/pot.json"],
    ["action.interact.tabletop_yahtzee:seat", "behavior_pack/entities/seat.json"],
    ["action.hint.exit.tabletop_yahtzee:seat", "behavior_pack/entities/seat.json"],
    ["action.hint.exit.console.tabletop_yahtzee:seat", "behavior_pack/entities/seat.json"],
    ["action.hint.exit.scheme.tabletop_yahtzee:seat", "behavior_pack/entities/seat.json"],
    ["tabletop_yahtzee:itemGroup.name.yahtzee", "behavior_pack/item_catalog/crafting_item_catalog.json"],
    ["yahtzee.subtitle.roll", "resource_pack/sounds/sound_definitions.json"],
    ["pack.name", "resource_pack/manifest.json"],
  ].map(
    ([key = "", user = ""]) => [`no text for ${key}`, ENGLISH, [], without(key), needs(key, user)] as const,
  ),
  [
    "no description of the behavior pack",
    "behavior_pack/texts/en_US.lang",
    [],
    behaviorEnglish.replace("pack.description", "pack.about"),
    [
      "behavior_pack/texts/en_US.lang: the key pack.description, which behavior_pack/manifest.json needs, is missing.",
      "behavior_pack/texts/en_US.lang: nothing in the packs uses the key pack.about.",
    ],
  ],
  [
    "a text for a block that does not exist",
    ENGLISH,
    [],
    `${english}tile.tabletop_yahtzee:stool.name=Stool\n`,
    `${ENGLISH}: nothing in the packs uses the key tile.tabletop_yahtzee:stool.name.`,
  ],
  [
    "a word for a wood that is none",
    ENGLISH,
    [],
    `${english}tabletop_yahtzee:wood.pear=Pear\n`,
    `${ENGLISH}: nothing in the packs uses the key tabletop_yahtzee:wood.pear.`,
  ],
  [
    "a text that stands there twice",
    ENGLISH,
    [],
    `${english}pack.name=Yacht\n`,
    `${ENGLISH}: pack.name stands there twice.`,
  ],
  [
    "a line without a text",
    ENGLISH,
    [],
    `${english}yahtzee.nothing\n`,
    `${ENGLISH}: the line that begins with "yahtzee.nothing" is not of the form key=text.`,
  ],
  [
    "lines of another system",
    ENGLISH,
    [],
    english.replace("\n\n", "\r\n\n"),
    `${ENGLISH}: its lines end in CR LF; right is LF alone.`,
  ],
  [
    "a tab",
    ENGLISH,
    [],
    english.replace("Yahtzee Board\n", "Yahtzee Board\t#\n"),
    `${ENGLISH}: it has a tab; a tab and # end a text.`,
  ],
  [
    "a byte order mark",
    ENGLISH,
    [],
    `\uFEFF## A comment\n${english}`,
    [
      `${ENGLISH}: nothing in the packs uses the key \uFEFF## A comment.`,
      `${ENGLISH}: it begins with a byte order mark, which spoils the first line.`,
      `${ENGLISH}: the line that begins with "\uFEFF## A comment" is not of the form key=text.`,
    ],
  ],
  [
    "a language that is listed and not there",
    LANGUAGES,
    [],
    ["en_US", "de_DE"],
    `${LANGUAGES}: there is no ${GERMAN}.`,
  ],
  ["a language that is not listed", GERMAN, [], english, `${GERMAN}: ${LANGUAGES} does not list it.`],
  [
    "a language that lacks a text",
    GERMAN,
    [],
    without("pack.name"),
    [`${GERMAN}: ${LANGUAGES} does not list it.`, `${GERMAN}: pack.name is missing; en_US.lang has it.`],
  ],
  [
    "a language with a text too many, and one with other places for values",
    GERMAN,
    [],
    `${english.replace("=Yahtzee Board", "=Brett %s")}yahtzee.only_here=Nur hier\n`,
    [
      `${GERMAN}: ${LANGUAGES} does not list it.`,
      `${GERMAN}: item.tabletop_yahtzee:yahtzee_board has the places ["%s"]; en_US.lang has [].`,
      `${GERMAN}: en_US.lang has no yahtzee.only_here.`,
    ],
  ],
]);
