// Scenarios that begin in the middle: a match that stands as wanted, with one to four people on their chairs.
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Seed } from "../../scripts/match/throws.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { fitBoard } from "../../scripts/tools/play/set-up.ts";
import { lobby, rollingOff, together } from "./matches.ts";
import { inWorld, NOTHING_CHOSEN, quieten, withFurniture, withMatch } from "./worlds.ts";

interface Place {
  readonly name: string;
  readonly chair: readonly [number, number, number];
  readonly faces: string;
  readonly stands: { readonly x: number; readonly y: number; readonly z: number };
}
/** Round Ana's table clockwise from the north, in the order in which a match seats them. */
const PLACES: readonly Place[] = [
  { name: "Ana", chair: [0, 64, -1], faces: "south", stands: { x: 0.5, y: 64, z: -2.5 } },
  { name: "Ben", chair: [1, 64, 0], faces: "west", stands: { x: 3.5, y: 64, z: 0.5 } },
  { name: "Cem", chair: [0, 64, 1], faces: "north", stands: { x: 0.5, y: 64, z: 3.5 } },
  { name: "Dea", chair: [-1, 64, 0], faces: "east", stands: { x: -2.5, y: 64, z: 0.5 } },
];

/** Whoever of them is in the world now. */
export interface People {
  readonly ana: Player;
  readonly ben: Player;
  readonly cem: Player;
  readonly dea: Player;
}

function peopleIn(world: World): People {
  return {
    get ana() {
      return world.player("Ana");
    },
    get ben() {
      return world.player("Ben");
    },
    get cem() {
      return world.player("Cem");
    },
    get dea() {
      return world.player("Dea");
    },
  };
}

/** The throws of the matches below follow from it, so that a scenario knows them. */
const SEED: Seed = [1, 2, 3, 4];

interface Round {
  readonly save: WorldSave;
  readonly players: readonly PlayerRef[];
}
let round: Promise<Round> | undefined;

/** Four who know each other stand round Ana's fitted table; made once and then opened again and again. */
function standRound(): Promise<Round> {
  const scenario = (world: World): Round => {
    const ana = withFurniture(world);
    fitBoard(ana);
    const players = PLACES.map(({ name, chair: [x, y, z], faces, stands }) => {
      world.setBlock(x, y, z, "tabletop_yahtzee:oak_game_chair", { "minecraft:cardinal_direction": faces });
      if (name === "Ana") ana.move(stands.x, stands.y, stands.z);
      const { id } = name === "Ana" ? ana : world.join(name, { location: stands });
      return { id, name };
    });
    return { save: world.save(), players };
  };
  return inWorld(scenario, { ...NOTHING_CHOSEN, driver: "nodevm" });
}

/**
 * Ana, Ben, Cem and Dea, or the first so many of them, sit at Ana's table in the match that `make` makes of them;
 * nothing has been said yet and no form is open.
 */
export async function inMatch<T>(
  howMany: 1 | 2 | 3 | 4,
  make: (players: readonly PlayerRef[]) => Match,
  scenario: (world: World, people: People) => T | Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  round ??= standRound();
  const { save, players } = await round;
  const match = make(players.slice(0, howMany));
  const begun = withMatch(save, ({ id }) => ({ ...match, id }), SEED);
  return inWorld(
    (world) => {
      for (const { name, chair } of PLACES.slice(0, howMany)) world.join(name).use(...chair);
      for (const player of world.players.values()) quieten(player);
      return scenario(world, peopleIn(world));
    },
    { driver: "nodevm", ...options, save: begun },
  );
}

/** For `inMatch`: nobody is ready. */
export function atLobby(players: readonly PlayerRef[]): Match {
  return lobby(...players);
}

/** For `inMatch`: everybody is ready, and nobody has thrown for the start. */
export function atRollOff(players: readonly PlayerRef[]): Match {
  return rollingOff(...players);
}

/** For `inMatch`: the first has rolled once, and these dice score nothing in Yahtzee and in Full House. */
export function rolledOnce(players: readonly PlayerRef[]): Match {
  const cards = players.map((player) => [player, {}] as const);
  return together(cards, { faces: "1 2 4 4 6" });
}
