// When the packs are good enough for us: no error, no failed test and no warning but exactly those listed here.
import type { Report } from "./report.ts";

export interface Accepted {
  readonly says: RegExp;
  readonly why: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    says: /^UNLINK: .* to `minecraft:\w+`/,
    why: "It looks for the game's own items in our packs. That the game has them is checked in test/packs/recipes.test.ts.",
  },
  {
    says: /^JSON: .*"texture_data\.\w+\.textures": \S+ - string value found, but a array is required/,
    why: "A list is for blocks of several textures. The game's own packs and documentation name a single one as we do.",
  },
  {
    says: /^COMJSON: .*\.uv_anim\) is missing and it is required/,
    why: "Only a render controller whose texture moves has uv_anim; a seat cannot be seen at all.",
  },
  {
    says: /^UNLINK: Texture .*\/yahtzee\/lessons\/\d[\d_]*\.png\)/,
    why: "Live screens name them; it looks at blocks and items only. test/scenarios/lesson-pictures.test.ts holds both.",
  },
  {
    says: /^CADDONREQ: .*font\\creatorshortname\\gamename\\: glyph_E7\.png/,
    why: "The game reads pages of glyphs in font/ itself and nowhere deeper. E7 is a page that is free for anybody.",
  },
  {
    says: /^CADDONREQ: Found 1 error /,
    why: "It counts the line above. A second error would be another line, and another number.",
  },
];

/** What keeps the packs from being accepted, a line each. @param reports by the name of the run. */
export function problemsOf(
  reports: Readonly<Record<string, Report>>,
  accepted: readonly Accepted[] = ACCEPTED,
): readonly string[] {
  const lines = Object.entries(reports).flatMap(([run, { errors, failures, warnings }]) => [
    ...[...failures, ...errors].map((line) => ({ run, line })),
    ...warnings.map((line) => ({ run: `${run}, warning`, line })),
  ]);
  return [
    ...lines
      .filter(({ line }) => !accepted.some(({ says }) => says.test(line)))
      .map(({ run, line }) => `${run}: ${line}`),
    ...accepted
      .filter(({ says }) => !lines.some(({ line }) => says.test(line)))
      .map(({ says }) => `No run says ${says} any more: take it out of ACCEPTED.`),
  ];
}
