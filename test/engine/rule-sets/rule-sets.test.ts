// The one list of rule sets.
import { describe, expect, it } from "vitest";
import { isRuleSetId, RULE_SET_IDS, RULE_SETS } from "../../../scripts/engine/rule-sets/rule-sets.ts";

describe("the list of rule sets", () => {
  it.each(RULE_SET_IDS)("%s stands under its own id", (id) => {
    expect(RULE_SETS[id].id).toBe(id);
  });

  it.each(["", "Classic", "constructor", "__proto__", 0, null, undefined, ["classic"]])(
    "%j is no rule set",
    (value) => {
      expect(isRuleSetId(value)).toBe(false);
    },
  );

  it("classic is a rule set", () => {
    expect(isRuleSetId("classic")).toBe(true);
  });
});
