// What exact advice costs in the engine of the game: decoding a table slice by slice, then every decision of some games
// that follow the advice.
import type { ChosenRules } from "../../engine/prepared-rules.ts";
import { facesOf } from "../../match/throws.ts";
import type { Cost } from "../host/drive/session.ts";
import { type InQuickJs, inQuickJs } from "./in-quickjs.ts";

const CODE = `
  import { newGame } from "./scripts/engine/game.ts";
  import { applyMove } from "./scripts/engine/moves.ts";
  import { advise } from "./scripts/engine/strategy/advice.ts";
  import { decoding, tableOf } from "./scripts/engine/strategy/tables.ts";
  let rules, work, tables, game, advice;
  export function begin(text) {
    rules = JSON.parse(text);
    tables = new Map();
    work = decoding(rules, tables);
    return "";
  }
  export function slice() {
    return work.next().done ? "done" : "";
  }
  export function start() {
    game = newGame(rules, 1);
    return "";
  }
  export function hint() {
    advice = advise(game, tableOf(rules, tables));
    return advice.isExact ? "exact" : "about";
  }
  export function follow(text) {
    const [choice] = advice.choices;
    const moves = choice.type === "score" ? [choice] : [
      ...(game.turn.rollsUsed > 0 ? [{ type: "hold", held: choice.held }] : []),
      { type: "roll", faces: JSON.parse(text).filter((_, die) => !choice.held[die]) },
    ];
    for (const move of moves) game = applyMove(game, move).value.game;
    return game.turn === null ? "over" : "";
  }`;

interface AdviceCost {
  readonly slices: readonly Cost[];
  readonly hints: readonly Cost[];
}

/** @param rules that have a table. @param games of one player. */
export async function adviceCost(rules: ChosenRules, games: number): Promise<AdviceCost> {
  const machine = await inQuickJs("2023-12-09", CODE);
  // The first time this machine compiles the engine itself, and gets the memory for it.
  decoded(machine, rules);
  const runs = [decoded(machine, rules), decoded(machine, rules), decoded(machine, rules)];
  // What else the computer does only adds.
  const slices = (runs[0] ?? []).map(({ interrupts }, slice) => ({
    milliseconds: Math.min(...runs.map((run) => run[slice]?.milliseconds ?? 0)),
    interrupts,
  }));
  const hints: Cost[] = [];
  for (let game = 0; game < games; game++) {
    machine.call("start", "");
    for (let isOver = false; !isOver; ) {
      const { answer, cost } = timed(machine, "hint");
      if (answer !== "exact") throw new Error("The table is not there.");
      hints.push(cost);
      const faces = JSON.stringify(facesOf([game, 1, 2, 3], hints.length, 5));
      isOver = machine.call("follow", faces).answer === "over";
    }
  }
  machine.dispose();
  return { slices, hints };
}

function decoded(machine: InQuickJs, rules: ChosenRules): readonly Cost[] {
  machine.call("begin", JSON.stringify(rules));
  const slices: Cost[] = [];
  for (let isDone = false; !isDone; ) {
    const { answer, cost } = timed(machine, "slice");
    slices.push(cost);
    isDone = answer === "done";
  }
  return slices;
}

function timed(machine: InQuickJs, name: string): { readonly answer: string; readonly cost: Cost } {
  const start = performance.now();
  const { answer, interrupts } = machine.call(name, "");
  return { answer, cost: { milliseconds: performance.now() - start, interrupts } };
}
