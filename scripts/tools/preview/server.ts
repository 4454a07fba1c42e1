// The preview's web server: the page and the packs as files, what a player sees as a stream, what a page asks by POST.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { type RunningWorld, UnknownPlayer } from "./running-world.ts";

/** More than any request of the page. */
const LONGEST_BODY = 10_000;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
};

export interface Site {
  /** Addresses, and the files that are handed out there. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Addresses, and what they answer as JSON. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly running: RunningWorld;
  /** Whether it answers to whatever name this computer is called by, and not just to its own pages. */
  readonly isOpen: boolean;
}

/** An answer that is no success, and its sentence. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function previewServer(site: Site): Server {
  return createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : error instanceof UnknownPlayer ? 404 : 400;
      sendJson(response, status, { error: error instanceof Error ? error.message : String(error) });
    });
  });
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!site.isOpen) refuseStrangers(request);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (request.method === "POST" && pathname === "/act") {
    const done = site.running.act(await bodyOf(request));
    sendJson(response, 200, done ?? {});
    return;
  }
  if (request.method !== "GET") throw new Refusal(405, "GET a page, or POST to /act.");
  if (pathname === "/" && !searchParams.has("player")) {
    response.writeHead(302, { location: `/?player=${encodeURIComponent(site.running.freeName())}` }).end();
    return;
  }
  const file = site.files.get(pathname);
  const data = site.data.get(pathname);
  if (pathname === "/events") stream(site.running, searchParams.get("player") ?? "", request, response);
  else if (file !== undefined) sendFile(response, pathname, file);
  else if (data !== undefined) sendJson(response, 200, data);
  else throw new Refusal(404, `There is nothing at ${pathname}: the page is at /.`);
}

/** A page of another site can neither read this one nor press anything in it, whatever name it calls it by. */
function refuseStrangers({ headers }: IncomingMessage): void {
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  if (!["localhost", "127.0.0.1", "[::1]"].includes(name)) {
    throw new Refusal(403, "This preview answers to this computer only, as localhost.");
  }
  if (headers["sec-fetch-site"] === "cross-site") {
    throw new Refusal(403, "This preview answers to its own page only.");
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (request.headers["content-type"] !== "application/json") {
    throw new Refusal(415, "A request has the content type application/json.");
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY) {
      throw new Refusal(413, `A request has at most ${LONGEST_BODY} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function stream(
  running: RunningWorld,
  player: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const stop = running.watch(player, (message) => response.write(`data: ${JSON.stringify(message)}\n\n`));
  request.on("close", stop);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.flushHeaders();
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}
function sendFile(response: ServerResponse, pathname: string, body: Uint8Array): void {
  send(response, 200, TYPES[extname(pathname) || ".html"] ?? "application/octet-stream", body);
}
function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, TYPES[".json"] ?? "", JSON.stringify(value));
}
