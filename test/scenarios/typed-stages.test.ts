// Every typed command in every stage of a match: it does what it says, or one sentence says why not.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import {
  ANA,
  acted,
  cardOf,
  decidedFor,
  finishedTogether,
  lobby,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  together,
} from "../support/matches.ts";
import { joinBeside, LIVE, quieten, ridersIn } from "../support/worlds.ts";

const PLAY = [
  "roll",
  "roll keep 1 3",
  "reroll 2",
  "hold 1 3",
  "hold",
  "score chance",
  "score yahtzee",
] as const;
const COMMANDS = [
  "ready",
  ...PLAY,
  "card",
  "card Ben",
  "resign",
  "sit",
  "stand",
  "rules",
  "rules yatzy",
  "houserule 1",
  "target 200",
  "chat none",
] as const;

type Command = (typeof COMMANDS)[number];
/** `=` where nothing in the world is another, `>` where it is; then what the chat tells, each text's first line. */
type Answers = Readonly<Record<Command, string>>;

interface Stage {
  readonly stage: string;
  readonly make: (players: readonly PlayerRef[]) => Match;
  /** Who types, and what happens to them before. */
  readonly who?: (world: World, people: People) => Player;
  readonly answers: Answers;
}

/** The same answer to everything that is a move of the game. */
function toPlay(answer: string): Readonly<Record<(typeof PLAY)[number], string>> {
  const answers: readonly (readonly [string, string])[] = PLAY.map((command) => [command, answer]);
  return Object.fromEntries(answers) as Readonly<Record<(typeof PLAY)[number], string>>;
}

/** What is played is chosen by the owner, who is Ana, while nobody plays. */
function toChoose(answer: string): Pick<Answers, "rules yatzy" | "houserule 1" | "target 200"> {
  return { "rules yatzy": answer, "houserule 1": answer, "target 200": answer };
}
const CHOSEN = {
  "rules yatzy": "> Ana chooses what is played: Yatzy.",
  "houserule 1": "> Ana chooses what is played: Classic, no Joker.",
  "target 200": "> Ana chooses a target for whoever plays alone: 200.",
};

const RULES = "= What is played: Classic.";
const NO_SHEETS = "= There are no sheets yet: the game has not begun.";
const SITS = "= Use the table to open the board. Sneak or jump to stand up.";
const NOT_SITTING = "= You are not sitting on a Game Chair.";
const NO_TABLE =
  "= There is no table with a board within six blocks: go to one, or use a Yahtzee Board on a Small Game Table.";
const NOT_SEATED = "= Only a seated player can play: take a chair that faces the table.";
const RESIGN =
  "= Resign now? Your total of 0 stays in the results, but you cannot win while another plays on. Type it again to resign.";

const DECIDED = "= It has been decided who starts: the first turn comes in a moment.";
const LEVEL = "> Chat: nothing (chosen)";
const WATCHES = "= A match is running at this table. You can watch.";

const CHOSEN_BEFORE = "= What is played, and a target, are chosen before a game or after its end.";
const OWNER_ONLY = "= Only the owner of this table, or an operator, can do that.";

const SEATED = {
  ...{ sit: SITS, stand: "> You have stood up.", rules: RULES, "chat none": LEVEL },
  ...toChoose(CHOSEN_BEFORE),
} as const;
const AWAY: Answers = {
  ...{ ready: NO_TABLE, ...toPlay(NO_TABLE), card: NO_TABLE, "card Ben": NO_TABLE, resign: NO_TABLE },
  ...{ sit: NO_TABLE, stand: NOT_SITTING, rules: NO_TABLE, "chat none": LEVEL },
  ...toChoose(NO_TABLE),
};
const ROLL_OFF: Answers = {
  ready: "= Your match is already running: use the table to go on.",
  ...toPlay("= First everybody rolls for the start: you cannot hold or score yet."),
  card: NO_SHEETS,
  "card Ben": NO_SHEETS,
  resign: "= Leave this match before it begins? You can say ready for the next one. Type it again to resign.",
  ...SEATED,
};
const TURN: Answers = {
  ready: "= Your match is already running: use the table to go on.",
  ...toPlay("= Roll the dice first."),
  card: "= Sheet of Ana",
  "card Ben": "= Sheet of Ben",
  resign: RESIGN,
  ...SEATED,
};
const ROLLED: Answers = {
  ...TURN,
  roll: "> Ana rolls 6 5 3 1 1, one roll left.",
  "roll keep 1 3": "> Ana keeps 1 4, rolls 5 1 1, one roll left.",
  "reroll 2": "> Ana keeps 1 4 4 6, rolls 5, one roll left.",
  "hold 1 3": "> Ana holds 1 4.",
  hold: "> Ana holds no dice.",
  "score chance": "> Ana scores 17 in Chance. Ben's turn: round 1 of 13.",
  "score yahtzee": "= These dice score nothing in Yahtzee. Type it again to score 0 there.",
};

const STAGES: readonly Stage[] = [
  {
    stage: "in the lobby",
    make: (all) => lobby(...all),
    answers: {
      ready: "> Ana is ready.",
      ...toPlay("= No match is running: say ready first."),
      card: NO_SHEETS,
      "card Ben": NO_SHEETS,
      resign: "= No match is running: say ready first.",
      ...SEATED,
      ...CHOSEN,
    },
  },
  {
    stage: "in the roll-off",
    make: (all) => rollingOff(...all),
    answers: { ...ROLL_OFF, roll: "> Ana rolls 4 3 1 1 6 for the start: 15." },
  },
  {
    stage: "in the roll-off after the own throw",
    make: (all) => acted(rollingOff(...all), all[0] ?? ANA, rollOf("1 2 4 4 6")),
    answers: { ...ROLL_OFF, roll: "= You have rolled for the start: wait for the others." },
  },
  {
    stage: "in the decided roll-off",
    make: (all) => decidedFor(rollingOff(...all), all[1] ?? ANA),
    answers: { ...ROLL_OFF, roll: DECIDED, resign: DECIDED },
  },
  {
    stage: "in the own turn before the first roll",
    make: (all) => started(...all),
    answers: { ...TURN, roll: "> Ana rolls 4 5 5 4 4, 2 rolls left." },
  },
  { stage: "in the own turn after a roll", make: rolledOnce, answers: ROLLED },
  {
    stage: "in the own turn, standing near",
    make: rolledOnce,
    who: (_, { ana }) => {
      ana.dismount();
      return ana;
    },
    answers: { ...ROLLED, sit: SITS.replace("=", ">"), stand: NOT_SITTING },
  },
  {
    stage: "in the own turn with no rolls left",
    make: (all) =>
      together(
        all.map((player) => [player, {}] as const),
        { faces: "1 2 4 4 6", rollsUsed: 3 },
      ),
    answers: {
      ...ROLLED,
      ...toPlay("= No rolls are left: choose a category."),
      "score chance": ROLLED["score chance"],
      "score yahtzee": ROLLED["score yahtzee"],
    },
  },
  {
    stage: "in another's turn",
    make: (all) => acted(rolledOnce(all), all[0] ?? ANA, scoreIn("chance")),
    answers: {
      ...TURN,
      ...toPlay("= It is not your turn: wait for the others."),
      resign: RESIGN.replace("of 0", "of 17"),
    },
  },
  {
    stage: "after the end",
    make: (all) => finishedTogether(...all.map((player) => [player, cardOf(20)] as const)),
    answers: {
      ...TURN,
      ready: "> Ana is ready.",
      ...toPlay("= The game is over: say ready for another one."),
      resign: "= The game is over: say ready for another one.",
      ...CHOSEN,
    },
  },
  {
    stage: "at a lobby where one does not sit",
    make: (all) => lobby(...all),
    who: (world) => joinBeside(world, "Eve"),
    answers: {
      ready: NOT_SEATED,
      ...toPlay("= No match is running: say ready first."),
      card: NO_SHEETS,
      "card Ben": NO_SHEETS,
      resign: "= No match is running: say ready first.",
      ...{ sit: SITS.replace("=", ">"), stand: NOT_SITTING, rules: RULES, "chat none": LEVEL },
      ...toChoose(OWNER_ONLY),
    },
  },
  {
    stage: "at a match in which one does not play",
    make: rolledOnce,
    who: (world) => joinBeside(world, "Eve"),
    answers: {
      ready: WATCHES,
      ...toPlay(WATCHES),
      card: "= Sheet of Ana",
      "card Ben": "= Sheet of Ben",
      resign: WATCHES,
      sit: WATCHES.replace("=", ">"),
      ...{ stand: NOT_SITTING, rules: RULES, "chat none": LEVEL },
      ...toChoose(CHOSEN_BEFORE),
    },
  },
  {
    stage: "far from the table",
    make: rolledOnce,
    who: (_, { ana }) => {
      ana.dismount();
      ana.move(0.5, 64, -6.6);
      return ana;
    },
    answers: AWAY,
  },
  {
    stage: "in another dimension",
    make: rolledOnce,
    who: (_, { ana }) => {
      ana.dismount();
      ana.move(0.5, 64, -2.5, "nether");
      return ana;
    },
    answers: AWAY,
  },
];

/** Everything that the world keeps, and who sits. */
function stateOf(world: World): string {
  return JSON.stringify([world.save().properties, ridersIn(world)]);
}

/** Types all of them; after each that changed something the world begins anew. */
async function answersTo(
  commands: readonly string[],
  { make, who }: Omit<Stage, "answers" | "stage">,
): Promise<Readonly<Record<string, string>>> {
  const left = [...commands];
  const answers: Record<string, string> = {};
  while (left.length > 0) {
    const scenario = (world: World, people: People): void => {
      const player = who?.(world, people) ?? people.ana;
      world.pace = 1;
      const before = stateOf(world);
      for (let command = left.shift(); command !== undefined; command = left.shift()) {
        quieten(player);
        player.type(`/yahtzee:${command}`);
        const isSame = stateOf(world) === before;
        const lines = player.chat.map((text) => text.split("\n")[0]);
        answers[command] = [isSame ? "=" : ">", ...lines].join(" ");
        if (!isSame) return;
      }
    };
    await inMatch(2, make, scenario, LIVE);
  }
  return answers;
}

describe("every command", () => {
  test.each(STAGES)("$stage", async ({ answers, ...stage }) => {
    expect(await answersTo(COMMANDS, stage)).toEqual(answers);
  });

  test("of who is dead does nothing and says why", async () => {
    const who: Stage["who"] = (world, { ana }) => {
      ana.die();
      world.tick(10);
      return ana;
    };
    const answers = await answersTo(["ready", ...PLAY, "resign", "sit", "stand"], { make: rolledOnce, who });
    for (const [command, answer] of Object.entries(answers)) expect(answer, command).toMatch(/^= .+[.!?]$/);
  });

  test("is refused to a player of a running match without the word that they could watch", async () => {
    const { ready } = await answersTo(["ready"], { make: rolledOnce });
    expect(ready).not.toContain("You can watch");
  });
});
