// Vitest's setup: worlds that a test file leaves open are no business of the next file in the same process.
import { afterAll } from "vitest";
import { watchNoMore } from "../../scripts/tools/host/drive/unhandled-rejections.ts";

afterAll(watchNoMore);
