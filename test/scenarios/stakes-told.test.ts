// What is told of stakes to those who would else not know why nothing happens, or what is about to happen.
import { expect, test } from "vitest";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { ANA_WINS } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { fillPockets, give, slotOf } from "../support/stacks.ts";
import { agree, inStaked, lay, layAll, stakes, withStakesOn } from "../support/stakes.ts";
import { joinBeside, matchIn, quieten } from "../support/worlds.ts";

const LOCKED = "This match is for these stakes: nobody takes anything back alone before it is over.";
const BEGUN =
  "This match has begun for what is at stake. Until the first throw for the start you can take back what you have laid in.";

test("who types from no seat, without having opened the table, hears what came of it", async () => {
  await withStakesOn(2, (world, { ana, ben }) => {
    const op = joinBeside(world, "Op", 2);
    const off = "Op turns item stakes off: each stake goes back to the player who laid it in.";
    quieten(ana);
    quieten(ben);
    expect(told(op, "stakes off")).toEqual([off]);
    expect([ana.chat, ben.chat]).toEqual([[off], [off]]);
    quieten(op);
    ana.type("/yahtzee:stakes on");
    expect(op.chat).toEqual([]);
  });
});

test("nobody stays ready for what is no longer at stake, and all begin by being ready again", async () => {
  await withStakesOn(2, (world, { ana, ben }) => {
    lay(ana, "Ana's diamonds");
    for (const player of [ana, ben]) player.type("/yahtzee:ready");
    expect(ben.chat.at(-1)).toMatch(/^First everybody has to agree/);
    stakes("back 1", ana);
    expect(ben.chat.slice(-2)).toEqual([
      "Ana takes back 10 × Diamond.",
      "What is at stake has changed: nobody is ready any more, nor has anybody agreed to it.",
    ]);
    openBoard(ben);
    expect(ben.screen).toContain("Waiting for Ana and Ben to be ready.");
    ben.press("Ready");
    ana.type("/yahtzee:ready");
    expect(matchIn(world.save())).toMatchObject({ rollOff: [[], []], stakes: null });
  });
});

test("the throw that locks the stakes says so before and after, and until then they can be taken back", async () => {
  await withStakesOn(2, (world, { ana, ben }) => {
    layAll(world);
    for (const player of [ana, ben]) player.type("/yahtzee:ready");
    for (const line of ["stakes off", "stakes agree"]) expect(told(ana, line)).toEqual([BEGUN]);
    openBoard(ana);
    expect(ana.screen).toContain("That throw locks the stakes for all.");
    quieten(ben);
    ana.press("Roll for the start");
    expect(ben.chat).toEqual([expect.stringMatching(/^Ana rolls/), LOCKED]);
    expect(ana.screen).not.toContain("That throw locks");
  });
});

test("a slot is asked for only where something can be laid in", async () => {
  await inStaked(2, rolledOnce, (_, { ana }) => {
    expect(told(ana, "stakes back 1")).toEqual([
      "This match is for stakes: nothing goes in or out before it is over, unless all give them back.",
    ]);
  });
  await withStakesOn(2, (_, { ana }) => {
    const empty = slotOf(ana, "Ana's sword") + 10;
    expect(told(ana, `stakes lay ${empty}`)).toEqual([
      `There is nothing in slot ${empty}: choose another one.`,
    ]);
    stakes("off", ana);
    expect(told(ana, `stakes lay ${empty}`)).toEqual(["Item stakes are off at this table."]);
  });
});

test("the results say who has won what, and what waits is told at the table and far from any", async () => {
  await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
    fillPockets(ana);
    ben.type("/yahtzee:score chance");
    world.tick(40);
    for (const player of [ana, ben]) {
      openBoard(player);
      expect(player.screen).toContain("Ana wins 5 × Emerald of Ben.");
    }
    expect(ana.screen).toContain("Waits for you: 10 × Diamond, Diamond Sword, 5 × Emerald.");
    ana.close();
    ana.teleport(200, 64, 0);
    world.tick(20);
    expect(told(ana, "stakes")).toEqual([
      "Waits for you: 10 × Diamond, Diamond Sword, 5 × Emerald. /yahtzee:stakes collect brings it.",
    ]);
    ben.teleport(200, 64, 0);
    expect(told(ben, "stakes")).toEqual([expect.stringMatching(/^There is no table with a board/)]);
  });
});

test("an operator reads that stakes go back before a match for them is ended or its board taken", async () => {
  const goBack = "Items are at stake: each stake goes back to the player who laid it in.\n";
  await inStaked(2, rolledOnce, (world) => {
    const op = joinBeside(world, "Op", 2);
    for (const line of ["table reset", "table remove", "table packup all"]) {
      expect([line, told(op, line)[0]?.startsWith(goBack)]).toEqual([line, true]);
    }
    expect(told(op, "table public")[0]).not.toContain(goBack);
  });
  await withStakesOn(2, (world) => {
    expect(told(joinBeside(world, "Op", 2), "table remove")[0]).not.toContain(goBack);
  });
});

test("how much of the own is in the pot is counted while it is laid in", async () => {
  await withStakesOn(2, (_, { ana, ben }) => {
    give(ana, "Ana's more", "emerald");
    openBoard(ana);
    for (const button of ["Stakes", "Lay something in", "Diamond Sword"]) ana.press(button);
    expect(ana.screen).toContain("In the pot from you: 1 of 6.");
    agree(ben);
    openBoard(ben);
    ben.press("Stakes");
    expect(ben.screen).toContain("Waiting for Ana and Ben to be ready.");
  });
});
