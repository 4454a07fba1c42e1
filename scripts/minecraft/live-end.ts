// How a live form ended, in our words instead of the game's.
import { DataDrivenScreenClosedReason } from "@minecraft/server-ui";
import type { ScreenName } from "../ui/screen.ts";

/**
 * How a live form ended. `closed`: by the player, or because there is nothing to show. `closedAtOnce`: by the client,
 * before anything was touched. `left`: for other screens, of which `wanted` is the first. `failed`: it does not work.
 */
export type LiveEnd =
  | { readonly type: "busy" | "closed" | "closedAtOnce" }
  | { readonly type: "left"; readonly wanted: ScreenName }
  | { readonly type: "failed"; readonly why: string };

/** One that the client closes so soon, with nothing pressed, did not work. */
const AT_ONCE_TICKS = 10;

/** @param reason in the game's words. @param ticks how long it was shown. @param wasTouched whether anything was pressed. */
export function endFor(reason: string, ticks: number, wasTouched: boolean): LiveEnd {
  switch (reason) {
    case DataDrivenScreenClosedReason.UserBusy:
      return { type: "busy" };
    case DataDrivenScreenClosedReason.ServerClosed:
      return { type: "closed" };
    case DataDrivenScreenClosedReason.ClientClosed:
      return { type: ticks < AT_ONCE_TICKS && !wasTouched ? "closedAtOnce" : "closed" };
    default:
      return { type: "failed", why: `it was closed for the reason ${reason}` };
  }
}
