// One world in the host: opens a session on the built packs, saves and loads, lets players join.
import { readFileSync } from "node:fs";
import { readForm, readLiveForm } from "./client.ts";
import type { Outgoing } from "./core/driver-port.ts";
import type { Synced, Vector3 } from "./core/model.ts";
import type { States } from "./core/pack-files.ts";
import type { PackFiles } from "./core/packs.ts";
import type { ItemRecord } from "./core/stacks.ts";
import type {
  Carried,
  SavedEntity,
  SavedObjective,
  SavedPlayer,
  Store,
  WorldSave,
} from "./core/world-save.ts";
import { openNodeVm } from "./drive/nodevm.ts";
import { openQuickJs, type QuickJsOptions } from "./drive/quickjs.ts";
import type { Session } from "./drive/session.ts";
import { Player, type SeenParticle, type Surroundings } from "./hands.ts";
import { readPackFiles } from "./packs.ts";
import { nameOfId, readLang, type Translator, translator } from "./text.ts";

/** What is not given is read from dist/, as it was built. */
export interface WorldOptions extends Partial<QuickJsOptions> {
  readonly driver?: "quickjs" | "nodevm";
  readonly packs?: PackFiles;
  readonly texts?: ReadonlyMap<string, string>;
  readonly save?: WorldSave;
  readonly switches?: Readonly<Record<string, unknown>>;
  /** Ticks that pass after each press; 0 for several hands in one tick. */
  readonly pace?: number;
  /** What every player does who joins. */
  readonly joined?: (player: Player, world: World) => void;
  /** Whether players see the add-on's own glyphs; else they read what stands beside them. */
  readonly glyphs?: boolean;
}
export interface ScriptEvent {
  readonly id: string;
  readonly message: string;
}
/** What is to be seen of an entity, and not kept. */
interface Seen {
  readonly riders: readonly string[];
  readonly synced: Synced;
}
const NEW_WORLD: WorldSave = { properties: [], players: [], chunks: {}, sessions: 0 };

const ALL_STORES: readonly Store[] = ["properties", "players", "chunks", "areas", "objectives"];

export class World implements Surroundings {
  readonly session: Session;
  readonly players = new Map<string, Player>();
  /** Every uncaught error, error log, missing text and member without a body, in words. */
  readonly errors: string[] = [];
  /** Every other line of the content log. */
  readonly log: string[] = [];
  /** What add-ons and commands have told each other. */
  readonly scriptEvents: ScriptEvent[] = [];
  /** Ticks that pass after each press. */
  pace: number;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #resolve: Translator["resolve"];
  /** Raw text in the words that players read. */
  readonly resolve: Translator["resolve"];
  #saved: WorldSave;

  readonly #joined: (player: Player, world: World) => void;

  constructor(
    session: Session,
    texts: ReadonlyMap<string, string>,
    { save, pace, joined, glyphs }: Required<Pick<WorldOptions, "save" | "pace" | "joined" | "glyphs">>,
  ) {
    this.#joined = joined;
    this.session = session;
    this.#saved = save;
    this.pace = pace;
    this.#texts = texts;
    this.#resolve = translator(texts, this.errors).resolve;
    this.resolve = glyphs ? this.#resolve : (text) => this.#resolve(text).replace(/\p{Co}/gu, "");
  }

  /** Sends one request and takes in what comes of it; throws what the host refuses, in a sentence. */
  send(kind: string, payload: object = {}): readonly Outgoing[] {
    const records = this.session.send(kind, payload);
    for (const record of records) this.#takeIn(record);
    return records;
  }

  #takeIn(record: Outgoing): void {
    const { t, name, id, player, where, message, stack, level, text, member, form, sound } = record;
    if (t === "error") this.errors.push(`${where}: ${name}: ${message}\n${stack}`);
    if (t === "gap") this.errors.push(`${member} has no body in this host.`);
    if (t === "log") (level === "error" ? this.errors : this.log).push(String(text));
    if (t === "scriptEvent") this.scriptEvents.push({ id: String(id), message: String(message) });
    if (t === "joined") this.players.set(String(name), new Player(String(name), String(id), this));
    if (t === "left") this.players.delete(String(name));
    const reader = [...this.players.values()].find((known) => known.id === player);
    if (reader === undefined) return;
    if (t === "message") reader.chat.push(this.resolve(message));
    if (t === "sound") reader.sounds.push(String(sound));
    if (t === "particle") reader.particles.push(record as Outgoing & SeenParticle);
    if (t === "actionBar") {
      reader.actionBar = this.resolve(text);
      reader.actionBars += 1;
    }
    if (t === "form") reader.form = readForm(Number(id), form as object, this.resolve);
    if (t === "liveForm") {
      reader.form = readLiveForm(Number(id), record, this.#resolve);
      // Whether formatting codes and glyphs of one's own work there is reported both ways.
      const { title, rows } = reader.form;
      const texts = [title, ...rows.flatMap(({ text: words, items = [] }) => [words, ...items])];
      const strange = texts.find((shown) => /[§\p{Co}]/u.test(shown));
      if (strange !== undefined) this.errors.push(`A live form shows more than words and digits: ${strange}`);
    }
    if (t === "formClosed" && reader.form?.id === id) reader.form = undefined;
  }

  /** An item's id, by its id or by the name that players read. */
  itemNamed(name: string): string {
    if (name.includes(":")) return name;
    const key = [...this.#texts].find(([, text]) => text === name)?.[0];
    return key?.replace(/^(item|tile)\./, "").replace(/\.name$/, "") ?? `minecraft:${name}`;
  }

  /** The name that players read; the game's own items have theirs made of their id. */
  nameOf(typeId: string): string {
    const keys = ["item.", "tile."].flatMap((kind) => [`${kind}${typeId}`, `${kind}${typeId}.name`]);
    return keys.map((key) => this.#texts.get(key)).find((text) => text !== undefined) ?? nameOfId(typeId);
  }

  /** Lets the time pass that a person needs between two presses. */
  pause(): void {
    this.tick(this.pace);
  }
  tick(ticks = 1): void {
    for (let tick = 0; tick < ticks; tick++) this.send("tick");
  }
  join(name: string, options: Partial<Pick<SavedPlayer, "location" | "permission">> = {}): Player {
    this.send("join", { name, ...options });
    this.pause();
    const player = this.player(name);
    this.#joined(player, this);
    return player;
  }
  player(name: string): Player {
    const player = this.players.get(name);
    if (!player) throw new Error(`${name} is not in the world.`);
    return player;
  }

  /** Takes these stores as they are now, all when none is named, and leaves the others at the age that they have. */
  save(...stores: Store[]): WorldSave {
    const [taken] = this.send("save", { stores: stores.length > 0 ? stores : ALL_STORES });
    this.#saved = { ...this.#saved, ...(taken?.["stores"] as Partial<WorldSave>) };
    return this.#saved;
  }
  shutdown(): void {
    this.send("shutdown");
  }

  /** A command from the server's console. */
  command(line: string) {
    const output = this.send("command", { line }).find(({ t }) => t === "commandOutput");
    return { status: Number(output?.["status"]), text: String(output?.["text"]) };
  }
  /** `/scriptevent` from the server's console. */
  scriptEvent(id: string, message: string): void {
    this.send("scriptevent", { id, message });
    this.tick();
  }
  /** By objective and player. */
  scores(): Readonly<Record<string, SavedObjective>> {
    const [seen] = this.send("lookAtScores");
    return seen?.["objectives"] as Readonly<Record<string, SavedObjective>>;
  }
  /** As an operator's `/setblock`. */
  setBlock(x: number, y: number, z: number, block: string, states: States = {}, dimension?: string): void {
    this.send("setblock", { x, y, z, block, states, dimension });
  }
  /** Writes a block and tells nobody, as a structure does, a world editor, or an edit of a chunk that is not loaded. */
  overwrite(x: number, y: number, z: number, block: string, states: States = {}, dimension?: string): void {
    this.send("overwrite", { x, y, z, block, states, dimension });
  }
  /** As an operator's `/clone` of one block. */
  clone(from: Vector3, to: Vector3): void {
    this.send("clone", { from, to });
  }
  /** Takes away the blocks of the packs in that ball, but those that no explosion destroys. */
  explode(x: number, y: number, z: number, radius = 3): void {
    this.send("explode", { x, y, z, radius });
  }
  #force(kind: string, place: Vector3): boolean {
    return this.send(kind, place).find(({ t }) => t === "forced")?.["done"] === true;
  }
  /** A piston pushes the block to the east. @returns whether it moved. */
  push(x: number, y: number, z: number): boolean {
    return this.#force("push", { x, y, z });
  }
  /** Fire beside the block. @returns whether it burnt away. */
  burn(x: number, y: number, z: number): boolean {
    return this.#force("burn", { x, y, z });
  }
  block(x: number, y: number, z: number, dimension?: string) {
    const [seen] = this.send("lookAtBlock", { x, y, z, dimension });
    return { typeId: String(seen?.["typeId"]), states: seen?.["states"] as States };
  }
  /** Everything that moves, players among it. */
  entities(typeId?: string, dimension?: string) {
    const [seen] = this.send("lookAtEntities", { dimension });
    const entities = seen?.["entities"] as (SavedEntity & Carried & Seen)[];
    return entities.filter((entity) => typeId === undefined || entity.typeId === typeId);
  }

  /** As an operator's `/kill @e[type=!player]`. */
  killAll(): void {
    this.send("kill");
  }
  /** As an operator's `/kill @e[type=…]`. */
  kill(typeId: string): void {
    this.send("kill", { typeId });
  }
  /** Wherever they are, whatever they ride: as an operator's `/tp @e[type=…]`. */
  teleportEntities(typeId: string, x: number, y: number, z: number, dimension?: string): void {
    this.send("teleportEntities", { typeId, x, y, z, dimension });
  }
  /** A minecart picks one up and stands there with it. */
  carryOff(typeId: string, x: number, y: number, z: number): void {
    this.send("carryOff", { typeId, x, y, z });
  }
  /** As a structure that was saved with one in it and is loaded there. */
  copyEntity(typeId: string, x: number, y: number, z: number): void {
    this.send("copyEntity", { typeId, x, y, z });
  }
  /** @returns what a hopper under that block takes out of the entities in the block. */
  hopper(x: number, y: number, z: number): readonly ItemRecord[] {
    return this.send("hopper", { x, y, z }).find(({ t }) => t === "siphoned")?.["items"] as ItemRecord[];
  }
  /** No blocks and no entities there any more, until the chunk or the world is loaded again. */
  unloadChunk(x: number, z: number, dimension?: string): void {
    this.send("unloadChunk", { x, y: 0, z, dimension });
  }
  loadChunk(x: number, z: number, dimension?: string): void {
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

const built = (path: string): string => readFileSync(`dist/${path}`, "utf8");

/** What players of a language read. @param language as the game calls it, such as `de_DE`. */
export function builtTexts(language: string): ReadonlyMap<string, string> {
  return readLang(built(`resource_pack/texts/${language}.lang`));
}

export async function openWorld({
  driver = "quickjs",
  bundle = built("behavior_pack/scripts/main.js"),
  core = built("host/core.js"),
  packs = readPackFiles("dist/behavior_pack"),
  texts = builtTexts("en_US"),
  save = NEW_WORLD,
  switches = {},
  pace = 12,
  joined = () => undefined,
  glyphs = false,
  ...options
}: WorldOptions = {}): Promise<World> {
  const open = driver === "quickjs" ? openQuickJs : openNodeVm;
  const world = new World(await open({ ...options, bundle, core }), texts, { save, pace, joined, glyphs });
  world.send("switches", switches);
  world.send("startup", { packs });
  world.send("load", { save });
  world.tick();
  return world;
}
