// npm run validate: builds, and holds the packs against Mojang's validator, which npx fetches where it is not at
// hand. Ends with 0 when judge.ts has nothing to say, else with 1.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { accept, type Result, refuse } from "../../engine/result.ts";
import { type BuiltAddOn, buildAddOn } from "../build/add-on.ts";
import { problemsOf } from "./judge.ts";
import { type Report, readReport } from "./report.ts";

const TOOL = "@minecraft/creator-tools@0.18.0";
const SETTINGS = {
  // Without it the tool takes the game to be 1.26.0, and refuses formats that came later.
  MCT_TEST_PINNED_MC_VERSION: "1.26.50.4",
  // `npm run --silent` would keep npx from saying why it cannot fetch the tool.
  npm_config_loglevel: "error",
};

const RUNS: Readonly<Record<string, readonly string[]>> = {
  main: ["main", "-i", "packs"],
  addon: ["addon", "-i", "packs"],
  "main, on the .mcaddon": ["main", "--if", "./tabletop-yahtzee.mcaddon"],
};
/** A validator that cannot fail proves nothing, so each time it is shown a pack without its icon too. */
const PLANTED = ["main", "-i", "planted"];

function layOut(folder: string, { behaviorPack, resourcePack, mcaddon }: BuiltAddOn): void {
  for (const pack of [behaviorPack, resourcePack]) {
    for (const packs of ["packs", "planted"]) {
      cpSync(pack, join(folder, packs, basename(pack)), { recursive: true });
    }
  }
  rmSync(join(folder, "planted", basename(behaviorPack), "pack_icon.png"));
  cpSync(mcaddon, join(folder, basename(mcaddon)));
}

/** @param out has to be new: the tool gives the verdict that it finds there, whatever has changed since. */
function validated(folder: string, args: readonly string[], out: string): Result<Report, string> {
  const { error, status, stdout, stderr } = spawnSync(
    "npx",
    ["--yes", `--package=${TOOL}`, "mct", "validate", ...args, "-o", out, "--offline", "--json"],
    {
      cwd: folder,
      env: { ...process.env, ...SETTINGS },
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      shell: process.platform === "win32",
    },
  );
  if (error !== undefined) return refuse(`npx does not run: ${error.message}.`);
  if (stdout.trim() === "") {
    return refuse(
      `${TOOL} says nothing. Unless npx has it at hand, it needs the npm registry.\n${stderr.trim()}`,
    );
  }
  const report = readReport(stdout);
  return report.ok && status !== 0 && report.value.errors.length === 0
    ? refuse(`it ended with ${status} and reports no error.\n${stderr.trim()}`)
    : report;
}

function judged(folder: string): Result<readonly string[], string> {
  const reports: Record<string, Report> = {};
  for (const [run, args] of Object.entries(RUNS)) {
    const report = validated(folder, args, `out-${Object.keys(reports).length}`);
    if (!report.ok) return refuse(`${run}: ${report.reason}`);
    reports[run] = report.value;
    const { errors, failures, warnings } = report.value;
    console.log(`${run}: errors ${errors.length}, failures ${failures.length}, warnings ${warnings.length}`);
  }
  const planted = validated(folder, PLANTED, "out-planted");
  if (!planted.ok) return refuse(`main, on a pack without an icon: ${planted.reason}`);
  const sees = planted.value.errors.some((line) => line.startsWith("CPACKICON"));
  return accept([...problemsOf(reports), ...(sees ? [] : ["main: it does not miss the icon of a pack."])]);
}

async function run(): Promise<0 | 1> {
  const built = await buildAddOn();
  const folder = mkdtempSync(join(tmpdir(), "yahtzee-validate-"));
  try {
    layOut(folder, built);
    const problems = judged(folder);
    if (!problems.ok) console.error(problems.reason);
    for (const problem of problems.ok ? problems.value : []) console.log(problem);
    if (!problems.ok || problems.value.length > 0) return 1;
    console.log(
      "Clean: nothing but what scripts/tools/validate/judge.ts accepts, and a planted error is seen.",
    );
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = await run();
