// Who visits the preview without a browser: what the running world tells a page, and what a page asks.
import type { World } from "../../../scripts/tools/host/world.ts";
import { openWorld } from "../../../scripts/tools/host/world.ts";
import { RunningWorld } from "../../../scripts/tools/preview/running-world.ts";
import type { Look, Message } from "../../../scripts/tools/preview/wire.ts";
import { BUILT } from "../../support/worlds.ts";

/** One player: everything that it was told so far, put together. */
export class Visitor {
  readonly name: string;
  readonly #running: RunningWorld;
  readonly messages: Message[] = [];
  readonly close: () => void;

  constructor(running: RunningWorld, name: string) {
    this.name = name;
    this.#running = running;
    this.close = running.watch(name, (message) => this.messages.push(message));
  }

  ask(action: string, fields: object = {}): object | undefined {
    const answer = this.#running.act(JSON.stringify({ player: this.name, do: action, ...fields }));
    // Longer than the add-on takes for one press that comes twice.
    for (let tick = 0; tick < 12; tick++) this.#running.beat();
    return answer;
  }
  get look(): Look {
    return Object.assign({}, ...this.messages.map(({ look }) => look));
  }
  get chat(): readonly string[] {
    return this.messages.flatMap(({ chat }) => chat);
  }
  slotOf(name: string): number {
    return this.look.slots.findIndex((slot) => slot?.name === name);
  }
  /** Presses a button of the open form. */
  press(text: string): void {
    const { form } = this.look;
    const row = form?.rows.find((shown) => shown.kind === "button" && shown.text === text)?.at;
    this.ask("press", { form: form?.id, row });
  }
}

/** A running world, closed and asked for errors when the scenario ends. */
export async function withVisitors(
  scenario: (running: RunningWorld, world: World) => void | Promise<void>,
): Promise<void> {
  const world = await openWorld({ ...BUILT, pace: 0 });
  try {
    await scenario(new RunningWorld(world), world);
    world.expectNoErrors();
  } finally {
    world.session.dispose();
  }
}

/** From materials to a chair at a table with a board, as the page does it. */
export function sitAtTable(page: Visitor): void {
  for (const item of ["Yahtzee Board", "Oak Small Game Table", "Oak Game Chair"]) craft(page, item);
  page.ask("select", { slot: page.slotOf("Oak Small Game Table") });
  page.ask("use", { x: 0, y: 63, z: 0, face: "Up" });
  page.ask("select", { slot: page.slotOf("Oak Game Chair") });
  page.ask("use", { x: 0, y: 63, z: 1, face: "Up" });
  page.ask("select", { slot: page.slotOf("Yahtzee Board") });
  page.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
  page.ask("use", { x: 0, y: 64, z: 1, face: "Up" });
}

const IDS: Readonly<Record<string, string>> = {
  "Yahtzee Board": "tabletop_yahtzee:yahtzee_board",
  "Oak Small Game Table": "tabletop_yahtzee:oak_small_game_table",
  "Oak Game Chair": "tabletop_yahtzee:oak_game_chair",
};
function craft(page: Visitor, item: string): void {
  page.ask("craft", page.ask("layOut", { item: IDS[item] }));
}
