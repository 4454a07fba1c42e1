// A preview that runs: the world on the host, its clock, its keeping, and the server that shows it.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openWorld } from "../host/world.ts";
import type { PreviewArguments } from "./arguments.ts";
import { KeptWorld } from "./kept-world.ts";
import { RunningWorld } from "./running-world.ts";
import { previewServer } from "./server.ts";
import { siteData, siteFiles } from "./site.ts";

/** As the game has it. */
const TICK_MILLISECONDS = 50;
const TICKS_BETWEEN_SAVES = 100;

export interface Preview {
  readonly address: string;
  /** As a server that stops: the world is told, and kept. */
  stop(): void;
}

/**
 * Wants the built packs and the host's core in dist/.
 * @param folder where worlds are kept. @throws with a sentence; a kept world is then as it was.
 */
export async function openPreview({ host, port, fresh }: PreviewArguments, folder: string): Promise<Preview> {
  const kept = new KeptWorld(folder, port);
  const save = fresh ? undefined : kept.read();
  const files = await siteFiles();
  const world = await openWorld({ pace: 0, ...(save && { save }) });
  const running = new RunningWorld(world);
  const data = siteData(world, files);
  const server = previewServer({ files, data, running, isOpen: !["127.0.0.1", "::1"].includes(host) });
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (cause) {
    world.session.dispose();
    throw new Error(listenProblem(cause, port, host), { cause });
  }
  let ticks = 0;
  const clock = setInterval(() => {
    running.beat();
    ticks += 1;
    if (ticks % TICKS_BETWEEN_SAVES === 0) kept.write(world.save());
  }, TICK_MILLISECONDS);
  const address = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}/`,
    stop() {
      clearInterval(clock);
      server.close();
      server.closeAllConnections();
      world.shutdown();
      kept.write(world.save());
      world.session.dispose();
    },
  };
}

function listenProblem(cause: unknown, port: number, host: string): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    const free = `npm start -- --port ${port + 1}`;
    return `Port ${port} is taken by another program, perhaps another preview. Stop it, or choose another port: ${free}`;
  }
  return `The preview cannot listen on port ${port} of ${host}: ${code ?? String(cause)}.`;
}
