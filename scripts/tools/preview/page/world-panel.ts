// The world as one walks in it: the drawn view, the target that mouse or arrow keys point at, and the same in words.

import { BOARD_STATE } from "../../../minecraft/ids.ts";
import { FIELD, GROUND_BLOCK } from "../field.ts";
import type { Book, Look, Place, SceneBlock, SceneFigure, SceneView, Target } from "../wire.ts";
import { button, find, type Line, make, say, showLines } from "./dom.ts";
import type { Key } from "./keys.ts";
import type { Ask } from "./line.ts";
import type { Scene } from "./scene/scene.ts";

/** A pointer that moved farther than this, in pixels, has dragged. */
const DRAG = 6;
type Step = readonly [east: number, south: number];
const ARROWS: Readonly<Record<string, Step>> = {
  ...{ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
};
const WALKS: Readonly<Record<string, Step>> = { w: [0, -1], s: [0, 1], a: [-1, 0], d: [1, 0] };
/** Turn and tilt in radians, and what the distance is multiplied by. */
const LOOKS: Readonly<Record<string, readonly [turn: number, tilt: number, nearer: number]>> = {
  ...{ ",": [-0.2, 0, 1], ".": [0.2, 0, 1], PageUp: [0, 0.15, 1], PageDown: [0, -0.15, 1] },
  ...{ "+": [0, 0, 0.9], "-": [0, 0, 1.1] },
};

export class WorldPanel {
  readonly #ask: Ask;
  readonly #names: Book["names"];
  readonly #scene: Scene | undefined;
  #view: SceneView = { blocks: [], players: [], items: [], dice: [] };
  #me: Look["me"] = { name: "", sits: false, sneaks: false, slot: 0 };
  #target: Target = { x: 0, y: GROUND_BLOCK, z: 0, face: "Up" };

  constructor(ask: Ask, book: Book, scene: Scene | undefined) {
    this.#ask = ask;
    this.#names = book.names;
    this.#scene = scene;
    if (scene !== undefined) this.#listen(scene);
  }

  keys(): readonly Key[] {
    const inWorld = true;
    return [
      {
        ...{ keys: ["Enter"], shown: "Enter", label: "Use", inWorld },
        help: "uses the target, or places on it what is in hand; on the ground with nothing to place, walks there",
        run: () => void this.#ask("use", this.#target),
      },
      {
        ...{ keys: ["Delete", "Backspace"], shown: "Delete", label: "Break", help: "breaks it", inWorld },
        run: () => void this.#ask("break", this.#target),
      },
      {
        ...{ keys: Object.keys(ARROWS), shown: "← ↑ → ↓", help: "moves the target", inWorld },
        run: (key) => this.#moveTarget(ARROWS[key] ?? [0, 0]),
      },
      {
        ...{ keys: ["Home"], shown: "Home", help: "takes the target back to the middle", inWorld },
        run: () => this.#aimAt(0, 0),
      },
      {
        ...{ keys: Object.keys(WALKS), shown: "W A S D", help: "walks north, west, south, east", inWorld },
        run: (key) => {
          const [east, south] = WALKS[key] ?? [0, 0];
          void this.#ask("step", { east, south });
        },
      },
      {
        ...{ keys: Object.keys(LOOKS), shown: ", . PgUp PgDn + -", help: "looks from elsewhere", inWorld },
        run: (key) => this.#scene?.lookAround(...(LOOKS[key] ?? [0, 0, 1])),
      },
      {
        ...{ keys: ["c"], shown: "C", label: "Sneak", help: "sneaks, and stops it" },
        run: () => void this.#ask("sneak", { on: !this.#me.sneaks }),
      },
      {
        ...{ keys: [" "], shown: "Space", label: "Jump", help: "jumps, which gets up too", inWorld },
        run: () => void this.#ask("jump", {}),
      },
      {
        ...{
          keys: ["x"],
          shown: "X",
          label: "Stand up",
          help: "gets up, as by the button on a touch screen",
        },
        run: () => void this.#ask("dismount", {}),
      },
    ];
  }

  show(view: SceneView): void {
    this.#view = view;
    this.#scene?.show({
      ...view,
      players: view.players.map((figure) => ({ ...figure, isMe: figure.name === this.#me.name })),
    });
    if (this.#target.face === "Up") this.#aimAt(this.#target.x, this.#target.z);
    else this.#point(this.#target);
    find("#begin").hidden = view.blocks.some(hasBoard);
    showLines(find("#around ul"), [
      ...view.blocks.map((block) => this.#blockLine(block)),
      ...view.players.map((player) => this.#playerLine(player)),
    ]);
  }
  showMe(me: Look["me"]): void {
    this.#me = me;
    const state = [me.sits ? "sitting" : "standing", ...(me.sneaks ? ["sneaking"] : [])];
    say("#me", `You are ${me.name}, ${state.join(", ")}`);
  }

  #moveTarget([east, south]: Step): void {
    const within = (at: number): number => Math.max(-FIELD, Math.min(FIELD, at));
    this.#aimAt(within(this.#target.x + east), within(this.#target.z + south));
  }

  #listen(scene: Scene): void {
    const view = find("#view");
    let pressed = { x: 0, y: 0 };
    const aims = ({ clientX, clientY }: MouseEvent): boolean => {
      const target = scene.pick(clientX, clientY);
      if (target !== undefined) this.#point(target);
      return target !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) <= DRAG;
    };
    view.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
      pressed = { x, y };
      view.focus();
    });
    view.addEventListener("pointermove", (event) => {
      if (event.buttons === 0) aims(event);
    });
    view.addEventListener("click", (event) => {
      if (aims(event)) void this.#ask("use", this.#target);
    });
    view.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (aims(event)) void this.#ask("break", this.#target);
    });
  }

  /** The highest thing of a column. */
  #aimAt(x: number, z: number): void {
    const there = this.#view.blocks.filter((block) => block.x === x && block.z === z).map(({ y }) => y);
    this.#point({ x, y: Math.max(GROUND_BLOCK, ...there), z, face: "Up" });
  }
  #point(target: Target): void {
    this.#target = target;
    this.#scene?.outline(target);
    const block = this.#blockAt(target);
    const what = block === undefined ? "the ground" : this.#nameOf(block);
    const side = target.face === "Up" ? "" : ` (${target.face.toLowerCase()} side)`;
    say("#target", `Target: ${what}${side}, ${this.#whereIs(target)}`);
  }
  #blockAt({ x, y, z }: Place): SceneBlock | undefined {
    return this.#view.blocks.find((block) => block.x === x && block.y === y && block.z === z);
  }
  #nameOf({ typeId, states }: SceneBlock): string {
    const name = this.#names[typeId] ?? typeId;
    return hasBoard({ states }) ? `${name} with a board` : name;
  }
  #whereIs({ x, z }: { readonly x: number; readonly z: number }): string {
    const east = x === 0 ? "" : ` ${Math.abs(x)} ${x > 0 ? "east" : "west"}`;
    const south = z === 0 ? "" : ` ${Math.abs(z)} ${z > 0 ? "south" : "north"}`;
    return east + south === "" ? "in the middle" : `${`${south}${east}`.trim()} of the middle`;
  }
  /** A press points at it, another one uses it. */
  #blockLine(block: SceneBlock): Line {
    const { x, y, z } = block;
    const words = `${this.#nameOf(block)}, ${this.#whereIs(block)}`;
    const press = (): void => {
      if (this.#blockAt(this.#target) === this.#blockAt({ x, y, z })) void this.#ask("use", this.#target);
      else this.#point({ x, y, z, face: "Up" });
    };
    return {
      key: `${x} ${y} ${z}`,
      make: () => button("", press),
      update(element) {
        element.textContent = words;
        element.onclick = press;
      },
    };
  }
  #playerLine({ name, sits, x, z }: SceneFigure): Line {
    const place = this.#whereIs({ x: Math.floor(x), z: Math.floor(z) });
    return {
      key: `player ${name}`,
      make: () => make("li"),
      update(element) {
        element.textContent = `${name} ${sits ? "sits" : "stands"} ${place}`;
      },
    };
  }
}

function hasBoard({ states }: Pick<SceneBlock, "states">): boolean {
  return states[BOARD_STATE] === 1;
}
