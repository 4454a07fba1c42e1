import { expect, test } from "vitest";
import { CONFETTI } from "../../../../scripts/tools/art/pictures/confetti.ts";

/** How wide each of the four is, as `confetti.particle.json` cuts them out. */
const WIDTH = 8;

test("the sparks of a celebration are four shapes, none of them a square", () => {
  const sparks = [0, 1, 2, 3].map((spark) =>
    CONFETTI.map((row) => row.slice(WIDTH * spark, WIDTH * (spark + 1))),
  );
  const outlines = sparks.map((rows) =>
    rows.map((row) => row.map((colour) => (colour === undefined ? "." : "x")).join("")),
  );
  expect(new Set(outlines.map((rows) => rows.join("\n"))).size).toBe(4);
  for (const rows of outlines) {
    // Those of a square are all alike.
    const drawn = new Set(rows.filter((row) => row.includes("x")));
    expect(drawn.size).toBeGreaterThan(1);
  }
});
