// What is said in one sentence where something leads nowhere, with the way on.
import type { LangKey } from "./text.ts";

export const NOTICE_KEYS = {
  boardNeedsTable: "yahtzee.notice.boardNeedsTable",
  noBoard: "yahtzee.notice.noBoard",
  noChairs: "yahtzee.notice.noChairs",
  secondBoard: "yahtzee.notice.secondBoard",
  sneakingBoard: "yahtzee.notice.sneakingBoard",
  satDown: "yahtzee.notice.satDown",
  sneakToPlace: "yahtzee.notice.sneakToPlace",
  notEnoughRoom: "yahtzee.notice.notEnoughRoom",
  chairTaken: "yahtzee.notice.chairTaken",
  seatKept: "yahtzee.notice.seatKept",
  standsButSeated: "yahtzee.notice.standsButSeated",
  tooFar: "yahtzee.notice.tooFar",
  tableGone: "yahtzee.notice.tableGone",
  notSaved: "yahtzee.notice.notSaved",
  ownerOnly: "yahtzee.notice.ownerOnly",
  inventoryFull: "yahtzee.notice.inventoryFull",
  boardGivenBack: "yahtzee.notice.boardGivenBack",
  boardReady: "yahtzee.notice.boardReady",
  readySeated: "yahtzee.notice.readySeated",
  matchGoesOn: "yahtzee.notice.matchGoesOn",
  goesOnSeated: "yahtzee.notice.goesOnSeated",
  boardForeign: "yahtzee.notice.boardForeign",
  boardSpent: "yahtzee.notice.boardSpent",
  matchNotReadable: "yahtzee.notice.matchNotReadable",
  matchMissing: "yahtzee.notice.matchMissing",
  matchNewer: "yahtzee.notice.matchNewer",
  tableNotReadable: "yahtzee.notice.tableNotReadable",
  reopen: "yahtzee.notice.reopen",
} as const satisfies Readonly<Record<string, LangKey>>;

export type Notice = keyof typeof NOTICE_KEYS;
