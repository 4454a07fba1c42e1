// A player's life and body, as the driver asks for it: joining, leaving, walking, looking, sneaking, jumping, getting
// off, opening the chat.
import { type Place, spotAt } from "./block-changes.ts";
import { tellDeath } from "./death.ts";
import { emit, onRequest } from "./driver-port.ts";
import { eyesOf } from "./entities.ts";
import { apiEntity, dismount, dropItem, newEntityId, spotOf, standUp } from "./entity-life.ts";
import { event } from "./events.ts";
import { entityRecords, FLOOR, OVERWORLD, type PlayerRecord, playerRecords, type Vector3 } from "./model.ts";
import { endForm, hasForm, setBusy } from "./screens.ts";
import { emptySlots, takeAll } from "./stacks.ts";
import { forgetOverrides } from "./synced-properties.ts";
import { absentPlayers, restorePlayer, type SavedPlayer, savePlayer } from "./world-save.ts";

const playerSpawn = event("world.afterEvents.playerSpawn");
const playerLeave = event("world.afterEvents.playerLeave");
const buttonInput = event("world.afterEvents.playerButtonInput");

export interface ByPlayer {
  readonly player: string;
}
/** A player who is in the world; a sentence otherwise. */
export function playerNamed(name: string): PlayerRecord {
  const record = playerRecords().find(({ player }) => player.name === name);
  if (!record) throw new Error(`${name} is not in the world: join first.`);
  return record;
}

const SLOTS = 36;
const spawnPoint = () => ({ dimension: OVERWORLD, location: { x: 0.5, y: FLOOR + 1, z: 0.5 } });
const newPlayer = (name: string): SavedPlayer => ({
  ...{ id: newEntityId(), typeId: "minecraft:player", ...spawnPoint(), yaw: 0, pitch: 0 },
  ...{ name, permission: 1, slot: 0, slots: emptySlots(SLOTS), sneaking: false, isDead: false },
});

type JoinRequest = { readonly name: string } & Partial<Pick<SavedPlayer, "location" | "permission">>;
/** Who left dead comes back dead, and the event comes all the same [believed, to the add-on's disadvantage]. */
onRequest("join", ({ name, ...wishes }: JoinRequest) => {
  if (playerRecords().some(({ player }) => player.name === name)) {
    throw new Error(`${name} is in the world already.`);
  }
  const record = restorePlayer({ ...(absentPlayers.get(name) ?? newPlayer(name)), ...wishes });
  if (!record) throw new Error("The packs have not been loaded yet: send startup first.");
  absentPlayers.delete(name);
  entityRecords.set(record.id, record);
  emit({ t: "joined", name, id: record.id });
  playerSpawn({ player: apiEntity(record), initialSpawn: true });
});

/** Who leaves while riding leaves an empty mount and no event [believed, to the add-on's disadvantage]. */
onRequest("leave", ({ player: playerName }: ByPlayer) => {
  const record = playerNamed(playerName);
  absentPlayers.set(playerName, savePlayer(record));
  standUp(record);
  record.invalid = true;
  entityRecords.delete(record.id);
  forgetOverrides(record.id);
  endForm(record.id, "quit");
  setBusy(record.id);
  emit({ t: "left", name: playerName });
  playerLeave({ playerId: record.id, playerName });
});

onRequest("die", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  standUp(record);
  record.player.isDead = true;
  for (const item of takeAll(record.slots)) dropItem(item, spotOf(record));
  tellDeath(record);
});

onRequest("respawn", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  if (!record.player.isDead) throw new Error(`${player} is not dead.`);
  record.player.isDead = false;
  Object.assign(record, spawnPoint());
  playerSpawn({ player: apiEntity(record), initialSpawn: false });
});

type Journey = ByPlayer & Place;
/** Where it leads to, in the dimension where one is if it names none. */
function goalOf(record: PlayerRecord, journey: Journey): Pick<PlayerRecord, "dimension" | "location"> {
  const { dimension, ...location } = spotAt({ dimension: record.dimension, ...journey });
  return { dimension, location };
}
onRequest("move", (journey: Journey) => {
  const record = playerNamed(journey.player);
  if (record.mount) throw new Error(`${journey.player} is sitting: stand up first.`);
  Object.assign(record, goalOf(record, journey));
});
/** `/tp` by somebody; a rider is off the mount without any event [believed, to the add-on's disadvantage]. */
onRequest("teleport", (journey: Journey) => {
  const record = playerNamed(journey.player);
  const goal = goalOf(record, journey);
  standUp(record);
  Object.assign(record, goal);
});
onRequest("look", ({ player, ...turn }: ByPlayer & { readonly yaw: number; readonly pitch: number }) => {
  Object.assign(playerNamed(player), turn);
});

/** Turns to the middle of a block, as one looks at what one is about to use. */
onRequest("lookTowards", ({ player, x, y, z }: ByPlayer & Vector3) => {
  const record = playerNamed(player);
  const eyes = eyesOf(record);
  const [east, up, south] = [x + 0.5 - eyes.x, y + 0.5 - eyes.y, z + 0.5 - eyes.z];
  const degrees = (radians: number): number => (radians * 180) / Math.PI;
  record.yaw = degrees(Math.atan2(-east, south));
  record.pitch = degrees(-Math.atan2(up, Math.hypot(east, south)));
});

interface ButtonOptions {
  readonly buttons?: readonly string[];
  readonly state?: string;
}
function pressButton(
  record: PlayerRecord,
  button: "Jump" | "Sneak",
  newButtonState: "Pressed" | "Released",
): void {
  buttonInput(
    { player: apiEntity(record), button, newButtonState },
    ({ buttons = [button], state = newButtonState }: ButtonOptions) =>
      buttons.includes(button) && state === newButtonState,
  );
}
/** A rider who sneaks gets off and does not sneak. */
onRequest("sneak", ({ player, on }: ByPlayer & { readonly on: boolean }) => {
  const record = playerNamed(player);
  pressButton(record, "Sneak", on ? "Pressed" : "Released");
  if (on && record.mount) dismount(record);
  else record.player.sneaking = on;
});
/** A jump alone gets nobody off a custom mount. */
onRequest("jump", ({ player }: ByPlayer) => {
  pressButton(playerNamed(player), "Jump", "Pressed");
  pressButton(playerNamed(player), "Jump", "Released");
});
/** The button that a touch screen shows to riders. */
/** As `/op` and `/deop`. */
onRequest("permit", ({ player, permission }: ByPlayer & Pick<SavedPlayer, "permission">) => {
  playerNamed(player).player.permission = permission;
});
onRequest("dismount", ({ player }: ByPlayer) => dismount(playerNamed(player)));

/** While the chat is open every form is refused as UserBusy. */
export function openChat(record: PlayerRecord, ticks: number): void {
  if (hasForm(record.id)) {
    throw new Error(`${record.player.name} has a form open: answer or close it first.`);
  }
  setBusy(record.id, ticks);
}
onRequest("chat", ({ player, open }: ByPlayer & { readonly open: boolean }) => {
  const record = playerNamed(player);
  if (open) openChat(record, Number.POSITIVE_INFINITY);
  else setBusy(record.id);
});
