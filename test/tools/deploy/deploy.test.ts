// Putting the add-on where the game or a server takes it from, in folders made for it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPackFiles, writeChanged } from "../../../scripts/tools/build/pack-files.ts";
import { deploy } from "../../../scripts/tools/deploy/deploying.ts";
import { adviceFor, gamePlaces, type Place, serverPlaces } from "../../../scripts/tools/deploy/places.ts";
import { carryOut, planFor, planInWords, writesOver } from "../../../scripts/tools/deploy/plan.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yahtzee-deploy-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string) => writeChanged(join(folder, path), Buffer.from(text));
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const manifest = (uuid: string) => JSON.stringify({ header: { uuid, version: [0, 1, 0] } });
const packOf = (uuid: string, script: string) =>
  new Map([
    ["manifest.json", Buffer.from(manifest(uuid))],
    ["main.js", Buffer.from(script)],
  ]);
const PACKS = { behavior_pack: packOf("b", "1"), resource_pack: packOf("r", "2") };

function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

function aServer(properties = "level-name=Castle\n"): readonly Place[] {
  put("server.properties", properties);
  mkdirSync(join(folder, "worlds/Castle"), { recursive: true });
  return value(serverPlaces(folder, null));
}

describe("a server", () => {
  it("gets both packs and their entries in the lists of its world, and then nothing more", () => {
    const places = aServer();
    const others = [{ pack_id: "other", version: [1, 0, 0] }];
    put("worlds/Castle/world_behavior_packs.json", JSON.stringify(others));
    const plan = value(planFor(places, PACKS));
    expect(planInWords(plan)).toEqual([
      `${join(folder, "behavior_packs/tabletop_yahtzee")}: 2 files new, 0 changed, 0 removed`,
      `${join(folder, "resource_packs/tabletop_yahtzee")}: 2 files new, 0 changed, 0 removed`,
      `${join(folder, "worlds/Castle/world_behavior_packs.json")}: this add-on is entered`,
      `${join(folder, "worlds/Castle/world_resource_packs.json")}: new, with this add-on`,
    ]);
    expect(writesOver(plan)).toBe(true);
    carryOut(plan);
    expect(JSON.parse(read("worlds/Castle/world_behavior_packs.json"))).toEqual([
      ...others,
      { pack_id: "b", version: [0, 1, 0] },
    ]);
    expect([...readPackFiles(join(folder, "behavior_packs/tabletop_yahtzee")).keys()]).toEqual(
      [...PACKS.behavior_pack.keys()].sort(),
    );
    expect(value(planFor(places, PACKS))).toEqual({ folders: [], lists: [] });
  });

  it("has an older version written over, and what that had more removed", () => {
    const places = aServer();
    carryOut(value(planFor(places, PACKS)));
    put("behavior_packs/tabletop_yahtzee/old.json", "{}");
    const plan = value(planFor(places, { ...PACKS, behavior_pack: packOf("b", "new") }));
    expect(planInWords(plan)).toEqual([
      `${join(folder, "behavior_packs/tabletop_yahtzee")}: 0 files new, 1 changed, 1 removed`,
    ]);
    carryOut(plan);
    expect(read("behavior_packs/tabletop_yahtzee/main.js")).toBe("new");
    expect(existsSync(join(folder, "behavior_packs/tabletop_yahtzee/old.json"))).toBe(false);
  });

  it("keeps what is somebody else's, with a sentence", () => {
    const places = aServer();
    put("resource_packs/tabletop_yahtzee/manifest.json", manifest("stranger"));
    expect(planFor(places, PACKS)).toEqual({
      ok: false,
      reason: `${join(folder, "resource_packs/tabletop_yahtzee")} holds something else than this add-on: move it away first.`,
    });
    put("resource_packs/tabletop_yahtzee/manifest.json", manifest("r"));
    put("worlds/Castle/world_resource_packs.json", "{}");
    expect(planFor(places, PACKS)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("no list of packs"),
    });
  });

  it("is known by its properties, and has the world that it is said to have", () => {
    expect(serverPlaces(folder, null)).toEqual({
      ok: false,
      reason: `${folder} is no folder of a dedicated server: it has no server.properties.`,
    });
    aServer();
    expect(serverPlaces(folder, "Moon")).toEqual({
      ok: false,
      reason: `${folder} has no world "Moon": start the server once, or name another with --world.`,
    });
    expect(adviceFor(folder)).toContain("texturepack-required=true");
    put("server.properties", "level-name=Castle\r\ntexturepack-required=true\r\n");
    expect(adviceFor(folder)).toBeNull();
  });
});

describe("the game on Windows", () => {
  const NEW = "Minecraft Bedrock/Users/Shared/games/com.mojang";
  const OLD = "Packages/Microsoft.MinecraftUWP_8wekyb3d8bbwe/LocalState/games/com.mojang";

  it("gets the packs in both of its places, as far as they are there", () => {
    const environment = { APPDATA: join(folder, "Roaming"), LOCALAPPDATA: join(folder, "Local") };
    expect(gamePlaces(environment)).toMatchObject({ ok: false });
    mkdirSync(join(folder, "Roaming", NEW), { recursive: true });
    expect(value(gamePlaces(environment))).toEqual([
      {
        pack: "behavior_pack",
        folder: join(folder, "Roaming", NEW, "development_behavior_packs/tabletop_yahtzee"),
        list: null,
      },
      {
        pack: "resource_pack",
        folder: join(folder, "Roaming", NEW, "development_resource_packs/tabletop_yahtzee"),
        list: null,
      },
    ]);
    mkdirSync(join(folder, "Local", OLD), { recursive: true });
    expect(value(gamePlaces(environment))).toHaveLength(4);
  });

  it("is missing elsewhere, with a sentence that says what to do", () => {
    expect(gamePlaces({})).toEqual({
      ok: false,
      reason:
        "Minecraft for Windows is not on this computer. A server is told by --server FOLDER; on a phone open the .mcaddon.",
    });
  });
});

describe("npm run deploy", () => {
  async function deployed(script: string, answer: "yes" | "no" | "dry run" | "not asked") {
    const said: string[] = [];
    const done = await deploy(
      value(serverPlaces(folder, null)),
      { ...PACKS, behavior_pack: packOf("b", script) },
      {
        dryRun: answer === "dry run",
        say: (line) => said.push(line),
        mayWriteOver: () => {
          if (answer === "not asked") throw new Error("It was asked.");
          return Promise.resolve(answer === "yes");
        },
      },
    );
    return { done, said: said.at(-1) };
  }

  it("changes nothing in a dry run, and asks before it writes over", async () => {
    aServer();
    const there = () => read("behavior_packs/tabletop_yahtzee/main.js");
    expect(await deployed("1", "dry run")).toEqual({
      ...{ done: { ok: true, value: false }, said: "Nothing was changed: this was a dry run." },
    });
    expect(readdirSync(folder).sort()).toEqual(["server.properties", "worlds"]);
    expect((await deployed("1", "not asked")).done).toEqual({ ok: true, value: true });
    expect((await deployed("2", "no")).done).toEqual({ ok: false, reason: "Nothing was changed." });
    expect(there()).toBe("1");
    expect((await deployed("2", "yes")).done).toEqual({ ok: true, value: true });
    expect(there()).toBe("2");
    expect(await deployed("2", "not asked")).toEqual({
      ...{ done: { ok: true, value: false }, said: "Everything is there as it was built." },
    });
  });

  function typed(...args: readonly string[]) {
    const { APPDATA, LOCALAPPDATA, ...env } = process.env;
    return spawnSync(process.execPath, ["--import", "tsx", "scripts/tools/deploy/deploy.ts", ...args], {
      ...{ encoding: "utf8", env },
    });
  }

  it("puts what was built into a server", () => {
    aServer();
    const { status, stderr, stdout } = typed("--server", folder);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/texturepack-required=true.*\nDone\. Start the server anew\.\n$/s);
    expect(read("behavior_packs/tabletop_yahtzee/scripts/main.js").length).toBeGreaterThan(100_000);
  });

  it("ends with 2 and says what would be right when it cannot be told what is wanted", () => {
    const { status, stderr } = typed("--world", "Castle");
    expect([status, stderr.split("\n")[0]]).toEqual([2, "--world needs --server before it."]);
    expect(typed().status).toBe(1);
  });
});
