// Texts that always face the viewer: short labels of the same size near and far, and those that float in the world.
import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace, Vector3 } from "three";
import type { SceneText } from "../../wire.ts";
import { once } from "./once.ts";

/** Of the canvas that is written on, and of what one sees. */
const PIXELS = 48;
const SHOWN_PIXELS = 17;
/** And no more than this part of the height of the view, which a small page has little of. */
const MOST_SHOWN = 0.055;
/** Of a line that floats in the world: in blocks, and where that is too small to be read, in pixels of what one sees. */
const LINE_HEIGHT = 0.19;
const LEAST_LINE_PIXELS = 13;

function written(text: string): { readonly map: CanvasTexture; readonly ratio: number } {
  const lines = text.split("\n");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("The browser gives no canvas to write on.");
  const font = `600 ${PIXELS * 0.7}px system-ui, sans-serif`;
  pen.font = font;
  canvas.width = Math.ceil(Math.max(...lines.map((line) => pen.measureText(line).width))) + PIXELS * 0.6;
  canvas.height = PIXELS * lines.length;
  pen.fillStyle = "rgb(16 18 24 / 80%)";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // Resizing a canvas has forgotten the font.
  pen.font = font;
  pen.fillStyle = "#fff";
  pen.textBaseline = "middle";
  pen.textAlign = "center";
  lines.forEach((line, above) => {
    pen.fillText(line, canvas.width / 2, PIXELS * (above + 0.54));
  });
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return { map, ratio: canvas.width / canvas.height };
}

const labelled = once((text: string) => {
  const { map, ratio } = written(text);
  return { material: new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false }), ratio };
});
export function label(text: string, x: number, y: number, z: number): Sprite {
  const { material, ratio } = labelled(text);
  const sprite = new Sprite(material);
  sprite.onBeforeRender = (renderer, _, { projectionMatrix: { elements } }) => {
    const { clientHeight } = renderer.domElement;
    const shown = Math.min(SHOWN_PIXELS, MOST_SHOWN * clientHeight);
    const height = (2 * shown) / (clientHeight * elements[5]);
    sprite.scale.set(height * ratio, height, 1);
    sprite.updateMatrixWorld();
  };
  sprite.position.set(x, y, z);
  sprite.renderOrder = 1;
  return sprite;
}

/**
 * Changes often, so that nothing of it is kept once it is taken away. It stands on its place: hanging down from there it
 * would hide the faces of those who sit behind it.
 */
export function floatingText({ text, x, y, z }: SceneText): Sprite {
  const { map, ratio } = written(text);
  const sprite = new Sprite(new SpriteMaterial({ map }));
  const lines = text.split("\n").length;
  sprite.center.set(0.5, 0);
  // Over the names, which stand in it too.
  sprite.renderOrder = 2;
  sprite.onBeforeRender = (renderer, _, { projectionMatrix: { elements }, matrixWorldInverse }) => {
    const place = new Vector3(x, y, z).applyMatrix4(matrixWorldInverse);
    /** How much of the world is as high as half of what one sees, there. */
    const half = -place.z / elements[5];
    const pixel = (2 * half) / renderer.domElement.clientHeight;
    const height = lines * Math.max(LINE_HEIGHT, LEAST_LINE_PIXELS * pixel);
    // Where there is no room above it, it hangs down as far as it has to.
    const beyond = place.y + height - half;
    sprite.center.y = Math.min(1, Math.max(0, beyond / height));
    sprite.scale.set(height * ratio, height, 1);
    sprite.updateMatrixWorld();
  };
  sprite.position.set(x, y, z);
  sprite.addEventListener("removed", () => {
    map.dispose();
    sprite.material.dispose();
  });
  return sprite;
}
