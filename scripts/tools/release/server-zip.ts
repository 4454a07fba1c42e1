// The add-on laid out for a dedicated server: unpacked over its folder it adds both packs and touches nothing that is there.
import { type PackFiles, packFiles } from "../build/pack-files.ts";
import { packVersion, withPack } from "../deploy/pack-lists.ts";
import { PACK_FOLDER, PACKS, type Pack } from "../deploy/places.ts";

/** Apart from what the server reads: an unpacked list would write over that of a world. */
const INSTALL_FOLDER = `${PACK_FOLDER}_install`;

const INSTALL = `How to install this on a Minecraft Bedrock dedicated server

1. Stop the server, and unpack this zip into its folder.
2. If the folder of your world (worlds/<its name>) has no world_behavior_packs.json and no world_resource_packs.json, copy the
   two from ${INSTALL_FOLDER} there. If it has them, add the entries of these two to its own.
3. In server.properties set texturepack-required=true: who joins without the resource pack sees no tables.
4. Start the server. Players need to install nothing.

An update is the same: the packs are written over, the lists get the new version. Tables, matches and statistics are in the
world and stay. Before you take the add-on out of a world, type /yahtzee:table packup all in it.
`;

/** By folder of the zip. */
export function serverFiles(packs: Readonly<Record<Pack, PackFiles>>): Readonly<Record<string, PackFiles>> {
  const lists = PACKS.map((pack) => {
    const manifest = Buffer.from(packs[pack].get("manifest.json") ?? []).toString();
    const list = withPack(null, packVersion(manifest));
    return [`world_${pack}s.json`, Buffer.from(list.ok ? list.value : "")] as const;
  });
  return {
    ...Object.fromEntries(PACKS.map((pack) => [`${pack}s/${PACK_FOLDER}`, packs[pack]])),
    [INSTALL_FOLDER]: packFiles([["INSTALL.txt", Buffer.from(INSTALL)], ...lists]),
  };
}
