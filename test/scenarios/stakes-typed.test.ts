// Item stakes as they are typed, used wrongly in every way: a sentence says why, and nothing has moved.
import { describe, expect, test } from "vitest";
import { BOARD } from "../../scripts/tools/play/set-up.ts";
import { told } from "../support/operators.ts";
import { ANAS, BENS, give, has, inPots, potsIn, slotOf } from "../support/stacks.ts";
import { agree, expectRefused, lay, stakes, withStakesOn } from "../support/stakes.ts";
import { joinBeside, matchIn } from "../support/worlds.ts";

const NO_SEAT = "Only a seated player can play: take a chair that faces the table.";
const OWNER_ONLY = "Only the owner of this table, or an operator, can do that.";
const WHICH_SLOT =
  "Say which slot of your inventory: /yahtzee:stakes lay and a number from 1 to 36, the hotbar first.";
const NONE_OWN = "You have laid in nothing that you could take back now.";
const nothingIn = (slot: number): string => `There is nothing in slot ${slot}: choose another one.`;

describe("before a game", () => {
  test("numbers and words that mean nothing are refused, by the game where it reads them (E7)", async () => {
    await withStakesOn(2, (world, { ana }) => {
      world.pace = 2;
      expectRefused(world, ana, {
        lay: WHICH_SLOT,
        "lay 0": WHICH_SLOT,
        "lay 37": WHICH_SLOT,
        "lay 36": nothingIn(36),
        "lay -1": WHICH_SLOT,
        "lay 1000000000": WHICH_SLOT,
        "lay 1.5": /^Syntax error/,
        "lay NaN": /^Syntax error/,
        "lay 99999999999": /^Syntax error/,
        "lay all": /^Syntax error/,
        everything: /^Syntax error/,
        back: "Say which of your stakes: /yahtzee:stakes back and the number that /yahtzee:stakes tells.",
        "back 1": NONE_OWN,
        agree: "Nothing is at stake here.",
        return: "Nothing is at stake here.",
        collect: "Nothing waits for you in any pot.",
        on: "Item stakes are on already: use the table to lay something in.",
      });
      expect(potsIn(world)).toEqual([]);
    });
  });

  test("a board and what is locked cannot be staked, whatever is written on them", async () => {
    await withStakesOn(2, (world, { ana }) => {
      ana.give(BOARD, 1, { data: "board" });
      ana.give("minecraft:emerald", 1, { lock: "slot", data: "slot" });
      ana.give("minecraft:emerald", 1, { lock: "inventory", data: "inventory" });
      const locked = "This is locked to its place, so it cannot be staked: choose something else.";
      expectRefused(world, ana, {
        [`lay ${slotOf(ana, "board")}`]: "A Yahtzee Board cannot be staked: choose something else.",
        [`lay ${slotOf(ana, "slot")}`]: locked,
        [`lay ${slotOf(ana, "inventory")}`]: locked,
      });
      expect(potsIn(world)).toEqual([]);
    });
  });

  test("six stacks are enough for one player, and all four can lay in as many", async () => {
    await withStakesOn(4, (world) => {
      world.pace = 2;
      const players = [...world.players.values()];
      for (const player of players) {
        for (let stack = 1; stack <= 7; stack++) give(player, `${player.name} ${stack}`, "bow");
        for (let stack = 1; stack <= 6; stack++) lay(player, `${player.name} ${stack}`);
      }
      expect(inPots(world)).toHaveLength(24);
      for (const player of players) {
        expectRefused(world, player, {
          [`lay ${slotOf(player, `${player.name} 7`)}`]:
            "You have laid in six stacks, as many as one player may: take one back to lay in another.",
        });
      }
    });
  });

  test("nobody has a say who does not sit, is no owner, or has laid in nothing", async () => {
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      const eve = joinBeside(world, "Eve");
      give(eve, "Eve's egg", "egg");
      expectRefused(world, eve, {
        [`lay ${slotOf(eve, "Eve's egg")}`]: NO_SEAT,
        "back 1": NONE_OWN,
        agree: NO_SEAT,
        on: OWNER_ONLY,
        off: OWNER_ONLY,
        "": "At stake:\nAna: 10 × Diamond\nBen: nothing\nWaiting for Ana and Ben to agree to this list.",
      });
      expectRefused(world, ben, { off: OWNER_ONLY, "back 1": NONE_OWN });
      agree(ben);
      expectRefused(world, ben, { agree: "You have agreed to this list: wait for the others." });
      expectRefused(world, ana, { "back 2": "You have no stake 2: type a number from 1 to 1." });
    });
  });

  test("who is far off, or dead, or visits, cannot take part", async () => {
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      const visitor = joinBeside(world, "Vic", 0);
      give(visitor, "Vic's egg", "egg");
      expectRefused(world, visitor, { [`lay ${slotOf(visitor, "Vic's egg")}`]: NO_SEAT });
      ben.teleport(30, 64, 0);
      world.tick(60);
      const far =
        "There is no table with a board within six blocks: go to one, or use a Yahtzee Board on a Small Game Table.";
      expectRefused(world, ben, { "": far, [`lay ${slotOf(ben, "Ben's emeralds")}`]: far, agree: far });
      ana.die();
      world.tick(60);
      const dead = "You cannot play while you are dead: respawn first.";
      expectRefused(world, ana, { "": dead, "back 1": dead, agree: dead, off: dead });
    });
  });

  test("a slot that is another one in the same tick is not laid in, and leaves nothing (E14)", async () => {
    await withStakesOn(2, (world, { ana }) => {
      const [diamonds, sword] = ["Ana's diamonds", "Ana's sword"].map((mark) => slotOf(ana, mark) - 1);
      world.pace = 0;
      lay(ana, "Ana's diamonds");
      ana.swap(diamonds ?? 0, sword ?? 0);
      world.tick(20);
      expect(ana.chat).toEqual(["This slot holds something else now: choose again."]);
      lay(ana, "Ana's diamonds");
      ana.swap(sword ?? 0, 35);
      ana.swap(diamonds ?? 0, 34);
      world.tick(20);
      expect([has(ana), potsIn(world), matchIn(world.save()).stakes?.list]).toEqual([ANAS, [], null]);
    });
  });

  test("the same typed twice in one tick is done once (E5)", async () => {
    await withStakesOn(2, (world, { ana, ben }) => {
      world.pace = 0;
      for (const _time of [1, 2]) lay(ana, "Ana's diamonds");
      world.tick(20);
      expect(inPots(world)).toEqual(["10 Ana's diamonds"]);
      for (const _time of [1, 2]) stakes("back 1", ana);
      world.tick(20);
      expect([has(ana), inPots(world)]).toEqual([ANAS, []]);
      lay(ana, "Ana's diamonds");
      lay(ben, "Ben's emeralds");
      world.tick(20);
      expect(inPots(world)).toEqual(["10 Ana's diamonds", ...BENS]);
      stakes("back 1", ana);
      agree(ben);
      world.tick(20);
      expect(ben.chat.at(-1)).toBe("What is at stake has changed: look at the list again.");
      expect([has(ana), inPots(world)]).toEqual([ANAS, BENS]);
      expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
    });
  });

  test("a game begins only when everybody who sits has agreed to exactly what lies there", async () => {
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      agree(ana, ben);
      lay(ben, "Ben's emeralds");
      agree(ana);
      for (const player of [ana, ben]) player.type("/yahtzee:ready");
      expect(matchIn(world.save()).rollOff).toBeNull();
      expect(told(ana, "ready")).toEqual([
        "First everybody has to agree to what is at stake: use the table, or type /yahtzee:stakes agree.",
      ]);
      agree(ben);
      expect(matchIn(world.save()).rollOff).toEqual([[], []]);
      expect(ana.chat.at(-1)).toBe("At stake:\nAna: 10 × Diamond\nBen: 5 × Emerald");
    });
  });

  test("what came into the slot meanwhile stays when a stake is taken back (E8)", async () => {
    await withStakesOn(2, (world, { ana }) => {
      lay(ana, "Ana's diamonds");
      give(ana, "Ana's new", "diamond", 3);
      stakes("back 1", ana);
      world.tick(20);
      expect(has(ana)).toEqual([...ANAS, "3 Ana's new"].sort());
      expect(ana.slots().filter((item) => item?.typeId === "minecraft:diamond")).toHaveLength(2);
    });
  });

  test("a full inventory takes nothing back, and is told what to do", async () => {
    await withStakesOn(2, (world, { ana }) => {
      lay(ana, "Ana's diamonds");
      ana.give("minecraft:dirt", 64 * 36);
      expectRefused(world, ana, { "back 1": "Your inventory is full: free a slot first." });
    });
  });
});
