// Handing over what a pot owes somebody: whole stacks move, into empty slots only, and what does not fit stays owed.
import type { Container, Player } from "@minecraft/server";
import { type Debt, type Ledger, owedTo, type Stack, withPaid } from "../match/ledger.ts";
import { logError } from "./log.ts";
import { freeSlot, inventoryOf } from "./players.ts";

export interface HandedOver {
  readonly stacks: readonly Stack[];
  /** How many more slots the player would need. */
  readonly missing: number;
}

/**
 * Where the game refuses a stack, that one stays owed.
 * @param pot what lies in it. @param keep writes down what is owed then: where it does not, everything goes back.
 */
export function handOver(
  player: Player,
  pot: Container,
  owing: Ledger,
  keep: (ledger: Ledger) => boolean,
): HandedOver {
  let ledger = owing;
  let missing = 0;
  const stacks: Stack[] = [];
  const undo: (() => void)[] = [];
  const inventory = inventoryOf(player);
  for (const debt of owedTo(owing, player.id)) {
    const slot = inventory === undefined ? null : freeSlot(inventory);
    if (inventory === undefined || slot === null) {
      missing += 1;
      continue;
    }
    const back = moved(pot, debt, inventory, slot);
    if (back === null) continue;
    undo.push(back);
    ledger = withPaid(ledger, debt.stake.id, player.id);
    stacks.push({ ...debt.stake.stack, amount: debt.amount });
  }
  if (stacks.length === 0 || keep(ledger)) return { stacks, missing };
  for (const back of undo.reverse()) back();
  return { stacks: [], missing };
}

/** How to put it back, or `null` where the game refuses it. */
function moved(pot: Container, debt: Debt, inventory: Container, to: number): (() => void) | null {
  try {
    return move(pot, debt, inventory, to);
  } catch (error) {
    logError("handing a stack over", error);
    return null;
  }
}

/** The rest of a stack moves as it is; of one that is shared a part is split off. @returns how to put it back. */
function move(pot: Container, { stake, amount, isRest }: Debt, inventory: Container, to: number): () => void {
  if (isRest) {
    pot.moveItem(stake.slot, to, inventory);
    return () => inventory.moveItem(to, stake.slot, pot);
  }
  const whole = pot.getItem(stake.slot);
  if (whole === undefined) throw new Error(`nothing lies in slot ${stake.slot} of the pot`);
  const part = whole.clone();
  const rest = whole.clone();
  part.amount = amount;
  rest.amount = whole.amount - amount;
  const undo = (): void => {
    inventory.setItem(to, undefined);
    pot.setItem(stake.slot, whole);
  };
  pot.setItem(stake.slot, rest);
  try {
    inventory.setItem(to, part);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}
