// What is pressed or typed of item stakes, carried out: the words to the player, and the screen that follows.
import type { Player } from "@minecraft/server";
import { momentOf } from "../match/actions.ts";
import type { Stack } from "../match/ledger.ts";
import { mayChoose } from "../match/rights.ts";
import type { Intent, ScreenName } from "../ui/screen.ts";
import type { Delivery } from "./delivery.ts";
import type { FittedTable } from "./fitted-table.ts";
import { guard } from "./log.ts";
import { refOf, visitorOf } from "./players.ts";
import { notify, tellWhy } from "./raw-text.ts";
import type { StakeMoves } from "./stake-moves.ts";
import type { Tables } from "./tables.ts";

type StakeIntent = Extract<Intent, { do: "setStakes" | "lay" | "takeStake" }>;

const STAKES: ScreenName = { name: "stakes" };

export class StakeActions {
  readonly #tables: Tables;
  readonly #moves: StakeMoves;
  readonly #delivery: Delivery;

  constructor(tables: Tables, moves: StakeMoves, delivery: Delivery) {
    this.#tables = tables;
    this.#moves = moves;
    this.#delivery = delivery;
  }

  /** Carries it out and says what there is to say. @returns the screen that follows. */
  follow(player: Player, fitted: FittedTable, intent: StakeIntent): ScreenName {
    switch (intent.do) {
      case "setStakes":
        this.set(player, fitted, intent.on);
        return STAKES;
      case "lay": {
        const whyNot = this.#moves.lay(player, fitted, intent.slot, intent.stack);
        if (whyNot !== null) tellWhy(player, whyNot);
        return whyNot === "slotChanged" || whyNot === null ? { name: "lay" } : STAKES;
      }
      case "takeStake": {
        const whyNot = this.#moves.takeBack(player, fitted, intent.id);
        if (whyNot !== null) tellWhy(player, whyNot);
        return STAKES;
      }
    }
  }

  set(player: Player, fitted: FittedTable, on: boolean): void {
    const { match } = fitted.record;
    if (!mayChoose(fitted.table, match, visitorOf(player))) notify(player, "ownerOnly");
    else if (on && !this.#moves.areAllowed) notify(player, "stakesForbidden");
    else {
      const action = { type: "stakes", on, who: refOf(player) } as const;
      const acted = this.#tables.act(fitted, player.id, momentOf(match), action);
      if (!acted.ok) tellWhy(player, acted.reason);
    }
  }

  /** What waits for the player in pots. */
  owedTo(playerId: string): readonly Stack[] {
    return this.#moves.owedTo(playerId);
  }

  collect(player: Player): void {
    guard("collecting from a pot", () => this.#delivery.collect(player))();
  }
}
