// What other add-ons and command blocks may ask of a table: messages, decoded with a path in every error.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";

/** What is asked of a table in a message. */
export interface Request {
  readonly table: {
    readonly dimension: string;
    readonly x: number;
    readonly y: number;
    readonly z: number;
  };
  /** The name of whom the board is opened for; `null` for whoever the message comes from. */
  readonly player: string | null;
}

const VERSIONS: Versions<Request> = [decodeV1];
/** More than a world is wide. */
const FARTHEST = 2 ** 31;

/** What is not known in the message is passed over. */
export function decodeRequest(json: string): Result<Request, DecodeError> {
  return decodeRecord(json, "message", VERSIONS);
}

function decodeV1(saved: Saved): Request {
  const table = saved.field("table");
  const coordinate = (axis: "x" | "y" | "z"): number => table.field(axis).integer(-FARTHEST, FARTHEST);
  const dimension = table.field("dimension").string();
  const player = saved.field("player");
  return {
    table: {
      dimension: dimension.includes(":") ? dimension : `minecraft:${dimension}`,
      x: coordinate("x"),
      y: coordinate("y"),
      z: coordinate("z"),
    },
    player: player.isMissing ? null : player.string(),
  };
}
