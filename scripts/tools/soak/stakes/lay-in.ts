// How a run with stakes begins: everybody sits and has things of their own, the owner turns stakes on, and what is laid
// into the pot is agreed to.
import { encodeTable } from "../../../match/saved-table.ts";
import { TABLE_PROPERTY } from "../../../minecraft/ids.ts";
import type { WorldSave } from "../../host/core/world-save.ts";
import type { Player } from "../../host/hands.ts";
import { PLAYERS } from "../ground.ts";
import type { Scene } from "../scene.ts";
import { type } from "../typing.ts";
import { giveMarked, markedSlots } from "./marks.ts";

/** More than an operator's transfer gives away in one tick. */
const TABLES = 9;

/** The owner has other tables far away, so that it takes some ticks to give to somebody else all that is theirs. */
export function withTables(save: WorldSave): WorldSave {
  const owner = save.players.find(({ name }) => name === PLAYERS[0]);
  if (owner === undefined) throw new Error("Nobody owns the table on the ground.");
  const { id, name } = owner;
  const tables = Array.from({ length: TABLES }, (_, at) => {
    const table = {
      owner: { id, name },
      matchId: `far-${at}`,
      boardName: null,
      boardOff: false,
      found: false,
    };
    return [`${TABLE_PROPERTY}minecraft:overworld:${800 + at}:64:0`, encodeTable(table)] as const;
  });
  return { ...save, properties: [...save.properties, ...tables] };
}

export function layIn(scene: Scene): void {
  const { world, names, chance, steps } = scene;
  const { pace } = world;
  world.pace = 1;
  const players = names.filter((name) => PLAYERS.includes(name)).map((name) => world.player(name));
  for (const player of players) {
    const given = Array.from({ length: 1 + chance.below(7) }, () => giveMarked(scene, player));
    steps.push(`${player.name} has ${given.join(", ")}`);
    player.type("/yahtzee:sit");
  }
  players[0]?.type("/yahtzee:stakes on");
  for (const player of players) if (chance.percent(85)) layAll(scene, player);
  if (chance.percent(80)) for (const player of players) type(player, "/yahtzee:stakes agree");
  world.pace = pace;
}

function layAll({ chance, steps }: Scene, player: Player): void {
  for (const slot of markedSlots(player)) {
    if (!chance.percent(70)) continue;
    steps.push(`${player.name} lays in slot ${slot + 1}`);
    player.type(`/yahtzee:stakes lay ${slot + 1}`);
  }
}
