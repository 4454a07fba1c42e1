// Playing a match on to its end by typed commands, whoever has to be there for it.
import { isRunning, type Match, playsOn, waitsFor } from "../../match/match.ts";
import { isComputer, seatOf } from "../../match/seats.ts";
import { comeAs, setChairs } from "./furniture.ts";
import { type Place, recordsIn } from "./records.ts";
import { count, type Scene, Stuck } from "./scene.ts";
import { type, typedLine } from "./typing.ts";

/** A match of four has up to 156 turns of two commands, in Triple; what needs more than this does not end. */
const COMMANDS = 400;
/** So many, and then everybody resigns. */
const SOME = 12;
/** In a row without any effect. */
const VAIN = 4;
/** A perfect player has to work out first what everything is worth. */
const VAIN_COMPUTER = 20;

/** To its end, or some turns on and then everybody resigns, which is quicker. */
export function playOn(scene: Scene, matchId: string, place: Place): void {
  const { world, chance } = scene;
  setChairs(world, place);
  const patience = chance.percent(15) ? COMMANDS : SOME;
  const matchNow = (): Match | undefined => recordsIn(world).matches.get(matchId)?.match;
  const come = new Set<string>();
  let vain = 0;
  for (let typed = 0; typed < COMMANDS; typed++) {
    const match = matchNow();
    if (match === undefined || !isRunning(match)) {
      count(scene, "match played on to its end");
      return;
    }
    const [due] = waitsFor(match).flatMap((at) => match.players[at] ?? []);
    const next = due === undefined || isComputer(due) ? undefined : due;
    // Somebody who sits there has to see what a computer player does.
    const there = next ?? match.players.find((who) => !isComputer(who) && playsOn(match, who.id));
    if (there !== undefined && !come.has(there.name)) comeAs(world, there.name, place);
    come.add(there?.name ?? "");
    const line = typed < patience ? typedLine(match, next?.id ?? "", () => 0) : "/yahtzee:resign";
    if (next === undefined && there !== undefined && seatOf(match.seats, there.id) === null)
      type(world.player(there.name), "/yahtzee:sit");
    if (next === undefined) world.tick(100);
    else type(world.player(next.name), line);
    vain = matchNow()?.revision === match.revision ? vain + 1 : 0;
    if (vain < (due !== undefined && isComputer(due) ? VAIN_COMPUTER : VAIN)) continue;
    if (next === undefined)
      throw new Stuck(due === undefined ? "the first turn does not begin" : `${due.name} does nothing`);
    throw new Stuck(`${next.name} types ${line} in vain and hears: ${world.player(next.name).chat.at(-1)}`);
  }
  throw new Stuck(`the match is not over after ${COMMANDS} commands`);
}
