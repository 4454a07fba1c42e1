// What was decided, one character a decision: under any rules it is read as it was written.
import fc from "fast-check";
import { expect, it } from "vitest";
import { preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { type Logged, readLog, withLogged } from "../../scripts/match/log.ts";
import { newMatch } from "../../scripts/match/match.ts";
import { everyRules } from "../support/games.ts";

const ANY_ENTRIES = fc.array(
  fc.record({ kind: fc.nat(2), one: fc.nat(255), other: fc.nat(255), player: fc.nat(3) }),
);

it("is read as it was written, under any rules", () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyRules()), ANY_ENTRIES, (rules, entries) => {
      const { categories, columns, diceCount } = preparedRules(rules);
      const logged = entries.map(({ kind, one, other, player }): Logged => {
        if (kind === 0) return { type: "out", player };
        if (kind === 1) {
          return {
            type: "rolled",
            held: Array.from({ length: diceCount }, (_, die) => ((one >> die) & 1) === 1),
          };
        }
        const category = categories[one % categories.length]?.id ?? "";
        return { type: "scored", category, column: other % columns.length };
      });
      const written = logged.reduce(withLogged, { ...newMatch("match-1"), rules, log: "" });
      expect(readLog(written.log ?? "", { rules })).toEqual(logged);
      expect(Buffer.byteLength(JSON.stringify(written.log))).toBe(logged.length + 2);
    }),
  );
});

it("is not begun where it is not known what went before", () => {
  expect(withLogged(newMatch("match-1"), { type: "out", player: 0 }).log).toBeNull();
});
