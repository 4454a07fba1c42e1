// `npm run deploy`: builds the add-on and puts it where the game or a server takes it from. Ends with 0, with 1 where it may
// not, with 2 when it cannot be told what is wanted.
import { createInterface } from "node:readline/promises";
import type { Result } from "../../engine/result.ts";
import { buildAddOn } from "../build/add-on.ts";
import { readPackFiles } from "../build/pack-files.ts";
import { type DeployArguments, readArguments } from "./arguments.ts";
import { deploy } from "./deploying.ts";
import { adviceFor, gamePlaces, serverPlaces } from "./places.ts";

async function run({ server, world, dryRun, yes }: DeployArguments): Promise<Result<boolean, string>> {
  const places = server === null ? gamePlaces(process.env) : serverPlaces(server, world);
  if (!places.ok) return places;
  const { behaviorPack, resourcePack } = await buildAddOn();
  const packs = { behavior_pack: readPackFiles(behaviorPack), resource_pack: readPackFiles(resourcePack) };
  const say = (line: string): void => console.log(line);
  const done = await deploy(places.value, packs, {
    dryRun,
    say,
    mayWriteOver: () => (yes ? Promise.resolve(true) : asked("Write over what is there? (y/N) ")),
  });
  const advice = server === null ? null : adviceFor(server);
  if (advice !== null) say(advice);
  if (done.ok && done.value) {
    say(
      server === null
        ? "Done. Switch the packs on in the settings of a world; one that is open has to be left and opened again."
        : "Done. Start the server anew.",
    );
  }
  return done;
}

async function asked(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(question);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}

function failed(reason: string, status: 1 | 2): void {
  console.error(reason);
  process.exitCode = status;
}

const wanted = readArguments(process.argv.slice(2));
if (!wanted.ok) failed(wanted.reason, 2);
else {
  const done = await run(wanted.value);
  if (!done.ok) failed(done.reason, 1);
}
