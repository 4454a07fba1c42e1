// The bundle as it would be without the solved tables: they have a budget of their own.
import { PACKED_TABLES } from "../../engine/strategy/packed-tables.ts";

/** With the texts of the tables empty, and without the ends of lines that the bundler puts into long texts. */
export function withoutTables(bundle: string): string {
  return PACKED_TABLES.reduce((rest, table) => rest.replace(table, () => ""), bundle.replaceAll("\\\n", ""));
}
