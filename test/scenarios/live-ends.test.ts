// Live forms that the game does not end, or not when it is asked to: the player gets on all the same.
import { describe, expect, test } from "vitest";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { handOf, startTogether } from "../support/together.ts";
import { inWorld, LIVE, matchIn } from "../support/worlds.ts";

describe("a live form", () => {
  test("whose end is never told lets its player go on in simple screens", async () => {
    await inWorld(
      (world) => {
        const [ana] = sitTogether(world, TWO);
        if (ana === undefined) throw new Error("Two sit.");
        openBoard(ana);
        ana.press("Use simple screens");
        world.tick(20);
        expect(ana.form?.kind).toBe("form");
        expect(ana.form?.buttons).toContain("Ready");
      },
      { ...LIVE, switches: { liveForms: "neverSettles" } },
    );
  });

  test("whose end is never told is forgotten with its player, who gets another one", async () => {
    await inWorld(
      (world) => {
        const [ana] = sitTogether(world, TWO);
        if (ana === undefined) throw new Error("Two sit.");
        openBoard(ana);
        ana.leave();
        const back = world.join("Ana");
        openBoard(back);
        expect(back.form?.kind).toBe("live");
        world.tick(100);
      },
      { ...LIVE, switches: { liveForms: "neverSettles" } },
    );
  });

  test("that takes no new values and cannot be closed gives way to simple screens as soon as it is gone", async () => {
    await inWorld((world) => {
      const [ana, ben] = sitTogether(world, TWO);
      if (ana === undefined || ben === undefined) throw new Error("Two sit.");
      openBoard(ana);
      world.send("switches", { liveForms: "setDataThrows", liveCloseThrows: true });
      ben.type("/yahtzee:ready");
      expect(ana.chat.join("\n")).toContain("Live screens do not work here");
      // The form that nobody could close stays until its player closes it; the next one waits for that.
      if (ana.form?.kind === "live") ana.close();
      world.tick(20);
      expect(ana.form?.kind).toBe("form");
    }, LIVE);
  });

  test("whose own values come back a tick later holds and rolls as ever", async () => {
    await inWorld(
      (world) => {
        const players = sitTogether(world, TWO);
        const hands = players.map((player) => handOf(player, "live"));
        startTogether(world, hands);
        for (let turn = 0; turn < 4; turn++) hands.find((hand) => hand.isOnTurn())?.turn(greedy);
        const refusals = /Something was wrong|moved on|Roll the dice first|not your turn/;
        for (const { chat } of players) expect(chat.filter((line) => refusals.test(line))).toEqual([]);
        expect(matchIn(world.save()).throws).toBeGreaterThan(4);
      },
      { ...LIVE, switches: { lateListeners: true } },
    );
  });
});
