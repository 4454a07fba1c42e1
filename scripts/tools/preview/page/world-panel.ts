// The world as one walks in it: the drawn view, the target that mouse or arrow keys point at, and the same in words.
import type { Book, Look, SceneBlock, SceneView, Target } from "../wire.ts";
import { button, find, keyed, type Line, showLines } from "./dom.ts";
import type { Scene } from "./scene/scene.ts";
import type { Ask } from "./server.ts";

const GROUND = 63;
/** A pointer that moved farther than this, in pixels, has dragged. */
const DRAG = 6;
const STEPS: Readonly<Record<string, readonly [east: number, south: number]>> = {
  ...{ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
  ...{ w: [0, -1], s: [0, 1], a: [-1, 0], d: [1, 0] },
};

export class WorldPanel {
  readonly #ask: Ask;
  readonly #names: Book["names"];
  readonly #scene: Scene | undefined;
  #view: SceneView = { blocks: [], players: [], items: [], dice: [] };
  #me: Look["me"] = { name: "", sits: false, sneaks: false, slot: 0 };
  #target: Target = { x: 0, y: GROUND, z: 0, face: "Up" };

  constructor(ask: Ask, book: Book, scene: Scene | undefined) {
    this.#ask = ask;
    this.#names = book.names;
    this.#scene = scene;
    if (scene !== undefined) this.#listen(scene);
    const hands = [
      keyed(
        "Enter",
        button("Use", () => this.#click("use")),
      ),
      keyed(
        "Delete",
        button("Break", () => this.#click("break")),
      ),
      keyed(
        "C",
        button("Sneak", () => this.sneak()),
      ),
      keyed(
        "Space",
        button("Jump", () => this.#do("jump")),
      ),
      button("Stand up", () => this.#do("dismount")),
    ];
    find("#hands").append(...hands);
  }

  show(view: SceneView): void {
    this.#view = view;
    this.#scene?.show({
      ...view,
      players: view.players.map((figure) => ({ ...figure, isMe: figure.name === this.#me.name })),
    });
    if (this.#target.face === "Up") this.#aimAt(this.#target.x, this.#target.z);
    else this.#point(this.#target);
    find("#begin").hidden = view.blocks.length > 0;
    showLines(
      find("#around ul"),
      view.blocks.map((block) => this.#aroundLine(block)),
    );
  }
  showMe(me: Look["me"]): void {
    this.#me = me;
    const state = [me.sits ? "sitting" : "standing", ...(me.sneaks ? ["sneaking"] : [])];
    find("#me").textContent = `You are ${me.name}, ${state.join(", ")}`;
  }

  sneak(): void {
    this.#do("sneak", { on: !this.#me.sneaks });
  }
  /** @returns whether the key means something here. */
  key(key: string): boolean {
    const step = STEPS[key];
    const isArrow = key.startsWith("Arrow");
    if (step !== undefined && isArrow) this.#aimAt(this.#target.x + step[0], this.#target.z + step[1]);
    else if (step !== undefined) this.#walk(step);
    else if (key === "Home") this.#aimAt(0, 0);
    else if (key === "Enter") this.#click("use");
    else if (key === "Delete" || key === "Backspace") this.#click("break");
    else if (key === "c") this.sneak();
    else if (key === " ") this.#do("jump");
    else return this.#look(key);
    return true;
  }

  #look(key: string): boolean {
    if (key === ",") this.#scene?.lookAround(-0.2, 0, 1);
    else if (key === ".") this.#scene?.lookAround(0.2, 0, 1);
    else if (key === "+") this.#scene?.lookAround(0, 0, 0.9);
    else if (key === "-") this.#scene?.lookAround(0, 0, 1.1);
    else return false;
    return true;
  }
  #do(action: string, fields: object = {}): void {
    void this.#ask(action, fields);
  }
  #click(action: "use" | "break"): void {
    this.#do(action, this.#target);
  }
  #walk([east, south]: readonly [number, number]): void {
    const me = this.#view.players.find(({ name }) => name === this.#me.name);
    if (me) this.#do("walk", { x: Math.floor(me.x) + east, z: Math.floor(me.z) + south });
  }

  #listen(scene: Scene): void {
    const canvas = find<HTMLCanvasElement>("#view");
    let pressed = { x: 0, y: 0 };
    const aims = ({ clientX, clientY }: MouseEvent): boolean => {
      const target = scene.pick(clientX, clientY);
      if (target !== undefined) this.#point(target);
      return target !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) <= DRAG;
    };
    canvas.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
      pressed = { x, y };
      canvas.focus();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (event.buttons === 0) aims(event);
    });
    canvas.addEventListener("click", (event) => {
      if (aims(event)) this.#click("use");
    });
    canvas.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (aims(event)) this.#click("break");
    });
  }

  /** The highest thing of a column. */
  #aimAt(x: number, z: number): void {
    const there = this.#view.blocks.filter((block) => block.x === x && block.z === z).map(({ y }) => y);
    this.#point({ x, y: Math.max(GROUND, ...there), z, face: "Up" });
  }
  #point(target: Target): void {
    this.#target = target;
    this.#scene?.outline(target);
    const block = this.#blockAt(target);
    const what = block === undefined ? "the ground" : this.#nameOf(block);
    const side = target.face === "Up" ? "" : ` (${target.face.toLowerCase()} side)`;
    find("#target").textContent = `Target: ${what}${side}, ${this.#whereIs(target)}`;
  }
  #blockAt({ x, y, z }: Target): SceneBlock | undefined {
    return this.#view.blocks.find((block) => block.x === x && block.y === y && block.z === z);
  }
  #nameOf({ typeId, states }: SceneBlock): string {
    const name = this.#names[typeId] ?? typeId;
    return states["tabletop_yahtzee:board"] === 1 ? `${name} with a board` : name;
  }
  #whereIs({ x, z }: { readonly x: number; readonly z: number }): string {
    const east = x === 0 ? "" : ` ${Math.abs(x)} ${x > 0 ? "east" : "west"}`;
    const south = z === 0 ? "" : ` ${Math.abs(z)} ${z > 0 ? "south" : "north"}`;
    return east + south === "" ? "in the middle" : `${`${south}${east}`.trim()} of the middle`;
  }
  #aroundLine(block: SceneBlock): Line {
    const words = `${this.#nameOf(block)}, ${this.#whereIs(block)}`;
    const { x, y, z } = block;
    return {
      key: `${x} ${y} ${z}`,
      make: () => button("", () => this.#point({ x, y, z, face: "Up" })),
      update(element) {
        element.textContent = words;
      },
    };
  }
}
