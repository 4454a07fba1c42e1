// What can be said after `npm run deploy --`.
import { parseArgs } from "node:util";
import { accept, type Result, refuse } from "../../engine/result.ts";

const USAGE = `npm run deploy -- [--server FOLDER [--world NAME]] [--dry-run] [--yes]
  --server FOLDER  into a dedicated server, and into the pack lists of its world;
                   without it into the development folders of the game on this computer
  --world NAME     a world of that server; without it the one that server.properties names
  --dry-run        says what would be done, and does nothing
  --yes            asks nothing before it writes over what is there`;

export interface DeployArguments {
  /** `null`: the game's own folders. */
  readonly server: string | null;
  /** `null`: the one that the server plays. */
  readonly world: string | null;
  readonly dryRun: boolean;
  readonly yes: boolean;
}

/** The reason is a sentence that says what would be right, with the usage. */
export function readArguments(args: readonly string[]): Result<DeployArguments, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        server: { type: "string" },
        world: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
      },
    });
    const { server = null, world = null, "dry-run": dryRun, yes } = values;
    if (world !== null && server === null) throw new Error("--world needs --server before it.");
    return accept({ server, world, dryRun, yes });
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${USAGE}`);
  }
}
