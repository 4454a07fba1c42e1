// Which entities a query finds. A part of a query that this host does not know is refused, never passed over.
import { distance, type EntityRecord, isLoaded, type Vector3 } from "./model.ts";
import { withNamespace } from "./packs.ts";

export interface Query {
  readonly type?: string;
  readonly families?: readonly string[];
  readonly name?: string;
  readonly location?: Vector3;
  readonly maxDistance?: number;
  readonly minDistance?: number;
}
const PARTS = ["type", "families", "name", "location", "maxDistance", "minDistance"];

export function select(records: readonly EntityRecord[], query: Query = {}): EntityRecord[] {
  const unknown = Object.keys(query).find((part) => !PARTS.includes(part));
  if (unknown)
    throw new Error(`This host does not know '${unknown}' in an entity query: write it in entity-query.ts.`);
  const { type, families = [], name, location, maxDistance, minDistance } = query;
  return records.filter((record) => {
    const far = location ? distance(record.location, location) : 0;
    return (
      isLoaded(record.dimension, record.location) &&
      (type === undefined || record.typeId === withNamespace(type)) &&
      families.every((family) => record.definition.families.includes(family)) &&
      (name === undefined || record.nameTag === name) &&
      far <= (maxDistance ?? Number.POSITIVE_INFINITY) &&
      far >= (minDistance ?? 0)
    );
  });
}
