// The 3D view of the preview page: blocks, players, items and entities, as the packs make them look. It is told what there
// is and where somebody points; it knows nothing of the game that is played.
import {
  type Box3,
  Color,
  DirectionalLight,
  HemisphereLight,
  type Object3D,
  Scene as ThreeScene,
  Vector3,
} from "three";
import type { SceneBlock, SceneBurst, SceneFigure, SceneView, Target } from "../../wire.ts";
import { inBlocks, WHOLE_CELL } from "./block-look.ts";
import { blockShapes } from "./block-shapes.ts";
import { type Viewer, viewerOf } from "./camera.ts";
import { entitiesIn } from "./entities.ts";
import { figure } from "./figures.ts";
import { EXTENT, groundOf } from "./ground.ts";
import { itemMaker } from "./items.ts";
import { keyed } from "./keyed.ts";
import { floatingText, label } from "./labels.ts";
import { outlineOf } from "./outline.ts";
import type { PackLook } from "./packs.ts";
import { type Place, pickedBy } from "./picking.ts";
import { sparksIn } from "./sparks.ts";

/** What is shown, and who of the players looks at it. */
export interface DrawnView extends SceneView {
  readonly players: readonly (SceneFigure & { readonly isMe: boolean })[];
}

export interface Scene {
  show(view: DrawnView): void;
  /** Not for who wants no motion. */
  spark(bursts: readonly SceneBurst[]): void;
  /** A frame round a block, brighter round its face. */
  outline(target: Target): void;
  /** What is at a place of the window. */
  pick(clientX: number, clientY: number): Target | undefined;
  readonly lookAround: Viewer["lookAround"];
  readonly lookAsAtFirst: Viewer["lookAsAtFirst"];
}

/** @throws when the browser has no WebGL, with a sentence to show. */
export function createScene(canvas: HTMLCanvasElement, packs: PackLook): Scene {
  const scene = new ThreeScene();
  scene.background = new Color("#c3d7e8");
  const entities = entitiesIn(scene, packs);
  const sparks = sparksIn(scene, packs);
  const viewer = viewerOf(canvas, scene, (seconds) =>
    [entities, sparks].map(({ pass }) => pass(seconds)).includes(true),
  );
  const shapeOf = blockShapes(packs);
  const sun = new DirectionalLight("#fff", 1.6);
  sun.position.set(3, 8, 5);
  scene.add(new HemisphereLight("#fff", "#9a8f80", 1.9), sun, groundOf());

  const blocks = keyed(scene, ({ typeId, states, ...place }: SceneBlock) =>
    standing(shapeOf(typeId, states).mesh(), place),
  );
  const players = keyed(scene, ({ isMe, ...player }: DrawnView["players"][number]) => {
    const name = isMe ? `${player.name} (you)` : player.name;
    return figure(player).add(label(name, 0, player.sits ? 1.75 : 2.1, 0));
  });
  const items = keyed(scene, itemMaker(packs, shapeOf));
  const texts = keyed(scene, floatingText);
  const frame = keyed(scene, outlineOf);

  let placed: readonly (Place & { readonly box: Box3 })[] = [];
  const boxAt = ({ x, y, z }: Place): Box3 => {
    const found = placed.find((block) => block.x === x && block.y === y && block.z === z);
    return found?.box ?? inWorld(inBlocks(WHOLE_CELL), { x, y, z });
  };

  return {
    show: (view) => {
      placed = view.blocks.map(({ typeId, states, x, y, z }) => {
        return { x, y, z, box: inWorld(shapeOf(typeId, states).box, { x, y, z }) };
      });
      const changes = [
        blocks(view.blocks),
        players(view.players),
        items(view.items),
        texts(view.texts),
        entities.show(view.entities, isCalm()),
      ];
      if (changes.includes(true)) viewer.draw();
    },
    spark: (bursts) => {
      if (bursts.length === 0 || isCalm()) return;
      sparks.burst(bursts);
      viewer.draw();
    },
    outline: (target) => {
      if (frame([{ ...boxAt(target), face: target.face }])) viewer.draw();
    },
    pick: (clientX, clientY) => pickedBy(viewer.rayAt(clientX, clientY), placed, EXTENT),
    lookAround: viewer.lookAround,
    lookAsAtFirst: viewer.lookAsAtFirst,
  };
}

/** Whether whoever looks wants no motion. */
function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Puts it on the middle of the block's floor. */
function standing<Shown extends Object3D>(object: Shown, { x, y, z }: Place): Shown {
  object.position.set(x + 0.5, y, z + 0.5);
  return object;
}

function inWorld(box: Box3, { x, y, z }: Place): Box3 {
  return box.clone().translate(new Vector3(x + 0.5, y, z + 0.5));
}
