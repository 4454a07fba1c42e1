// What came of the viewer's games, and the best of the world.
import { RULE_SET_IDS, type RuleSetId } from "../engine/rule-sets/rule-sets.ts";
import type { Leaderboard, Place } from "../match/leaderboard.ts";
import type { RuleSetStatistics, Statistics, Tally } from "../match/statistics.ts";
import { commaed } from "./names.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { nameText, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export const STATISTICS: Row = button("statistics", say("statistics.title"), {
  do: "show",
  screen: { name: "statistics" },
});

export const LEADERS: Row = button("leaders", say("leaders.title"), {
  do: "show",
  screen: { name: "leaders" },
});

export function statisticsScreen(view: TableView): Screen {
  const rows = statisticsTexts(view.statistics()).map((text, line) => label(`statistics${line}`, text));
  return screen(view.match, [...rows, LEADERS, BACK, ...standUpRows(view)], say("statistics.title"));
}

export function leadersScreen(view: TableView): Screen {
  const { ruleSet } = view.match.rules;
  const rows = leadersTexts(ruleSet, view.leaders()).map((text, line) => label(`leaders${line}`, text));
  return screen(view.match, [...rows, STATISTICS, BACK, ...standUpRows(view)], say("leaders.title"));
}

/** A line for each rule set that was played, without and with hints, and how often each face was thrown. */
export function statisticsTexts({ ruleSets, faces }: Statistics): readonly Text[] {
  const played = RULE_SET_IDS.flatMap((id) => {
    const of = ruleSets[id];
    return of === undefined ? [] : ruleSetTexts(id, of);
  });
  if (played.length === 0) return [say("statistics.none")];
  const thrown = faces.map((count, face) => say("statistics.face", face + 1, count));
  return [...played, ...(faces.some((count) => count > 0) ? [say("statistics.faces", commaed(thrown))] : [])];
}

function ruleSetTexts(id: RuleSetId, { plain, hinted, unfinished }: RuleSetStatistics): readonly Text[] {
  const name = say(`ruleSet.${id}`);
  return [
    ...(plain.matches === 0 ? [] : [tallyText(name, plain)]),
    ...(hinted.matches === 0 ? [] : [tallyText(say("statistics.hinted", name), hinted)]),
    ...(unfinished === 0 ? [] : [say("statistics.unfinished", name, unfinished)]),
  ];
}

function tallyText(name: Text, { matches, against, wins, best, sum, upperBonuses, alike }: Tally): Text {
  const mean = (sum / matches).toFixed(1);
  return say("statistics.tally", name, matches, against, wins, best, mean, upperBonuses, alike);
}

export function leadersTexts(ruleSet: RuleSetId, { totals, wins }: Leaderboard): readonly Text[] {
  const name = say(`ruleSet.${ruleSet}`);
  if (totals.length === 0) return [say("leaders.none", name)];
  return [
    say("leaders.totals", name, placesText(totals)),
    ...(wins.length === 0 ? [] : [say("leaders.wins", name, placesText(wins))]),
  ];
}

function placesText(places: readonly Place[]): Text {
  return commaed(places.map(({ name, count }, at) => say("leaders.place", at + 1, nameText(name), count)));
}
