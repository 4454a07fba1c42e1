// Playing a match on to its end by typed commands, whoever has to be there for it.
import { isRunning, type Match, waitsFor } from "../../match/match.ts";
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
    const [next] = waitsFor(match).flatMap((at) => match.players[at] ?? []);
    if (next !== undefined && !come.has(next.name)) comeAs(world, next.name, place);
    come.add(next?.name ?? "");
    const line = typed < patience ? typedLine(match, next?.id ?? "", () => 0) : "/yahtzee:resign";
    if (next === undefined) world.tick(100);
    else type(world.player(next.name), line);
    vain = matchNow()?.revision === match.revision ? vain + 1 : 0;
    if (vain < VAIN) continue;
    if (next === undefined) throw new Stuck("the first turn does not begin");
    throw new Stuck(`${next.name} types ${line} in vain and hears: ${world.player(next.name).chat.at(-1)}`);
  }
  throw new Stuck(`the match is not over after ${COMMANDS} commands`);
}
