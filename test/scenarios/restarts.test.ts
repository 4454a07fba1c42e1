// The game is stopped in every phase of a match: nothing has changed when it is started again, nobody meets an error on
// joining, and the match goes on.
import { expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import {
  acted,
  cardWithout,
  decidedFor,
  finishedTogether,
  lobby,
  READY,
  rollingOff,
  started,
} from "../support/matches.ts";
import { inWorld, LIVE, matchIn, takeBoardOff } from "../support/worlds.ts";

type All = readonly PlayerRef[];

interface Phase {
  readonly phase: string;
  readonly make: (all: All) => Match;
  readonly before?: (people: People) => void;
  /** What Ana types after coming back and sitting down, and a part of what she is told. */
  readonly types: string;
  readonly hears: string;
}

const first = (all: All): PlayerRef => all[0] ?? { id: "", name: "" };
const finished = (all: All): Match =>
  finishedTogether(...all.map((player) => [player, cardWithout()] as const));

const PHASES: readonly Phase[] = [
  { phase: "in the lobby", make: (all) => lobby(...all), types: "ready", hears: "Ana is ready." },
  {
    phase: "when one is ready",
    make: (all) => acted(lobby(...all), first(all), READY),
    types: "ready",
    hears: "Ana is ready.",
  },
  {
    phase: "in the roll-off",
    make: (all) => rollingOff(...all),
    types: "roll",
    hears: "Ana rolls",
  },
  {
    phase: "when it is decided who starts",
    make: (all) => decidedFor(rollingOff(...all), first(all)),
    types: "roll",
    hears: "It has been decided who starts",
  },
  { phase: "before the first roll", make: (all) => started(...all), types: "roll", hears: "Ana rolls" },
  {
    phase: "in the middle of a turn",
    make: rolledOnce,
    types: "score chance",
    hears: "Ana scores 17 in Chance.",
  },
  {
    phase: "when somebody has been away for long",
    make: (all) => ({
      ...rolledOnce(all),
      absences: [{ player: first(all).id, votes: [], verdict: "playOn" }],
    }),
    before: ({ ana }) => ana.leave(),
    types: "score chance",
    hears: "Ana scores 17 in Chance.",
  },
  { phase: "at the end", make: finished, types: "ready", hears: "Ana is ready." },
  {
    phase: "when one has offered a rematch",
    make: (all) => acted(finished(all), all[1] ?? first(all), READY),
    types: "ready",
    hears: "Ana is ready.",
  },
];

/** The save of a world that is closed in this phase with forms open. */
async function closedIn({ make, before }: Phase): Promise<WorldSave> {
  let save: WorldSave | undefined;
  await inMatch(
    2,
    make,
    (world, people) => {
      openBoard(people.ben);
      before?.(people);
      world.shutdown();
      save = world.save();
    },
    LIVE,
  );
  if (save === undefined) throw new Error("The world gave no save.");
  return save;
}

function sitAgain(player: Player, chair: readonly [number, number, number]): void {
  player.use(...chair);
  player.chat.length = 0;
}

test.each(PHASES)("$phase (W5)", async (phase) => {
  const save = await closedIn(phase);
  await inWorld(
    (world) => {
      expect(matchIn(world.save())).toEqual(matchIn(save));
      const [ana, ben] = [world.join("Ana"), world.join("Ben")];
      sitAgain(ana, [0, 64, -1]);
      sitAgain(ben, [1, 64, 0]);
      ana.type(`/yahtzee:${phase.types}`);
      expect(ana.chat.join("\n")).toContain(phase.hears);
      openBoard(ben);
      expect(ben.form).toBeDefined();
    },
    { ...LIVE, save },
  );
});

test("while the board is off (W5)", async () => {
  let save: WorldSave | undefined;
  await inMatch(
    2,
    rolledOnce,
    (world, { ana }) => {
      openBoard(ana);
      takeBoardOff(ana);
      world.shutdown();
      save = world.save();
    },
    LIVE,
  );
  if (save === undefined) throw new Error("The world gave no save.");
  const before = matchIn(save);
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      ana.hold("Yahtzee Board");
      ana.use(0, 64, 0);
      expect(matchIn(world.save()).game).toEqual(before.game);
    },
    { ...LIVE, save },
  );
});
