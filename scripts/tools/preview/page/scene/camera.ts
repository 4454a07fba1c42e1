// Who looks at the scene: turned round by dragging and by keys, nearer by wheel, pinch and keys. The picture is drawn
// when something changed, and again as long as something moves.
import {
  PerspectiveCamera,
  type Ray,
  Raycaster,
  type Scene,
  Spherical,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { GROUND_BLOCK } from "../../field.ts";

const NEAREST = 1.5;
const FARTHEST = 24;
/** From above the middle block: from the south-east, where one sees the table between two chairs. */
const FIRST_PLACE = new Vector3(2.9, 4.3, 4.1);
/** Along the shorter side of the picture, in degrees. */
const VIEW_ANGLE = 42;
/** No more time passes between two pictures, in seconds: after a rest, or on a slow machine. */
const LONGEST_FRAME = 0.1;

export interface Viewer {
  /** Soon, and once for all that asks until then. */
  draw(): void;
  rayAt(clientX: number, clientY: number): Ray;
  /** @param turn, tilt in radians. @param nearer what the distance is multiplied by. */
  lookAround(turn: number, tilt: number, nearer: number): void;
  /** From where one has looked at first. */
  lookAsAtFirst(): void;
}

/** @param pass lets time pass in the scene, and answers whether something moves. */
export function viewerOf(
  canvas: HTMLCanvasElement,
  scene: Scene,
  pass: (seconds: number) => boolean,
): Viewer {
  const renderer = rendererOf(canvas);
  const camera = new PerspectiveCamera(VIEW_ANGLE, 1, 0.1, 80);
  const controls = new OrbitControls(camera, canvas);
  Object.assign(controls, { enablePan: false, minDistance: NEAREST, maxDistance: FARTHEST });
  controls.target.set(0.5, GROUND_BLOCK + 1.6, 0.5);
  camera.position.copy(controls.target).add(FIRST_PLACE);
  controls.update();
  controls.saveState();
  // The ground is not looked at from below.
  controls.maxPolarAngle = Math.PI / 2 - 0.03;

  let waiting = false;
  let last = 0;
  const draw = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame((now) => {
      waiting = false;
      const moves = pass(Math.min((now - last) / 1000, LONGEST_FRAME));
      last = now;
      renderer.render(scene, camera);
      if (moves) draw();
    });
  };
  controls.addEventListener("change", draw);
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    const half = Math.tan((VIEW_ANGLE * Math.PI) / 360) / Math.min(1, camera.aspect);
    camera.fov = (Math.atan(half) * 360) / Math.PI;
    camera.updateProjectionMatrix();
    draw();
  }).observe(canvas);

  return {
    draw,
    rayAt: (clientX, clientY) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const at = new Vector2((2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height);
      const caster = new Raycaster();
      camera.updateMatrixWorld();
      caster.setFromCamera(at, camera);
      return caster.ray;
    },
    lookAround: (turn, tilt, nearer) => {
      const place = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
      place.set(place.radius * nearer, place.phi - tilt, place.theta + turn).makeSafe();
      camera.position.setFromSpherical(place).add(controls.target);
      // Keeps distance and tilt within the same limits as dragging does.
      controls.update();
    },
    lookAsAtFirst: () => controls.reset(),
  };
}

function rendererOf(canvas: HTMLCanvasElement): WebGLRenderer {
  try {
    return new WebGLRenderer({ canvas, antialias: true });
  } catch (cause) {
    throw new Error("This browser cannot show the table: it has no WebGL, or has it switched off.", {
      cause,
    });
  }
}
