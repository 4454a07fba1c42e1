// What is typed by somebody who wants a match to go on.
import { legalMoves } from "../../engine/legal-moves.ts";
import { isRunning, type Match, sheetOf, stageOf, waitsFor } from "../../match/match.ts";
import { SIDES, seatedPlayers, seatOf } from "../../match/seats.ts";
import { hasPot, whoDisagrees } from "../../match/stakes.ts";
import { typedName } from "../../ui/typed.ts";
import type { Player } from "../host/hands.ts";
import { PLAYERS } from "./ground.ts";
import { fittedIn, recordsIn } from "./records.ts";
import { present, type Scene } from "./scene.ts";

/** Types a line, and once more where that is asked for. */
export function type(player: Player, line: string): void {
  player.type(line);
  if (player.chat.at(-1)?.includes("Type it again") === true) player.type(line);
}

/** Whether the match does not go on without this player, or nobody has asked them yet. */
function isNeeded(match: Match, id: string): boolean {
  const stage = stageOf(match);
  if (stage === "rollOff" || stage === "playing") {
    return waitsFor(match).some((at) => match.players[at]?.id === id);
  }
  const isFree = seatedPlayers(match.seats).length < SIDES.length;
  return (!match.ready.includes(id) || hasToAgree(match, id)) && (seatOf(match.seats, id) !== null || isFree);
}

function hasToAgree(match: Match, id: string): boolean {
  return hasPot(match) && whoDisagrees(match).some((who) => who.id === id);
}

/** @param choose one of so many possibilities: the first ones are categories. */
export function typedLine(match: Match, id: string, choose: (options: number) => number): string {
  const stage = stageOf(match);
  if (seatOf(match.seats, id) === null) return "/yahtzee:sit";
  if (stage === "rollOff") return "/yahtzee:roll";
  if (stage !== "playing" || match.game === null) {
    return hasToAgree(match, id) ? "/yahtzee:stakes agree" : "/yahtzee:ready";
  }
  const { turn } = match.game;
  if (turn?.player !== sheetOf(match, id)) return "/yahtzee:card";
  if (turn.rollsUsed === 0) return "/yahtzee:roll";
  const { score, diceToRoll } = legalMoves(match.game);
  const rolls = diceToRoll > 0 ? ["/yahtzee:roll", "/yahtzee:reroll 1 2", "/yahtzee:roll keep 2 4"] : [];
  const scores = score.map(({ category, column }) => `/yahtzee:score ${typedName(category)} ${column + 1}`);
  const all = [...scores, ...rolls];
  return all[choose(all.length)] ?? "/yahtzee:card";
}

/** Those without whom it does not go on; before a game those who stand, as long as some do, so that several play. */
export function neededIn(scene: Scene, match: Match): readonly Player[] {
  const needed = present(scene).filter(({ id }) => isNeeded(match, id));
  const standing = needed.filter(({ id }) => seatOf(match.seats, id) === null);
  return isRunning(match) || standing.length === 0 ? needed : standing;
}

/** Brings the match at the table on by so many typed commands of those who are needed. */
export function bringOn(scene: Scene, commands: number): void {
  const { world, chance } = scene;
  for (let typed = 0; typed < commands; typed++) {
    const match = fittedIn(recordsIn(world))[0]?.record.match;
    const [player] = match ? neededIn(scene, match).filter(({ name }) => PLAYERS.includes(name)) : [];
    if (match && player) type(player, typedLine(match, player.id, chance.below));
    else world.tick(100);
  }
}
