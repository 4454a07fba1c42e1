// Small pictures as grids of colours, drawn from rows of letters, and their way to and from PNG.
import { PNG } from "pngjs";

/** `#rrggbb`, or nothing where one sees through. */
export type Colour = `#${string}` | undefined;
export type Palette = Readonly<Record<string, Colour>>;
/** Rows from top to bottom, all of one length. */
export type Picture = readonly (readonly Colour[])[];

/** A palette's letters, one a pixel; a dot is see-through. */
export function draw(palette: Palette, rows: readonly string[]): Picture {
  const width = rows[0]?.length ?? 0;
  return rows.map((row, y) => {
    if (row.length !== width) {
      throw new Error(`Row ${y} has ${row.length} pixels, the first one has ${width}: "${row}".`);
    }
    return [...row].map((letter) => {
      if (letter !== "." && palette[letter] === undefined) {
        throw new Error(`Row ${y} has the letter "${letter}", which the palette has no colour for.`);
      }
      return palette[letter];
    });
  });
}

/** Lays one picture over another; where the upper one is see-through or ends, the lower one stays. */
export function overlay(lower: Picture, upper: Picture, left: number, top: number): Picture {
  return lower.map((row, y) => row.map((colour, x) => upper[y - top]?.[x - left] ?? colour));
}

export function fill(width: number, height: number, colour: (x: number, y: number) => Colour): Picture {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => colour(x, y)));
}

/** Every pixel becomes a square of this many. */
export function enlarge(picture: Picture, times: number): Picture {
  return picture.flatMap((row) => {
    const wide = row.flatMap((colour) => Array.from({ length: times }, () => colour));
    return Array.from({ length: times }, () => wide);
  });
}

/** Four bytes a pixel, as a PNG holds them once unpacked. */
export function pixels(picture: Picture): Uint8Array {
  return Uint8Array.from(
    picture.flat().flatMap((colour) => {
      if (colour === undefined) return [0, 0, 0, 0];
      return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).concat(255);
    }),
  );
}

export function encodePng(picture: Picture): Uint8Array {
  const png = new PNG({ width: picture[0]?.length ?? 0, height: picture.length });
  png.data.set(pixels(picture));
  return PNG.sync.write(png);
}
