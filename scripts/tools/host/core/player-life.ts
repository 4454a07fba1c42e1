// How players come, go, die and come back, as the driver asks for it.
import { now } from "./clock.ts";
import { emit, onRequest } from "./driver-port.ts";
import { moveTo } from "./entities.ts";
import { apiEntity, dropItem, killEntity, newEntityId } from "./entity-life.ts";
import { raise } from "./events.ts";
import { playerGone } from "./forms.ts";
import {
  DIMENSIONS,
  entityRecords,
  FLOOR,
  isPlayer,
  type PlayerPart,
  type PlayerRecord,
  playerRecords,
  type Vector3,
} from "./model.ts";
import { leaveMount } from "./riding.ts";
import { absentPlayers, restoreEntity, type SavedPlayer, savePlayer } from "./world-save.ts";

const SPAWN: Vector3 = { x: 0.5, y: FLOOR + 1, z: 0.5 };
const SLOTS = 36;

export interface ByPlayer {
  readonly player: string;
}
/** A player who is in the world; a sentence otherwise. */
export function playerNamed(name: string): PlayerRecord {
  const record = playerRecords().find(({ player }) => player.name === name);
  if (!record) throw new Error(`${name} is not in the world: join first.`);
  return record;
}

function firstJoin(name: string): SavedPlayer {
  return {
    ...{ id: newEntityId(), typeId: "minecraft:player", dimension: DIMENSIONS[0], location: SPAWN },
    ...{ yaw: 0, pitch: 0, nameTag: name, health: 20, properties: [] },
    slots: Array.from({ length: SLOTS }, () => null),
    player: { name, slot: 0, sneaking: false, gameMode: "Survival", permission: 1, dead: false, seen: [] },
  };
}
function spawned(record: PlayerRecord, initialSpawn: boolean): void {
  const data = { player: apiEntity(record), initialSpawn };
  raise("world.afterEvents.playerSpawn", "PlayerSpawnAfterEvent", data);
}

interface JoinRequest extends Partial<Pick<PlayerPart, "gameMode" | "permission">> {
  readonly name: string;
  readonly location?: Vector3;
  /** A new id for a known player: the world has moved to another host. */
  readonly newId?: boolean;
}
onRequest("join", ({ name, location, newId, ...part }: JoinRequest) => {
  if (playerRecords().some(({ player }) => player.name === name)) {
    throw new Error(`${name} is in the world already.`);
  }
  const saved = absentPlayers.get(name) ?? firstJoin(name);
  const record = restoreEntity(newId ? { ...saved, id: newEntityId() } : saved, now());
  if (!record) throw new Error("The packs have not been loaded yet: send startup first.");
  absentPlayers.delete(name);
  record.player = { ...saved.player, seen: new Set(saved.player.seen), sneaking: false, ...part };
  record.location = location ?? record.location;
  if (!isPlayer(record)) return;
  entityRecords.set(record.id, record);
  emit({ t: "joined", name, id: record.id });
  raise("world.afterEvents.playerJoin", "PlayerJoinAfterEvent", { playerId: record.id, playerName: name });
  spawned(record, true);
});

/** Who leaves or dies while riding leaves an empty mount and no event [believed, to the add-on's disadvantage]. */
onRequest("leave", ({ player: playerName }: ByPlayer) => {
  const record = playerNamed(playerName);
  raise("world.beforeEvents.playerLeave", "PlayerLeaveBeforeEvent", { player: apiEntity(record) });
  absentPlayers.set(playerName, savePlayer(record));
  leaveMount(record);
  record.invalid = true;
  entityRecords.delete(record.id);
  playerGone(record.id);
  emit({ t: "left", name: playerName });
  raise("world.afterEvents.playerLeave", "PlayerLeaveAfterEvent", { playerId: record.id, playerName });
});
onRequest("die", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  leaveMount(record);
  record.player.dead = true;
  for (const [slot, item] of record.inventory.slots.entries()) {
    if (!item || item.keepOnDeath) continue;
    record.inventory.slots[slot] = undefined;
    dropItem(item, record.dimension, record.location);
  }
  killEntity(record);
});
onRequest("respawn", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  record.health = record.definition.health;
  record.player.dead = false;
  moveTo(record, DIMENSIONS[0], SPAWN);
  spawned(record, false);
});
