// Reads what an Ogg Vorbis file says of itself: the first packet's format, and on the last page how long it plays.

export interface OggHead {
  readonly channels: number;
  readonly sampleRate: number;
  readonly samples: number;
}

const PAGE_HEAD = 27;
const VORBIS = "\u0001vorbis";
const LAST_PAGE = 4;

export function readOggHead(file: Uint8Array): OggHead {
  const bytes = Buffer.from(file);
  const latin = (from: number, length: number): string => bytes.toString("latin1", from, from + length);
  const first = PAGE_HEAD + (bytes[PAGE_HEAD - 1] ?? 0);
  if (latin(first, VORBIS.length) !== VORBIS) throw new Error("It does not begin with the head of a Vorbis.");
  let page = 0;
  let samples: number | null = null;
  while (page < bytes.length) {
    if (samples !== null) throw new Error(`Something follows the last page, at ${page}.`);
    if (latin(page, 4) !== "OggS") throw new Error(`There is no page at ${page}.`);
    const pieces = bytes.subarray(page + PAGE_HEAD, page + PAGE_HEAD + bytes.readUInt8(page + PAGE_HEAD - 1));
    if ((bytes.readUInt8(page + 5) & LAST_PAGE) !== 0) samples = Number(bytes.readBigInt64LE(page + 6));
    page += PAGE_HEAD + pieces.length + pieces.reduce((sum, piece) => sum + piece, 0);
  }
  if (samples === null || page !== bytes.length) throw new Error(`Its end is missing, after ${page} bytes.`);
  return { channels: bytes.readUInt8(first + 11), sampleRate: bytes.readUInt32LE(first + 12), samples };
}
