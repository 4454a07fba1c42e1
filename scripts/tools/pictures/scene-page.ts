// The page's scene alone in a real browser: it draws what a test hands it, from the built packs.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import type { SceneView } from "../preview/wire.ts";
import { PICTURES, type Visit } from "./visit.ts";

const PAGE = fileURLToPath(new URL("../preview/page/", import.meta.url));
const SCRIPT = `
  import { loadPackLook } from "./scene/pack-look.ts";
  import { createScene } from "./scene/scene.ts";
  globalThis.frames = 0;
  const request = requestAnimationFrame;
  globalThis.requestAnimationFrame = (run) => request((now) => {
    run(now);
    globalThis.frames += 1;
    // Reading waits until it is drawn: without a graphics card the browser would fall behind.
    const gl = document.querySelector("canvas").getContext("webgl2");
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  });
  globalThis.scene = createScene(document.querySelector("canvas"), await loadPackLook("/packs"));
  document.title = "ready";`;
const HTML = `<!doctype html><link rel="icon" href="data:,"><style>* { margin: 0; width: 100%; height: 100% }</style>
  <canvas></canvas><script type="module" src="/scene.js"></script>`;

export class ScenePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Time passes there only as it is told. */
  static async open({ context, preview }: Visit): Promise<ScenePage> {
    const page = await context.newPage();
    const { outputFiles } = await build({
      stdin: { contents: SCRIPT, resolveDir: PAGE, loader: "ts" },
      ...{ bundle: true, write: false, format: "esm", target: "es2022" },
    });
    const script = outputFiles[0]?.text ?? "";
    await page.route("**/scene.html", (route) => route.fulfill({ contentType: "text/html", body: HTML }));
    await page.route("**/scene.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
    await page.clock.install({ time: 0 });
    await page.goto(new URL("scene.html", preview.address).href);
    await page.waitForFunction("document.title === 'ready'");
    await page.clock.pauseAt(60_000);
    return new ScenePage(page);
  }

  async show(view: Partial<SceneView>): Promise<void> {
    const whole: SceneView = { blocks: [], players: [], items: [], entities: [], texts: [], ...view };
    await this.page.evaluate(`scene.show(${JSON.stringify(whole)})`);
  }
  async look(turn: number, tilt: number, nearer: number): Promise<void> {
    await this.page.evaluate(`scene.lookAround(${turn}, ${tilt}, ${nearer})`);
  }
  /** In steps of a twentieth of a second, a picture at most each. @returns how many were drawn meanwhile. */
  async passes(seconds: number): Promise<number> {
    const before = await this.page.evaluate("frames");
    for (let step = 0; step < seconds * 20; step++) await this.page.clock.fastForward(50);
    return Number(await this.page.evaluate("frames")) - Number(before);
  }
  async picture(file?: string): Promise<PNG> {
    const path = file === undefined ? {} : { path: join(PICTURES, `${file}.png`) };
    return PNG.sync.read(await this.page.screenshot(path));
  }
}
