// The shipped bundle in every engine of the host: what loads, what it asks for, and that a game is the same in each.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { withoutTables } from "../../scripts/tools/bench/without-tables.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import { openWorld, type WorldOptions } from "../../scripts/tools/host/world.ts";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { playTurn, seesTurn } from "../../scripts/tools/play/turn.ts";
import { handOf, rejoin, rollOff } from "../support/together.ts";
import { inSavedGame, inWorld, LIVE, savedGame } from "../support/worlds.ts";

const BUNDLE = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
/** Budget of the bundle without strategy tables. */
const LARGEST = 200_000;

const ENGINES: readonly (WorldOptions & { readonly name: string })[] = [
  { name: "QuickJS 2023-12-09", driver: "quickjs", engine: "2023-12-09" },
  { name: "QuickJS 2023-12-09, promise jobs at the end of a tick", driver: "quickjs", drain: "endOfTick" },
  { name: "QuickJS 2025-09-13", driver: "quickjs", engine: "2025-09-13" },
  { name: "node:vm", driver: "nodevm" },
  { name: "node:vm, promise jobs at the end of a tick", driver: "nodevm", drain: "endOfTick" },
];

/** Node, the DOM, and what the game's engine lacks or forbids. */
const ABSENT =
  /\b(?:eval|Function|require|setTimeout|setInterval|queueMicrotask|structuredClone|fetch)\(|\bprocess\.|\bBuffer\.|\bwindow\.|\bdocument\.|\bnew (?:URL|TextEncoder|WeakRef)\b|\bIntl\./;

describe("the bundle", () => {
  test("asks for nothing that the game's engine has not, and a planted call is seen", () => {
    expect(ABSENT.test("const later = setTimeout(roll, 5);")).toBe(true);
    expect(ABSENT.exec(BUNDLE)?.[0]).toBeUndefined();
  });

  test("imports the two modules of the manifest and no other", () => {
    const imported = [...BUNDLE.matchAll(/\bimport\b[^";]*"([^"]+)";/g)].map(([, name]) => name);
    expect([...new Set(imported)].sort()).toEqual(["@minecraft/server", "@minecraft/server-ui"]);
  });

  test("keeps its budget of 200 kB without the strategy tables", () => {
    expect(Buffer.byteLength(withoutTables(BUNDLE))).toBeLessThanOrEqual(LARGEST);
  });

  test.each(ENGINES)("loads in $name and registers its components", async (options) => {
    const world = await openWorld(options);
    world.expectNoErrors();
    expect(world.log).toEqual([]);
    world.session.dispose();
  });

  test("that registers no component leaves no table in the world, so a script that fails is seen", async () => {
    const world = await openWorld({ bundle: "export {};" });
    const errors = world.takeErrors();
    expect(errors.join("\n")).toContain("tabletop_yahtzee:oak_small_game_table");
    world.session.dispose();
  });
});

describe("a game", () => {
  test("goes the same way in every engine and under both policies for promise jobs", async () => {
    const start = await savedGame();
    const transcripts: string[] = [];
    for (const options of ENGINES) transcripts.push(await transcriptOf(start, options));
    expect(transcripts[0]).toContain("Your final score is");
    for (const transcript of transcripts) expect(transcript).toBe(transcripts[0]);
  });

  test("of two in live screens goes the same way in every engine and under both policies", async () => {
    const start = await savedMatch();
    const transcripts: string[] = [];
    for (const options of ENGINES) transcripts.push(await liveTranscriptOf(start, options));
    expect(transcripts[0]).toContain("roll 2 of 3");
    for (const transcript of transcripts) expect(transcript).toBe(transcripts[0]);
  });
});

/** Both are ready and nobody has thrown for the start. */
async function savedMatch(): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inWorld((world) => {
    for (const player of sitTogether(world, TWO)) player.type("/yahtzee:ready");
    save = world.save();
  }, LIVE);
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

/** What both see and hear of the roll-off and the first three rounds. */
async function liveTranscriptOf(save: WorldSave, options: WorldOptions): Promise<string> {
  const seen: string[] = [];
  await inWorld(
    (world) => {
      const hands = rejoin(world, TWO).map((player) => handOf(player, "live"));
      const look = (): void => {
        for (const { player } of hands) seen.push(player.screen, ...player.chat.splice(0));
      };
      rollOff(world, hands);
      look();
      for (let turn = 0; turn < 6; turn++) {
        hands
          .find((hand) => hand.isOnTurn())
          ?.turn((now) => {
            look();
            return greedy(now);
          });
        look();
      }
    },
    { ...LIVE, ...options, save },
  );
  return seen.join("\n");
}

async function transcriptOf(save: WorldSave, options: WorldOptions): Promise<string> {
  const seen: string[] = [];
  await inSavedGame(
    save,
    (_, ana) => {
      while (seesTurn(ana)) {
        playTurn(ana, (turn) => {
          seen.push(ana.screen);
          return greedy(turn);
        });
        seen.push(ana.screen, ...ana.chat.splice(0));
      }
    },
    options,
  );
  return seen.join("\n");
}
