// The end of a game alone: the score, the best so far, a friendly word, and another game.
import type { Game } from "../engine/game.ts";
import { standings } from "../engine/totals.ts";
import type { Match } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import type { Row, Screen } from "./screen.ts";
import { chairRows, tableButtons } from "./table-buttons.ts";
import { nameText, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** From which total on each word is said; source of the steps: the tiers of solo play, 150, 200 and 250. */
const WORDS = [
  { from: 250, key: "yahtzee.results.word.great" },
  { from: 200, key: "yahtzee.results.word.good" },
  { from: 150, key: "yahtzee.results.word.fair" },
  { from: 0, key: "yahtzee.results.word.low" },
] as const;

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
      ...(seated ? [rematchRow()] : []),
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
  const total = standings(game)[0]?.total ?? 0;
  return player?.id === viewerId
    ? say("yahtzee.results.yours", total)
    : say("yahtzee.results.theirs", nameText(player?.name ?? ""), total);
}

function resultTexts(view: TableView, game: Game): readonly Text[] {
  const sheet = game.sheets[0];
  const score = finalScore(view.match, game, view.viewer.id);
  if (sheet === undefined || view.match.players[0]?.id !== view.viewer.id) return [score];
  if (sheet.status !== "playing") return [say("yahtzee.results.stopped"), score, ...bestTexts(view, null)];
  const total = standings(game)[0]?.total ?? 0;
  const word = WORDS.find(({ from }) => total >= from)?.key ?? "yahtzee.results.word.low";
  return [score, ...bestTexts(view, total), say(word)];
}

function bestTexts({ best }: TableView, total: number | null): readonly Text[] {
  if (best === null) return [];
  return [total === best ? say("yahtzee.results.isBest") : say("yahtzee.results.best", best)];
}

function rematchRow(): Row {
  return { kind: "button", id: "rematch", text: say("yahtzee.results.rematch"), press: { do: "rematch" } };
}
