// What pages are told of the world behind the preview, and what comes of what they ask.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../../scripts/tools/host/core/world-save.ts";
import type { RunningWorld } from "../../../scripts/tools/preview/running-world.ts";
import { sitAtTable, Visitor, withVisitors } from "./visitor.ts";

/** Where players look is no matter: they turn to what they would use. */
function withoutLooks(save: WorldSave): object {
  return { ...save, players: save.players.map(({ yaw, pitch, ...player }) => player) };
}

function beats(running: RunningWorld, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) running.beat();
}

describe("a page", () => {
  test("brings its player in, with materials for everything behind an empty hotbar", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      const { slots, me } = ana.look;
      expect(me).toEqual({ name: "Ana", sits: false, sneaks: false, slot: 0 });
      expect(slots.slice(0, 9).every((slot) => slot === null)).toBe(true);
      expect(slots.filter((slot) => slot?.name.endsWith("Planks"))).toHaveLength(12);
      expect(ana.slotOf("White Wool")).toBeGreaterThan(8);
    });
  });

  test("is told what changed and nothing twice", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      beats(running, 3);
      const before = ana.messages.length;
      beats(running, 20);
      expect(ana.messages).toHaveLength(before);
      ana.ask("walk", { x: 2, z: 3 });
      expect(ana.messages.slice(before).map(({ look }) => Object.keys(look))).toEqual([["scene"]]);
    });
  });

  test("that is loaded anew sees the form that was open, and its player never left", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      sitAtTable(ana);
      ana.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      const { form } = ana.look;
      expect(form?.buttons).toContain("Play alone");
      ana.close();
      beats(running, 60);
      const again = new Visitor(running, "Ana");
      beats(running, 200);
      expect(again.look.form).toEqual(form);
      expect(again.look.me.sits).toBe(true);
      expect(again.chat).toEqual(ana.chat);
    });
  });

  test("that stays away lets its player go, who comes back with what was in the pockets", async () => {
    await withVisitors((running, world) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      ana.ask("take", { item: "minecraft:stick" });
      ana.close();
      beats(running, 100);
      expect(world.players.has("Ana")).toBe(false);
      const again = new Visitor(running, "Ana");
      running.beat();
      expect(again.look.slots).toEqual(ana.look.slots);
    });
  });

  test("of another name is another player, and a free name is nobody's who is looked at", async () => {
    await withVisitors((running) => {
      expect(running.freeName()).toBe("Ana");
      const ana = new Visitor(running, "Ana");
      expect(running.freeName()).toBe("Ben");
      const ben = new Visitor(running, "Ben");
      running.beat();
      expect(ana.look.scene.players.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
      ben.ask("say", { line: "Hello" });
      expect([ana.chat, ben.chat]).toEqual([["<Ben> Hello"], ["<Ben> Hello"]]);
    });
  });

  test.each(["", " Ana", "A".repeat(17), "<b>", "a/b"])("cannot be of somebody called %j", async (name) => {
    await withVisitors((running) => {
      expect(() => running.watch(name, () => undefined)).toThrow(
        "A name has 1 to 16 letters, digits, spaces",
      );
    });
  });
});

describe("what a page sees", () => {
  test("is the table with its board, who sits, and the dice of the match on it", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      sitAtTable(ana);
      ana.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      ana.press("Play alone");
      expect(ana.look.scene.dice).toEqual([]);
      ana.press("Roll dice");
      const { blocks, players, dice } = ana.look.scene;
      expect(blocks.map(({ typeId, states }) => [typeId, states["tabletop_yahtzee:board"]])).toEqual([
        ["tabletop_yahtzee:oak_small_game_table", 1],
        ["tabletop_yahtzee:oak_game_chair", undefined],
      ]);
      expect(players[0]?.sits).toBe(true);
      expect(dice).toMatchObject([{ x: 0, y: 64, z: 0 }]);
      const shown = ana.look.form?.fields.map(({ name }) => Number(/: (\d)/.exec(name)?.[1]));
      expect(dice[0]?.dice.map(({ face }) => face)).toEqual(shown);
    });
  });

  test("shows a die as held that was switched on", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      sitAtTable(ana);
      ana.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      ana.press("Play alone");
      ana.press("Roll dice");
      const { form } = ana.look;
      const row = form?.rows.find(({ kind }) => kind === "toggle")?.at;
      ana.ask("liveToggle", { form: form?.id, row, on: true });
      expect(ana.look.scene.dice[0]?.dice.map(({ held }) => held)).toEqual([
        true,
        false,
        false,
        false,
        false,
      ]);
    });
  });

  test("is without a table that was broken, which lies on the ground until somebody is near", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      sitAtTable(ana);
      ana.ask("jump");
      ana.ask("break", { x: 0, y: 64, z: 0, face: "Up" });
      const { blocks } = ana.look.scene;
      expect(blocks.map(({ typeId }) => typeId)).toEqual(["tabletop_yahtzee:oak_game_chair"]);
      expect(ana.slotOf("Oak Small Game Table")).toBeGreaterThanOrEqual(0);
    });
  });
});

describe("a request that is wrong", () => {
  const TO_ANA = { player: "Ana" };
  test.each([
    ["is no JSON", "{", "The request is no JSON."],
    ["is no object", "[]", "request: expected an object, found a list"],
    ["names nobody", "{}", "request.player: expected a string"],
    ["names somebody who is not there", { player: "Zoe", do: "jump" }, "Nobody called Zoe is in the world"],
    ["wants nothing", TO_ANA, "request.do: expected one of use, break, walk"],
    [
      "wants what there is not",
      { ...TO_ANA, do: "constructor" },
      "request.do: expected one of use, break, walk",
    ],
    ["is about no block", { ...TO_ANA, do: "use", x: 0, y: 63 }, "request.z: expected an integer"],
    [
      "is about a block far off",
      { ...TO_ANA, do: "use", x: 1e9, y: 63, z: 0 },
      "request.x: expected an integer",
    ],
    [
      "names no face",
      { ...TO_ANA, do: "use", x: 0, y: 63, z: 0, face: "up" },
      "request.face: expected one of Up",
    ],
    [
      "breaks the ground",
      { ...TO_ANA, do: "break", x: 0, y: 63, z: 3, face: "Up" },
      "The ground stays as it is",
    ],
    [
      "walks out of the field",
      { ...TO_ANA, do: "walk", x: 0, z: 99 },
      "request.z: expected an integer -11..11",
    ],
    [
      "lays a grid of ten",
      { ...TO_ANA, do: "craft", grid: Array(10).fill("stick") },
      "request.grid: expected nine cells",
    ],
    [
      "crafts what there is no recipe for",
      { ...TO_ANA, do: "craft", grid: Array(9).fill("minecraft:stick") },
      "No recipe of the pack",
    ],
    [
      "lays out what no recipe makes",
      { ...TO_ANA, do: "layOut", item: "minecraft:diamond" },
      "No recipe makes minecraft:diamond.",
    ],
    [
      "takes what is not given away",
      { ...TO_ANA, do: "take", item: "minecraft:diamond" },
      "request.item: expected one of minecraft:oak_planks",
    ],
    [
      "selects a slot that is no key",
      { ...TO_ANA, do: "select", slot: 9 },
      "request.slot: expected an integer 0..8",
    ],
    ["answers a form that is not open", { ...TO_ANA, do: "button", form: 1, row: 0 }, "This form is over."],
    ["drops out of an empty hand", { ...TO_ANA, do: "drop" }, "Ana has nothing in hand."],
    [
      "says too much",
      { ...TO_ANA, do: "say", line: "a".repeat(257) },
      "request.line: expected a string of at most 256",
    ],
  ])(
    "because it %s is answered with a sentence, and the world stays as it was",
    async (_, body, sentence) => {
      await withVisitors((running, world) => {
        new Visitor(running, "Ana");
        running.beat();
        const before = world.save();
        const json = typeof body === "string" ? body : JSON.stringify(body);
        expect(() => running.act(json)).toThrow(sentence);
        expect(world.save()).toEqual(before);
      });
    },
  );

  test("reaches no form of another player", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      const ben = new Visitor(running, "Ben");
      running.beat();
      sitAtTable(ana);
      ana.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      const form = ana.look.form?.id;
      for (const action of ["livePress", "close", "button"]) {
        expect(() => ben.ask(action, { form, row: 0 })).toThrow("This form is over.");
      }
      expect(ana.look.form?.id).toBe(form);
    });
  });

  test("never reaches the add-on as an error, whatever it is", async () => {
    const actions =
      "use break walk sneak jump dismount select swap drop take craft recipeOf layOut chat say button submit livePress liveToggle close";
    const value = fc.oneof(
      fc.integer({ min: -3, max: 70 }),
      fc.boolean(),
      fc.string(),
      fc.constant(null),
      fc.constantFrom("Up", "North", "minecraft:stick", "/yahtzee:ready", "/yahtzee:roll keep 9"),
      fc.array(fc.constantFrom(null, true, "minecraft:stick"), { minLength: 8, maxLength: 9 }),
    );
    const fields = "x y z face on slot from to item grid open line form row values".split(" ");
    const request = fc.record({
      do: fc.constantFrom(...actions.split(" ")),
      fields: fc.uniqueArray(fc.tuple(fc.constantFrom(...fields), value), { selector: ([name]) => name }),
    });
    await withVisitors((running, world) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      sitAtTable(ana);
      fc.assert(
        fc.property(request, ({ do: action, fields: given }) => {
          const before = withoutLooks(world.save());
          try {
            running.act(JSON.stringify({ player: "Ana", do: action, ...Object.fromEntries(given) }));
          } catch (error) {
            expect((error as Error).message).toMatch(/\.$|expected/);
            expect(withoutLooks(world.save())).toEqual(before);
          }
          running.beat();
          world.expectNoErrors();
        }),
        { numRuns: 400 },
      );
    });
  });
});
