// Sensible players: whoever is needed does what brings a match on, by typed commands or by the open screen.
import type { Match } from "../../match/match.ts";
import { BOARD_ITEM, isTable } from "../../minecraft/ids.ts";
import { OVERWORLD } from "../host/core/model.ts";
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { BOARD, TABLE } from "../play/set-up.ts";
import { entitiesIn } from "./boards.ts";
import { blockAt, comeTo, freeHands, putTable } from "./furniture.ts";
import { fittedIn, type Place, recordsIn } from "./records.ts";
import { type Deed, type Plan, plan, present, type Scene } from "./scene.ts";
import { neededIn, type, typedLine } from "./typing.ts";

export const GOES_ON: Deed = {
  name: "a sensible step",
  weight: 1,
  plan(scene, anybody) {
    const { chance, world, typists } = scene;
    const fitted = fittedIn(recordsIn(world));
    if (fitted.length === 0) return bringsBoard(scene, anybody);
    const { record, place } = chance.oneOf(fitted);
    const needed = neededIn(scene, record.match);
    const player = needed.length > 0 && chance.percent(80) ? chance.oneOf(needed) : anybody;
    const { name } = player;
    if (isFar(world, player, place)) {
      return plan(`${name} comes back to the table`, () => comeTo(player, place));
    }
    if (!isTable(blockAt(world, place))) {
      // Else the add-on has time to find that it is gone.
      if (chance.percent(60)) return null;
      return plan(`${name} puts a table back`, () => {
        freeHands(player);
        putTable(world, player, place);
      });
    }
    return typists.has(name) ? typed(scene, player, record.match) : pressed(scene, player, place);
  },
};

/** Whoever has a board takes it to the table, whoever sees one picks it up. */
function bringsBoard(scene: Scene, anybody: Player): Plan | null {
  const { world } = scene;
  const place = { dimension: OVERWORLD, ...TABLE };
  const holder = present(scene).find((player) => player.count(BOARD) > 0);
  if (holder !== undefined) {
    return plan(`${holder.name} takes the board to the table`, () => {
      freeHands(holder);
      comeTo(holder, place);
      if (!isTable(blockAt(world, place))) putTable(world, holder, place);
      holder.hold(BOARD);
      holder.use(place.x, place.y, place.z);
    });
  }
  const lying = entitiesIn(world, "minecraft:item").find(({ item }) => item?.typeId === BOARD_ITEM);
  if (lying === undefined) return null;
  const { dimension, location } = lying;
  return plan(`${anybody.name} picks up the board`, () => {
    anybody.dismount();
    anybody.move(location.x, location.y, location.z, dimension);
    world.tick(12);
    // Nobody can put a table where somebody stands.
    comeTo(anybody, place);
  });
}

/** Further than hands and the add-on reach. */
const FAR = 5;

function isFar(world: World, { id }: Player, { dimension, x, y, z }: Place): boolean {
  const here = world.entities("minecraft:player", dimension).find((entity) => entity.id === id)?.location;
  return here === undefined || Math.hypot(here.x - x - 0.5, here.y - y, here.z - z - 0.5) > FAR;
}

const VERDICTS = ["wait", "play", "close"];

function typed({ chance }: Scene, player: Player, match: Match): Plan {
  const decides = match.absences.length > 0 && chance.percent(40);
  const line = decides
    ? `/yahtzee:away ${chance.oneOf(VERDICTS)}`
    : typedLine(match, player.id, (moves) => chance.below(moves));
  return plan(`${player.name} types ${line}`, () => {
    freeHands(player);
    type(player, line);
  });
}

/** What leads a match on: a chair, a word, a throw, a category, a verdict about who is away. */
const LEADS_ON =
  /^(Take a chair|Play alone|I agree to this list|Stakes$|Ready|Rematch|Roll |Begin now|Hold and roll|Score 0|.+: \d+( \+ \d+)?$|.+ is away: decide|(Wait for|Let a computer|Close the sheet of) )/;

/** A live screen passes over what is pressed sooner after it has changed. */
const SEEN_TICKS = 10;

function pressed({ chance, world }: Scene, player: Player, { x, y, z }: Place): Plan {
  const { form, name } = player;
  if (form === undefined) {
    return plan(`${name} uses the table at ${x} ${y} ${z}`, () => {
      player.emptyHand();
      player.use(x, y, z);
    });
  }
  const switches = form.fields.filter(({ value }) => value !== null);
  const toggled = switches.filter(() => chance.percent(30)).map((field) => field.name);
  const buttons = form.buttons.filter((text) => LEADS_ON.test(text));
  const others = form.buttons.filter((text) => ["Back", "Close", "Submit"].includes(text));
  const [first] = [...buttons, ...others];
  if (first === undefined) return plan(`${name} closes the screen`, () => player.close());
  const button = buttons.length > 0 ? chance.oneOf(buttons) : first;
  const holds = toggled.map((text) => `switches ${text}, `).join("");
  return plan(`${name} ${holds}presses ${button}`, () => {
    if (world.pace > 0) world.tick(SEEN_TICKS);
    const has = (text: string): boolean => player.form?.fields.some((field) => field.name === text) === true;
    for (const text of toggled) if (has(text)) player.toggle(text);
    if (player.form?.buttons.includes(button)) player.press(button);
  });
}
