// Holds the vectors of a file against the engine. Knows the form of a file; what a type asks stands in
// vector-types.ts. Neither reads files nor prints.
import { isDeepStrictEqual } from "node:util";
import { preparedRules } from "../../engine/prepared-rules.ts";
import { accept, type Result, refuse } from "../../engine/result.ts";
import { BadVectors, type Fields, readFields, readKnown, readList, readText } from "./fields.ts";
import { RULES_BY_NAME } from "./rule-names.ts";
import { VECTOR_TYPES } from "./vector-types.ts";

const FORMAT = "yahtzee-vectors-1";

/** Said for the reader of a vector and not compared. */
const INFORMATIVE: ReadonlySet<string> = new Set(["jokerActive"]);

export interface Checked {
  readonly passed: number;
  /** One line for each vector that does not hold. */
  readonly failures: readonly string[];
}

/** What holds and what does not; or a sentence why the text cannot be used. @param text what the file holds. */
export function checkVectors(text: string): Result<Checked, string> {
  try {
    return accept(checkFile(readFields("the file", parse(text))));
  } catch (error) {
    if (error instanceof BadVectors) return refuse(error.message);
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadVectors(`this is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function checkFile(file: Fields): Checked {
  if (file["format"] !== undefined && file["format"] !== FORMAT) {
    throw new BadVectors(`format is ${JSON.stringify(file["format"])}, expected "${FORMAT}".`);
  }
  const lines = readList("vectors", file["vectors"]).map((value, index) => {
    const vector = readFields(`vectors[${index}]`, value);
    const id = readText(`vectors[${index}].id`, vector["id"]);
    try {
      return checkVector(id, { rules: file["rules"], ...vector });
    } catch (error) {
      if (error instanceof BadVectors) throw new BadVectors(`${id}: ${error.message}`);
      throw error;
    }
  });
  const failures = lines.filter((line) => line !== null);
  return { passed: lines.length - failures.length, failures };
}

/** `null` when the vector holds, else the line that says what does not. */
function checkVector(id: string, fields: Fields): string | null {
  const chosen = readKnown("rules", RULES_BY_NAME, fields["rules"]);
  const ask = readKnown("type", VECTOR_TYPES, fields["type"]);
  const expect = readFields("expect", fields["expect"]);
  const expected = Object.entries(expect).filter(([name]) => !INFORMATIVE.has(name));
  if (expected.length === 0) throw new BadVectors("expect is empty, expected at least one value to compare.");
  const answer = ask({ chosen, rules: preparedRules(chosen), fields, expect });
  if (expected.every(([name, value]) => isDeepStrictEqual(answer[name], value))) return null;
  return `${id}: expected ${JSON.stringify(Object.fromEntries(expected))}, got ${JSON.stringify(answer)}`;
}
