// The review of a finished game, for its player alone: what luck and decisions have made of what a sheet is worth, and the
// costliest decisions with what was better and why.
import { preparedRules } from "../engine/prepared-rules.ts";
import type { Mistake, Review } from "../engine/strategy/review.ts";
import { stageOf } from "../match/match.ts";
import { faces } from "./dice-text.ts";
import { choiceText, points1, reasonText } from "./hint-screen.ts";
import { label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, behindMore, standUpRows } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export const REVIEW: Row = behindMore("review", "review.open", { do: "show", screen: { name: "review" } });

/** `null` where there is nothing to review. */
export function reviewScreen(view: TableView): Screen | null {
  const review = stageOf(view.match) === "finished" ? view.review() : null;
  if (review === null) return null;
  const texts = review === "working" ? [say("review.working")] : reviewTexts(review);
  const rows = texts.map((text, line) => label(`review${line}`, text));
  return screen(view.match, [...rows, BACK, ...standUpRows(view)], say("review.title"));
}

export function reviewTexts(review: Review): readonly Text[] {
  const { isExact, start, luck, lost, final, efficiency, worst } = review;
  return [
    ...(isExact ? [] : [say("review.about")]),
    say("review.sum", points1(start), signed(luck), points1(lost), final),
    say("review.efficiency", Math.round(efficiency * 100)),
    ...(worst.length === 0 ? [say("review.noMistake")] : [say("review.worst")]),
    ...worst.map(mistakeText),
  ];
}

function signed(points: number): string {
  return `${points < 0 ? "-" : "+"}${points1(Math.abs(points))}`;
}

/** *Turn 5, dice 1 2 3 4 6: you chose to …; better was to … That cost 5.2. Why: …* */
function mistakeText({ turn, game, done, choices, lost }: Mistake): Text {
  if (game.turn === null) return { text: "" };
  const rules = preparedRules(game.rules);
  const [better] = choices;
  return say(
    "review.mistake",
    turn,
    faces(game.turn.dice),
    choiceText(rules, game.turn, done),
    choiceText(rules, game.turn, better),
    points1(lost),
    reasonText(game, game.turn, choices),
  );
}
