// What the chat tells of a match: every event in words, and who hears it at which level.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { type Action, type Handled, handle } from "../../scripts/match/actions.ts";
import type { Match } from "../../scripts/match/match.ts";
import { CHAT_LEVELS, type ChatLevel } from "../../scripts/match/saved-settings.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { heardLines } from "../../scripts/ui/chat-lines.ts";
import {
  ANA,
  AWAY,
  acted,
  alone,
  BACK,
  BEGIN,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  decidedFor,
  deciding,
  EVE,
  handled,
  holding,
  lobby,
  NOT_READY,
  PUT_AWAY,
  READY,
  RESIGN,
  rollingOff,
  rollOf,
  STAND,
  scoreIn,
  started,
  together,
  withAway,
} from "../support/matches.ts";
import { forRandomCommands } from "../support/random-commands.ts";
import { agreeing, atStake, DIAMONDS, stakedGame, stakedRollOff } from "../support/staked.ts";
import { english } from "../support/views.ts";
import { aloneUnder } from "../support/views-of-rules.ts";

function heard(
  { match, events }: Handled,
  viewer: PlayerRef,
  level: ChatLevel | "typed" = "all",
): readonly string[] {
  return heardLines(match, events, viewer.id, level).map(english);
}

/** What somebody who watches hears of this. */
function told(match: Match, player: PlayerRef, action: Action): readonly string[] {
  return heard(handled(match, player, action), EVE);
}

const TWO = lobby(ANA, BEN);
const GAME = started(ANA, BEN);
const ROLLED = acted(GAME, ANA, rollOf("4 4 1 6 2"));

describe("before a game the chat tells", () => {
  it("who takes a seat and who leaves, to everybody but that player, who knows", () => {
    const sat = handled(lobby(ANA), BEN, { type: "sit", side: "south", name: "Ben" });
    const stood = handled(TWO, BEN, STAND);
    expect([heard(sat, ANA), heard(sat, EVE), heard(sat, BEN)]).toEqual([
      ["Ben takes a seat."],
      ["Ben takes a seat."],
      [],
    ]);
    expect([heard(stood, ANA), heard(stood, EVE), heard(stood, BEN)]).toEqual([
      ["Ben leaves the table."],
      ["Ben leaves the table."],
      [],
    ]);
  });

  it("who is ready and who is not any more", () => {
    expect(told(TWO, BEN, READY)).toEqual(["Ben is ready."]);
    expect(told(acted(TWO, BEN, READY), BEN, NOT_READY)).toEqual(["Ben is not ready yet."]);
  });

  it("what is chosen to be played, with each house rule that is not as printed", () => {
    const rules = chooseRules("yatzy", { categoryOrder: "downwards" });
    expect(told(TWO, ANA, { type: "rules", rules, who: ANA })).toEqual([
      "Ana chooses what is played: Yatzy, categories from top to bottom.",
    ]);
  });

  it("the target that is chosen, and that none is", () => {
    const choosing = (match: Match, target: number | null) =>
      told(match, ANA, { type: "target", target, who: ANA });
    expect(choosing(TWO, 215)).toEqual(["Ana chooses a target for whoever plays alone: 215."]);
    expect(choosing({ ...TWO, target: 215 }, null)).toEqual([
      "Ana chooses that whoever plays alone has no target.",
    ]);
  });

  it("how the start is decided, once everybody is ready", () => {
    expect(told(acted(TWO, BEN, READY), ANA, READY)).toEqual([
      "Ana is ready.",
      "Who starts? Each player rolls five dice once. The highest sum starts; players with equal highest sums roll again.",
    ]);
  });

  it("of who starts alone nothing but the first turn", () => {
    const begun = handled(lobby(ANA), ANA, READY);
    expect([heard(begun, ANA), heard(begun, EVE)]).toEqual([
      ["Your turn: round 1 of 13."],
      ["Ana's turn: round 1 of 13."],
    ]);
  });
});

describe("of the roll-off the chat tells", () => {
  it("each throw with its sum, and who starts", () => {
    const open = rollingOff(ANA, BEN);
    expect(told(open, ANA, rollOf("1 2 3 4 6"))).toEqual(["Ana rolls 1 2 3 4 6 for the start: 16."]);
    expect(told(acted(open, ANA, rollOf("1 2 3 4 6")), BEN, rollOf("6 6 6 6 6"))).toEqual([
      "Ben rolls 6 6 6 6 6 for the start: 30.",
      "Ben starts.",
    ]);
  });

  it("who throws again", () => {
    const two = acted(acted(rollingOff(ANA, BEN, CEM), ANA, rollOf("6 6 6 6 6")), BEN, rollOf("1 1 1 1 1"));
    expect(told(two, CEM, rollOf("6 6 6 6 6"))).toEqual([
      "Cem rolls 6 6 6 6 6 for the start: 30.",
      "Equal: Ana and Cem roll again for the start.",
    ]);
  });

  it("who leaves, by name though that player is not in the match any more", () => {
    expect(told(rollingOff(ANA, BEN, CEM), ANA, RESIGN)).toEqual(["Ana leaves the match before it begins."]);
    expect(told(rollingOff(ANA, BEN), BEN, RESIGN)).toEqual(["Ben leaves the match before it begins."]);
  });

  it("and what follows from that", () => {
    const waiting = acted(
      acted(rollingOff(ANA, BEN, CEM), BEN, rollOf("1 1 1 1 1")),
      CEM,
      rollOf("3 3 3 3 3"),
    );
    expect(told(waiting, ANA, RESIGN)).toEqual(["Ana leaves the match before it begins.", "Cem starts."]);
  });

  it("whose turn is the first, which the player reads as the own one", () => {
    const begun = handled(decidedFor(rollingOff(ANA, BEN), BEN), ANA, BEGIN);
    expect([ANA, BEN, EVE].map((viewer) => heard(begun, viewer))).toEqual([
      ["Ben's turn: round 1 of 13."],
      ["Your turn: round 1 of 13."],
      ["Ben's turn: round 1 of 13."],
    ]);
  });
});

describe("under other rules the chat tells", () => {
  it("how many rolls are left of those that were saved too", () => {
    const rules = chooseRules("maxiYatzy", { savedRolls: true });
    const match = aloneUnder(rules, [{}], { faces: "1 1 2 3 4 5", savedRolls: 3 });
    expect(told(match, ANA, rollOf("6 6 6 6 6 6", "xx----"))).toEqual([
      "Ana keeps 1 1, rolls 6 6 6 6, 4 rolls left.",
    ]);
  });

  it("in which column of several was scored", () => {
    const match = aloneUnder(chooseRules("triple"), [{}], { faces: "1 1 2 3 4" });
    expect(told(match, ANA, { type: "score", category: "ones", column: 1 })[0]).toBe(
      "Ana scores 2 in Ones, column 2.",
    );
  });

  it("who loses a turn for a second Kismet, and where", () => {
    const rules = chooseRules("kismet");
    const match = together(
      [
        [ANA, { kismet: 60, ones: 3 }],
        [BEN, { ones: 3, chance: 20 }],
      ],
      { rules, faces: "4 4 4 4 4" },
    );
    expect(told(match, ANA, scoreIn("fours")).slice(0, 2)).toEqual([
      "Ana scores 20 in Fours.",
      "Ben has to enter 0 in Twos and loses the turn for it.",
    ]);
  });

  it("who has won outright, before the totals", () => {
    const rules = chooseRules("generala");
    const match = together(
      [
        [ANA, { ones: 3 }],
        [BEN, { sixes: 24 }],
      ],
      { rules },
    );
    expect(told(match, ANA, rollOf("2 2 2 2 2"))).toEqual([
      "Ana rolls 2 2 2 2 2, and the game is over.",
      "Ana has all dice alike on the first roll of a turn, and wins outright.",
      "Ana wins with 3.",
      "Ana: 3, won outright",
      "Ben: 24",
    ]);
  });

  it("alone at the end how the target was met or missed", () => {
    const last = alone(cardWithout("chance"), { faces: "1 2 3 4 6" });
    expect(told({ ...last, target: 300 }, ANA, scoreIn("chance"))).toEqual([
      "Ana scores 16 in Chance.",
      "The final score of Ana is 297.",
      "Target of 300 missed by 3.",
      "Medal: gold (250 or more).",
    ]);
  });
});

describe("of a turn the chat tells", () => {
  it("the first roll with all its dice", () => {
    expect(told(GAME, ANA, rollOf("4 4 1 6 2"))).toEqual(["Ana rolls 4 4 1 6 2, 2 rolls left."]);
  });

  it("what was kept and what was rolled, with the next throw and not before", () => {
    expect(told(ROLLED, ANA, rollOf("5 5 4 1 6", "xx---"))).toEqual([
      "Ana keeps 4 4, rolls 4 1 6, one roll left.",
    ]);
    const held = handled(ROLLED, ANA, { type: "hold", held: [true, true, false, false, false] });
    expect([ANA, BEN, EVE].flatMap((viewer) => heard(held, viewer))).toEqual([]);
    expect(told(held.match, ANA, rollOf("5 5 4 1 6"))).toEqual([
      "Ana keeps 4 4, rolls 4 1 6, one roll left.",
    ]);
  });

  it("that no roll is left after the last one", () => {
    expect(told(acted(ROLLED, ANA, rollOf("4 4 4 4 4")), ANA, rollOf("1 1 1 1 1", "x--xx"))).toEqual([
      "Ana keeps 4 4 4, rolls 1 1, no rolls left.",
    ]);
  });

  it("the points and whose turn is next", () => {
    const scored = handled(ROLLED, ANA, scoreIn("chance"));
    expect(heard(scored, EVE)).toEqual(["Ana scores 17 in Chance.", "Ben's turn: round 1 of 13."]);
    expect(heard(scored, BEN)).toEqual(["Ana scores 17 in Chance.", "Your turn: round 1 of 13."]);
    expect(heard(scored, ANA)).toEqual(["Ana scores 17 in Chance.", "Ben's turn: round 1 of 13."]);
  });

  it("the upper bonus when it is earned", () => {
    const match = together(
      [
        [ANA, { ...cardWithout("fours", "chance") }],
        [BEN, {}],
      ],
      { faces: "4 4 4 1 2" },
    );
    expect(told(match, ANA, scoreIn("fours")).slice(0, 2)).toEqual([
      "Ana scores 12 in Fours.",
      "Upper bonus for Ana: 35.",
    ]);
  });

  it("a Joker as a Joker, with its Yahtzee bonus", () => {
    const match = together(
      [
        [ANA, { yahtzee: 50, fours: 12 }],
        [BEN, {}],
      ],
      { faces: "4 4 4 4 4" },
    );
    expect(told(match, ANA, scoreIn("largeStraight"))).toEqual([
      "Ana scores 40 in Large Straight as a Joker.",
      "Yahtzee bonus for Ana: 100.",
      "Ben's turn: round 1 of 13.",
    ]);
  });

  it("a zero as it is", () => {
    expect(told(ROLLED, ANA, scoreIn("yahtzee"))[0]).toBe("Ana scores 0 in Yahtzee.");
  });

  it("that somebody resigns, in or out of turn", () => {
    expect(told(started(ANA, BEN, CEM), BEN, RESIGN)).toEqual(["Ben resigns."]);
    expect(told(started(ANA, BEN, CEM), ANA, RESIGN)).toEqual(["Ana resigns.", "Ben's turn: round 1 of 13."]);
  });
});

describe("of who is away the chat tells", () => {
  const GAME_OF_THREE = started(ANA, BEN, CEM);
  const ASKED = withAway(GAME_OF_THREE, CEM);

  it("the others, who are asked, and that the player is back", () => {
    const away = handled(GAME_OF_THREE, CEM, AWAY);
    const question =
      "Cem has been away for long. What is to be done? Use the table to decide, or type /yahtzee:away wait, play or close.";
    expect([ANA, EVE, CEM].map((viewer) => heard(away, viewer))).toEqual([
      [question],
      ["Cem has been away for long."],
      [],
    ]);
    expect(told(ASKED, CEM, BACK)).toEqual(["Cem is back."]);
  });

  it.each([
    ["wait", "Ana wants to wait for Cem.", "The match waits for Cem."],
    [
      "playOn",
      "Ana wants a computer player to play on for Cem.",
      "A computer player plays on for Cem, who can come back at any time.",
    ],
    [
      "close",
      "Ana wants to go on without Cem.",
      "The match goes on without Cem: the total stays, but it cannot win while another plays on.",
    ],
  ] as const)(
    "what somebody wants, and instead of the last one what is decided: %s",
    (verdict, wants, done) => {
      expect(told(ASKED, ANA, deciding(CEM, verdict))).toEqual([wants]);
      expect(told(acted(ASKED, ANA, deciding(CEM, verdict)), BEN, deciding(CEM, verdict))).toEqual([done]);
    },
  );

  it("whose turn it is when the sheet of the one in turn is closed, and of no resigning", () => {
    const match = acted(withAway(GAME_OF_THREE, ANA), BEN, deciding(ANA, "close"));
    expect(heard(handled(match, CEM, deciding(ANA, "close")), BEN)).toEqual([
      "The match goes on without Ana: the total stays, but it cannot win while another plays on.",
      "Your turn: round 1 of 13.",
    ]);
  });

  it("who is left out of the roll-off, where nobody has a total yet", () => {
    const match = acted(withAway(rollingOff(ANA, BEN, CEM), CEM), ANA, deciding(CEM, "close"));
    expect(told(match, BEN, deciding(CEM, "close"))).toEqual(["Cem leaves the match before it begins."]);
  });

  it("what is decided because another goes or resigns, after that", () => {
    const said = acted(ASKED, ANA, deciding(CEM, "wait"));
    expect(told(said, BEN, RESIGN)).toEqual(["Ben resigns.", "The match waits for Cem."]);
    expect(told(said, BEN, AWAY).at(-1)).toBe("The match waits for Cem.");
  });

  it("that a match is put away, and who did it", () => {
    expect(told(GAME, ANA, PUT_AWAY)).toEqual([
      "Nobody has played here for long: the match has been put away.",
    ]);
    expect(told(GAME, ANA, { type: "putAway", who: EVE })).toEqual(["Eve ends the match: nobody wins."]);
  });
});

describe("of the end the chat tells", () => {
  const { chance: _, ...poor } = cardOf(0);
  const LAST = together(
    [
      [BEN, { ...poor, yahtzee: 50 }],
      [ANA, cardOf(66)],
    ],
    { faces: "1 2 3 4 6" },
  );

  it("alone the final score, which the player reads as the own one", () => {
    const end = handled(alone(cardWithout("chance"), { faces: "1 2 3 4 6" }), ANA, scoreIn("chance"));
    expect([heard(end, ANA), heard(end, EVE)]).toEqual([
      ["Ana scores 16 in Chance.", "Your final score is 297.", "Medal: gold (250 or more)."],
      ["Ana scores 16 in Chance.", "The final score of Ana is 297.", "Medal: gold (250 or more)."],
    ]);
  });

  it("together who wins and every total, the same to everybody", () => {
    const won = handled(
      together(
        [
          [BEN, { ...poor, yahtzee: 50 }],
          [ANA, cardOf(40)],
        ],
        { faces: "1 2 3 4 6" },
      ),
      BEN,
      {
        type: "score",
        category: "chance",
        column: 0,
      },
    );
    for (const viewer of [ANA, BEN, EVE]) {
      expect(heard(won, viewer)).toEqual([
        "Ben scores 16 in Chance.",
        "Ben wins with 66.",
        "Ben: 66",
        "Ana: 40",
      ]);
    }
  });

  it("that a win is shared (S10)", () => {
    expect(told(LAST, BEN, scoreIn("chance"))).toEqual([
      "Ben scores 16 in Chance.",
      "Ben and Ana share the win with 66 each.",
      "Ben: 66",
      "Ana: 66",
    ]);
  });

  it("after everybody has resigned but one who then stops, that this one wins", () => {
    const last = acted(started(ANA, BEN), BEN, RESIGN);
    expect(told(last, ANA, RESIGN)).toEqual([
      "Ana resigns.",
      "Ana wins with 0.",
      "Ana: 0",
      "Ben: 0, resigned",
    ]);
  });
});

describe("of item stakes the chat tells", () => {
  const STAKED = atStake(TWO);
  const PLAYED = stakedGame(ANA, BEN);
  const here = [ANA.id, BEN.id];

  it("everybody what is laid in and who agrees", () => {
    const change = { type: "laid", who: BEN, stack: DIAMONDS } as const;
    const laid = handled(STAKED, BEN, { type: "list", pot: "pot-1", list: "list-2", change });
    for (const viewer of [ANA, BEN, EVE]) {
      expect(heard(laid, viewer)).toEqual(["Ben lays in 64 × item.diamond.name."]);
    }
    expect(told(STAKED, ANA, { type: "agree", list: "list-1" })).toEqual(["Ana agrees to what is at stake."]);
    expect(told(TWO, ANA, { type: "stakes", on: true, who: ANA })).toEqual([
      "Ana turns item stakes on: use the table to lay something in.",
    ]);
  });

  it("once, when it begins, that it is played for them", () => {
    const ready = acted(agreeing(STAKED, ANA, BEN), ANA, READY);
    expect(told(ready, BEN, READY)).toEqual([
      "Ben is ready.",
      expect.stringMatching(/^Who starts\? /),
      "This match is for the stakes.",
    ]);
    const last = acted(acted(agreeing(STAKED, ANA), ANA, READY), BEN, READY);
    expect(told(last, BEN, { type: "agree", list: "list-1" })).toEqual([
      "Ben agrees to what is at stake.",
      expect.stringMatching(/^Who starts\? /),
      "This match is for the stakes.",
    ]);
  });

  it("with the last of two words for which other word it waits", () => {
    const agreedTo = agreeing(STAKED, ANA);
    expect(told(agreedTo, BEN, { type: "agree", list: "list-1" })).toEqual([
      "Ben agrees to what is at stake.",
      "Waiting for Ana and Ben to be ready.",
    ]);
    expect(told(acted(agreedTo, ANA, READY), BEN, READY)).toEqual([
      "Ben is ready.",
      "First everybody has to agree to what is at stake: use the table, or type /yahtzee:stakes agree.",
    ]);
    expect(told(agreedTo, ANA, READY)).toEqual(["Ana is ready."]);
  });

  it("with the first throw for the start, and no other one, that they are locked", () => {
    const open = stakedRollOff(ANA, BEN);
    const locked = "This match is for these stakes: nobody takes anything back alone before it is over.";
    expect(told(open, ANA, rollOf("1 2 3 4 6"))).toEqual([expect.stringMatching(/^Ana rolls/), locked]);
    expect(told(acted(open, ANA, rollOf("1 2 3 4 6")), BEN, rollOf("1 1 1 1 1"))).not.toContain(locked);
    expect(told(rollingOff(ANA, BEN), ANA, rollOf("1 2 3 4 6"))).toHaveLength(1);
  });

  it("who wants them back, and instead of the last one that they are given back", () => {
    const wants = handled(PLAYED, ANA, { type: "wantBack", here });
    expect(heard(wants, BEN)).toEqual([
      "Ana wants every stake given back. It happens when all who play want it: use the table, or type /yahtzee:stakes return.",
    ]);
    expect(told(wants.match, BEN, { type: "wantBack", here })).toEqual([
      "All want it: each stake goes back to the player who laid it in.",
    ]);
    expect(told(PLAYED, EVE, { type: "giveBack", who: EVE })).toEqual([
      "Eve gives each stake back to the player who laid it in.",
    ]);
    expect(told(PLAYED, EVE, { type: "giveBack", who: null, lost: true })).toEqual([
      "Not all that was at stake is in the pot: each stake that is there goes back, and the match goes on without.",
    ]);
  });

  it("who gets the pot, as a result that is heard at every level but none", () => {
    const won = handled(acted(PLAYED, BEN, RESIGN), ANA, RESIGN);
    for (const level of ["all", "own", "results"] as const) {
      expect(heard(won, BEN, level).slice(-4)).toEqual([
        "Ana wins with 0.",
        "Ana: 0",
        "Ben: 0, resigned",
        "The pot goes to Ana.",
      ]);
    }
    expect(heard(won, BEN, "none")).toEqual([]);
  });

  it("who gets it where all others left before the first turn", () => {
    const thrown = acted(stakedRollOff(ANA, BEN), ANA, rollOf("1 2 3 4 6"));
    expect(told(thrown, BEN, RESIGN)).toEqual([
      "Ben leaves the match before it begins.",
      "The pot goes to Ana.",
    ]);
  });

  it("no way to leave out who is away", () => {
    const away = handled(stakedGame(ANA, BEN, CEM), CEM, AWAY);
    expect(heard(away, ANA)).toEqual([
      "Cem has been away for long. What is to be done? Use the table to decide, or type /yahtzee:away wait or play.",
    ]);
  });
});

describe("a level of the chat", () => {
  const scored = handled(ROLLED, ANA, scoreIn("chance"));
  const { chance: _, ...poor } = cardOf(0);
  const end = handled(
    together(
      [
        [BEN, poor],
        [ANA, cardOf(40)],
      ],
      { faces: "1 2 3 4 6" },
    ),
    BEN,
    scoreIn("chance"),
  );
  const END = ["Ana wins with 40.", "Ana: 40", "Ben: 16"];

  it.each<[ChatLevel, readonly string[], readonly string[], readonly string[]]>([
    [
      "all",
      ["Ana scores 17 in Chance.", "Ben's turn: round 1 of 13."],
      ["Ana scores 17 in Chance.", "Your turn: round 1 of 13."],
      ["Ben scores 16 in Chance.", ...END],
    ],
    ["own", ["Ana scores 17 in Chance."], ["Your turn: round 1 of 13."], END],
    ["results", [], [], END],
    ["none", [], [], []],
  ])("%s lets a player hear this much", (level, ana, ben, atTheEnd) => {
    expect(heard(scored, ANA, level)).toEqual(ana);
    expect(heard(scored, BEN, level)).toEqual(ben);
    expect(heard(end, ANA, level)).toEqual(atTheEnd);
  });

  it("for the own turns lets who watches hear the end alone", () => {
    expect(heard(scored, EVE, "own")).toEqual([]);
    expect(heard(end, EVE, "own")).toEqual(END);
  });

  it("for the own turns leaves out the seats, who is ready and the roll-off", () => {
    const before = [
      handled(TWO, BEN, READY),
      handled(TWO, BEN, STAND),
      handled(rollingOff(ANA, BEN), ANA, rollOf("1 2 3 4 6")),
      handled(rollingOff(ANA, BEN, CEM), BEN, RESIGN),
    ];
    expect(before.flatMap((done) => heard(done, ANA, "own"))).toEqual([]);
  });
});

describe("who has typed a command", () => {
  const hold = (match: Match, marks: string): Handled =>
    handled(match, ANA, { type: "hold", held: holding(marks) });

  it("hears which dice are held now, from left to right", () => {
    const first = hold(ROLLED, "xx-x-");
    expect(heard(first, ANA, "typed")).toEqual(["Ana holds 4 4 6."]);
    expect(heard(hold(first.match, "--x--"), ANA, "typed")).toEqual(["Ana holds 1."]);
    expect(heard(hold(ROLLED, "xxxxx"), ANA, "typed")).toEqual(["Ana holds 4 4 1 6 2."]);
  });

  it("hears that no dice are held any more", () => {
    expect(heard(hold(hold(ROLLED, "xx---").match, "-----"), ANA, "typed")).toEqual(["Ana holds no dice."]);
  });

  it("is the only one to hear of it, at any level", () => {
    const held = hold(ROLLED, "xx---");
    for (const level of CHAT_LEVELS) {
      expect([ANA, BEN, EVE].flatMap((viewer) => heard(held, viewer, level))).toEqual([]);
    }
  });

  it.each<[string, Handled]>([
    ["a word of being ready", handled(acted(TWO, BEN, READY), ANA, READY)],
    ["a throw for the start", handled(rollingOff(ANA, BEN), ANA, rollOf("1 2 3 4 6"))],
    ["leaving the roll-off", handled(rollingOff(ANA, BEN, CEM), ANA, RESIGN)],
    ["the first turn", handled(decidedFor(rollingOff(ANA, BEN), BEN), ANA, BEGIN)],
    ["a roll", handled(GAME, ANA, rollOf("4 4 1 6 2"))],
    ["a roll that keeps dice, which says so itself", handled(ROLLED, ANA, rollOf("5 5 4 1 6", "xx---"))],
    ["a score", handled(ROLLED, ANA, scoreIn("chance"))],
    ["the end", handled(acted(GAME, BEN, RESIGN), ANA, RESIGN)],
  ])("hears all that comes of %s, in the words of who hears everything", (_, done) => {
    const all = heard(done, ANA, "all");
    expect(heard(done, ANA, "typed")).toEqual(all);
    expect(all.length).toBeGreaterThan(0);
  });
});

it("whatever happens in any match has words at every level, and each level says no more than the one before", () => {
  forRandomCommands(15, (match, sent) => {
    const result = handle(match, sent);
    if (!result.ok) return match;
    for (const viewer of [ANA, EVE]) {
      const levels = CHAT_LEVELS.map((level) => heard(result.value, viewer, level));
      for (const [index, lines] of levels.entries()) {
        const before = levels[index - 1];
        if (before !== undefined) expect(lines.filter((line) => !before.includes(line))).toEqual([]);
      }
    }
    return result.value.match;
  });
});
