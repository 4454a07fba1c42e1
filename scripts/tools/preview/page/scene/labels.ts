// Short texts that always face the viewer and have the same size near and far.
import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace } from "three";
import { once } from "./once.ts";

/** Of the canvas that is written on, and of what one sees. */
const PIXELS = 48;
const SHOWN_PIXELS = 17;

const written = once((text: string) => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("The browser gives no canvas to write on.");
  const font = `600 ${PIXELS * 0.7}px system-ui, sans-serif`;
  pen.font = font;
  canvas.width = Math.ceil(pen.measureText(text).width) + PIXELS * 0.6;
  canvas.height = PIXELS;
  pen.fillStyle = "rgb(16 18 24 / 80%)";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // Resizing a canvas has forgotten the font.
  pen.font = font;
  pen.fillStyle = "#fff";
  pen.textBaseline = "middle";
  pen.fillText(text, PIXELS * 0.3, PIXELS * 0.54);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const material = new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false });
  return { material, ratio: canvas.width / canvas.height };
});

export function label(text: string, x: number, y: number, z: number): Sprite {
  const { material, ratio } = written(text);
  const sprite = new Sprite(material);
  sprite.onBeforeRender = (renderer, _, { projectionMatrix: { elements } }) => {
    const height = (2 * SHOWN_PIXELS) / (renderer.domElement.clientHeight * elements[5]);
    sprite.scale.set(height * ratio, height, 1);
    sprite.updateMatrixWorld();
  };
  sprite.position.set(x, y, z);
  sprite.renderOrder = 1;
  return sprite;
}
