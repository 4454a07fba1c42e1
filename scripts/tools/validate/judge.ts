// When the packs are good enough for us: no error, no failed test, and exactly the kinds of warnings listed here.
import type { Report } from "./report.ts";

export interface AcceptedWarning {
  readonly says: RegExp;
  readonly why: string;
}

export const ACCEPTED_WARNINGS: readonly AcceptedWarning[] = [
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
];

/** What keeps the packs from being accepted, a line each. @param reports by the name of the run. */
export function problemsOf(
  reports: Readonly<Record<string, Report>>,
  accepted: readonly AcceptedWarning[] = ACCEPTED_WARNINGS,
): readonly string[] {
  const warnings = Object.values(reports).flatMap((report) => report.warnings);
  return [
    ...Object.entries(reports).flatMap(([run, { errors, failures, warnings: said }]) => [
      ...[...failures, ...errors].map((line) => `${run}: ${line}`),
      ...said
        .filter((line) => !accepted.some(({ says }) => says.test(line)))
        .map((line) => `${run}: warning that is not accepted: ${line}`),
    ]),
    ...accepted
      .filter(({ says }) => !warnings.some((line) => says.test(line)))
      .map(({ says }) => `No run warns of ${says} any more: take it out of ACCEPTED_WARNINGS.`),
  ];
}
