// A player's statistics, as they are saved: version 1.
import type { Result } from "../engine/result.ts";
import { RULE_SET_IDS } from "../engine/rule-sets/rule-sets.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";
import { MOST, type RuleSetStatistics, type Statistics, type Tally } from "./statistics.ts";

const VERSIONS: Versions<Statistics> = [decodeV1];

export function encodeStatistics({ name, lastDay, ruleSets, faces }: Statistics): string {
  const games = RULE_SET_IDS.flatMap((id) => {
    const of = ruleSets[id];
    return of === undefined ? [] : [[id, [numbersOf(of.plain), numbersOf(of.hinted), of.unfinished]]];
  });
  return JSON.stringify({ version: VERSIONS.length, name, lastDay, games: Object.fromEntries(games), faces });
}

/** In the order in which `tallyOf` reads them. */
function numbersOf({ matches, against, wins, best, sum, upperBonuses, alike }: Tally): readonly number[] {
  return [matches, against, wins, best, sum, upperBonuses, alike];
}

export function decodeStatistics(json: string): Result<Statistics, DecodeError> {
  return decodeRecord(json, "statistics", VERSIONS);
}

function decodeV1(saved: Saved): Statistics {
  const games = saved.field("games");
  const known = RULE_SET_IDS.filter((id) => !games.field(id).isMissing);
  const faces = saved.field("faces");
  return {
    name: saved.field("name").string(),
    lastDay: saved.field("lastDay").integer(0, MOST),
    ruleSets: Object.fromEntries(known.map((id) => [id, gamesOf(games.field(id))])),
    faces: numbers(faces, 6),
  };
}

function gamesOf(saved: Saved): RuleSetStatistics {
  const [plain, hinted, unfinished] = saved.items();
  if (plain === undefined || hinted === undefined || unfinished === undefined)
    throw saved.mismatch("three parts");
  return { plain: tallyOf(plain), hinted: tallyOf(hinted), unfinished: unfinished.integer(0, MOST) };
}

function tallyOf(saved: Saved): Tally {
  const [matches = 0, against = 0, wins = 0, best = 0, sum = 0, upperBonuses = 0, alike = 0] = numbers(
    saved,
    7,
  );
  return { matches, against, wins, best, sum, upperBonuses, alike };
}

function numbers(saved: Saved, count: number): readonly number[] {
  const items = saved.items();
  if (items.length !== count) throw saved.mismatch(`${count} numbers`);
  return items.map((item) => item.integer(0, MOST));
}
