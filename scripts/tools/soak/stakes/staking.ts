// What players do with stakes, sensible, careless and out to cheat: by typed words and on the screens.
import type { Player } from "../../host/hands.ts";
import { TABLE } from "../../play/set-up.ts";
import { freeHands } from "../furniture.ts";
import { fittedIn, recordsIn } from "../records.ts";
import { type Deed, plan, present, type Scene } from "../scene.ts";
import { type } from "../typing.ts";
import { giveMarked, markedSlots } from "./marks.ts";
import { OWNERS } from "./owners.ts";
import { freeSlots, goAside, makeRoom } from "./room.ts";

const ANY_WORD = [
  "",
  "on",
  "off",
  "lay",
  "lay 1",
  "lay 40",
  "lay -3",
  "back",
  "back 9",
  "agree",
  "return",
  "collect 2",
  "all",
];

function typing(name: string, weight: number, line: (scene: Scene, player: Player) => string | null): Deed {
  return {
    name,
    weight,
    plan(scene, player) {
      const typed = line(scene, player);
      return typed === null
        ? null
        : plan(`${player.name} types ${typed}`, () => {
            if (scene.chance.percent(80)) freeHands(player);
            type(player, typed);
          });
    },
  };
}

/** Slots are typed from 1 on. */
function someSlot({ chance }: Scene, player: Player): string | null {
  const slots = markedSlots(player);
  return slots.length === 0 ? null : `/yahtzee:stakes lay ${chance.oneOf(slots) + 1}`;
}

/** Presses one button after the other as long as there are such; the words begin what is looked for. */
function pressing(
  name: string,
  weight: number,
  buttons: (scene: Scene, player: Player) => readonly string[],
  between: (scene: Scene, player: Player) => void = () => undefined,
): Deed {
  return {
    name,
    weight,
    plan(scene, player) {
      const wanted = buttons(scene, player);
      return plan(`${player.name} presses ${wanted.join(", ")} (${name})`, () => {
        freeHands(player);
        player.emptyHand();
        player.use(TABLE.x, TABLE.y, TABLE.z);
        for (const [at, text] of wanted.entries()) {
          if (scene.world.pace > 0) scene.world.tick(10);
          if (at === wanted.length - 1) between(scene, player);
          const shown = player.form?.buttons.filter((button) => button.startsWith(text)) ?? [];
          if (player.form === undefined || shown.length === 0) return;
          player.press(scene.chance.oneOf(shown));
        }
      });
    },
  };
}

function simple(name: string, weight: number, act: (scene: Scene, player: Player) => void): Deed {
  return {
    name,
    weight,
    plan: (scene, player) => plan(`${player.name}: ${name}`, () => void act(scene, player)),
  };
}

/** A stack that can be laid in begins with how many there are, or with its name. */
const anyStack = (): readonly string[] => ["Stakes", "Lay something in", ""];

export const SENSIBLE: readonly Deed[] = [
  typing("laying in by a word", 24, someSlot),
  pressing("laying in on the screen", 8, anyStack),
  typing("taking back by a word", 6, ({ chance }) => `/yahtzee:stakes back ${1 + chance.below(3)}`),
  pressing("taking back on the screen", 4, () => ["Stakes", "Take something back", ""]),
  typing("agreeing by a word", 16, () => "/yahtzee:stakes agree"),
  pressing("agreeing on the screen", 6, () => ["Stakes", "I agree"]),
  typing("collecting by a word", 8, () => "/yahtzee:stakes collect"),
  pressing("collecting on the screen", 4, () => ["Collect"]),
  typing("asking for the list", 3, () => "/yahtzee:stakes"),
  {
    name: "having something new",
    weight: 8,
    plan: (scene, player) =>
      plan(`${player.name} has something new`, () => {
        scene.steps.push(`  ${giveMarked(scene, player)}`);
      }),
  },
];

/** As heavy as a pocket can be. */
const FULL = 36;

const CARELESS: readonly Deed[] = [
  {
    name: "all wanting the stakes back",
    weight: 5,
    plan: (scene) =>
      plan("all who are there type /yahtzee:stakes return", () => {
        for (const player of present(scene)) type(player, "/yahtzee:stakes return");
      }),
  },
  typing("giving it up", 3, () => "/yahtzee:resign"),
  typing("giving up the roll-off", 30, ({ world }) => {
    const isOn = fittedIn(recordsIn(world)).some(({ record }) => record.match.rollOff !== null);
    return isOn ? "/yahtzee:resign" : null;
  }),
  typing("any word about stakes", 10, ({ chance }) => `/yahtzee:stakes ${chance.oneOf(ANY_WORD)}`.trimEnd()),
  typing("wanting the stakes back", 10, () => "/yahtzee:stakes return"),
  pressing("wanting the stakes back on the screen", 3, () => ["Stakes", "Give the stakes back"]),
  pressing("dragging a stack away before the press", 4, anyStack, ({ chance }, player) => {
    player.swap(chance.below(FULL), chance.below(FULL));
  }),
  pressing("dropping a stack before the press", 2, anyStack, (scene, player) => dropMarked(scene, player)),
  simple("filling the pockets with stone", 2, (_, player) => {
    player.give("minecraft:stone", 64 * freeSlots(player));
  }),
  simple("throwing stone away", 2, (_, player) => {
    goAside(player);
    makeRoom(player, 1);
  }),
  simple("dropping something of value", 4, (scene, player) => dropMarked(scene, player)),
  simple("dragging something of value", 3, ({ chance }, player) =>
    player.swap(chance.below(FULL), chance.below(FULL)),
  ),
  {
    name: "copying a stack",
    weight: 2,
    plan: (scene, player) =>
      markedSlots(player).length === 0
        ? null
        : plan(`${player.name} copies a stack as in creative`, () => {
            takeMarked(scene, player);
            player.copyHand();
          }),
  },
];

function takeMarked({ chance }: Scene, player: Player): void {
  const slots = markedSlots(player);
  if (slots.length === 0) return;
  const slot = chance.oneOf(slots);
  if (slot > 8) player.swap(slot, 0);
  player.select(slot > 8 ? 0 : slot);
}

function dropMarked(scene: Scene, player: Player): void {
  if (markedSlots(player).length === 0) return;
  takeMarked(scene, player);
  player.drop();
}

export const STAKING: readonly Deed[] = [...SENSIBLE, ...CARELESS, ...OWNERS];
