// Ticking areas: chunks that script keeps loaded, and when what is in them is there.
import { apiDimension } from "./blocks.ts";
import { letGo, wake } from "./chunk-loading.ts";
import { post } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { chunkAt, chunkKey, type Spot, switches, type Vector3 } from "./model.ts";
import { believed, handleOf, implement, make } from "./registry.ts";
import { inTicks } from "./scheduler.ts";
import { areas, chunksOf, type TickingArea } from "./world-save.ts";

interface AreaOptions {
  readonly dimension: object;
  readonly from: Vector3;
  readonly to: Vector3;
}
/** Until the chunks are loaded and the promise is kept; from then until the entities are there [believed]. */
const LOADING_TICKS = 3;
const WAKING_TICKS = 5;
/** Chunks on a side. */
const LONGEST_SIDE = 255;

function areaOf(identifier: string, { dimension, from, to }: AreaOptions): TickingArea {
  const corner = (of: typeof Math.min): Vector3 => {
    return { x: of(from.x, to.x), y: of(from.y, to.y), z: of(from.z, to.z) };
  };
  const { id } = handleOf<{ readonly id: string }>(dimension);
  return { identifier, dimension: id, min: corner(Math.min), max: corner(Math.max) };
}
const chunkCount = (): number => [...areas.values()].flatMap(chunksOf).length;
/** Why there is no room for it. */
function excess(area: TickingArea): string | undefined {
  const side = (axis: "x" | "z"): number => new Set(chunksOf(area).map((chunk) => chunk[axis])).size;
  if (Math.max(side("x"), side("z")) > LONGEST_SIDE) return "SideLengthExceeded";
  return chunkCount() + chunksOf(area).length > switches.tickingCapacity ? "OverChunkLimit" : undefined;
}
function refuse(reason: string, identifier: string): never {
  throw gameError("TickingAreaError", `The ticking area '${identifier}' is refused: ${reason}.`, { reason });
}

function load(chunk: Spot): void {
  if (chunkAt(chunk).isLoaded) return;
  Object.assign(chunkAt(chunk), { isLoaded: true, onlyByArea: true });
  inTicks(WAKING_TICKS, () => {
    if (chunkAt(chunk).isLoaded) wake(chunkKey(chunk));
  });
}
function create(_: object, identifier: string, options: AreaOptions): Promise<void> {
  const area = areaOf(identifier, options);
  const reason = areas.has(identifier) ? "IdentifierAlreadyExists" : excess(area);
  if (reason !== undefined) refuse(reason, identifier);
  areas.set(identifier, area);
  return new Promise((run) => {
    inTicks(LOADING_TICKS, () => {
      if (areas.get(identifier) !== area) return;
      chunksOf(area).forEach(load);
      post({ where: "TickingAreaManager.createTickingArea", mode: "normal", run });
    });
  });
}
function remove(identifier: string): void {
  const area = areas.get(identifier) ?? refuse("UnknownIdentifier", identifier);
  areas.delete(identifier);
  chunksOf(area).forEach(letGo);
}

implement("TickingAreaManager", {
  get: { chunkCount },
  call: {
    hasTickingArea: (_, identifier: string) => areas.has(identifier),
    hasCapacity: (_, options: AreaOptions) => excess(areaOf("", options)) === undefined,
    getAllTickingAreas: () =>
      [...areas.values()].map((area) => ({
        identifier: area.identifier,
        dimension: apiDimension(area.dimension),
        boundingBox: { min: area.min, max: area.max },
        chunkCount: chunksOf(area).length,
        isFullyLoaded: chunksOf(area).every((chunk) => chunkAt(chunk).isLoaded),
      })),
    removeTickingArea: (_, area: string | TickingArea) =>
      remove(typeof area === "string" ? area : area.identifier),
    removeAllTickingAreas: () => [...areas.keys()].forEach(remove),
  },
});
const capacity = believed("100 chunks: the game's number is documented nowhere");
implement("TickingAreaManager", { get: { maxChunkCount: () => switches.tickingCapacity } }, capacity);
implement(
  "TickingAreaManager",
  { call: { createTickingArea: create } },
  believed(
    "chunks come after 3 ticks and entities 5 later; refusals are thrown; an area outlives its session",
  ),
);
const manager = make("TickingAreaManager");
implement("World", { get: { tickingAreaManager: () => manager } });
