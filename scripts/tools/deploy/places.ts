// Where packs go: the folders of the game on Windows, or those of a dedicated server and the lists of its world.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accept, type Result, refuse } from "../../engine/result.ts";

/** What both packs are called wherever folders of packs stand side by side. */
export const PACK_FOLDER = "tabletop_yahtzee";

export const PACKS = ["behavior_pack", "resource_pack"] as const;
export type Pack = (typeof PACKS)[number];

export interface Place {
  readonly pack: Pack;
  /** Holds this pack and nothing else. */
  readonly folder: string;
  /** The list of packs that a world has on; `null` where players choose in the game. */
  readonly list: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the game keeps what is being developed: since it is no Store app any more, and before. */
function gameFolders({ APPDATA, LOCALAPPDATA }: Environment): readonly string[] {
  const games = ["games", "com.mojang"];
  return [
    ...(APPDATA === undefined ? [] : [join(APPDATA, "Minecraft Bedrock", "Users", "Shared", ...games)]),
    ...(LOCALAPPDATA === undefined
      ? []
      : [join(LOCALAPPDATA, "Packages", "Microsoft.MinecraftUWP_8wekyb3d8bbwe", "LocalState", ...games)]),
  ];
}

/** As many of the game's two places as there are. @param environment the variables of Windows. */
export function gamePlaces(environment: Environment): Result<readonly Place[], string> {
  const folders = gameFolders(environment);
  const found = folders.filter((folder) => existsSync(folder));
  if (found.length === 0) {
    const looked = folders.length === 0 ? "" : ` It was looked for in ${folders.join(" and ")}.`;
    return refuse(
      `Minecraft for Windows is not on this computer.${looked} A server is told by --server FOLDER; on a phone open the .mcaddon.`,
    );
  }
  return accept(
    found.flatMap((folder) =>
      PACKS.map((pack) => ({ pack, folder: join(folder, `development_${pack}s`, PACK_FOLDER), list: null })),
    ),
  );
}

/** @param world its folder under `worlds`; `null` for the one that the server plays. */
export function serverPlaces(server: string, world: string | null): Result<readonly Place[], string> {
  const properties = join(server, "server.properties");
  if (!existsSync(properties)) {
    return refuse(`${server} is no folder of a dedicated server: it has no server.properties.`);
  }
  const name = world ?? propertyIn(readFileSync(properties, "utf8"), "level-name") ?? "Bedrock level";
  const folder = join(server, "worlds", name);
  if (!existsSync(folder)) {
    return refuse(`${server} has no world "${name}": start the server once, or name another with --world.`);
  }
  return accept(
    PACKS.map((pack) => ({
      pack,
      folder: join(server, `${pack}s`, PACK_FOLDER),
      list: join(folder, `world_${pack}s.json`),
    })),
  );
}

/** What is to be said of a server whose players may join without the pictures; `null` where nothing is. */
export function adviceFor(server: string): string | null {
  const text = readFileSync(join(server, "server.properties"), "utf8");
  return propertyIn(text, "texturepack-required") === "true"
    ? null
    : "Set texturepack-required=true in server.properties: who joins without the resource pack sees no tables.";
}

/** What `server.properties` says of something. */
function propertyIn(text: string, name: string): string | null {
  const line = text.split(/\r?\n/).find((one) => one.startsWith(`${name}=`));
  return line?.slice(name.length + 1).trim() ?? null;
}
