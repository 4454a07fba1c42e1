// Computer players: who may have a seat when, what people gain by it, and that nothing goes on without people.
import { describe, expect, it } from "vitest";
import { type Action, handle } from "../../scripts/match/actions.ts";
import { inLobby, type Match, stageOf } from "../../scripts/match/match.ts";
import { isComputer, type PlayerRef, seatedPlayers } from "../../scripts/match/seats.ts";
import {
  ANA,
  acted,
  BEGIN,
  BEN,
  CEM,
  command,
  DEA,
  decidedFor,
  lobby,
  READY,
  RESIGN,
  STAKES_ON,
  STAND,
} from "../support/matches.ts";

const invite = (who: PlayerRef = ANA): Action => ({ type: "invite", level: "steady", who });
const names = ({ seats }: Match): readonly string[] => seatedPlayers(seats).map(({ name }) => name);

/** Ana has begun with as many computer players as there is room for. */
function withThree(): Match {
  const seated = acted(lobby(ANA), ANA, invite(), invite(), invite());
  const rolling = acted(seated, ANA, READY);
  return acted(decidedFor(rolling, ANA), ANA, BEGIN);
}

function refusal(match: Match, who: PlayerRef, action: Action): string | null {
  const done = handle(match, command(match, who, action));
  return done.ok ? null : done.reason;
}

describe("a computer player", () => {
  it("takes an empty seat, each under a name of its own, until there is none", () => {
    const full = acted(lobby(ANA), ANA, invite(), invite(), invite());
    expect(names(full)).toEqual(["Ana", "Nora", "Emil", "Suri"]);
    expect(refusal(full, ANA, invite())).toBe("noSeatFree");
  });

  it("is always ready, so that the match begins when the people are", () => {
    expect(stageOf(acted(acted(lobby(ANA), ANA, invite()), ANA, READY))).toBe("rollOff");
  });

  it("makes room for who sits down on its chair, on another seat or on none", () => {
    const one = acted(lobby(ANA), ANA, invite());
    expect(one.seats.east?.name).toBe("Nora");
    const moved = acted(one, BEN, { type: "sit", side: "east", name: BEN.name });
    expect([moved.seats.east, moved.seats.south?.name]).toEqual([BEN, "Nora"]);
    const full = acted(lobby(ANA, BEN, CEM), ANA, invite());
    const gone = acted(full, DEA, { type: "sit", side: "west", name: DEA.name });
    expect(names(gone)).toEqual([ANA, BEN, CEM, DEA].map(({ name }) => name));
  });

  it("keeps its seat from who comes while it plays", () => {
    expect(refusal(withThree(), BEN, { type: "sit", side: "east", name: BEN.name })).toBe("seatTaken");
  });

  it("leaves when it is let go, and with the last person", () => {
    const [, nora = ANA] = seatedPlayers(acted(lobby(ANA), ANA, invite()).seats);
    const invited = acted(lobby(ANA), ANA, invite());
    expect(names(acted(invited, ANA, { type: "dismiss", computer: nora.id, who: ANA }))).toEqual(["Ana"]);
    expect(names(acted(invited, ANA, STAND))).toEqual([]);
  });

  it("and stakes never go together", () => {
    const invited = acted(lobby(ANA, BEN), ANA, invite());
    expect(refusal(invited, ANA, STAKES_ON)).toBe("peopleStake");
    expect(refusal(acted(lobby(ANA, BEN), ANA, STAKES_ON), ANA, invite())).toBe("peopleStake");
  });

  it("plays without a seat after a pause, and decides nothing about people", () => {
    const match = { ...withThree(), seats: lobby().seats };
    const nora = match.players.find(isComputer) ?? ANA;
    expect(refusal(match, nora, { type: "away" })).not.toBeNull();
    expect(refusal(match, nora, { type: "roll", faces: [1, 2, 3, 4, 5] })).toBe("notYourTurn");
  });
});

describe("without people", () => {
  it("nobody plays: when the last one resigns the sheets of computer players are closed, and one of them has won", () => {
    const over = acted(withThree(), ANA, RESIGN);
    expect(stageOf(over)).toBe("finished");
    expect(over.game?.sheets.map(({ status }) => status)).toEqual([
      "resigned",
      "closed",
      "closed",
      "stopped",
    ]);
  });

  it("the throws for the start are over too", () => {
    const rolling = acted(acted(lobby(ANA), ANA, invite(), invite()), ANA, READY);
    expect(acted(rolling, ANA, RESIGN)).toEqual(inLobby(acted(rolling, ANA, RESIGN)));
  });
});

describe("a hint", () => {
  it("is known to all once it was asked for, once in a game", () => {
    const match = withThree();
    const asked = acted(match, ANA, { type: "hint" });
    expect([match.hinted, asked.hinted]).toEqual([[], [ANA.id]]);
    expect(refusal(asked, ANA, { type: "hint" })).toBe("alreadySaid");
    expect(acted(acted(asked, ANA, RESIGN), ANA, READY).hinted).toEqual([]);
  });
});
