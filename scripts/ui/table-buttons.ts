// What every screen of a table ends with: the way to a chair or out of it, and the board for who may take it.
import type { Row } from "./screen.ts";
import { say } from "./text.ts";
import type { TableView } from "./view.ts";

export function tableButtons(view: TableView): readonly Row[] {
  const rows: Row[] = [];
  if (view.sitting) {
    rows.push({
      kind: "button",
      id: "standUp",
      text: say("yahtzee.table.standUp"),
      press: { do: "standUp" },
      more: true,
    });
  }
  if (view.mayTakeBoardOff) {
    rows.push({
      kind: "button",
      id: "takeBoardOff",
      text: say("yahtzee.table.takeBoardOff"),
      press: { do: "takeBoardOff" },
      more: true,
    });
  }
  return rows;
}

/** For who stands: a chair to take, or what is missing. Belongs on top of a screen. */
export function chairRows(view: TableView): readonly Row[] {
  if (view.atTable) return [];
  switch (view.chairs) {
    case "free":
      return [
        { kind: "button", id: "takeChair", text: say("yahtzee.table.takeChair"), press: { do: "takeChair" } },
      ];
    case "taken":
      return [{ kind: "label", id: "chairsTaken", text: say("yahtzee.table.chairsTaken") }];
    case "none":
      return [{ kind: "label", id: "noChairs", text: say("yahtzee.notice.noChairs") }];
  }
}
