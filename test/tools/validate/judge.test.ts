import { describe, expect, test } from "vitest";
import { ACCEPTED, problemsOf } from "../../../scripts/tools/validate/judge.ts";
import type { Report } from "../../../scripts/tools/validate/report.ts";

const CLEAN: Report = { errors: [], failures: [], warnings: [] };
const STICKS = [{ says: /^UNLINK: .*stick/, why: "The game has it." }];
const STICK = "UNLINK: Link to item type is not found: stick (/chair.json)";

function problemsWith(main: Partial<Report>): readonly string[] {
  return problemsOf({ main: { ...CLEAN, warnings: [STICK], ...main }, addon: CLEAN }, STICKS);
}

describe("packs", () => {
  test("with nothing but accepted warnings are accepted", () => {
    expect(problemsWith({})).toEqual([]);
  });

  test("with an error or a failed test are not", () => {
    const icon = { failures: ["CPACKICON: Found 1 error"], errors: ["CPACKICON: pack_icon not found."] };
    expect(problemsWith(icon)).toEqual([
      "main: CPACKICON: Found 1 error",
      "main: CPACKICON: pack_icon not found.",
    ]);
  });

  test("with a warning that nobody accepted are not", () => {
    expect(problemsWith({ warnings: [STICK, "UNLINK: Texture is not found: a.png"] })).toEqual([
      "main, warning: UNLINK: Texture is not found: a.png",
    ]);
  });

  test("are not accepted while the list has a warning that no run gives", () => {
    expect(problemsWith({ warnings: [] })).toEqual([
      "No run says /^UNLINK: .*stick/ any more: take it out of ACCEPTED.",
    ]);
  });
});

describe("what is accepted", () => {
  const accepts = (line: string): boolean => ACCEPTED.some(({ says }) => says.test(line));

  // As version 0.18.0 of the validator writes them.
  test.each([
    "UNLINK: Link to item type is not found in this pack: /behavior_pack/recipes/oak_game_chair.json to `minecraft:stick` (/behavior_pack/recipes/oak_game_chair.json)",
    'JSON: Structure issue: In "texture_data.tabletop_yahtzee_oak_planks.textures": textures/blocks/planks_oak - string value found, but a array is required (/resource_pack/textures/terrain_texture.json)',
    "COMJSON: JSON structure error: (render_controllers.controller.render.tabletop_yahtzee.seat.uv_anim) is missing and it is required (/resource_pack/render_controllers/seat.render_controllers.json)",
    "UNLINK: Texture does not have any items in this pack that are using this. (/resource_pack/textures/tabletop/yahtzee/lessons/44261_1_2.png)",
    "CADDONREQ: Found 1 error in Cooperative Add-On Requirements check",
    "CADDONREQ: Found a loose file in the font folder. Should only see files in the folder font\\creatorshortname\\gamename\\: glyph_E7.png",
  ])("is %s", (line) => {
    expect(accepts(line)).toBe(true);
  });

  test.each([
    "UNLINK: Link to item type is not found in this pack: /a.json to `tabletop_yahtzee:stool` (/a.json)",
    'JSON: Structure issue: In "texture_data.cup.textures": 3 - number value found, but a array is required (/a.json)',
    "COMJSON: JSON structure error: (render_controllers.cup.geometry) is missing and it is required (/a.json)",
    "UNLINK: Texture does not have any items in this pack that are using this. (/resource_pack/textures/tabletop/yahtzee/cup.png)",
    "CADDONREQ: Found 2 errors in Cooperative Add-On Requirements check",
    "CADDONREQ: Found a loose file in the font folder. Should only see files in the folder font\\creatorshortname\\gamename\\: glyph_E1.png",
  ])("is not %s", (line) => {
    expect(accepts(line)).toBe(false);
  });
});
