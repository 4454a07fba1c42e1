// What is said in one sentence where something leads nowhere, with the way on.
import type { LangKey } from "./text.ts";

export const NOTICE_KEYS = {
  boardNeedsTable: "yahtzee.notice.boardNeedsTable",
  noBoard: "yahtzee.notice.noBoard",
  noChairs: "yahtzee.notice.noChairs",
  secondBoard: "yahtzee.notice.secondBoard",
  satDown: "yahtzee.notice.satDown",
  sneakToPlace: "yahtzee.notice.sneakToPlace",
  notEnoughRoom: "yahtzee.notice.notEnoughRoom",
  chairTaken: "yahtzee.notice.chairTaken",
  standsButSeated: "yahtzee.notice.standsButSeated",
  tooFar: "yahtzee.notice.tooFar",
  tableGone: "yahtzee.notice.tableGone",
  notSaved: "yahtzee.notice.notSaved",
  ownerOnly: "yahtzee.notice.ownerOnly",
  inventoryFull: "yahtzee.notice.inventoryFull",
  boardReady: "yahtzee.notice.boardReady",
  matchGoesOn: "yahtzee.notice.matchGoesOn",
  matchNotReadable: "yahtzee.notice.matchNotReadable",
  matchNewer: "yahtzee.notice.matchNewer",
  tableNotReadable: "yahtzee.notice.tableNotReadable",
  reopen: "yahtzee.notice.reopen",
} as const satisfies Readonly<Record<string, LangKey>>;

export type Notice = keyof typeof NOTICE_KEYS;
