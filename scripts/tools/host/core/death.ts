// How entities die, and what script hears of it.
import { onRequest } from "./driver-port.ts";
import { apiEntity, dropItem, entityOf, removeEntity, spotOf, standUp } from "./entity-life.ts";
import { event } from "./events.ts";
import { type EntityRecord, entityRecords, isPlayer } from "./model.ts";
import { nextTick } from "./scheduler.ts";
import { takeAll } from "./stacks.ts";

const entityDie = event("world.afterEvents.entityDie");
interface DeathOptions {
  readonly entities?: readonly object[];
  readonly entityTypes?: readonly string[];
}
/** What drops has dropped by then, and every death looks like one by a command [believed]. */
export function tellDeath(record: EntityRecord): void {
  entityDie(
    { deadEntity: apiEntity(record), damageSource: { cause: "selfDestruct" } },
    ({ entities, entityTypes }: DeathOptions) =>
      (entities?.some((entity) => entityOf(entity) === record) ?? true) &&
      (entityTypes?.includes(record.definition.id) ?? true),
  );
}
/** Until the next tick it can still be found [believed, to the add-on's disadvantage]. */
function die(record: EntityRecord): void {
  for (const rider of [...record.riders, record]) standUp(rider);
  record.isDying = true;
  if (!record.definition.isPrivate) for (const item of takeAll(record.slots)) dropItem(item, spotOf(record));
  tellDeath(record);
  nextTick(() => removeEntity(record));
}
/** As `/kill @e[type=…]`; without a type all but players. What lies on the ground goes without a word. */
onRequest("kill", ({ typeId }: { readonly typeId?: string }) => {
  for (const record of [...entityRecords.values()]) {
    const isMeant = typeId === undefined || record.definition.id === typeId;
    if (!isMeant || isPlayer(record) || record.isDying) continue;
    if (record.item) removeEntity(record);
    else die(record);
  }
});
