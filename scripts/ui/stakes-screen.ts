// Item stakes on the screen: what is at stake and who agrees to it, laying something in, taking something back, and the
// rows about it on the screens before and after a game.
import { STACKS_EACH, type Stake } from "../match/ledger.ts";
import { isRunning, type Match, sheetOf } from "../match/match.ts";
import { seatOf } from "../match/seats.ts";
import { areStakesOn, hasPot, isLocked, whoDisagrees } from "../match/stakes.ts";
import { whyNotSet } from "../match/stakes-commands.ts";
import { commaed } from "./names.ts";
import { noticeText } from "./notices.ts";
import { playedText } from "./rules-text.ts";
import { button, type Intent, label, type Row, type Screen, type ScreenName, screen } from "./screen.ts";
import { stackText, stakesOf, standingTexts } from "./stake-texts.ts";
import { BACK, behindMore, standUpRows, takeBoardRows, waitingRows } from "./table-buttons.ts";
import { type LangKey, say } from "./text.ts";
import type { Pocket, SeenStakes, TableView } from "./view.ts";

const STAKES: ScreenName = { name: "stakes" };
const BACK_TO_STAKES = button("back", say("back"), { do: "show", screen: STAKES });

/** Whether the viewer may turn stakes on or off now. */
export function maySetStakes({ match, viewer, mayChoose, stakes }: TableView, on: boolean): boolean {
  return mayChoose && whyNotSet(match, on, viewer.id) === null && (!on || stakes.allowed);
}

function mayLay({ match, viewer, stakes }: TableView): boolean {
  const isOpen = stakes.allowed && areStakesOn(match) && !isRunning(match);
  return isOpen && seatOf(match.seats, viewer.id) !== null;
}

/** What the viewer may take back now: until the first throw all of it. */
export function takeable({ match, viewer, stakes }: SeenStakes): readonly Stake[] {
  return hasPot(match) && !isLocked(match) ? stakesOf(stakes.laid, viewer.id) : [];
}

/** Before and after a game: how the stakes stand. */
export function stakesLabels(view: TableView): readonly Row[] {
  return standingTexts(view).map((text, line) => label(`stakes${line}`, text));
}

/** Before and after a game: the way to the stakes, or to turning them on, and to what waits for the viewer. */
export function stakesButtons(view: TableView): readonly Row[] {
  const { match, viewer } = view;
  const isConcerned = seatOf(match.seats, viewer.id) !== null || view.mayChoose;
  return [
    ...(areStakesOn(match) && isConcerned
      ? [button("stakes", say("stakes.open"), { do: "show", screen: STAKES })]
      : []),
    ...(maySetStakes(view, true)
      ? [behindMore("stakesOn", "stakes.title", { do: "setStakes", on: true })]
      : []),
    ...collectRows(view),
  ];
}

function collectRows({ stakes: { owed } }: TableView): readonly Row[] {
  if (owed.length === 0) return [];
  return [
    label("owed", say("stakes.owed", commaed(owed.map(stackText)))),
    button("collect", say("stakes.collect", owed.length), { do: "collect" }),
  ];
}

/** `null` where there are no stakes. */
export function stakesScreen(view: TableView): Screen | null {
  const { match } = view;
  if (match.stakes === null) return null;
  const isForbidden = !view.stakes.allowed && areStakesOn(match) && !isRunning(match);
  const rows = [
    ...stakesLabels(view),
    ...(isForbidden ? [label("forbidden", noticeText("stakesForbidden"))] : []),
    ...beginRows(match),
    ...agreeRows(view),
    ...(mayLay(view) ? [button("lay", say("stakes.lay"), { do: "show", screen: { name: "lay" } })] : []),
    ...takeRows(view),
    ...(maySetStakes(view, false)
      ? [button("stakesOff", say("stakes.off"), { do: "setStakes", on: false })]
      : []),
    ...wantBackRows(view),
    ...collectRows(view),
    BACK,
    ...standUpRows(view),
    // While it is played for stakes the other screens have no room for it.
    ...(isLocked(match) ? takeBoardRows(view) : []),
  ];
  return screen(match, rows, say("stakes.title"));
}

/** Agreeing is one word, being ready another: what else it takes until the match begins. */
function beginRows(match: Match): readonly Row[] {
  if (!hasPot(match) || isRunning(match)) return [];
  const waiting = waitingRows(match);
  return waiting.length > 0 ? waiting : [label("begins", say("stakes.begins"))];
}

/** The row goes by the list, so that a press that was meant for another list counts nowhere; it is for these rules. */
function agreeRows({ match, viewer, stakes }: TableView): readonly Row[] {
  const list = match.stakes?.list ?? null;
  if (list === null || !hasPot(match) || isRunning(match) || !stakes.allowed) return [];
  if (!whoDisagrees(match).some(({ id }) => id === viewer.id)) return [];
  return [
    label("played", playedText(match)),
    label("terms", say("stakes.terms")),
    button(`agree:${list}`, say("stakes.agree"), { do: "agree", list }),
  ];
}

function takeRows(view: TableView): readonly Row[] {
  if (takeable(view).length === 0) return [];
  return [button("takeStake", say("stakes.take"), { do: "show", screen: { name: "takeStake" } })];
}

/** For who plays, who can take it back too; who needs nobody's consent is asked. */
function wantBackRows(view: TableView): readonly Row[] {
  const wants = view.match.stakes?.giveBack.includes(view.viewer.id) === true;
  const key = wants ? "stakes.playOn" : "stakes.giveBack";
  const give = (press: Intent): Row => button("wantBack", say(key), press);
  if (view.needsNobody) return [give({ do: "show", screen: { name: "confirmGiveBack" } })];
  if (!isLocked(view.match) || sheetOf(view.match, view.viewer.id) === null) return [];
  return [label("giveBack", say("stakes.giveBackTogether")), give({ do: "wantBack", alone: false })];
}

/** A row for each slot of the inventory; `null` where nothing may be laid in. */
export function layScreen(view: TableView): Screen | null {
  if (!mayLay(view)) return null;
  const count = stakesOf(view.stakes.laid, view.viewer.id).length;
  const isFull = count >= STACKS_EACH;
  const pockets = isFull ? [] : view.pockets();
  const rows = pockets.flatMap(({ slot, stack, refused }) =>
    refused === null ? [button(`lay:${slot}`, stackText(stack), { do: "lay", slot, stack })] : [],
  );
  const nothing = rows.length === 0 ? [label("nothing", say("stakes.layNothing"))] : [];
  return screen(
    view.match,
    [
      ...(isFull
        ? [label("enough", noticeText("enoughStakes"))]
        : [label("help", say("stakes.layHelp")), ...nothing]),
      label("count", say("stakes.count", count, STACKS_EACH)),
      ...refusedRows(pockets, "locked", "stakes.layLocked"),
      ...refusedRows(pockets, "board", "stakes.layBoard"),
      ...rows,
      BACK_TO_STAKES,
      ...standUpRows(view),
    ],
    say("stakes.lay"),
  );
}

function refusedRows(pockets: readonly Pocket[], why: Pocket["refused"], key: LangKey): readonly Row[] {
  const stacks = pockets.filter(({ refused }) => refused === why).map(({ stack }) => stackText(stack));
  return stacks.length === 0 ? [] : [label(`refused:${why}`, say(key, commaed(stacks)))];
}

/** `null` where there is nothing to take back. */
export function takeStakeScreen(view: TableView): Screen | null {
  // More than these one player has only after a transfer; they come up as the first are taken.
  const own = takeable(view).slice(0, STACKS_EACH);
  if (own.length === 0) return null;
  return screen(
    view.match,
    [
      label("help", say("stakes.takeHelp")),
      ...own.map(({ id, stack }) => button(`stake:${id}`, stackText(stack), { do: "takeStake", id })),
      BACK_TO_STAKES,
      ...standUpRows(view),
    ],
    say("stakes.take"),
  );
}
