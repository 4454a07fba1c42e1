// Careless players: what hands can do without asking whether it makes sense.
import { BOARD_ITEM } from "../../minecraft/ids.ts";
import type { Face } from "../host/core/faces.ts";
import type { Player } from "../host/hands.ts";
import { BOARD, CHAIR_NAME, TABLE, TABLE_NAME } from "../play/set-up.ts";
import { freeHands } from "./furniture.ts";
import { OPERATOR, PLAYERS } from "./ground.ts";
import { boardMade, type Deed, plan, type Scene } from "./scene.ts";
import { type } from "./typing.ts";

const FACES: readonly Face[] = ["Up", "North", "South", "West", "East"];
/** What can stand after a command, right or wrong. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ready: ["", " false", " true", " maybe"],
  roll: ["", " keep 1 2 3", " keep", " keep 6", " 3"],
  reroll: ["", " 1", " 1 2 3 4 5", " 5 5", " -1"],
  hold: ["", " 1 2", " 1 2 3 4 5", " 6 6", " x"],
  score: [" chance", " ones", " yahtzee", " fh", " c 2", " nonsense", ""],
  card: ["", ...PLAYERS.map((name) => ` ${name}`), " Nobody"],
  resign: ["", "", " now"],
  sit: [""],
  stand: [""],
  rules: [""],
  screens: [" live", " classic", " fancy"],
  chat: [" all", " own", " results", " none"],
  away: [" play", " wait", " close", ...PLAYERS.map((name) => ` close ${name}`)],
  table: [
    " list",
    " show",
    " public",
    " reset",
    " remove",
    " packup",
    " packup all",
    " recover",
    " show at 0 64 0",
  ],
  admin: [" selftest", ...PLAYERS.map((name) => ` transfer Ana ${name}`), " transfer Nobody Ana"],
  setting: ["", " clock 30", " clock 0", " clock 7", " grace 30", " tables 1", " expiry 1", " placing 1"],
};

/** A place at the table, or near it: most of them chairs and tables. */
function somePlace({ chance }: Scene): readonly [number, number, number] {
  const side = [-1, 0, 1, 5];
  const [x, z] = chance.percent(70)
    ? chance.oneOf([
        [0, 0],
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const)
    : [chance.oneOf(side), chance.oneOf(side)];
  return [TABLE.x + x, chance.percent(90) ? TABLE.y : TABLE.y - 1, TABLE.z + z];
}

/** @param item to be taken in hand before, or `null` for nothing. */
function usesWith(name: string, weight: number, item: (scene: Scene) => string | null): Deed {
  return {
    name,
    weight,
    plan(scene, player) {
      const [place, face, held] = [somePlace(scene), scene.chance.oneOf(FACES), item(scene)];
      if (held === BOARD && player.count(BOARD) === 0) return null;
      const sneaks = held !== null && held !== BOARD;
      const ticks = scene.chance.percent(10) ? 8 : 1;
      const words = `${player.name} uses ${held ?? "an empty hand"} on ${place.join(" ")} ${face}${ticks > 1 ? ", long" : ""}`;
      return plan(words, () => {
        freeHands(player);
        if (sneaks && player.count(held) === 0) player.give(held);
        if (held === null) player.emptyHand();
        else player.hold(held);
        if (sneaks) player.sneak();
        player.use(...place, face, ticks);
        if (sneaks) player.sneak(false);
      });
    },
  };
}

function simple(name: string, weight: number, act: (player: Player, scene: Scene) => void): Deed {
  return {
    name,
    weight,
    plan: (scene, player) => plan(`${player.name}: ${name}`, () => act(player, scene)),
  };
}

/** A number that a form may or may not have a row for. */
const anyRow = ({ chance }: Scene): number => chance.below(40) - 2;

export const CARELESS: readonly Deed[] = [
  {
    name: "any button",
    weight: 30,
    plan({ chance }, player) {
      const buttons = player.form?.buttons ?? [];
      if (buttons.length === 0) return null;
      const button = chance.oneOf(buttons);
      return plan(`${player.name} presses ${button}`, () => player.press(button));
    },
  },
  {
    name: "any switch",
    weight: 10,
    plan({ chance }, player) {
      const names = (player.form?.fields ?? []).filter(({ value }) => value !== null).map(({ name }) => name);
      if (names.length === 0) return null;
      const name = chance.oneOf(names);
      return plan(`${player.name} switches ${name}`, () => player.toggle(name));
    },
  },
  {
    name: "closing a screen",
    weight: 8,
    plan: (_, player) =>
      player.form?.hasCloseButton ? plan(`${player.name} closes the screen`, () => player.close()) : null,
  },
  {
    name: "any command",
    weight: 25,
    plan(scene, player) {
      const { chance } = scene;
      const [name, words] = chance.oneOf(Object.entries(WORDS));
      const line = `/yahtzee:${name}${chance.oneOf(words)}`;
      return plan(`${player.name} types ${line}`, () => {
        if (player.form?.hasCloseButton && chance.percent(80)) player.close();
        if (chance.percent(50)) type(player, line);
        else player.type(line);
        // Every match is ended and its board is blank.
        if (line.includes("packup") && player.name === OPERATOR) scene.ran.clear();
      });
    },
  },
  {
    name: "taking the board off",
    weight: 8,
    plan(_, player) {
      const has = (text: string): boolean => player.form?.buttons.includes(text) === true;
      const button = has("Take the board off") ? "Take the board off" : has("More") ? "More" : null;
      return button === null ? null : plan(`${player.name} presses ${button}`, () => player.press(button));
    },
  },
  usesWith("using with an empty hand", 20, () => null),
  usesWith("using a board", 12, () => BOARD),
  usesWith("placing furniture", 5, ({ chance }) =>
    chance.oneOf([TABLE_NAME, CHAIR_NAME, "Cherry Game Chair"]),
  ),
  {
    name: "mining",
    weight: 8,
    plan(scene, player) {
      const place = somePlace(scene);
      return plan(`${player.name} mines ${place.join(" ")}`, () => player.mine(...place));
    },
  },
  simple("sneaks", 4, (player) => player.sneak()),
  simple("sneaks no more", 4, (player) => player.sneak(false)),
  simple("jumps", 3, (player) => player.jump()),
  simple("gets off by the touch button", 4, (player) => player.dismount()),
  simple("opens the chat", 2, (player) => player.openChat()),
  simple("closes the chat", 4, (player) => player.closeChat()),
  simple("has made another board", 2, (player, scene) => {
    player.give(BOARD);
    boardMade(scene);
  }),
  simple("drops what is in hand", 2, (player) => player.drop()),
  simple("drags an item", 2, (player, { chance }) => player.swap(chance.below(9), chance.below(36))),
  {
    name: "copying a board",
    weight: 1,
    plan: (scene, player) =>
      player.count(BOARD) === 0
        ? null
        : plan(`${player.name} copies a board as in creative`, () => {
            player.hold(BOARD_ITEM);
            player.copyHand();
            boardMade(scene);
          }),
  },
  {
    name: "walking",
    weight: 10,
    plan({ chance }, player) {
      const far = chance.oneOf([3, 3, 3, 8, 40]);
      const [x, z] = [chance.below(2 * far + 1) - far, chance.below(2 * far + 1) - far];
      const dimension = chance.percent(8) ? chance.oneOf(["nether", "the_end"]) : "overworld";
      return plan(`${player.name} walks to ${x} ${z} in ${dimension}`, () => {
        player.dismount();
        player.move(x + 0.5, TABLE.y, z + 0.5, dimension);
      });
    },
  },
  {
    name: "a forged answer",
    weight: 8,
    plan(scene, player) {
      const { chance, forms } = scene;
      if (forms.size === 0) return null;
      const id = player.form !== undefined && chance.percent(60) ? player.form.id : chance.oneOf([...forms]);
      const row = anyRow(scene);
      const data = chance.oneOf([row, [true, false, null], null, "nonsense", 1.5]);
      const ways: readonly (readonly [string, () => void])[] = [
        [`answers form ${id} with ${JSON.stringify(data)}`, () => player.forge(id, data)],
        [`presses row ${row} of form ${id}`, () => player.forgeLive(id, row)],
        [`switches row ${row} of form ${id}`, () => player.forgeToggle(id, row, chance.percent(50))],
      ];
      const [words, act] = chance.oneOf(ways);
      return plan(`${player.name} ${words}, whatever is shown`, act);
    },
  },
];
