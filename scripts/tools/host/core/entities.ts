// Entity, Player and the components of entities, as scripts see them.
import { apiDimension, loaded } from "./blocks.ts";
import { settle } from "./chunk-loading.ts";
import { apiContainer } from "./containers.ts";
import { emit } from "./driver-port.ts";
import { dynamicProperties, writable } from "./dynamic-properties.ts";
import { apiEntity, dismount, entityOf, mount, removeEntity } from "./entity-life.ts";
import { NotEmulated } from "./errors.ts";
import {
  type EntityRecord,
  isPlayer,
  isSilent,
  type PlayerRecord,
  type Properties,
  type Vector3,
} from "./model.ts";
import { withNamespace } from "./packs.ts";
import { believed, handleOf, implement, make } from "./registry.ts";
import type { RawText } from "./stacks.ts";

interface Rotation {
  readonly x: number;
  readonly y: number;
}
const EYES = 1.62;
export function eyesOf({ location }: PlayerRecord): Vector3 {
  return { ...location, y: location.y + EYES };
}
export function viewOf({ yaw, pitch }: EntityRecord): Vector3 {
  const [turn, tilt] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return { x: -Math.sin(turn) * Math.cos(tilt), y: -Math.sin(tilt), z: Math.cos(turn) * Math.cos(tilt) };
}

/** Component -> its class, and whether the entity has it. */
const COMPONENTS: Readonly<Record<string, readonly [string, (record: EntityRecord) => boolean]>> = {
  "minecraft:health": ["EntityHealthComponent", () => true],
  "minecraft:inventory": ["EntityInventoryComponent", ({ slots }) => slots.length > 0],
  "minecraft:rideable": ["EntityRideableComponent", ({ definition }) => definition.seatCount > 0],
  "minecraft:riding": ["EntityRidingComponent", (record) => record.mount !== undefined],
};

implement<EntityRecord>("Entity", {
  get: {
    id: ({ id }) => id,
    typeId: ({ definition }) => definition.id,
    isValid: ({ invalid }) => !invalid,
    location: ({ location }) => ({ ...location }),
    dimension: ({ dimension }) => apiDimension(dimension),
    isSneaking: ({ player }) => player?.sneaking ?? false,
  },
  call: {
    getRotation: ({ yaw, pitch }): Rotation => ({ x: pitch, y: yaw }),
    setRotation: (record, { x, y }: Rotation) => Object.assign(record, { pitch: x, yaw: y }) && undefined,
    getViewDirection: viewOf,
    remove(record) {
      if (isPlayer(record)) throw new Error("A player cannot be removed.");
      removeEntity(record);
    },
    getComponent(record, name: string) {
      const id = withNamespace(name);
      const [className, isOn] = COMPONENTS[id] ?? [];
      if (!className || !isOn) throw new NotEmulated(`Entity::getComponent("${id}")`);
      return isOn(record) ? make(className, record) : undefined;
    },
  },
});
const propertiesOf = (record: EntityRecord): Properties => (isSilent(record) ? {} : record.properties);
implement("Entity", {
  call: dynamicProperties<EntityRecord>(propertiesOf, (record) => writable(propertiesOf(record))),
});
interface TeleportOptions {
  readonly dimension?: object;
}
function teleport(
  record: EntityRecord,
  { x, y, z }: Vector3,
  { dimension, ...others }: TeleportOptions = {},
): void {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new NotEmulated(`TeleportOptions::${unknown}`);
  const { id } = dimension ? handleOf<{ readonly id: string }>(dimension) : { id: record.dimension };
  if (!record.mount) settle(record, { dimension: id, x, y, z });
}
const stubborn = believed("teleport moves no rider, and puts to sleep where no chunk is loaded");
implement<EntityRecord>("Entity", { call: { teleport } }, stubborn);

const currentValue = ({ player }: EntityRecord): number => (player?.isDead ? 0 : 20);
const health = believed("health is 20 until a player dies, then 0: nothing here does damage");
implement<EntityRecord>("EntityAttributeComponent", { get: { currentValue } }, health);
implement<EntityRecord>("EntityInventoryComponent", { get: { container: apiContainer } });
implement<EntityRecord>("EntityRidingComponent", {
  get: { entityRidingOn: ({ mount: seat }) => seat && apiEntity(seat) },
});
implement<EntityRecord>(
  "EntityRideableComponent",
  {
    call: {
      addRider: (seat, rider: object) => mount(entityOf(rider), seat),
      ejectRider(seat, rider: object) {
        if (entityOf(rider).mount === seat) dismount(entityOf(rider));
      },
      ejectRiders: ({ riders }) => [...riders].forEach(dismount),
      getRiders: ({ riders }) => riders.map(apiEntity),
    },
  },
  believed("addRider answers false for who rides or is far off; ejecting raises the exit event"),
);

/** The permission level of an operator; *custom* is a higher number and no operator. */
const OPERATOR = 2;
export function commandLevelOf({ player }: PlayerRecord): number {
  return player.permission === OPERATOR ? 1 : 0;
}
implement<PlayerRecord>("Player", {
  get: {
    name: ({ player }) => player.name,
    selectedSlotIndex: ({ player }) => player.slot,
    commandPermissionLevel: commandLevelOf,
    playerPermissionLevel: ({ player }) => player.permission,
    onScreenDisplay: (record) => make("ScreenDisplay", record),
  },
  call: {
    sendMessage: ({ id }, message: RawText) => emit({ t: "message", player: id, message }),
    playSound: ({ id }, sound: string) => emit({ t: "sound", player: id, sound }),
    spawnParticle({ id, dimension }, particle: string, location: Vector3) {
      loaded({ dimension, ...location });
      emit({ t: "particle", player: id, particle, location });
    },
  },
});
implement<PlayerRecord>("ScreenDisplay", {
  call: { setActionBar: ({ id }, text: RawText) => emit({ t: "actionBar", player: id, text }) },
});
