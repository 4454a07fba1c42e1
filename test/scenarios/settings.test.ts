// What players choose for themselves: kept over a restart, each for their own, and never at the cost of what was saved.
import { describe, expect, test } from "vitest";
import { DICE_PACES } from "../../scripts/match/saved-settings.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import {
  BOTH_SCREENS,
  DAMAGED,
  inWorld,
  joinBeside,
  NEWER,
  NOTHING_CHOSEN,
  pressAnywhere,
  propertiesOf,
} from "../support/worlds.ts";

const SETTINGS = "yahtzee:settings:";
/** As nobody has chosen anything. */
const FIRST = [
  "Chat: everything",
  "Screens: live",
  "Dice: tumble quickly while a board is open, else in full",
];

function seesLive(player: Player): boolean {
  if (player.form === undefined) openBoard(player);
  return player.form?.kind === "live";
}

/** What the buttons of My settings say is chosen. */
function chosenBy(player: Player): readonly string[] {
  if (player.form === undefined) openBoard(player);
  if (player.form?.buttons.some((text) => text.startsWith("Chat: ")) !== true)
    pressAnywhere(player, "My settings");
  return choices(player).map((text) => text.replace(/ \(press for: .*/, ""));
}

function choices(player: Player): readonly string[] {
  return player.form?.buttons.filter((text) => text.includes("(press for: ")) ?? [];
}

/** Presses the choice that begins so. */
function pressChoice(player: Player, begin: string): void {
  const choice = choices(player).find((text) => text.startsWith(begin));
  if (choice === undefined) throw new Error(`No choice of ${player.name} begins with ${begin}.`);
  player.press(choice);
}

/** The world once more, as it is after a restart; Ana and Ben come back. */
async function restarted(world: World, scenario: (ana: Player, ben: Player) => void): Promise<void> {
  await inWorld((again) => scenario(again.join("Ana"), again.join("Ben")), {
    ...NOTHING_CHOSEN,
    driver: "nodevm",
    save: world.save(),
  });
}

describe("My settings", () => {
  test("are live screens and the whole chat for who has chosen nothing", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        expect(seesLive(ana)).toBe(true);
        expect(chosenBy(ana)).toEqual(FIRST);
        expect(propertiesOf(world.save(), SETTINGS)).toEqual([]);
      },
      NOTHING_CHOSEN,
    );
  });

  test.each<{ way: string; choose: (player: Player) => void }>([
    {
      way: "by commands",
      choose: (player) => {
        player.type("/yahtzee:screens classic");
        player.type("/yahtzee:chat own");
        player.type("/yahtzee:dice none");
      },
    },
    {
      way: "by presses",
      choose: (player) => {
        openBoard(player);
        pressAnywhere(player, "My settings");
        pressChoice(player, "Screens");
        expect(player.form?.kind).toBe("form");
        pressChoice(player, "Chat");
        for (const _press of DICE_PACES.slice(1)) pressChoice(player, "Dice");
        player.close();
      },
    },
  ])("chosen $way are kept over a restart, for that player alone", async ({ choose }) => {
    await inMatch(
      2,
      (all) => started(...all),
      async (world, people) => {
        choose(people.ana);
        await restarted(world, (ana, ben) => {
          expect(seesLive(ana)).toBe(false);
          expect(chosenBy(ana)).toEqual([
            "Chat: my own turns and the end",
            "Screens: simple",
            "Dice: lie at once",
          ]);
          expect(seesLive(ben)).toBe(true);
          expect(chosenBy(ben)).toEqual(FIRST);
        });
      },
      NOTHING_CHOSEN,
    );
  });

  test("lead back to live screens, and that is kept too", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      async (world, people) => {
        openBoard(people.ana);
        pressAnywhere(people.ana, "My settings");
        pressChoice(people.ana, "Screens");
        expect(people.ana.form?.kind).toBe("live");
        expect(people.ana.chat).toEqual([
          "You see live screens now. Simple ones come back with /yahtzee:screens classic or in My settings.",
        ]);
        await restarted(world, (ana) => {
          expect(seesLive(ana)).toBe(true);
        });
      },
    );
  });

  test.each(BOTH_SCREENS)(
    "on $screens screens stay open after each choice and lead back",
    async ({ options }) => {
      await inMatch(
        2,
        (all) => started(...all),
        (_, { ana }) => {
          openBoard(ana);
          pressAnywhere(ana, "My settings");
          for (const level of ["my own turns and the end", "the end only", "nothing", "everything"]) {
            pressChoice(ana, "Chat");
            expect(chosenBy(ana)[0]).toBe(`Chat: ${level}`);
          }
          ana.press("Back");
          expect(ana.screen).toContain("Round 1 of 13. Roll the dice.");
          expect(ana.chat).toEqual([]);
        },
        options,
      );
    },
  );

  test("that the world did not save are not chosen, and it says so", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        world.send("switches", { writesFail: true });
        ana.type("/yahtzee:screens classic");
        ana.type("/yahtzee:chat none");
        world.send("switches", { writesFail: false });
        const says = "The world could not save this, so it did not happen: try again.";
        expect(ana.chat).toEqual([says, says]);
        expect(seesLive(ana)).toBe(true);
        expect(chosenBy(ana)).toEqual(FIRST);
        for (const error of world.takeErrors()) expect(error).toContain("saving yahtzee:settings:");
      },
      NOTHING_CHOSEN,
    );
  });
});

describe("settings that cannot be read", () => {
  test.each([DAMAGED, NEWER])(
    "are left as they are, and what is for everybody applies: %j",
    async (value) => {
      await inMatch(
        2,
        (all) => started(...all),
        async (world, people) => {
          const save = world.save();
          const key = SETTINGS + people.ana.id;
          const bent = { ...save, properties: [...save.properties, [key, value] as const] };
          await inWorld(
            (again) => {
              const ana = again.join("Ana");
              expect(seesLive(ana)).toBe(true);
              expect(chosenBy(ana)).toEqual(FIRST);
              const told = again.log.filter((line) => line.includes(`${key} is left as it is`));
              expect(told).toHaveLength(1);
              pressChoice(ana, "Chat");
              const { properties } = again.save();
              expect(properties).toContainEqual([key, value]);
              expect(propertiesOf(again.save(), SETTINGS)).toHaveLength(2);
            },
            { ...NOTHING_CHOSEN, driver: "nodevm", save: bent },
          );
        },
        NOTHING_CHOSEN,
      );
    },
  );

  test("stand beside what is chosen meanwhile, which is kept over a restart", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      async (world, people) => {
        const save = world.save();
        const key = SETTINGS + people.ana.id;
        await inWorld(
          async (again) => {
            again.join("Ana").type("/yahtzee:screens classic");
            await restarted(again, (ana) => {
              expect(seesLive(ana)).toBe(false);
            });
            expect(again.save().properties).toContainEqual([key, DAMAGED]);
          },
          {
            ...NOTHING_CHOSEN,
            driver: "nodevm",
            save: { ...save, properties: [...save.properties, [key, DAMAGED]] },
          },
        );
      },
      NOTHING_CHOSEN,
    );
  });
});

describe("the settings of the world", () => {
  test.each(BOTH_SCREENS)(
    "are chosen on a screen by operators alone: $screens screens",
    async ({ options }) => {
      await inMatch(
        2,
        (all) => started(...all),
        (world, { ana }) => {
          const op = joinBeside(world, "Op", 2);
          openBoard(ana);
          pressAnywhere(ana, "My settings");
          expect(ana.screen).not.toContain("World settings");
          openBoard(op);
          pressAnywhere(op, "My settings");
          pressAnywhere(op, "World settings");
          expect(op.screen).toContain("grace, at first 180: seconds that a player may be away");
          pressAnywhere(op, "grace: 180 (press for: 300)");
          expect(op.screen).toContain("grace: 300 (press for: 600)");
          // Whoever is none any more finds it shut.
          world.send("permit", { player: "Op", permission: 1 });
          pressAnywhere(op, "grace: 300 (press for: 600)");
          expect(op.chat.at(-1)).toBe("Only operators of this world can do that.");
          expect(op.screen).not.toContain("World settings");
          expect(propertiesOf(world.save(), "yahtzee:world:")).toEqual([
            expect.stringContaining('"grace":300'),
          ]);
        },
        options,
      );
    },
  );
});
