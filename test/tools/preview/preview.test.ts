// The command itself, npm start: from the address that it prints to the world that it keeps.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/tools/build/add-on.ts";

const PORT = await freePort();
const KEPT = join(PROJECT_ROOT, `preview-world/${PORT}.json`);
afterAll(() => rmSync(KEPT, { force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  server.close();
  return port;
}

function started(...args: string[]): ChildProcess {
  const command = ["--import", "tsx", "scripts/tools/preview/preview.ts", "--port", String(PORT), ...args];
  return spawn(process.execPath, command, { cwd: PROJECT_ROOT, stdio: ["ignore", "pipe", "pipe"] });
}
/** What it prints, until that matches. */
async function said({ stdout }: ChildProcess, wanted: RegExp): Promise<string> {
  let text = "";
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    text += chunk.toString();
    const found = wanted.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error(`It ended, and had said: ${text}`);
}
async function stopped(program: ChildProcess): Promise<unknown> {
  const end = once(program, "exit");
  program.kill("SIGINT");
  return (await end)[0];
}

test("prints an address that answers, ends well when it is stopped, and has kept the world", async () => {
  const program = started("--fresh");
  const address = await said(program, /http:\S+/);
  expect(address).toBe(`http://127.0.0.1:${PORT}/`);
  const page = await (await fetch(address)).text();
  expect(page).toContain("<title>Yahtzee Table preview</title>");
  expect(await stopped(program)).toBe(0);
  expect(existsSync(KEPT)).toBe(true);
});

test("says what is wrong and how it is used, and ends with 1", async () => {
  const program = started("--port", "much");
  let text = "";
  program.stderr?.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  expect((await once(program, "close"))[0]).toBe(1);
  expect(text).toContain("--port is a number from 0 to 65535, not much.\n\nnpm start -- [--fresh]");
});
