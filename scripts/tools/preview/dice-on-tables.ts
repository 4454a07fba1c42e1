// The dice of the matches on the tables. Until the add-on puts dice into the world, they are read from what it saves.
import { decodeMatch } from "../../match/saved-match.ts";
import { MATCH_PROPERTY } from "../../minecraft/ids.ts";
import type { World } from "../host/world.ts";
import type { SceneDice } from "./wire.ts";

export function diceOnTables(world: World): readonly SceneDice[] {
  const [seen] = world.send("lookAtProperties");
  return Object.entries(seen?.["properties"] ?? {}).flatMap(([key, value]) => {
    const read = key.startsWith(MATCH_PROPERTY) ? decodeMatch(String(value)) : undefined;
    if (!read?.ok) return [];
    const { match, boardToken, table } = read.value;
    const turn = match.game?.turn;
    if (boardToken !== null || !turn || turn.dice.length === 0) return [];
    const [x = 0, y = 0, z = 0] = table.split(":").slice(-3).map(Number);
    const dice = turn.dice.map((face, die) => ({ face, held: turn.held[die] === true }));
    return [{ x, y, z, dice }];
  });
}
