// The oracle at its post: it looks at the world after everything that is done in it, and knows what was done.
import { isTable, LEDGER_PROPERTY, POT_ENTITY } from "../../../minecraft/ids.ts";
import type { World } from "../../host/world.ts";
import { OPERATOR } from "../ground.ts";
import { becauseOf } from "./because.ts";
import { awakeNow, isAll, lyingNow, lyingSince, playersNow, type Send } from "./census.ts";
import { type Lying, plus, potOf } from "./lying.ts";
import { newOracle, type Oracle, untold } from "./oracle.ts";
import { blockAt, madeBy, noteRequest, type Payload, standingTables, type Watch } from "./requests.ts";
import { see } from "./see.ts";
import { takeWritten } from "./written.ts";

export function newWatch(beyond: boolean, counts: Map<string, number>): Watch {
  const maps = { counts, acted: new Map(), struck: new Map(), bare: new Map() };
  const nothing = { given: 0, problems: [], ticks: 0, transfers: [], now: 0 };
  return { beyond, oracle: newOracle(), ...maps, ...nothing, removal: { pots: -1, ground: -1 } };
}

/** Requests that move nothing, but in somebody's own pockets. */
const READS =
  /^(lookAt|save$|inventory$|hold$|select$|swap$|look|sneak$|jump$|dismount$|chat$|move$|teleport$)/;
/** Others may wake what sleeps, put it to sleep, or take it away. */
const MOVES_ALL = /^($|kill|copyEntity|carryOff|teleportEntities|unloadChunk|loadChunk|join|leave)/;
/** What comes of these is told of, or comes in a later tick. */
const LATE = /^(tick|command|use|liveToggle|openChat|close)$/;

/** From now on everything that is done in this world is watched. */
export function keepWatch(watch: Watch, world: World): void {
  const raw = world.send.bind(world);
  world.send = (kind: string, payload: object = {}) => {
    if (READS.test(kind)) return raw(kind, payload);
    const known = payload as Payload;
    noteRequest(watch, world, raw, kind, known);
    const made = madeBy(raw, kind, known);
    const standing = standingTables(watch, raw, kind);
    const records = raw(kind, payload);
    if (kind === "tick") watch.ticks += 1;
    const isQuiet =
      LATE.test(kind) && !isRemoving(watch) && !records.some(({ t }) => t === "message" || t === "log");
    if (!isQuiet) look(watch, world, raw, { made, kind });
    const isOperator = kind === "mine" && known["player"] === OPERATOR;
    for (const table of standing) {
      if (!isOperator && !isTable(blockAt(raw, table)))
        watch.problems.push(`${kind} takes away ${table}, which is played for stakes`);
    }
    return records;
  };
}

/** A look without anything having been done, as when a world has just been opened. */
export function lookNow(watch: Watch, world: World): void {
  look(watch, world, world.send.bind(world), { made: [], kind: "" });
}

interface Done {
  readonly made: readonly Pick<Lying, "mark" | "amount">[];
  readonly kind: string;
}

function look(watch: Watch, world: World, raw: Send, { made, kind }: Done): void {
  const { oracle } = watch;
  const { written, losses, now, expiry, problems } = takeWritten(world.log);
  watch.now = now ?? watch.now;
  oracle.expiry = expiry ?? oracle.expiry;
  const copied = kind === "copyEntity" ? newPots(oracle, raw) : [];
  const given = [...made, ...copied];
  const lying = census(watch, raw, { made: given, kind });
  const mayGo = new Set(
    oracle.lying.flatMap(({ at }) => (at.in !== "pockets" && mayGoNow(watch, kind, at.in) ? at.entity : [])),
  );
  const because = becauseOf(watch, {
    players: () => playersNow(raw),
    isThere: (name) => world.players.has(name),
    isTable: (table) => isTable(blockAt(raw, table)),
    pots: () =>
      awakeNow(raw).flatMap(({ typeId, properties = {} }) =>
        typeId === POT_ENTITY ? potOf(properties[LEDGER_PROPERTY]) : [],
      ),
  });
  watch.problems.push(...problems, ...see(oracle, { lying, written, made: given, mayGo, because }));
  hearOfLosses(watch, world, losses);
  for (const ending of oracle.endings.splice(0)) plus(watch.counts, `(a pot: ${ending})`, 1);
}

/** Whoever has lost something and is there is told as well. */
function hearOfLosses(
  { oracle, problems, transfers }: Watch,
  { players }: World,
  losses: readonly string[],
): void {
  for (const pot of losses) {
    for (const { id: stake, from, mark } of untold(oracle, pot)) {
      oracle.told.add(stake);
      const owner = [...players.values()].find(({ id }) => id === from);
      const isTold = owner?.chat.some((line) => line.includes("Gone from the pot")) !== false;
      // What an operator has given away, or wanted to, is perhaps another's.
      const isTheirs = !transfers.some((given) => given.from === from);
      if (isTheirs && !isTold) problems.push(`${owner?.name} is not told that ${mark} is gone from a pot`);
    }
  }
}

/** Whatever is in a pot that was not there before has been copied with it. */
function newPots({ lying, copies }: Oracle, raw: Send): readonly Lying[] {
  const known = new Set(lying.map(({ at }) => (at.in === "pockets" ? "" : at.entity)));
  const fresh = lyingNow(raw, copies).filter(({ at }) => at.in === "pot" && !known.has(at.entity));
  for (const { at } of fresh) if (at.in === "pot") copies.add(at.entity);
  return fresh;
}

function census(watch: Watch, raw: Send, { made, kind }: Done): readonly Lying[] {
  const { oracle } = watch;
  if (!MOVES_ALL.test(kind) && !isRemoving(watch)) {
    const lying = lyingSince(raw, oracle.lying, oracle.copies);
    const given = made.map(({ mark, amount }) => [mark, amount] as const);
    if (isAll(lying, [...oracle.made], given)) return lying;
  }
  return lyingNow(raw, oracle.copies);
}

function isRemoving({ removal, ticks }: Watch): boolean {
  return Math.max(removal.pots, removal.ground) >= ticks;
}

/** Whether what lies there may be gone without anybody's doing wrong. */
function mayGoNow({ removal, ticks }: Watch, kind: string, at: "ground" | "pot" | "copy"): boolean {
  if (at === "pot") return removal.pots >= ticks;
  // Nobody saves a copy of a pot that is killed.
  return kind === "kill" || (at === "copy" ? removal.pots : removal.ground) >= ticks;
}
