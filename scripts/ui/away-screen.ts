// Somebody is away: what the others say is to become of it, and how it stands.
import { type Absence, absenceOf, VERDICTS, type Verdict, votersOf, votesFor } from "../match/absence.ts";
import type { Match } from "../match/match.ts";
import { hasPot } from "../match/stakes.ts";
import { playerNamed } from "./names.ts";
import { button, type Intent, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { type LangKey, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

const STANDS: Readonly<Record<NonNullable<Absence["verdict"]>, LangKey>> = {
  wait: "away.waits",
  playOn: "away.playsOn",
};

export function mayDecide(match: Match, playerId: string): boolean {
  return match.absences.length > 0 && votersOf(match).some(({ id }) => id === playerId);
}

/** Who is away and what was decided, one line each, and for who may decide the way to say so, which names one. */
export function awayRows({ match, viewer }: TableView): readonly Row[] {
  const open = match.absences.find(({ verdict }) => verdict === null) ?? match.absences[0];
  const asked = mayDecide(match, viewer.id) ? open : undefined;
  return [
    ...match.absences
      .filter((absence) => absence !== asked || absence.verdict !== null)
      .map((absence) => label(`away:${absence.player}`, standsText(match, absence))),
    ...(asked === undefined ? [] : [decideButton(match, asked)]),
  ];
}

/** The question about one of them; from there on to the next one. `null` where there is nothing to decide. */
export function awayScreen(view: TableView, awayId: string): Screen | null {
  const { match, viewer } = view;
  const absence = absenceOf(match, awayId);
  if (absence === null || !mayDecide(match, viewer.id)) return null;
  const others = match.absences.filter(({ player }) => player !== awayId);
  // Nobody is voted out of what they have staked.
  const staked = hasPot(match);
  const question = staked ? "away.questionStaked" : "away.question";
  const verdicts = VERDICTS.filter((verdict) => verdict !== "close" || !staked);
  return screen(match, [
    label("question", say(question, playerNamed(match, awayId))),
    ...verdicts.map((verdict) => verdictRow(view, absence, verdict)),
    ...others.map((other) => decideButton(match, other)),
    BACK,
    ...standUpRows(view),
  ]);
}

function decideButton(match: Match, { player }: Absence): Row {
  return button(`decide:${player}`, say("away.decide", playerNamed(match, player)), {
    do: "show",
    screen: { name: "away", player },
  });
}

/** *Wait for Ben (1 of 2)*: how many of those who decide have said so, where they are several. */
function verdictRow({ match, viewer }: TableView, absence: Absence, verdict: Verdict): Row {
  const name = playerNamed(match, absence.player);
  const own = absence.votes.some((vote) => vote.voter === viewer.id && vote.verdict === verdict);
  const text = say(`away.${verdict}`, name);
  const voters = votersOf(match).length;
  const key = own ? "away.ownVote" : "away.votes";
  const counted = voters > 1 ? say(key, text, votesFor(match, absence, verdict), voters) : text;
  const press: Intent =
    verdict === "close"
      ? { do: "show", screen: { name: "confirmClose", player: absence.player } }
      : { do: "decide", away: absence.player, verdict };
  return button(`verdict:${verdict}`, counted, press);
}

/** Going on without somebody cannot be taken back. `null` where there is nothing to decide. */
export function confirmCloseScreen(view: TableView, awayId: string): Screen | null {
  const { match, viewer } = view;
  if (absenceOf(match, awayId) === null || !mayDecide(match, viewer.id) || hasPot(match)) return null;
  const name = playerNamed(match, awayId);
  return screen(match, [
    label("question", confirmCloseText(match, awayId)),
    button("yes", say("away.close", name), { do: "decide", away: awayId, verdict: "close" }),
    BACK,
    ...standUpRows(view),
  ]);
}

export function confirmCloseText(match: Match, awayId: string): Text {
  return say("away.confirmClose", playerNamed(match, awayId));
}

function standsText(match: Match, { player, verdict }: Absence): Text {
  const key = verdict === null ? "away.undecided" : STANDS[verdict];
  return say(key, playerNamed(match, player));
}
