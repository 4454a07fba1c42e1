// Names in words: one, several, whoever stands at a position, and a place on the sheet.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { NO_SEATS } from "../../scripts/match/seats.ts";
import { commaed, entryName, listed, playerName, playerNamed } from "../../scripts/ui/names.ts";
import { nameText } from "../../scripts/ui/text.ts";
import { ANA, BEN, CEM, DEA, started } from "../support/matches.ts";
import { english } from "../support/views.ts";

function names(...list: readonly string[]) {
  return list.map(nameText);
}

describe("a list of names", () => {
  it.each([
    [["Ana"], "Ana"],
    [["Ana", "Ben"], "Ana and Ben"],
    [["Ana", "Ben", "Cem"], "Ana, Ben and Cem"],
    [["Ana", "Ben", "Cem", "Dea"], "Ana, Ben, Cem and Dea"],
  ])("of %j reads %j", (list, read) => {
    expect(english(listed(names(...list)))).toBe(read);
  });

  it("of nobody is empty and breaks nothing", () => {
    expect(english(listed([]))).toBe("");
  });

  it("with commas alone has them between and none at the ends", () => {
    expect(english(commaed(names("Ana", "Ben", "Cem")))).toBe("Ana, Ben, Cem");
    expect(commaed([])).toEqual({ rawtext: [] });
  });

  it("takes no format code along from a name", () => {
    expect(english(listed(names("§kAna", "B\nen")))).toBe("Ana and Ben");
  });
});

describe("the name of a player", () => {
  it("is that of the place in the turn order", () => {
    const match = started(ANA, BEN, CEM, DEA);
    expect([0, 1, 2, 3].map((player) => english(playerName(match, player)))).toEqual([
      "Ana",
      "Ben",
      "Cem",
      "Dea",
    ]);
  });

  it("is that of the id, with a seat or without", () => {
    const match = { ...started(ANA, BEN), seats: NO_SEATS };
    expect([BEN, ANA].map(({ id }) => english(playerNamed(match, id)))).toEqual(["Ben", "Ana"]);
  });

  it("who is not there is somebody's", () => {
    expect(english(playerName(started(ANA), 1))).toBe("somebody");
    expect(english(playerNamed(started(ANA), BEN.id))).toBe("somebody");
  });
});

it("an entry is its category, and on a sheet of several columns its column too", () => {
  const named = (ruleSet: "classic" | "triple", column: number) =>
    english(entryName(preparedRules(chooseRules(ruleSet)), "ones", column));
  expect([named("classic", 0), named("triple", 0), named("triple", 2)]).toEqual([
    ...["Ones", "Ones, column 1", "Ones, column 3"],
  ]);
});
