// The zip for servers: what is in it, and that unpacking it writes over no list of a world.
import { expect, it } from "vitest";
import { readPackFiles } from "../../../scripts/tools/build/pack-files.ts";
import { serverFiles } from "../../../scripts/tools/release/server-zip.ts";

it("adds both packs, and has their entries for the lists beside how to install them", () => {
  const packs = {
    behavior_pack: readPackFiles("dist/behavior_pack"),
    resource_pack: readPackFiles("dist/resource_pack"),
  };
  const files = serverFiles(packs);
  const { behavior_pack, resource_pack } = packs;
  const install = files["tabletop_yahtzee_install"];
  expect(files).toEqual({
    "behavior_packs/tabletop_yahtzee": behavior_pack,
    "resource_packs/tabletop_yahtzee": resource_pack,
    tabletop_yahtzee_install: install,
  });
  expect([...(install?.keys() ?? [])]).toEqual([
    ...["INSTALL.txt", "world_behavior_packs.json", "world_resource_packs.json"],
  ]);
  const [listed] = JSON.parse(Buffer.from(install?.get("world_behavior_packs.json") ?? []).toString());
  const { header } = JSON.parse(Buffer.from(behavior_pack.get("manifest.json") ?? []).toString());
  expect(listed).toEqual({ pack_id: header.uuid, version: header.version });
});
