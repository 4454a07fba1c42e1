// The end of a game: the totals, who won, a friendly word for who played alone, and another game.
import type { Game, SheetStatus } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { reachesTarget } from "../engine/target.ts";
import { type Standing, standings } from "../engine/totals.ts";
import { type Match, sheetOf } from "../match/match.ts";
import { isReviewable } from "../match/replay.ts";
import { seatedPlayers, seatOf } from "../match/seats.ts";
import { listed, playerName } from "./names.ts";
import { REVIEW } from "./review-screen.ts";
import { medalOf } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { stakesButtons, stakesLabels } from "./stakes-screen.ts";
import {
  chairRows,
  LESSONS,
  RULES,
  readyRows,
  SETTINGS,
  sheetButton,
  tableButtons,
} from "./table-buttons.ts";
import { type LangKey, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** By how many of the rule set's targets were reached; the last one for all that are beyond. */
const WORDS = [
  "results.word.low",
  "results.word.fair",
  "results.word.good",
  "results.word.great",
  "results.word.superb",
] as const satisfies readonly LangKey[];

const TOTAL_KEYS: Readonly<Record<SheetStatus, LangKey>> = {
  playing: "results.total",
  resigned: "results.resigned",
  closed: "results.closed",
  stopped: "results.total",
  won: "results.wonOutright",
};

export function resultsScreen(view: TableView, game: Game): Screen {
  const { match, viewer } = view;
  const seated = seatOf(match.seats, viewer.id) !== null;
  const texts = game.sheets.length === 1 ? aloneTexts(view, game) : matchTexts(match, game);
  return screen(match, [
    ...(seated ? [] : chairRows(view)),
    ...texts.map((text, line) => label(`result${line}`, text)),
    ...stakesLabels(view),
    ...(seated ? anotherGame(view) : []),
    RULES,
    ...stakesButtons(view),
    sheetButton(match, sheetOf(match, viewer.id) ?? 0),
    // A live form has no room for both, and who has played to the end knows how.
    isReviewable(match, viewer.id) ? REVIEW : LESSONS,
    SETTINGS,
    ...tableButtons(view),
  ]);
}

/** What is said of the end to everybody: the winners, then every total, the best first. */
export function matchTexts(match: Match, game: Game): readonly Text[] {
  const all = standings(game);
  const won = all.filter(({ winner }) => winner);
  const names = won.map(({ player }) => playerName(match, player));
  const [first] = won;
  const key = names.length === 1 ? "results.wins" : "results.shared";
  const ranked = [...all].sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total);
  return [
    ...(first === undefined ? [] : [say(key, listed(names), first.total)]),
    ...ranked.map((standing) => totalText(match, game, standing)),
  ];
}

function totalText(match: Match, game: Game, { player, total }: Standing): Text {
  const status = game.sheets[player]?.status ?? "playing";
  const text = say(TOTAL_KEYS[status], playerName(match, player), total);
  return hasAsked(match, player) ? say("results.withHints", text) : text;
}

function hasAsked({ hinted, players }: Match, player: number): boolean {
  return hinted.includes(players[player]?.id ?? "");
}

/** Of a game alone: the score, how the target was met or missed, and the medal; what was stopped has neither. */
export function soloResult(match: Match, game: Game, viewerId: string): readonly Text[] {
  const total = totalAlone(game);
  const plain = finalScore(match, game, viewerId);
  const score = hasAsked(match, 0) ? say("results.withHints", plain) : plain;
  if (game.sheets[0]?.status !== "playing") return [score];
  return [score, ...targetTexts(match.target, total), ...medalTexts(game, total)];
}

/** *Your final score is N.* for who played, the same about the player for who watches. */
function finalScore(match: Match, game: Game, viewerId: string): Text {
  const total = totalAlone(game);
  return match.players[0]?.id === viewerId
    ? say("results.yours", total)
    : say("results.theirs", playerName(match, 0), total);
}

function totalAlone(game: Game): number {
  return standings(game)[0]?.total ?? 0;
}

function aloneTexts(view: TableView, game: Game): readonly Text[] {
  const { match, viewer, best } = view;
  const played = match.players[0]?.id === viewer.id;
  const result = soloResult(match, game, viewer.id);
  if (game.sheets[0]?.status !== "playing") {
    const stopped = played ? say("results.stopped") : say("results.theyStopped", playerName(match, 0));
    return [stopped, ...result, ...(played && best !== null ? [say("results.best", best)] : [])];
  }
  return [...result, ...(played ? closingWords(match, game, best) : [])];
}

/** For the highest of the rule set's targets that was reached. */
function medalTexts({ rules }: Game, total: number): readonly Text[] {
  const reached = preparedRules(rules)
    .soloTargets.filter((target) => reachesTarget(total, target))
    .at(-1);
  const medal = reached === undefined ? null : medalOf(rules, reached);
  return reached === undefined || medal === null ? [] : [say("results.medal", medal, reached)];
}

/** Whether the target was met, and by how much. */
function targetTexts(target: number | null, total: number): readonly Text[] {
  if (target === null) return [];
  return [
    reachesTarget(total, target)
      ? say("results.targetMet", target, total - target)
      : say("results.targetMissed", target, target - total),
  ];
}

/** Praise for the best so far only where the word does not speak of bad luck. */
function closingWords(match: Match, game: Game, best: number | null): readonly Text[] {
  const { soloTargets } = preparedRules(game.rules);
  const total = totalAlone(game);
  const reached = soloTargets.filter((target) => reachesTarget(total, target)).length;
  const next = soloTargets[reached];
  const word = WORDS[reached] ?? WORDS[0];
  return [
    ...(best !== null && best > total ? [say("results.best", best)] : []),
    ...(best === total && word !== WORDS[0] ? [say("results.isBest")] : []),
    say(word),
    ...(next === undefined || match.target !== null ? [] : [say("results.next", next)]),
  ];
}

/** Alone at the table one plays on at once; several all have to say so. */
function anotherGame(view: TableView): readonly Row[] {
  const { match, viewer } = view;
  if (seatedPlayers(match.seats).length > 1) return readyRows(view, rematchKey(match, viewer.id));
  const again = match.players.length === 1 && sheetOf(match, viewer.id) !== null;
  const text = say(again ? "results.rematch" : "lobby.playAlone");
  return [button("ready", text, { do: "ready", ready: true })];
}

function rematchKey(match: Match, viewerId: string): LangKey {
  return sheetOf(match, viewerId) === null ? "lobby.ready" : "results.rematch";
}
