// A preview that runs: the world on the host, its clock, its keeping, and the server that shows it.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openWorld, type World, type WorldOptions } from "../host/world.ts";
import type { PreviewArguments } from "./arguments.ts";
import { KeptWorld } from "./kept-world.ts";
import { Refusal } from "./refusal.ts";
import { RunningWorld } from "./running-world.ts";
import { previewServer } from "./server.ts";
import { siteFiles } from "./site.ts";

/** As the game has it. */
const TICK_MILLISECONDS = 50;
const TICKS_BETWEEN_SAVES = 40;

export interface Preview {
  readonly address: string;
  /** For who does there what no page does. */
  readonly world: World;
  /** As a server that stops: the world is told, and kept. @returns whether it was kept. */
  stop(): boolean;
}

/**
 * Wants the built packs and the host's core in dist/.
 * @param folder where worlds are kept. @param other what is not as it was built. @throws a refusal; a kept world is then
 * as it was.
 */
export async function openPreview(
  { host, port, fresh }: Pick<PreviewArguments, "host" | "port" | "fresh">,
  folder: string,
  other: WorldOptions = {},
): Promise<Preview> {
  const kept = new KeptWorld(folder, port);
  const world = await worldIn(kept, fresh, other);
  const running = new RunningWorld(world);
  const named = host.includes(":") ? `[${host}]` : host;
  const isLocal = host.startsWith("127.") || host === "::1";
  const names = isLocal ? ["localhost", "127.0.0.1", "[::1]", named] : undefined;
  const server = previewServer({ files: await siteFiles(world), running, names });
  try {
    await listen(server, port, host);
  } catch (refusal) {
    world.session.dispose();
    throw refusal;
  }
  const told = new Set<string>();
  const beat = guarded(() => running.beat(), told);
  const keep = guarded(() => kept.write(world.save()), told);
  let ticks = 0;
  const clock = setInterval(() => {
    beat();
    ticks += 1;
    if (ticks % TICKS_BETWEEN_SAVES === 0) keep();
  }, TICK_MILLISECONDS);
  const address = server.address() as AddressInfo;
  return {
    address: `http://${named}:${address.port}/`,
    world,
    stop() {
      clearInterval(clock);
      running.stop();
      server.close();
      server.closeAllConnections();
      world.shutdown();
      told.clear();
      const isKept = keep();
      world.session.dispose();
      return isKept;
    },
  };
}

async function worldIn(kept: KeptWorld, fresh: boolean, other: WorldOptions): Promise<World> {
  const save = fresh ? undefined : kept.read();
  try {
    return await openWorld({ ...other, pace: 0, glyphs: true, ...(save && { save }) });
  } catch (cause) {
    throw save === undefined ? cause : kept.damaged(cause);
  }
}

/** One that fails, as where the disk is full, does not stop the others. @param told what has been said once is not said again. */
function guarded(run: () => void, told: Set<string>): () => boolean {
  return () => {
    try {
      run();
      return true;
    } catch (error) {
      if (!told.has(String(error))) console.error(error instanceof Refusal ? error.message : error);
      told.add(String(error));
      return false;
    }
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Refusal(
      code === "EADDRINUSE"
        ? `Port ${port} is taken by another program, perhaps another preview. Stop it, or choose another port: npm start -- --port ${port === 65_535 ? 8720 : port + 1}`
        : `The preview cannot listen on port ${port} of ${host}: ${code ?? String(cause)}.`,
    );
  }
}
