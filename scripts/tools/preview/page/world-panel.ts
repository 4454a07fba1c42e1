// The world as one walks in it: the drawn view, the target that mouse or arrow keys point at, and the same in words.
import { FIELD, GROUND_BLOCK } from "../field.ts";
import type { Book, Look, Place, SceneBlock, SceneBurst, SceneFigure, SceneView, Target } from "../wire.ts";
import { button, find, type Line, make, say, showLines } from "./dom.ts";
import { type Key, key } from "./keys.ts";
import type { Ask } from "./line.ts";
import type { Scene } from "./scene/scene.ts";
import { hasBoard, nameOf, whereIs, whereSits } from "./words.ts";

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
  #view: SceneView = { blocks: [], players: [], items: [], entities: [], texts: [] };
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
    const moving = { inWorld, repeats: true };
    const looking = { ...moving, inForm: true };
    const use =
      "uses the target, or places on it what is in hand; on the ground with nothing to place, walks there";
    return [
      key(["Enter"], "Enter", use, () => this.#use(), { label: "Use", inWorld }),
      key(["Delete", "Backspace"], "Delete", "breaks it", () => this.#break(), { label: "Break", inWorld }),
      key(Object.keys(ARROWS), "← ↑ → ↓", "moves the target", (arrow) => this.#moveTarget(arrow), looking),
      key(["Home"], "Home", "takes the target back to the middle", () => this.#aimAt(0, 0), { inWorld }),
      key(
        Object.keys(WALKS),
        "W A S D",
        "walks north, west, south, east",
        (step) => this.#walk(step),
        moving,
      ),
      key(
        Object.keys(LOOKS),
        ", . PgUp PgDn + -",
        "looks from elsewhere",
        (look) => this.#scene?.lookAround(...(LOOKS[look] ?? [0, 0, 1])),
        looking,
      ),
      key(["0"], "0", "looks again from where one looked at first", () => this.#scene?.lookAsAtFirst(), {
        inForm: true,
      }),
      key(["c"], "C", "sneaks, and stops it", () => this.#sneak(), { label: "Sneak" }),
      key([" "], "Space", "jumps, which gets up too", () => void this.#ask("jump", {}), {
        label: "Jump",
        inWorld,
      }),
      key(["x"], "X", "gets up, as by the button on a touch screen", () => void this.#ask("dismount", {}), {
        label: "Stand up",
      }),
    ];
  }
  #use(): void {
    void this.#ask("use", this.#target);
  }
  #break(): void {
    void this.#ask("break", this.#target);
  }
  #sneak(): void {
    void this.#ask("sneak", { on: !this.#me.sneaks });
  }
  #walk(step: string): void {
    const [east, south] = WALKS[step] ?? [0, 0];
    void this.#ask("step", { east, south });
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
    showLines(find("#around div"), [
      ...view.blocks.map((block) => this.#blockLine(block)),
      ...view.players.map(playerLine),
    ]);
  }
  spark(bursts: readonly SceneBurst[]): void {
    this.#scene?.spark(bursts);
  }
  showMe(me: Look["me"]): void {
    this.#me = me;
    const state = [me.sits ? "sitting" : "standing", ...(me.sneaks ? ["sneaking"] : [])];
    say("#me", `You are ${me.name}, ${state.join(", ")}`);
  }

  #moveTarget(arrow: string): void {
    const [east, south] = ARROWS[arrow] ?? [0, 0];
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
      if (aims(event)) this.#use();
    });
    view.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (aims(event)) this.#break();
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
    const what = block === undefined ? "the ground" : nameOf(block, this.#names);
    const side = target.face === "Up" ? "" : ` (${target.face.toLowerCase()} side)`;
    say("#target", `Target: ${what}${side}, ${whereIs(target)}`);
  }
  #blockAt({ x, y, z }: Place): SceneBlock | undefined {
    return this.#view.blocks.find((block) => block.x === x && block.y === y && block.z === z);
  }
  /** A press points at it, another one uses it. */
  #blockLine(block: SceneBlock): Line {
    const { x, y, z } = block;
    const words = `${nameOf(block, this.#names)}, ${whereIs(block)}`;
    const press = (): void => {
      if (this.#blockAt(this.#target) === this.#blockAt(block)) this.#use();
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
}

function playerLine(player: SceneFigure): Line {
  return {
    key: `player ${player.name}`,
    make: () => make("p"),
    update(element) {
      element.textContent = whereSits(player);
    },
  };
}
