// What is heard and seen of a match for a moment: sounds and sparks at the table, whose turn it is for that player alone.
import { Player, system, world } from "@minecraft/server";
import type { Dice } from "../engine/dice.ts";
import { standings } from "../engine/totals.ts";
import type { MatchEvent } from "../match/commands.ts";
import type { Match } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import { CONFETTI, SOUND_PREFIX, type SoundName } from "./ids.ts";
import { guard } from "./log.ts";
import { type BlockPosition, beside, isLoaded } from "./positions.ts";
import type { FittedTable, TableListener } from "./tables.ts";

/** As long as the sound of a roll lasts, before the last dice knock. */
const ROLL_TICKS = 14;

/** Sounds have subtitles [U:subtitles]; nothing is told by them alone. */
export class TableEffects implements TableListener {
  happened({ position, record: { match } }: FittedTable, events: readonly MatchEvent[]): void {
    for (const sound of new Set(events.flatMap(soundsOf))) playAt(position, sound);
    for (const event of events) {
      if (event.type === "rolled" || event.type === "thrownForStart") settle(position, event.dice);
      if (event.type === "turnStarted") callUp(match, event.player);
      if (event.type === "ended") celebrate(position, match);
    }
  }
}

function soundsOf(event: MatchEvent): readonly SoundName[] {
  switch (event.type) {
    case "rolled":
    case "thrownForStart":
      return ["cup", "roll"];
    case "held":
      return ["hold"];
    case "scored":
      return [event.points + event.yahtzeeBonus > 0 ? "score" : "zero"];
    default:
      return [];
  }
}

/** All dice alike are something to celebrate, under any rules. */
function settle(position: BlockPosition, dice: Dice): void {
  const areAlike = dice.every((face) => face === dice[0]);
  const run = guard("settling dice", () => {
    playAt(position, areAlike ? "yahtzee" : "settle");
    if (areAlike) sparkAt(position);
  });
  system.runTimeout(run, ROLL_TICKS);
}

/** Sparks over each winner's seat; a game that was given up has none. */
function celebrate(position: BlockPosition, { game, players, seats }: Match): void {
  if (game === null) return;
  const winners = standings(game).filter(
    ({ player, winner }) => winner && game.sheets[player]?.status !== "stopped",
  );
  if (winners.length > 0) playAt(position, "win");
  for (const { player } of winners) {
    const seat = seatOf(seats, players[player]?.id ?? "");
    if (seat !== null) sparkAt(beside(position, seat));
  }
}

/** Nobody hears or sees what is not loaded. */
function playAt(position: BlockPosition, sound: SoundName): void {
  if (!isLoaded(position)) return;
  world.getDimension(position.dimension).playSound(SOUND_PREFIX + sound, above(position));
}

function sparkAt(position: BlockPosition): void {
  if (isLoaded(position)) world.getDimension(position.dimension).spawnParticle(CONFETTI, above(position));
}

function above({ x, y, z }: BlockPosition) {
  return { x: x + 0.5, y: y + 1.2, z: z + 0.5 };
}

/** Who plays alone knows. @param player a position in the match's players. */
function callUp({ players }: Match, player: number): void {
  const next = players.length > 1 ? world.getEntity(players[player]?.id ?? "") : undefined;
  if (next instanceof Player) next.playSound(`${SOUND_PREFIX}your_turn`);
}
