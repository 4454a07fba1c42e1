// The end of a game alone: the score, the best so far, a friendly word, and another game.
import type { Game } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { reachesTarget } from "../engine/target.ts";
import { standings } from "../engine/totals.ts";
import { type Match, sheetOf } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import type { Row, Screen } from "./screen.ts";
import { chairRows, tableButtons } from "./table-buttons.ts";
import { type LangKey, nameText, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** By how many of the rule set's targets were reached; the last one for all that are beyond. */
const WORDS = [
  "yahtzee.results.word.low",
  "yahtzee.results.word.fair",
  "yahtzee.results.word.good",
  "yahtzee.results.word.great",
  "yahtzee.results.word.superb",
] as const satisfies readonly LangKey[];

export function resultsScreen(view: TableView, game: Game): Screen {
  const { match, viewer } = view;
  const seated = seatOf(match.seats, viewer.id) !== null;
  return {
    matchId: match.id,
    revision: match.revision,
    title: say("yahtzee.title"),
    rows: [
      ...(seated ? [] : chairRows(view)),
      ...resultTexts(view, game).map((text, line): Row => ({ kind: "label", id: `result${line}`, text })),
      ...(seated ? [anotherGame(view)] : []),
      {
        kind: "button",
        id: "sheet",
        text: say("yahtzee.turn.sheet"),
        press: { do: "show", screen: { name: "sheet", player: 0 } },
      },
      ...tableButtons(view),
    ],
  };
}

/** *Your final score is N.* for who played, the same about the player for who watches. */
export function finalScore(match: Match, game: Game, viewerId: string): Text {
  const player = match.players[0];
  const total = totalOf(game);
  return player?.id === viewerId
    ? say("yahtzee.results.yours", total)
    : say("yahtzee.results.theirs", nameText(player?.name ?? ""), total);
}

function totalOf(game: Game): number {
  return standings(game)[0]?.total ?? 0;
}

function resultTexts(view: TableView, game: Game): readonly Text[] {
  const { match, viewer, best } = view;
  const player = match.players[0];
  const played = player?.id === viewer.id;
  const score = finalScore(match, game, viewer.id);
  if (game.sheets[0]?.status !== "playing") {
    const stopped = played
      ? say("yahtzee.results.stopped")
      : say("yahtzee.results.theyStopped", nameText(player?.name ?? ""));
    return [stopped, score, ...(played && best !== null ? [say("yahtzee.results.best", best)] : [])];
  }
  return played ? [score, ...closingWords(game, best)] : [score];
}

/** Praise for the best so far only where the word does not speak of bad luck. */
function closingWords(game: Game, best: number | null): readonly Text[] {
  const { soloTargets } = preparedRules(game.rules);
  const total = totalOf(game);
  const reached = soloTargets.filter((target) => reachesTarget(total, target)).length;
  const next = soloTargets[reached];
  const word = soloTargets.length === 0 ? undefined : WORDS[Math.min(reached, WORDS.length - 1)];
  return [
    ...(best !== null && best > total ? [say("yahtzee.results.best", best)] : []),
    ...(best === total && word !== WORDS[0] ? [say("yahtzee.results.isBest")] : []),
    ...(word === undefined ? [] : [say(word)]),
    ...(next === undefined ? [] : [say("yahtzee.results.next", next)]),
  ];
}

function anotherGame({ match, viewer }: TableView): Row {
  const played = sheetOf(match, viewer.id) !== null;
  const text = say(played ? "yahtzee.results.rematch" : "yahtzee.lobby.playAlone");
  return { kind: "button", id: "rematch", text, press: { do: "rematch" } };
}
