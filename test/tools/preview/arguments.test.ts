import { describe, expect, test } from "vitest";
import { readArguments } from "../../../scripts/tools/preview/arguments.ts";

describe("what can be said after npm start", () => {
  test("nothing keeps the world and this computer", () => {
    expect(readArguments([])).toEqual({
      ...{ fresh: false, port: 8720, host: "127.0.0.1", language: "en_US" },
    });
  });

  test("everything can be told otherwise", () => {
    const told = readArguments(["--fresh", "--port", "9000", "--host", "0.0.0.0", "--language", "de_DE"]);
    expect(told).toEqual({ fresh: true, port: 9000, host: "0.0.0.0", language: "de_DE" });
  });

  test.each([
    [["--port", "http"], "--port is a number from 0 to 65535, not http."],
    [["--port", "65536"], "--port is a number from 0 to 65535, not 65536."],
    [["--port", "-1"], "--port"],
    [["--port", "8.5"], "--port is a number from 0 to 65535, not 8.5."],
    [["--host", "everywhere"], "--host is an address such as 0.0.0.0, not everywhere."],
    [["--language", "tlh"], "--language is one of de_DE, en_US, "],
    [["--frehs"], "--frehs"],
    [["fresh"], "fresh"],
  ])("%j is refused with a sentence about it", (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
