// Samples to the bytes of an Ogg Vorbis file, the same each time.
import { createOggEncoder } from "wasm-media-encoders";
import { SAMPLE_RATE } from "./strike.ts";

const FORMAT = {
  channels: 1,
  sampleRate: SAMPLE_RATE,
  vbrQuality: 5,
  // The number of the stream within its file, of which there is one. Left out it is random, and with it each page's
  // checksum.
  oggSerialNo: 1,
} as const;

export async function encodeOgg(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createOggEncoder();
  encoder.configure(FORMAT);
  // What it hands out lies in its own memory, which the next call writes over.
  const sound = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([sound, encoder.finalize()]);
}
