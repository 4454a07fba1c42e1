// Tables that belong to nobody: made so by their owner or an operator, or found with a board that nobody fitted.
import { describe, expect, test } from "vitest";
import { MATCH_PROPERTY, TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, fitBoard, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { told, toldTwice } from "../support/operators.ts";
import {
  BOTH_SCREENS,
  inGame,
  inWorld,
  joinBeside,
  matchIn,
  pressAnywhere,
  propertiesOf,
  withFurniture,
} from "../support/worlds.ts";

const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";
const PUBLIC = "This table is public: it belongs to nobody.";
const MAKE_PUBLIC = "Make this table public";
const TAKE_OFF = "Take the board off";

/** Every button that the player finds, behind *More* too. */
function buttonsOf(player: Player): readonly string[] {
  const first = player.form?.buttons ?? [];
  if (!first.includes("More")) return first;
  player.press("More");
  const more = player.form?.buttons ?? [];
  player.press("Back");
  return [...first, ...more];
}

describe("a table that its owner makes public", () => {
  test.each(BOTH_SCREENS)(
    "asks first, and is nobody's from then on: $screens screens",
    async ({ options }) => {
      await inWorld((world) => {
        const ana = withFurniture(world);
        fitBoard(ana);
        const ben = joinBeside(world, "Ben");
        openBoard(ben);
        expect(buttonsOf(ben)).not.toContain(MAKE_PUBLIC);
        openBoard(ana);
        pressAnywhere(ana, MAKE_PUBLIC);
        expect(ana.screen).toContain(
          "Make this table public? It then belongs to nobody: everybody plays, and only operators can take the board off. You cannot take this back.",
        );
        ana.press("Back");
        expect(propertiesOf(world.save(), TABLE_PROPERTY)[0]).toContain('"name":"Ana"');
        pressAnywhere(ana, MAKE_PUBLIC);
        ana.press(MAKE_PUBLIC);
        expect(ana.chat.at(-1)).toBe("This table is public now.");
        ben.close();
        openBoard(ben);
        for (const { form } of [ana, ben]) expect(form?.body).toContain(PUBLIC);
        for (const button of [MAKE_PUBLIC, TAKE_OFF]) expect(buttonsOf(ana)).not.toContain(button);
        const op = joinBeside(world, "Op", 2);
        openBoard(op);
        expect(buttonsOf(op)).not.toContain(MAKE_PUBLIC);
        pressAnywhere(op, TAKE_OFF);
        expect(op.chat.at(-1)).toBe("The board is in your inventory.");
        expect(op.count(BOARD)).toBe(1);
      }, options);
    },
  );

  test.each([
    { meanwhile: "remove", says: /^There is no board here any more\.$/ },
    { meanwhile: "public", says: /^Only the owner of this table, or an operator, can / },
  ])(
    "is asked about in vain where an operator does this meanwhile: $meanwhile",
    async ({ meanwhile, says }) => {
      await inWorld((world) => {
        const ana = withFurniture(world);
        fitBoard(ana);
        openBoard(ana);
        pressAnywhere(ana, MAKE_PUBLIC);
        toldTwice(joinBeside(world, "Op", 2), `table ${meanwhile}`);
        if (ana.form !== undefined) ana.press(MAKE_PUBLIC);
        expect(ana.chat.at(-1)).toMatch(says);
      });
    },
  );
});

describe("a table that an operator makes public", () => {
  test("is so after a question, in the middle of a match too, and its owner is no more than the others", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        openBoard(ana);
        const op = joinBeside(world, "Op", 2);
        expect(told(op, "table public")).toEqual([
          "Make the table at 0 64 0 overworld public? It then belongs to nobody. Type it again to do so.",
        ]);
        expect(told(op, "table public")).toEqual(["This table is public now."]);
        expect(buttonsOf(ana)).not.toContain(TAKE_OFF);
        ana.close();
        for (const player of [ana, ben]) player.dismount();
        ana.move(0.5, 64, -2.5);
        ana.mine(TABLE.x, TABLE.y, TABLE.z);
        expect(world.block(TABLE.x, TABLE.y, TABLE.z).typeId).toBe(TABLE_BLOCK);
        expect(told(ana, "roll")[0]).toMatch(/^Ana rolls /);
      },
    );
  });
});

describe("a table that shows a board which nobody has fitted", () => {
  const AT = { x: 5, y: 64, z: 0 };
  const STATES = { "tabletop_yahtzee:board": 1, "tabletop_yahtzee:in_match": 1 };
  const WAYS: Readonly<Record<string, (world: World) => void>> = {
    cloned: (world) => world.clone(TABLE, AT),
    "written over": (world) => world.overwrite(AT.x, AT.y, AT.z, TABLE_BLOCK, STATES),
    "set by a command": (world) => world.setBlock(AT.x, AT.y, AT.z, TABLE_BLOCK, STATES),
  };

  /** Ana plays at her table; Ben stands at the other one, with a chair before him. */
  async function found(way: string, scenario: (world: World, ben: Player) => void): Promise<void> {
    await inGame((world, ana) => {
      ana.close();
      WAYS[way]?.(world);
      const chair = { "minecraft:cardinal_direction": "north" };
      world.setBlock(AT.x, AT.y, AT.z + 1, "tabletop_yahtzee:oak_game_chair", chair);
      scenario(world, world.join("Ben", { location: { x: 5.5, y: 64, z: 3.5 } }));
      expect(matchIn(world.save()).players).toMatchObject([{ name: "Ana" }]);
      const lying = world.entities("minecraft:item").map(({ item }) => item?.typeId);
      expect(lying).not.toContain("tabletop_yahtzee:yahtzee_board");
      for (const player of world.players.values()) expect(player.count(BOARD)).toBe(0);
    });
  }
  const use = (player: Player): void => player.use(AT.x, AT.y, AT.z);
  function playAlone(ben: Player): void {
    ben.use(AT.x, AT.y, AT.z + 1);
    use(ben);
    ben.press("Play alone");
    ben.press("Roll dice");
    expect(ben.screen).toContain("Round 1 of 13. Roll 1 of 3.");
    ben.close();
  }
  function mined(world: World, player: Player): void {
    player.mine(AT.x, AT.y, AT.z);
    world.tick(3);
    expect(world.block(AT.x, AT.y, AT.z).typeId).toBe("minecraft:air");
  }

  describe.each(Object.keys(WAYS))("(%s)", (way) => {
    test("is a public table from its first use on, and plays", async () => {
      await found(way, (world, ben) => {
        use(ben);
        expect(ben.screen).toContain(PUBLIC);
        for (const button of [MAKE_PUBLIC, TAKE_OFF]) expect(buttonsOf(ben)).not.toContain(button);
        ben.close();
        playAlone(ben);
        expect(world.block(AT.x, AT.y, AT.z).states).toMatchObject(STATES);
      });
    });

    test("gives no board when it is mined, used or not", async () => {
      await found(way, mined);
      await found(way, (world, ben) => {
        use(ben);
        ben.close();
        mined(world, ben);
        expect(propertiesOf(world.save(), TABLE_PROPERTY)).toHaveLength(1);
      });
    });

    test("gives none to an operator who takes it off or removes it, in the middle of a match too", async () => {
      for (const press of [true, false]) {
        await found(way, (world, ben) => {
          playAlone(ben);
          const op = world.join("Op", { location: { x: 7.5, y: 64, z: 2.5 }, permission: 2 });
          if (press) {
            use(op);
            pressAnywhere(op, TAKE_OFF);
            op.press(TAKE_OFF);
          } else toldTwice(op, "table remove");
          expect(op.chat.at(-1)).toBe(
            "This board came with the table and was nobody's, so none comes off: the table is bare now.",
          );
          expect(world.block(AT.x, AT.y, AT.z).states).toMatchObject({ "tabletop_yahtzee:board": 0 });
          expect(propertiesOf(world.save(), MATCH_PROPERTY)).toHaveLength(1);
        });
      }
    });
  });

  test("takes a board of who uses one on it, is theirs then and gives it back", async () => {
    await inGame((world, ana) => {
      ana.close();
      world.clone(TABLE, AT);
      const ben = world.join("Ben", { location: { x: 5.5, y: 64, z: 3.5 } });
      ben.give(BOARD);
      ben.hold(BOARD);
      use(ben);
      expect(ben.chat.at(-1)).toBe("The board is ready and the table is yours: sit down to play.");
      expect(ben.count(BOARD)).toBe(0);
      ben.emptyHand();
      use(ben);
      pressAnywhere(ben, TAKE_OFF);
      expect(ben.count(BOARD)).toBe(1);
    });
  });
});
