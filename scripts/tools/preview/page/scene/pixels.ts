// Small pictures made of numbers, which stand for the game's own textures, as no project may ship them. Own patterns;
// colours are only near enough to tell the materials apart.
import {
  Color,
  DataTexture,
  LinearSRGBColorSpace,
  NearestFilter,
  NearestMipmapLinearFilter,
  SRGBColorSpace,
  type Texture,
} from "three";
import { WOODS } from "../../../build/woods.ts";

type Rgb = readonly [number, number, number];

/** A picture that stands for a texture or a block of the game. */
export function standIn(name: string): DataTexture {
  const wood = Object.values(WOODS).find(({ planks, texture }) => [planks, texture].includes(name));
  if (wood !== undefined) {
    // Named linear, the numbers stay as they are written.
    const { r, g, b } = new Color().setStyle(wood.mapColor, LinearSRGBColorSpace).multiplyScalar(255);
    return picture(16, (x, y) => shaded([r, g, b], plankShade(x, y)));
  }
  if (name.includes("wool")) return picture(16, (x, y) => shaded([234, 231, 222], 1 - 0.1 * noise(x, y)));
  if (name.includes("quartz")) return picture(16, (x, y) => shaded([246, 243, 238], 1 - 0.04 * noise(x, y)));
  return picture(16, (x, y) => shaded([138, 138, 138], 1 - 0.2 * noise(x, y)));
}

/** Two by two tiles of two shades of green, each with a darker edge. */
export function groundTiles(): DataTexture {
  return picture(64, (x, y) => {
    const edge = x % 32 === 0 || y % 32 === 0;
    return shaded([139, 173, 113], edge ? 0.88 : x < 32 === y < 32 ? 1 : 0.96);
  });
}

/** Four boards, one above the other, with a seam below each and one joint in each. */
function plankShade(x: number, y: number): number {
  const board = Math.floor(y / 4);
  if (y % 4 === 3) return 0.8;
  if (x === (board * 7 + 3) % 16) return 0.87;
  return 1 - 0.12 * noise(Math.floor(x / 3) + board * 5, y);
}

function shaded([red, green, blue]: Rgb, shade: number): Rgb {
  return [red * shade, green * shade, blue * shade];
}

/** From 0 to 1, always the same for the same place. */
function noise(x: number, y: number): number {
  return ((Math.imul(x + 11, 374761393) ^ Math.imul(y + 7, 668265263)) % 97) / 194 + 0.5;
}

function picture(size: number, color: (x: number, y: number) => Rgb): DataTexture {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    // Row 0 of a texture made of numbers is its lowest.
    for (let x = 0; x < size; x++) data.set([...color(x, size - 1 - y), 255], (y * size + x) * 4);
  }
  return pixelated(new DataTexture(data, size, size));
}

/** Shows the texture's pixels as squares when near, and without flicker when far. */
export function pixelated<Any extends Texture>(texture: Any): Any {
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = NearestFilter;
  texture.minFilter = NearestMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
