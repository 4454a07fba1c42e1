// Players who stay away from a running match: the seat is kept, the others wait for a while, and then say what is to
// become of it.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { typeOut } from "../support/together.ts";
import { BOTH_SCREENS, inWorld, LIVE, matchIn, pressAnywhere, quieten } from "../support/worlds.ts";

const SECOND = 20;
/** The grace of a world in which nobody has changed it, and a moment. */
const GRACE = 180 * SECOND + 40;
const ASKED =
  "Ana has been away for long. What is to be done? Use the table to decide, or type /yahtzee:away wait, play or close.";

/** So many ticks pass for those who are there. */
function wait(world: World, ticks: number, ...listeners: readonly Player[]): void {
  for (const player of listeners) quieten(player);
  world.tick(ticks);
}

/** Types what is to become of it, twice where that is for good. */
function says(verdict: string, ...players: readonly Player[]): void {
  for (const player of players) typeOut(player, `/yahtzee:away ${verdict}`);
}

function turnOf(world: World): string | undefined {
  const { game, players } = matchIn(world.save());
  return players[game?.turn?.player ?? -1]?.name;
}

/** Ways to be away, and to be back. */
const WAYS = [
  {
    what: "leaves the world",
    go: (_: World, ana: Player) => ana.leave(),
    back: (world: World) => world.join("Ana"),
  },
  {
    what: "walks off",
    go: (world: World, ana: Player) => {
      ana.jump();
      world.tick(2);
      ana.move(20.5, 64, 20.5);
    },
    back: (_: World, ana: Player) => ana.move(0.5, 64, -2.5),
  },
  {
    what: "dies",
    go: (_: World, ana: Player) => ana.die(),
    back: (_: World, ana: Player) => {
      ana.respawn();
      ana.move(0.5, 64, -2.5);
    },
  },
  {
    what: "goes to another dimension",
    go: (world: World, ana: Player) => {
      ana.jump();
      world.tick(2);
      ana.move(0.5, 64, 0.5, "nether");
    },
    back: (_: World, ana: Player) => ana.move(0.5, 64, -2.5, "overworld"),
  },
  {
    what: "is teleported off the seat (C11)",
    go: (_: World, ana: Player) => ana.teleport(200.5, 64, 0.5),
    back: (_: World, ana: Player) => ana.teleport(0.5, 64, -2.5),
  },
] as const;

describe.each(WAYS)("who $what in the own turn", ({ go, back }) => {
  test("keeps the seat, and after three minutes the others are asked, once (C16)", async () => {
    await inMatch(3, rolledOnce, (world, { ana, ben, cem }) => {
      const before = matchIn(world.save());
      quieten(ben);
      go(world, ana);
      world.tick(60);
      expect(ben.chat).toContain("Ana is away: the match waits.");
      expect(matchIn(world.save()).seats.north?.name).toBe("Ana");
      wait(world, GRACE - 300, ben, cem);
      expect(ben.chat).not.toContain(ASKED);
      wait(world, 300, ben, cem);
      expect([ben.chat, cem.chat]).toEqual([[ASKED], [ASKED]]);
      wait(world, 2 * GRACE, ben, cem);
      expect([ben.chat, cem.chat]).toEqual([[], []]);
      expect(matchIn(world.save()).game).toEqual(before.game);
    });
  });

  test("plays on after coming back, and nobody is asked again", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      go(world, ana);
      wait(world, GRACE, ben);
      expect(ben.chat).toContain(ASKED);
      quieten(ben);
      back(world, ana);
      world.tick(60);
      expect(ben.chat).toContain("Ana is back.");
      const again = world.player("Ana");
      openBoard(again);
      again.press("Chance: 17");
      expect(turnOf(world)).toBe("Ben");
      wait(world, GRACE, ben);
      expect(ben.chat).toEqual([]);
    });
  });
});

describe("the others say what is to become of it", () => {
  /** Ana is away for long, and the others know it. */
  async function away(
    scenario: (world: World, people: { readonly ben: Player; readonly cem: Player }) => void,
    options = LIVE,
  ): Promise<void> {
    await inMatch(
      3,
      rolledOnce,
      (world, { ana, ben, cem }) => {
        ana.leave();
        wait(world, GRACE, ben, cem);
        for (const player of [ben, cem]) quieten(player);
        scenario(world, { ben, cem });
      },
      options,
    );
  }

  function presses(player: Player, verdict: string): void {
    if (player.form === undefined) openBoard(player);
    pressAnywhere(player, "Ana is away: decide");
    player.press(verdict);
  }

  test.each(BOTH_SCREENS)(
    "a computer player plays on when more than half want it, step by step, on $screens screens",
    async ({ options }) => {
      await away(
        (world, { ben, cem }) => {
          presses(ben, "Let a computer player play on for Ana (0 of 2)");
          expect(cem.chat).toEqual(["Ben wants a computer player to play on for Ana."]);
          expect(turnOf(world)).toBe("Ana");
          presses(cem, "Let a computer player play on for Ana (1 of 2)");
          expect(ben.chat).toContain("A computer player plays on for Ana, who can come back at any time.");
          for (const player of [ben, cem]) if (player.form !== undefined) player.close();
          world.tick(6 * SECOND);
          expect(turnOf(world)).toBe("Ben");
          expect(ben.chat.some((line) => /^Ana scores \d+ in /.test(line))).toBe(true);
          ben.type("/yahtzee:roll");
          ben.type("/yahtzee:score chance");
          cem.type("/yahtzee:roll");
          cem.type("/yahtzee:score chance");
          world.tick(6 * SECOND);
          expect(turnOf(world)).toBe("Ben");
          const ana = world.join("Ana");
          world.tick(2 * SECOND);
          expect(ben.chat).toContain("Ana is back.");
          ben.type("/yahtzee:roll");
          ben.type("/yahtzee:score ones");
          ben.type("/yahtzee:score ones");
          cem.type("/yahtzee:roll");
          cem.type("/yahtzee:score ones");
          cem.type("/yahtzee:score ones");
          world.tick(6 * SECOND);
          expect(turnOf(world)).toBe("Ana");
          ana.type("/yahtzee:roll");
          expect(ana.chat.at(-1)).toMatch(/^Ana rolls /);
        },
        options as typeof LIVE,
      );
    },
  );

  test("the sheet is closed when more than half want it: the turn goes on clockwise and the total stays (U17)", async () => {
    await away((world, { ben, cem }) => {
      says("close", ben);
      expect(turnOf(world)).toBe("Ana");
      says("close Ana", cem);
      expect(ben.chat).toContain(
        "The match goes on without Ana: the total stays, but it cannot win while another plays on.",
      );
      expect(turnOf(world)).toBe("Ben");
      expect(matchIn(world.save()).game?.sheets[0]?.status).toBe("closed");
    });
  });

  test("it goes on waiting when they do not agree, and what was said can be changed", async () => {
    await away((world, { ben, cem }) => {
      says("close", ben);
      says("wait", cem);
      world.tick(GRACE);
      expect(turnOf(world)).toBe("Ana");
      says("close", cem);
      expect(turnOf(world)).toBe("Ben");
    });
  });

  test.each([
    [
      "a watcher",
      "Dea",
      "/yahtzee:away close",
      "Only players of the match who still play and are here can decide that.",
    ],
    ["about nobody who is away", "Ben", "/yahtzee:away close Cem", "Say who is meant. These are away: Ana."],
    ["about a stranger", "Ben", '/yahtzee:away wait "Eve"', "Say who is meant. These are away: Ana."],
  ])("%s cannot decide", async (_, name, line, sentence) => {
    await away((world) => {
      const player =
        name === "Dea" ? world.join("Dea", { location: { x: 2.5, y: 64, z: 2.5 } }) : world.player(name);
      player.type(line);
      expect(player.chat.at(-1)).toBe(sentence);
      expect(turnOf(world)).toBe("Ana");
    });
  });

  test("while nobody is away there is nothing to decide", async () => {
    await inMatch(2, rolledOnce, (_, { ben }) => {
      ben.type("/yahtzee:away wait");
      expect(ben.chat).toEqual([
        "Nobody meant by that has been away for long enough: there is nothing to decide yet.",
      ]);
    });
  });
});

describe("the grace time", () => {
  test("does not run while nobody waits", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      ana.leave();
      ben.leave();
      world.tick(GRACE);
      const back = world.join("Ben");
      wait(world, GRACE - 200, back);
      expect(back.chat).not.toContain(ASKED);
    });
  });

  test("does not run for who is not waited for", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      ben.leave();
      wait(world, GRACE, ana);
      expect(ana.chat).toEqual([]);
      expect(matchIn(world.save()).absences).toEqual([]);
    });
  });

  test("begins anew when the game is started again, which is no leaving (W17)", async () => {
    let save: ReturnType<World["save"]> | undefined;
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      openBoard(ben);
      ana.leave();
      world.tick(GRACE - 400);
      world.shutdown();
      world.tick(2);
      save = world.save();
    });
    if (save === undefined) throw new Error("The world gave no save.");
    await inWorld(
      (world) => {
        const ben = world.join("Ben");
        wait(world, GRACE - 400, ben);
        expect(ben.chat).not.toContain(ASKED);
        expect(matchIn(world.save()).game?.sheets.map(({ status }) => status)).toEqual([
          "playing",
          "playing",
        ]);
        wait(world, 600, ben);
        expect(ben.chat).toContain(ASKED);
      },
      { ...LIVE, save },
    );
  });

  test("is what operators have set", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      const op = world.join("Op", { permission: 2 });
      op.type("/yahtzee:setting grace 30");
      ana.leave();
      wait(world, 40 * SECOND, ben);
      expect(ben.chat).toContain(ASKED);
    });
  });
});

describe("in the roll-off", () => {
  test("who has not thrown is waited for, and can be left out", async () => {
    await inMatch(
      3,
      (all) => rollingOff(...all),
      (world, { ana, ben, cem }) => {
        ben.type("/yahtzee:roll");
        cem.type("/yahtzee:roll");
        ana.leave();
        wait(world, GRACE, ben, cem);
        expect(ben.chat).toContain(ASKED);
        says("close", ben, cem);
        world.tick(10 * SECOND);
        expect(matchIn(world.save()).players.map(({ name }) => name)).not.toContain("Ana");
      },
    );
  });

  test("a computer player throws for who is away", async () => {
    await inMatch(
      2,
      (all) => rollingOff(...all),
      (world, { ana, ben }) => {
        ben.type("/yahtzee:roll");
        ana.leave();
        wait(world, GRACE, ben);
        ben.type("/yahtzee:away play");
        world.tick(20 * SECOND);
        const { game, players } = matchIn(world.save());
        expect(game).not.toBeNull();
        expect(players.map(({ name }) => name).sort()).toEqual(["Ana", "Ben"]);
      },
    );
  });
});

test("who plays alone is waited for as long as it takes", async () => {
  await inMatch(
    1,
    (all) => started(...all),
    (world, { ana }) => {
      ana.leave();
      world.tick(3 * GRACE);
      const match = matchIn(world.save());
      expect([match.absences, match.game?.sheets[0]?.status]).toEqual([[], "playing"]);
    },
  );
});
