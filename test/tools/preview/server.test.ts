// The preview as a program on a port: what it hands out, and what becomes of everything that is wrong.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openPreview, type Preview } from "../../../scripts/tools/preview/open-preview.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
const JSON_TYPE = { "content-type": "application/json" };

/** As any program may ask, with any headers. */
function ask(
  path: string,
  { method = "GET", headers = {}, body = "" }: Asked = {},
  { address }: Preview = preview,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), { method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
const post = (body: string): Promise<Answer> => ask("/act", { method: "POST", headers: JSON_TYPE, body });

const TEMPORARY = mkdtempSync(join(tmpdir(), "preview-"));
const newFolder = (): string => mkdtempSync(join(TEMPORARY, "worlds-"));
const ON_ANY_PORT = { host: "127.0.0.1", port: 0, fresh: false } as const;

let preview: Preview;
beforeAll(async () => {
  preview = await openPreview(ON_ANY_PORT, newFolder());
});
afterAll(() => {
  preview.stop();
  rmSync(TEMPORARY, { recursive: true });
});

describe("the preview's server", () => {
  test("gives a page that brings no name a player of its own", async () => {
    const { status, headers } = await ask("/");
    expect([status, headers.location]).toEqual([302, "/?player=Ana"]);
  });

  test.each([
    ["/?player=Ana", "text/html; charset=utf-8", "<!doctype html>"],
    ["/page.js", "text/javascript; charset=utf-8", ""],
    ["/style.css", "text/css; charset=utf-8", ":root"],
    ["/packs/behavior_pack/blocks/warped_game_chair.json", "application/json; charset=utf-8", "{"],
    ["/packs/resource_pack/sounds/tabletop/yahtzee/roll.ogg", "audio/ogg", "OggS"],
    ["/packs/index.json", "application/json; charset=utf-8", '{"behavior_pack":["'],
    ["/book.json", "application/json; charset=utf-8", '{"made":["tabletop_yahtzee:'],
  ])("hands out %s", async (path, type, begin) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(body.startsWith(begin) && body.length > 100).toBe(true);
  });

  test.each([
    ["a file outside", "/../package.json", {}, 404, "There is nothing at /package.json"],
    ["a file outside, in disguise", "/packs/..%2f..%2fpackage.json", {}, 404, "There is nothing at"],
    ["a stream for nobody", "/events", {}, 400, "A name has 1 to 16 letters"],
    ["another method", "/", { method: "DELETE" }, 405, "GET a page, or POST to /act."],
    [
      "a form of another site",
      "/act",
      { method: "POST", body: "player=Ana" },
      415,
      "A request has the content type application/json.",
    ],
    [
      "another name for this computer",
      "/",
      { headers: { host: "evil.example" } },
      403,
      "This preview answers to this computer only",
    ],
    [
      "a page of another site",
      "/book.json",
      { headers: { "sec-fetch-site": "cross-site" } },
      403,
      "its own page only",
    ],
    [
      "a page of another program of this computer",
      "/events?player=Ana",
      { headers: { "sec-fetch-site": "same-site" } },
      403,
      "its own page only",
    ],
    [
      "a frame of another site",
      "/events?player=Ana",
      { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" } },
      403,
      "its own page only",
    ],
    ["a name that is none", "/?player=%3Cb%3E", {}, 400, "A name has 1 to 16 letters"],
  ])("refuses %s with a sentence", async (_, path, asked, status, sentence) => {
    const answer = await ask(path, asked);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).error).toContain(sentence);
  });

  test("refuses a request for somebody who is not there, one that is malformed, and a huge one", async () => {
    const answers = [
      await post(JSON.stringify({ player: "Zoe", do: "jump" })),
      await post('{"player": '),
      await post(JSON.stringify({ player: "Zoe", line: "a".repeat(5_000_000) })),
      await post('{"player": '),
    ];
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).error])).toEqual([
      [404, "Nobody called Zoe is in the world: open the page with their name first."],
      [400, "The request is no JSON."],
      [413, "A request has at most 10000 bytes."],
      [400, "The request is no JSON."],
    ]);
  });
});

test.each(["::1", "127.0.0.1"])("a preview on %s answers to nobody else's name", async (host) => {
  const local = await openPreview({ ...ON_ANY_PORT, host }, newFolder());
  const foreign = await ask("/book.json", { headers: { host: "evil.example" } }, local);
  const own = await ask("/book.json", {}, local);
  local.stop();
  expect([foreign.status, own.status]).toEqual([403, 200]);
});

test("a preview that cannot keep its world goes on, says so, and says so again at its end", async () => {
  const folder = newFolder();
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const running = await openPreview(ON_ANY_PORT, folder);
  mkdirSync(join(folder, "0.json.new"));
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect((await ask("/book.json", {}, running)).status).toBe(200);
  expect(running.stop()).toBe(false);
  expect(said.mock.calls.map(([sentence]) => String(sentence).replace(/: E.*/, ""))).toEqual(
    Array(2).fill(`The world cannot be kept in ${join(folder, "0.json")}`),
  );
});

describe("a preview that cannot start", () => {
  test("because another program has the port says so, and the kept world stays as it was", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    const { port } = other.address() as { readonly port: number };
    const folder = newFolder();
    const first = await openPreview({ ...ON_ANY_PORT, fresh: true }, folder);
    first.stop();
    const world = readFileSync(join(folder, "0.json"), "utf8");
    writeFileSync(join(folder, `${port}.json`), world);
    const start = openPreview({ ...ON_ANY_PORT, port, fresh: true }, folder);
    await expect(start).rejects.toThrow(
      `Port ${port} is taken by another program, perhaps another preview. Stop it, or choose another port: npm start -- --port ${port + 1}`,
    );
    expect(readFileSync(join(folder, `${port}.json`), "utf8")).toBe(world);
    other.close();
  });

  test("because its kept world is damaged says so and leaves it; a fresh one replaces it", async () => {
    const folder = newFolder();
    const path = join(folder, "0.json");
    writeFileSync(path, "{}");
    await expect(openPreview(ON_ANY_PORT, folder)).rejects.toThrow("holds no world that can be read");
    expect(readFileSync(path, "utf8")).toBe("{}");
    const fresh = await openPreview({ ...ON_ANY_PORT, fresh: true }, folder);
    fresh.stop();
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ sessions: 1 });
  });
});

test("a preview that was stopped goes on where it was", async () => {
  const folder = newFolder();
  const first = await openPreview(ON_ANY_PORT, folder);
  await seen(first, "Ana");
  const act = (body: object): Promise<Response> =>
    fetch(new URL("/act", first.address), { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });
  await act({ player: "Ana", do: "step", east: 5, south: -3 });
  first.stop();
  const again = await openPreview(ON_ANY_PORT, folder);
  const message = await seen(again, "Ana");
  again.stop();
  expect(message).toContain('"name":"Ana","x":3.5,"y":64,"z":-0.5');
});

test("a preview that is killed has kept its world a short while before", async () => {
  const folder = newFolder();
  const running = await openPreview(ON_ANY_PORT, folder);
  await seen(running, "Ana");
  const kept = (): string => readFileSync(join(folder, "0.json"), "utf8");
  await vi.waitFor(() => expect(kept()).toContain('"name":"Ana"'), { timeout: 20_000 });
  running.stop();
});

test("a player whose page has gone leaves", async () => {
  const gone = new AbortController();
  const stream = await fetch(new URL("/events?player=Zed", preview.address), { signal: gone.signal });
  await stream.body?.getReader().read();
  const jumps = async (): Promise<number> => (await post('{"player":"Zed","do":"jump"}')).status;
  expect(await jumps()).toBe(200);
  gone.abort();
  await vi.waitFor(async () => expect(await jumps()).toBe(404), { timeout: 30_000, interval: 500 });
});

/** The first that a page of this player is told. */
async function seen({ address }: Preview, player: string): Promise<string> {
  const stream = await fetch(new URL(`/events?player=${player}`, address));
  const first = await stream.body?.getReader().read();
  return new TextDecoder().decode(first?.value);
}
