// The components of entities that scripts ask for: inventory, seat, rider, health, dropped item.
import { documentedBodies, over } from "./bodies.ts";
import { apiContainer } from "./container.ts";
import { apiEntity, entityOf } from "./entity-life.ts";
import { apiItem } from "./items.ts";
import type { EntityRecord } from "./model.ts";
import { withNamespace } from "./packs.ts";
import { believed, handleOf, implement, make, throwGameError } from "./registry.ts";
import { dismount, mount } from "./seats.ts";

interface ComponentHandle {
  readonly entity: EntityRecord;
  readonly id: string;
}
interface Kind {
  readonly className: string;
  readonly on: (record: EntityRecord) => boolean;
}
const KINDS: Readonly<Record<string, Kind>> = {
  "minecraft:inventory": {
    className: "EntityInventoryComponent",
    on: ({ inventory }) => inventory !== undefined,
  },
  "minecraft:rideable": {
    className: "EntityRideableComponent",
    on: ({ definition }) => definition.seatCount > 0,
  },
  "minecraft:riding": { className: "EntityRidingComponent", on: ({ mount: seat }) => seat !== undefined },
  "minecraft:health": { className: "EntityHealthComponent", on: () => true },
  "minecraft:item": { className: "EntityItemComponent", on: ({ item }) => item !== undefined },
};
export function componentOf(entity: EntityRecord, name: string): object | undefined {
  const id = withNamespace(name);
  const kind = KINDS[id];
  if (!kind) throw new Error(`This host has no entity component '${id}': write it in entity-components.ts.`);
  return kind.on(entity) ? make(kind.className, { entity, id } satisfies ComponentHandle) : undefined;
}

/** believed: a component is over with its entity; the typings name the error class. */
function ownerOf(api: object): EntityRecord {
  const { entity, id } = handleOf<ComponentHandle>(api);
  if (!entity.invalid) return entity;
  throwGameError(
    "InvalidEntityComponentError",
    `The component '${id}' is invalid: its entity has been removed.`,
  );
}

documentedBodies<ComponentHandle>("Component", handleOf, {
  get: { typeId: ({ id }) => id, isValid: ({ entity }) => !entity.invalid },
});
documentedBodies("EntityComponent", ownerOf, { get: { entity: apiEntity } });
documentedBodies("EntityInventoryComponent", ownerOf, {
  get: {
    container: ({ inventory }) => inventory && apiContainer(inventory),
    inventorySize: ({ inventory }) => inventory?.slots.length ?? 0,
  },
});
documentedBodies("EntityItemComponent", ownerOf, { get: { itemStack: ({ item }) => apiItem(item) } });
documentedBodies("EntityAttributeComponent", ownerOf, {
  get: { currentValue: ({ health }) => health, effectiveMax: ({ definition }) => definition.health },
});
documentedBodies("EntityRidingComponent", ownerOf, {
  get: { entityRidingOn: ({ mount: seat }) => seat && apiEntity(seat) },
});
implement(
  "EntityRideableComponent",
  believed(
    "addRider answers false while the player rides, is dead or far off; ejecting raises the exit event",
    over(ownerOf, {
      get: { seatCount: ({ definition }) => definition.seatCount },
      call: {
        addRider: (seat, rider: object) => mount(entityOf(rider), seat),
        ejectRider: (seat, rider: object) => {
          if (entityOf(rider).mount === seat) dismount(entityOf(rider));
        },
        ejectRiders: ({ riders }) => {
          for (const rider of [...riders]) dismount(rider);
        },
        getRiders: ({ riders }) => riders.map(apiEntity),
      },
    }),
  ),
);
