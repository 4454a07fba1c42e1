// What one command costs while four people look on: what the match makes of it, the save, and everybody's screen.
import { MATCH_PROPERTY } from "../../minecraft/ids.ts";
import type { Cost } from "../host/drive/session.ts";
import type { Player } from "../host/hands.ts";
import { openWorld, type World } from "../host/world.ts";
import { greedy } from "../play/greedy.ts";
import { FOUR, sitTogether } from "../play/seating.ts";
import { openBoard } from "../play/set-up.ts";
import { playTurn, seesTurn } from "../play/turn.ts";

interface MatchOfFour {
  readonly costs: readonly Cost[];
  /** Of the match as it is saved when it is over and every sheet is full. */
  readonly saveBytes: number;
}

/**
 * Every press of a whole match of four on live screens, all four open, from the first turn to the last entry: each
 * with all ticks until the last screen has followed it, and with what the host does meanwhile.
 */
export async function matchOfFour(): Promise<MatchOfFour> {
  const world = await openWorld();
  const players = sitTogether(world, FOUR);
  for (const player of players) {
    // Screens follow each command at once, and dice cost nothing while they tumble.
    player.type("/yahtzee:dice none");
    openBoard(player);
    player.press("Ready");
  }
  rollOff(world, players);
  const { session } = world;
  const costs: Cost[] = [];
  const { send, work } = session;
  let before = { ...work };
  session.send = (kind, payload) => {
    const isPress = kind !== "tick";
    if (isPress) before = { ...work };
    const records = send(kind, payload);
    if (isPress || records.some(({ t }) => t === "liveForm")) {
      costs[costs.length - (isPress ? 0 : 1)] = {
        milliseconds: work.milliseconds - before.milliseconds,
        interrupts: work.interrupts - before.interrupts,
      };
    }
    return records;
  };
  for (;;) {
    const next = players.find(seesTurn);
    if (next === undefined) break;
    playTurn(next, greedy);
  }
  session.send = send;
  world.expectNoErrors();
  const saved = world.save().properties.find(([key]) => key.startsWith(MATCH_PROPERTY))?.[1];
  session.dispose();
  return { costs, saveBytes: Buffer.byteLength(String(saved)) };
}

/** Everybody throws until it is decided who starts, and looks on until the first turn. */
function rollOff(world: World, players: readonly Player[]): void {
  while (!players.some(seesTurn)) {
    const next = players.find(({ form }) => form?.buttons.includes("Roll for the start"));
    if (next === undefined) world.tick(20);
    else next.press("Roll for the start");
  }
}
