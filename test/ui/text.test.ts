// Texts as plain data, and names of players that must not break or fill a screen.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryName, gameText, lines, nameText, plainName, readAlike, say } from "../../scripts/ui/text.ts";

describe("a text", () => {
  it("without places is its key alone", () => {
    expect(say("title")).toEqual({ translate: "yahtzee.title" });
  });

  it("takes numbers, words and other texts in its places, in order", () => {
    expect(say("turn.category", categoryName("chance"), 0, "5 + 100")).toEqual({
      translate: "yahtzee.turn.category",
      with: {
        rawtext: [{ translate: "yahtzee.category.chance" }, { text: "0" }, { text: "5 + 100" }],
      },
    });
  });

  it("of the game's own is its key, and stands in places like any other", () => {
    expect(gameText("item.diamond.name")).toEqual({ translate: "item.diamond.name" });
    expect(say("title", gameText("item.diamond.name"))).toEqual({
      translate: "yahtzee.title",
      with: { rawtext: [{ translate: "item.diamond.name" }] },
    });
  });

  it("of several lines has a line break between them and none at the ends", () => {
    const [one, two] = [say("title"), nameText("Ana")];
    expect(lines([one, two, one])).toEqual({ rawtext: [one, { text: "\n" }, two, { text: "\n" }, one] });
    expect(lines([])).toEqual({ rawtext: [] });
    expect(lines([lines([one, two]), one])).toEqual(lines([one, two, one]));
  });
});

describe("two texts", () => {
  const card = (points: number) =>
    lines([say("title"), say("turn.category", categoryName("chance"), points)]);
  const different = [
    nameText("Ana"),
    nameText("Ben"),
    say("title"),
    say("back"),
    say("title", "Ana"),
    say("title", "Ana", "Ana"),
    say("title", "Ben"),
    lines([]),
    lines([say("title")]),
    card(5),
    card(6),
  ];

  it("made alike read alike", () => {
    expect(readAlike(card(5), card(5))).toBe(true);
    expect(readAlike(nameText("Ana"), { text: "Ana" })).toBe(true);
  });

  it("that say anything else do not, whichever is asked about the other", () => {
    const alike = different.flatMap((one) => different.filter((other) => readAlike(one, other)));
    expect(alike).toEqual(different);
  });
});

describe("a name", () => {
  it.each([
    ["Ana", "Ana"],
    ["§kAna§r", "Ana"],
    ["§§kAna", "kAna"],
    ["Ana§", "Ana"],
    ["A§\nna", "Ana"],
    ["Ana\nBen\t\u0007", "AnaBen"],
    ["\uE101Ana\u{F0000}", "Ana"],
    ["x".repeat(255), "x".repeat(20)],
    ["🎲".repeat(127), "🎲".repeat(20)],
    ["\u202EAna\u200B", "Ana"],
    ["Ana\u2028Ben\u2029", "AnaBen"],
    ["%1$s %%", "%1$s %%"],
  ])("%j stands in texts as %j", (name, shown) => {
    expect(plainName(name)).toBe(shown);
    expect(nameText(name)).toEqual({ text: shown });
  });

  it("of nothing but format codes is somebody's", () => {
    expect(plainName("§l§o")).toBe("");
    expect(nameText("§l§o")).toEqual({ translate: "yahtzee.somebody" });
  });

  it("never brings a format code, a glyph of a pack, a line break or a change of direction along and is 20 characters at most", () => {
    const anyName = fc.string({
      unit: fc.constantFrom("§", "a", "\n", "\u0000", "🎲", "k", "\u2028", "\u2029", "\u202E", "\uE101"),
      maxLength: 255,
    });
    fc.assert(
      fc.property(anyName, (name) => {
        expect(plainName(name)).not.toMatch(/[§\n\0\u2028\u2029\u202E\uE101]/);
        expect([...plainName(name)].length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
