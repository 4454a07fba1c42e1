// A player's body: walking, looking, sneaking, jumping, getting off, opening a screen of the game's own.
import { apiDimension } from "./block-changes.ts";
import { onRequest } from "./driver-port.ts";
import { eyesOf, moveTo } from "./entities.ts";
import { apiEntity } from "./entity-life.ts";
import { raise } from "./events.ts";
import { hasForm, setBusy } from "./forms.ts";
import { type EntityRecord, isLoaded, type PlayerRecord, type Vector3 } from "./model.ts";
import { withNamespace } from "./packs.ts";
import { type ByPlayer, playerNamed } from "./player-life.ts";
import { dismount } from "./seats.ts";

function changeDimension(record: PlayerRecord, dimension: string, { x, y, z }: Vector3): void {
  const data = { fromDimension: apiDimension(record.dimension), fromLocation: record.location };
  moveTo(record, dimension, { x, y, z });
  raise("world.afterEvents.playerDimensionChange", "PlayerDimensionChangeAfterEvent", {
    ...data,
    ...{ player: apiEntity(record), toDimension: apiDimension(dimension), toLocation: { x, y, z } },
  });
}
onRequest("move", ({ player, ...to }: ByPlayer & Vector3 & { readonly dimension?: string }) => {
  const record = playerNamed(player);
  const dimension = withNamespace(to.dimension ?? record.dimension);
  if (record.mount) throw new Error(`${player} is sitting: stand up first.`);
  if (!isLoaded(dimension, to)) throw new Error(`The chunk at ${to.x} ${to.z} is not loaded: load it first.`);
  if (dimension === record.dimension) moveTo(record, dimension, to);
  else changeDimension(record, dimension, to);
});

export function lookAt(record: EntityRecord, target: Vector3): void {
  const eyes = eyesOf(record);
  const [x, y, z] = [target.x - eyes.x, target.y - eyes.y, target.z - eyes.z];
  record.yaw = (Math.atan2(-x, z) * 180) / Math.PI;
  record.pitch = (-Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI;
}
onRequest("look", ({ player, ...turn }: ByPlayer & { readonly yaw: number; readonly pitch: number }) => {
  Object.assign(playerNamed(player), turn);
});
onRequest("lookAt", ({ player, ...at }: ByPlayer & Vector3) => lookAt(playerNamed(player), at));

interface ButtonOptions {
  readonly buttons?: readonly string[];
  readonly state?: string;
}
function button(player: string, name: "Jump" | "Sneak", state: "Pressed" | "Released"): void {
  const data = { player: apiEntity(playerNamed(player)), button: name, newButtonState: state };
  const wants = (options: ButtonOptions): boolean =>
    (options.buttons?.includes(name) ?? true) && (options.state ?? state) === state;
  raise("world.afterEvents.playerButtonInput", "PlayerButtonInputAfterEvent", data, wants);
}
/** A rider who sneaks gets off and does not sneak. */
onRequest("sneak", ({ player, on }: ByPlayer & { readonly on: boolean }) => {
  const record = playerNamed(player);
  button(player, "Sneak", on ? "Pressed" : "Released");
  if (on && record.mount) {
    dismount(record);
    return;
  }
  if (record.player.sneaking === on) return;
  record.player.sneaking = on;
  const name = on ? "StartSneaking" : "StopSneaking";
  raise(`world.afterEvents.entity${name}`, `Entity${name}AfterEvent`, { entity: apiEntity(record) });
});
/** A jump alone gets nobody off a custom mount. */
onRequest("jump", ({ player }: ByPlayer) => {
  button(player, "Jump", "Pressed");
  button(player, "Jump", "Released");
});
/** The button that a touch screen shows to riders. */
onRequest("dismount", ({ player }: ByPlayer) => dismount(playerNamed(player)));

/** Chat, inventory, pause: while one is open every form is refused as UserBusy. */
for (const screen of ["Chat", "Inventory"]) {
  onRequest(`open${screen}`, ({ player }: ByPlayer) => {
    const { id } = playerNamed(player);
    if (hasForm(id)) throw new Error(`${player} has a form open: answer or close it first.`);
    setBusy(id, true);
  });
  onRequest(`close${screen}`, ({ player }: ByPlayer) => setBusy(playerNamed(player).id, false));
}
