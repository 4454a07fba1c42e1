// Every screen can be come to in every moment in which a picture of it is taken, without the browser.
import { describe, expect, test } from "vitest";
import { RENDERERS } from "../../../scripts/tools/pictures/moment.ts";
import { MOMENTS } from "../../../scripts/tools/pictures/moments.ts";
import { gather, lookAt, looksOf } from "../../../scripts/tools/pictures/walk.ts";
import { SCREENS } from "../../support/views.ts";
import { inWorld, NOTHING_CHOSEN } from "../../support/worlds.ts";

test("every screen that there is has a picture", () => {
  const looks = MOMENTS.flatMap((moment) => Object.values(moment.looks).flat());
  const pictured = new Set(looks.map(({ name }) => name.replace(/-.*/, "")));
  const missing = SCREENS.map(({ name }) => name).filter((name) => !pictured.has(name));
  expect(missing, "Add a look for it to scripts/tools/pictures/moments.ts.").toEqual([]);
});

describe.each(MOMENTS)("in the moment $name", (moment) => {
  let made: ReturnType<typeof moment.world> | undefined;
  test.each(RENDERERS)("each look shows something else on %s screens", async (renderer) => {
    made ??= moment.world();
    const save = await made;
    await inWorld(
      (world) => {
        for (const name of Object.keys(moment.people)) {
          world.join(name, name === "Op" ? { permission: 2 } : {});
        }
        gather(world, moment, renderer);
        const shown = looksOf(moment, renderer).map(([who, look]) => {
          const player = world.player(who);
          lookAt(world, who, look);
          expect(player.form === undefined).toBe(look.path === null);
          expect(player.screen).not.toContain("This is being worked out.");
          return `${who}\n${player.screen}`;
        });
        expect(new Set(shown).size).toBe(shown.length);
      },
      { ...NOTHING_CHOSEN, save },
    );
  });
});

test("what leads nowhere is named, with what stands there", async () => {
  const [moment] = MOMENTS;
  if (moment === undefined) throw new Error("There is no moment.");
  const save = await moment.world();
  await inWorld(
    (world) => {
      for (const name of Object.keys(moment.people)) world.join(name);
      gather(world, moment, "classic");
      const look = { name: "rules", path: ["Rules", "Nothing of the kind"] } as const;
      expect(() => lookAt(world, "Ana", look)).toThrow(/"Nothing of the kind" cannot be pressed/);
    },
    { ...NOTHING_CHOSEN, save },
  );
});
