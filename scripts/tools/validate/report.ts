// What Mojang's validator prints with --json, read as the lines that matter. Knows nothing of what is acceptable.
import { accept, type Result, refuse } from "../../engine/result.ts";

/** Each line says the rule, the message, what it is about and the file, as far as the validator does. */
export interface Report {
  readonly errors: readonly string[];
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
}

interface Item {
  readonly type: string;
  readonly path: unknown;
  readonly line: string;
}

/** Only lists are relied on: where one is missing, reading throws. */
interface Printed {
  readonly projects: readonly {
    readonly items: readonly Readonly<
      Record<"type" | "generatorId" | "message" | "data" | "path", unknown>
    >[];
  }[];
}

const TESTS: readonly string[] = ["testPass", "testFail"];
/** `unknown` is how it says that a test had nothing to look at. A type that nobody has seen counts as an error. */
const HARMLESS: readonly string[] = ["testPass", "info", "recommendation", "featureAggregate", "unknown"];
const MANIFESTS = ["/behavior_pack/manifest.json", "/resource_pack/manifest.json"];

/** The report; or a sentence why the validator did not do its work, since it also calls an empty folder clean. */
export function readReport(output: string): Result<Report, string> {
  // Lines of its log may stand before the JSON.
  const start = output.indexOf('{"schemaVersion"');
  const items = start === -1 ? null : itemsOf(output.slice(start));
  if (items === null) return refuse(`its output cannot be read: ${output.trim().slice(0, 300)}`);
  if (!items.some(({ type }) => TESTS.includes(type))) return refuse("it ran no test.");
  for (const manifest of MANIFESTS) {
    if (!items.some(({ path }) => path === manifest)) return refuse(`it did not look at ${manifest}.`);
  }
  const linesOf = (isMeant: (type: string) => boolean): string[] =>
    items.filter(({ type }) => isMeant(type)).map(({ line }) => line);
  return accept({
    errors: linesOf((type) => ![...HARMLESS, "warning", "testFail"].includes(type)),
    failures: linesOf((type) => type === "testFail"),
    warnings: linesOf((type) => type === "warning"),
  });
}

function itemsOf(json: string): readonly Item[] | null {
  try {
    const { projects }: Printed = JSON.parse(json);
    return [...projects].flatMap(({ items }) =>
      [...items].map(({ type, generatorId, message, data, path }) => {
        const place = path === undefined ? "" : ` (${path})`;
        const line = `${generatorId}: ${[message, data].filter(Boolean).join(": ")}${place}`;
        return { type: String(type), path, line };
      }),
    );
  } catch {
    return null;
  }
}
