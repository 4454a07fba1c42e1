// What is heard and seen of a match for a moment: sounds and sparks at the table, whose turn it is for that player alone.
import type { Player } from "@minecraft/server";
import type { Dice } from "../engine/dice.ts";
import { standings } from "../engine/totals.ts";
import { isThrow, type MatchEvent } from "../match/actions.ts";
import type { Match } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import type { FittedTable } from "./fitted-table.ts";
import { CONFETTI, SOUND_PREFIX, type SoundName } from "./ids.ts";
import { playersNear } from "./near-tables.ts";
import { type BlockPosition, beside, isLoaded, isWithinReach } from "./positions.ts";
import type { TableListener } from "./tables.ts";
import type { Tumbling } from "./tumbling.ts";

/** As far as the sounds go: `max_distance` in sound_definitions.json. */
const HEARD_FROM = 16;
const THROWING = ["cup", "roll"] as const;

/** Sounds have subtitles [U:subtitles]; nothing is told by them alone. */
export class TableEffects implements TableListener {
  readonly #tumbling: Tumbling;

  constructor(tumbling: Tumbling) {
    this.#tumbling = tumbling;
  }

  /** What comes after the cup and the roll would give the throw away: it waits until the dice lie for who is there. */
  happened({ position, record: { match } }: FittedTable, events: readonly MatchEvent[]): void {
    for (const player of playersNear(position, HEARD_FROM)) {
      if (events.some(isThrow)) for (const sound of THROWING) play(player, position, sound);
      this.#tumbling.whenSettled(player.id, position, () => sense(player, position, match, events));
    }
  }
}

function sense(player: Player, position: BlockPosition, match: Match, events: readonly MatchEvent[]): void {
  if (!isWithinReach(player, position, HEARD_FROM)) return;
  const isThrown = events.some(isThrow);
  // What is held for the next roll is heard by that.
  const heard = events.filter(({ type }) => type !== "held" || !isThrown);
  for (const sound of new Set(heard.flatMap(soundsOf))) play(player, position, sound);
  for (const event of events) {
    if (isThrow(event) && areAlike(event.dice)) spark(player, position);
    if (event.type === "turnStarted") callUp(player, match, event.player);
    if (event.type === "ended") celebrate(player, position, match);
  }
}

function soundsOf(event: MatchEvent): readonly SoundName[] {
  switch (event.type) {
    case "rolled":
    case "thrownForStart":
      return [areAlike(event.dice) ? "yahtzee" : "settle"];
    case "held":
      return event.held.includes(true) ? ["hold"] : [];
    case "scored":
      return [event.points + event.yahtzeeBonus > 0 ? "score" : "zero"];
    default:
      return [];
  }
}

/** Something to celebrate, under any rules. */
function areAlike(dice: Dice): boolean {
  return dice.every((face) => face === dice[0]);
}

/** Sparks over each winner's seat; a game that was given up has none, nor one alone without a target, or below it. */
function celebrate(viewer: Player, position: BlockPosition, { game, players, seats, target }: Match): void {
  if (game === null) return;
  const least = players.length > 1 ? 0 : (target ?? Number.POSITIVE_INFINITY);
  const winners = standings(game).filter(
    ({ player, winner, total }) => winner && total >= least && game.sheets[player]?.status !== "stopped",
  );
  if (winners.length > 0) play(viewer, position, "win");
  for (const { player } of winners) {
    const seat = seatOf(seats, players[player]?.id ?? "");
    if (seat !== null) spark(viewer, beside(position, seat));
  }
}

function play(player: Player, position: BlockPosition, sound: SoundName): void {
  player.playSound(SOUND_PREFIX + sound, { location: above(position) });
}

function spark(player: Player, position: BlockPosition): void {
  if (isLoaded(position)) player.spawnParticle(CONFETTI, above(position));
}

function above({ x, y, z }: BlockPosition) {
  return { x: x + 0.5, y: y + 1.2, z: z + 0.5 };
}

/** Who plays alone knows. @param next a position in the match's players. */
function callUp(player: Player, { players }: Match, next: number): void {
  if (players.length > 1 && players[next]?.id === player.id) player.playSound(`${SOUND_PREFIX}your_turn`);
}
