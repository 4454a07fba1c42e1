// Careless players at screens and in the chat: anything that can be pressed, forged or typed.
import { RULE_SET_IDS } from "../../engine/rule-sets/rule-sets.ts";
import { typedName } from "../../ui/typed.ts";
import { OPERATOR, PLAYERS } from "./ground.ts";
import { type Deed, plan, type Scene } from "./scene.ts";
import { type } from "./typing.ts";

/** What can stand after a command, right or wrong. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ready: ["", " false", " true", " maybe"],
  roll: ["", " keep 1 2 3", " keep", " keep 6", " 3"],
  reroll: ["", " 1", " 1 2 3 4 5", " 5 5", " -1"],
  hold: ["", " 1 2", " 1 2 3 4 5", " 6 6", " x"],
  score: [" chance", " ones", " yahtzee", " fh", " c 2", " p2 3", " nonsense", ""],
  card: ["", ...PLAYERS.map((name) => ` ${name}`), " Nobody"],
  resign: ["", "", " now"],
  sit: [""],
  stand: [""],
  rules: ["", ...RULE_SET_IDS.map((id) => ` ${typedName(id)}`), " chess"],
  houserule: [" 1", " 2", " 9", ""],
  target: [" 200", " 0", " -1"],
  screens: [" live", " classic", " fancy"],
  chat: [" all", " own", " results", " none"],
  hint: [""],
  review: [""],
  skip: [""],
  computer: [" steady", " perfect", " leave", " grandmaster"],
  hints: [" unstaked", " always", " never", ""],
  standin: [" strong", " beginner", ""],
  dice: [" auto", " full", " quick", " none"],
  stats: [""],
  top: ["", " yatzy", " chess"],
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

/** A number that a form may or may not have a row for. */
const anyRow = ({ chance }: Scene): number => chance.below(40) - 2;

export const CARELESS_SCREENS: readonly Deed[] = [
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
    name: "any choice",
    weight: 10,
    plan({ chance }, player) {
      const lists = (player.form?.rows ?? []).flatMap(({ text, items }) => (items ? [{ text, items }] : []));
      if (lists.length === 0) return null;
      const { text, items } = chance.oneOf(lists);
      const item = chance.oneOf(items);
      return plan(`${player.name} chooses ${item} of ${text}`, () => player.choose(text, item));
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
        [`chooses ${row} in row ${row} of form ${id}`, () => player.forgeChoice(id, row, row)],
      ];
      const [words, act] = chance.oneOf(ways);
      return plan(`${player.name} ${words}, whatever is shown`, act);
    },
  },
];
