// The preview's web server: files, what a player sees as a stream, and what a page asks by POST.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Mismatch } from "../../match/decode.ts";
import { Refused } from "../host/drive/session.ts";
import { Refusal } from "./refusal.ts";
import { checkName, type RunningWorld } from "./running-world.ts";

/** More than any request of the page. */
const LONGEST_BODY = 10_000;
/** Whoever takes longer to send a request is not listened to any more. */
const PATIENCE = { requestTimeout: 10_000, connectionsCheckingInterval: 2_000 };
const JSON_TYPE = "application/json; charset=utf-8";

/** What is handed out at an address. */
export interface File {
  readonly type: string;
  readonly body: Uint8Array | string;
}
export interface Site {
  readonly files: ReadonlyMap<string, File>;
  readonly running: RunningWorld;
  /** What this computer may be called by; anything where that is not given. */
  readonly names: readonly string[] | undefined;
}

export function previewServer(site: Site): Server {
  return createServer(PATIENCE, (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      // Nobody waits for the answer any more.
      if (request.destroyed && !request.complete) return;
      const status = statusOf(error);
      if (status === 500) console.error(error);
      const sentence = error instanceof Error ? error.message : String(error);
      send(response, status, JSON_TYPE, JSON.stringify({ error: sentence }));
    });
  });
}

/** What is neither refused nor malformed is a mistake of ours. */
function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  return error instanceof Refused || error instanceof Mismatch ? 400 : 500;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  refuseStrangers(request, site.names, pathname === "/");
  const player = searchParams.get("player");
  if (request.method === "POST" && pathname === "/act") {
    const done = site.running.act(await bodyOf(request));
    send(response, 200, JSON_TYPE, JSON.stringify(done ?? {}));
  } else if (request.method !== "GET") {
    throw new Refusal("GET a page, or POST to /act.", 405);
  } else if (pathname === "/events") {
    stream(site.running, player ?? "", response);
  } else if (pathname === "/" && player === null) {
    const location = `/?player=${encodeURIComponent(site.running.freeName())}`;
    response.writeHead(302, { location, "cache-control": "no-store" }).end();
  } else {
    if (pathname === "/") checkName(player ?? "");
    const file = site.files.get(pathname);
    if (file === undefined) throw new Refusal(`There is nothing at ${pathname}: the page is at /.`, 404);
    send(response, 200, file.type, file.body);
  }
}

/** A page of another site can neither read this one nor press anything in it, whatever name it calls it by. */
function refuseStrangers({ headers }: IncomingMessage, names: Site["names"], isPage: boolean): void {
  const name = (headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  if (names?.includes(name) === false) {
    throw new Refusal("This preview answers to this computer only, as localhost.", 403);
  }
  const from = headers["sec-fetch-site"] ?? "none";
  const isLink = isPage && headers["sec-fetch-mode"] === "navigate";
  if (!isLink && from !== "none" && from !== "same-origin") {
    throw new Refusal("This preview answers to its own page only.", 403);
  }
}

/** Reads on to the end of what is too long, so that the answer is heard, and keeps none of it. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  if (request.headers["content-type"]?.startsWith("application/json") !== true) {
    throw new Refusal("A request has the content type application/json.", 415);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= LONGEST_BODY) chunks.push(chunk);
  }
  if (length > LONGEST_BODY) throw new Refusal(`A request has at most ${LONGEST_BODY} bytes.`, 413);
  return Buffer.concat(chunks).toString("utf8");
}

function stream(running: RunningWorld, player: string, response: ServerResponse): void {
  const stop = running.watch(player, (message) => response.write(`data: ${JSON.stringify(message)}\n\n`));
  response.on("close", stop);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.flushHeaders();
}

function send(response: ServerResponse, status: number, type: string, body: Uint8Array | string): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "content-security-policy": "frame-ancestors 'none'",
  });
  response.end(body);
}
