// One world in the host: opens a session on the built packs, saves and loads, lets players join.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readForm } from "./client.ts";
import type { PackFiles, StateValue } from "./core/packs.ts";
import type { SavedEntity, Store, WorldSave } from "./core/world-save.ts";
import { openNodeVm } from "./drive/nodevm.ts";
import { openQuickJs, type QuickJsOptions } from "./drive/quickjs.ts";
import type { Outgoing, Session } from "./drive/session.ts";
import { Player } from "./hands.ts";
import { readPackFiles, readTexts } from "./packs.ts";
import { translator } from "./text.ts";

export interface WorldOptions extends Partial<QuickJsOptions> {
  readonly driver?: "quickjs" | "nodevm";
  /** Folder with the built behavior_pack, resource_pack and host; what is given below is not read from it. */
  readonly dist?: string;
  readonly packs?: PackFiles;
  readonly texts?: ReadonlyMap<string, string>;
  readonly save?: WorldSave;
  readonly switches?: Readonly<Record<string, unknown>>;
  /** Ticks that pass after each press; 0 for several hands in one tick. */
  readonly pace?: number;
}
interface JoinOptions {
  readonly location?: { readonly x: number; readonly y: number; readonly z: number };
  readonly gameMode?: "Survival" | "Creative" | "Adventure" | "Spectator";
  /** 0 visitor, 1 member, 2 operator, 3 custom. */
  readonly permission?: number;
  readonly newId?: boolean;
}
type SeenEntity = SavedEntity & { readonly riders: readonly string[] };

const NEW_WORLD: WorldSave = { properties: [], players: [], chunks: {}, sessions: 0 };
const STORES: readonly Store[] = ["properties", "players", "chunks"];
const PACE = 5;

export class World {
  readonly session: Session;
  readonly players = new Map<string, Player>();
  /** Every uncaught error, error log, missing text and member without a body, in words. */
  readonly errors: string[] = [];
  /** Every other line of the content log. */
  readonly log: string[] = [];
  /** Sounds that were played at a place. */
  readonly sounds: string[] = [];
  pace: number;
  saved: WorldSave;
  readonly #options: WorldOptions;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #translator: ReturnType<typeof translator>;

  constructor(session: Session, options: WorldOptions, texts: ReadonlyMap<string, string>) {
    this.session = session;
    this.#options = options;
    this.saved = options.save ?? NEW_WORLD;
    this.pace = options.pace ?? PACE;
    this.#texts = texts;
    this.#translator = translator(texts, this.errors);
  }

  /** Sends one request and takes in what comes of it; throws what the host refuses, in a sentence. */
  send(kind: string, payload: object = {}): readonly Outgoing[] {
    const records = this.session.send(kind, payload);
    for (const record of records) this.#takeIn(record);
    return records;
  }

  #takeIn(record: Outgoing): void {
    const { t, name, id, player } = record;
    const to = [...this.players.values()].filter((reader) => player === undefined || reader.id === player);
    const text = (): string => this.#translator.resolve(record["message"] ?? record["text"]);
    if (t === "error")
      this.errors.push(`${record["where"]}: ${name}: ${record["message"]}\n${record["stack"]}`);
    if (t === "gap") this.errors.push(`${record["member"]} has no body in this host.`);
    if (t === "log") (record["level"] === "error" ? this.errors : this.log).push(String(record["text"]));
    if (t === "joined") this.players.set(String(name), this.#playerAtHand(String(name), String(id)));
    if (t === "left") this.players.delete(String(name));
    if (t === "sound" && player === undefined) this.sounds.push(String(record["sound"]));
    for (const reader of to) {
      if (t === "message") reader.chat.push(text());
      if (t === "actionBar") reader.actionBar = text();
      if (t === "sound" && player !== undefined) reader.sounds.push(String(record["sound"]));
      if (t === "form") reader.form = readForm(Number(id), record["form"] as object, this.#translator);
      if (t === "formClosed" && reader.form?.id === id) reader.form = undefined;
    }
  }

  #playerAtHand(name: string, id: string): Player {
    return new Player(name, id, {
      ask: (kind, payload) => this.send(kind, payload),
      pause: () => this.tick(this.pace),
      itemNamed: (item) => this.#itemNamed(item),
    });
  }
  /** An item's id, by its id or by the name that players read. */
  #itemNamed(name: string): string {
    if (name.includes(":")) return name;
    const key = [...this.#texts].find(([, text]) => text === name)?.[0];
    return key?.replace(/^(item|tile)\./, "").replace(/\.name$/, "") ?? `minecraft:${name}`;
  }

  tick(ticks = 1): void {
    for (let tick = 0; tick < ticks; tick++) this.send("tick");
  }

  join(name: string, options: JoinOptions = {}): Player {
    this.send("join", { name, ...options });
    this.tick(this.pace);
    return this.player(name);
  }
  player(name: string): Player {
    const player = this.players.get(name);
    if (!player) throw new Error(`${name} is not in the world.`);
    return player;
  }

  /** Takes these stores as they are now, all when none is named, and leaves the others at the age that they have. */
  save(...stores: Store[]): WorldSave {
    const [taken] = this.send("save", { stores: stores.length > 0 ? stores : STORES });
    this.saved = { ...this.saved, ...(taken?.["stores"] as Partial<WorldSave>) };
    return this.saved;
  }
  /** Ends this session as a crash does and opens the next one from a save. */
  reopen(save: WorldSave = this.saved): Promise<World> {
    this.session.dispose();
    return openWorld({ ...this.#options, save });
  }
  shutdown(): void {
    this.send("shutdown");
  }

  setBlock(
    x: number,
    y: number,
    z: number,
    block: string,
    states: Readonly<Record<string, StateValue>> = {},
  ): void {
    this.send("setblock", { x, y, z, block, states });
  }
  block(x: number, y: number, z: number, dimension = "overworld") {
    const [seen] = this.send("lookAtBlock", { x, y, z, dimension });
    return { typeId: String(seen?.["typeId"]), states: seen?.["states"] as Record<string, StateValue> };
  }
  /** Everything that moves, players among it. */
  entities(typeId?: string, dimension = "overworld"): SeenEntity[] {
    const [seen] = this.send("lookAtEntities", { dimension });
    const entities = seen?.["entities"] as SeenEntity[];
    return entities.filter((entity) => typeId === undefined || entity.typeId === typeId);
  }
  /** No blocks, no entities there until the chunk is loaded again. */
  unloadChunk(x: number, z: number, dimension = "overworld"): void {
    this.send("unload", { x, y: 0, z, dimension });
  }
  loadChunk(x: number, z: number, dimension = "overworld"): void {
    this.send("loadChunk", { x, y: 0, z, dimension });
  }

  /** Hands over the errors so far, for a test that expects them. */
  takeErrors(): string[] {
    return this.errors.splice(0);
  }
  expectNoErrors(): void {
    if (this.errors.length === 0) return;
    throw new Error(`The add-on made ${this.errors.length} errors:\n${this.errors.join("\n")}`);
  }
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { dist = "dist", driver = "quickjs", save = NEW_WORLD, switches, packs, texts, ...session } = options;
  const read = (...path: string[]): string => readFileSync(join(dist, ...path), "utf8");
  const code = {
    bundle: options.bundle ?? read("behavior_pack", "scripts", "main.js"),
    core: options.core ?? read("host", "core.js"),
  };
  const open = driver === "quickjs" ? openQuickJs : openNodeVm;
  const world = new World(
    await open({ ...session, ...code }),
    options,
    texts ?? readTexts(join(dist, "resource_pack")),
  );
  if (switches) world.send("switches", switches);
  world.send("startup", { packs: packs ?? readPackFiles(join(dist, "behavior_pack")) });
  world.send("load", { save });
  world.tick();
  return world;
}
