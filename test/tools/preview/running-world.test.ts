// What pages are told of the world behind the preview, and what comes of what they ask.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DICE_ENTITY, DICE_PROPERTIES } from "../../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../../scripts/tools/host/core/world-save.ts";
import { ACTIONS } from "../../../scripts/tools/preview/actions.ts";
import type { RunningWorld } from "../../../scripts/tools/preview/running-world.ts";
import { sitAtTable, Visitor, withVisitors } from "./visitor.ts";

/** Where players look is no matter: they turn to what they would use. */
function withoutLooks(save: WorldSave): object {
  return { ...save, players: save.players.map(({ yaw, pitch, ...player }) => player) };
}

/** Ana, on a chair at her own table with a board. */
function sits(running: RunningWorld): Visitor {
  const ana = new Visitor(running, "Ana");
  running.beat();
  sitAtTable(ana);
  return ana;
}
/** The same, with a game alone that waits for its first roll on her screen. */
function playsAlone(running: RunningWorld): Visitor {
  const ana = sits(running);
  ana.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
  ana.press("Play alone");
  return ana;
}

/** The dice of the one table, as the page is told of them. */
function diceIn({ look }: Visitor) {
  const { x, y, z, properties = {} } = look.scene.entities.find(({ typeId }) => typeId === DICE_ENTITY) ?? {};
  const valuesOf = (ids: readonly string[]) => ids.map((id) => properties[id]);
  return { x, y, z, faces: valuesOf(DICE_PROPERTIES.faces), held: valuesOf(DICE_PROPERTIES.held) };
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

  test("of Op brings in an operator, any other a member", async () => {
    await withVisitors((running) => {
      const told = ["Op", "Ana"].map((name) => {
        const player = new Visitor(running, name);
        running.beat();
        player.ask("say", { line: "/yahtzee:setting grace" });
        running.beat();
        return JSON.stringify(player.messages);
      });
      expect(told[0]).toContain("grace: 180");
      expect(told[1]).toContain("Only operators of this world can do that.");
    });
  });

  test("is told what changed and nothing twice", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      beats(running, 3);
      const before = ana.messages.length;
      beats(running, 20);
      expect(ana.messages).toHaveLength(before);
      ana.ask("step", { east: 1, south: 1 });
      expect(ana.messages.slice(before).map(({ look }) => Object.keys(look))).toEqual([["scene"]]);
    });
  });

  test("that is loaded anew sees the form that was open, and its player never left", async () => {
    await withVisitors((running) => {
      const ana = sits(running);
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

  test("that is loaded anew in the middle of typing gets its form", async () => {
    await withVisitors((running) => {
      const ana = sits(running);
      ana.ask("chat", { open: true });
      ana.close();
      const again = new Visitor(running, "Ana");
      again.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      expect(again.look.form?.buttons).toContain("Play alone");
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
      const ana = new Visitor(running, "Ana");
      expect(running.freeName()).toBe("Ben");
      const ben = new Visitor(running, "Ben");
      running.beat();
      expect(ana.look.scene.players.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
      ben.ask("say", { line: "Hello" });
      expect([ana.chat, ben.chat]).toEqual([["<Ben> Hello"], ["<Ben> Hello"]]);
    });
  });

  test("gets a name that is kept until it comes, and given again if it does not", async () => {
    await withVisitors((running) => {
      const names = Array.from({ length: 6 }, () => running.freeName());
      expect(names).toEqual(["Ana", "Ben", "Cem", "Dora", "Player 5", "Player 6"]);
      beats(running, 100);
      expect(running.freeName()).toBe("Ana");
    });
  });

  test("cannot be of somebody who has no name that can be read out", async () => {
    await withVisitors((running) => {
      for (const name of ["", " Ana", "Ana ", "A  B", "A".repeat(17), "<b>", "a/b"]) {
        expect(() => running.watch(name, () => undefined), name).toThrow("A name has 1 to 16 letters");
      }
    });
  });
});

describe("what a page sees", () => {
  test("is the form again where the add-on says no to a switch, as the page has it the other way", async () => {
    await withVisitors((running) => {
      const ana = playsAlone(running);
      ana.press("Roll dice");
      const { form } = ana.look;
      const row = form?.rows.find(({ kind }) => kind === "toggle")?.at;
      const before = ana.messages.length;
      ana.ask("toggle", { form: form?.id, row, on: false });
      const told = ana.messages.slice(before).flatMap(({ look }) => (look.form ? [look.form.fields] : []));
      expect(told.at(-1)).toEqual(form?.fields);
    });
  });

  test("is the table with its board, who sits, and the dice of the match on it", async () => {
    await withVisitors((running) => {
      const ana = playsAlone(running);
      expect(diceIn(ana).faces).toEqual([0, 0, 0, 0, 0, 0]);
      ana.press("Roll dice");
      const { blocks, players } = ana.look.scene;
      expect(blocks.map(({ typeId, states }) => [typeId, states["tabletop_yahtzee:board"]])).toEqual([
        ["tabletop_yahtzee:oak_small_game_table", 1],
        ["tabletop_yahtzee:oak_game_chair", undefined],
      ]);
      expect(players[0]?.sits).toBe(true);
      const shown = ana.look.form?.fields.map(({ name }) => Number(/: (\d)/.exec(name)?.[1])) ?? [];
      expect(diceIn(ana)).toMatchObject({ x: 0.5, y: 64.5, z: 0.5, faces: [...shown, 0] });
    });
  });

  test("shows a die as held that was switched on", async () => {
    await withVisitors((running) => {
      const ana = playsAlone(running);
      ana.press("Roll dice");
      const { form } = ana.look;
      const row = form?.rows.find(({ kind }) => kind === "toggle")?.at;
      ana.ask("toggle", { form: form?.id, row, on: true });
      expect(diceIn(ana).held).toEqual([true, false, false, false, false, false]);
    });
  });

  test("is the sheet that floats above the table as long as a game runs there", async () => {
    await withVisitors((running) => {
      const ana = sits(running);
      expect(ana.look.scene.texts).toEqual([]);
      ana.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      ana.press("Play alone");
      expect(ana.look.scene.texts).toEqual([{ text: "1/13\n> Ana 0", x: 0.5, y: 66.1, z: 0.5 }]);
    });
  });

  test("is what was broken on the ground, until somebody comes near", async () => {
    await withVisitors((running) => {
      const ana = sits(running);
      ana.ask("jump");
      ana.ask("step", { east: 4, south: 0 });
      ana.ask("break", { x: 0, y: 64, z: 1, face: "Up" });
      const { blocks, items } = ana.look.scene;
      expect(blocks.map(({ typeId }) => typeId)).toEqual(["tabletop_yahtzee:oak_small_game_table"]);
      expect(items.map(({ typeId }) => typeId)).toEqual(["tabletop_yahtzee:oak_game_chair"]);
      ana.ask("step", { east: -3, south: 0 });
      expect(ana.look.scene.items).toEqual([]);
      expect(ana.slotOf("Oak Game Chair")).toBeGreaterThanOrEqual(0);
    });
  });
});

const TO_ANA = { player: "Ana" };
const WRONG: readonly (readonly [why: string, request: string | object, sentence: string])[] = [
  ["is no JSON", "{", "The request is no JSON."],
  ["is no object", "[]", "request: expected an object, found a list"],
  ["names nobody", "{}", "request.player: expected a string"],
  ["names somebody who is not there", { player: "Zoe", do: "jump" }, "Nobody called Zoe is in the world"],
  ["wants nothing", TO_ANA, "request.do: expected one of use, break, step"],
  [
    "wants what there is not",
    { ...TO_ANA, do: "constructor" },
    "request.do: expected one of use, break, step",
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
  ["walks out of the field", { ...TO_ANA, do: "step", east: 0, south: 12 }, "The field ends here."],
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
  ["answers a form that is not open", { ...TO_ANA, do: "press", form: 1, row: 0 }, "This form is over."],
  ["drops out of an empty hand", { ...TO_ANA, do: "drop" }, "Ana has nothing in hand."],
  [
    "says too much",
    { ...TO_ANA, do: "say", line: "a".repeat(257) },
    "request.line: expected a string of at most 256",
  ],
];

describe("a request that is wrong", () => {
  test("is answered with a sentence, and the world stays as it was", async () => {
    await withVisitors((running, world) => {
      new Visitor(running, "Ana");
      running.beat();
      const before = world.save();
      for (const [why, request, sentence] of WRONG) {
        const json = typeof request === "string" ? request : JSON.stringify(request);
        expect(() => running.act(json), why).toThrow(sentence);
        expect(world.save(), why).toEqual(before);
      }
    });
  });

  test("reaches no form of another player, not even of who has one open", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      const ben = new Visitor(running, "Ben");
      running.beat();
      sitAtTable(ana);
      for (const player of [ana, ben]) player.ask("use", { x: 0, y: 64, z: 0, face: "Up" });
      const forms = [ana.look.form?.id, ben.look.form?.id];
      expect(forms.every((form) => form !== undefined)).toBe(true);
      for (const action of ["press", "close", "toggle", "choose"]) {
        expect(() => ben.ask(action, { form: forms[0], row: 0, on: true, item: 0 })).toThrow(
          "This form is over.",
        );
      }
      expect([ana.look.form?.id, ben.look.form?.id]).toEqual(forms);
    });
  });

  test("takes no more than there is room for", async () => {
    await withVisitors((running) => {
      const ana = new Visitor(running, "Ana");
      running.beat();
      const take = (): unknown => ana.ask("take", { item: "minecraft:stick" });
      expect(() => {
        for (let stacks = 0; stacks < 100; stacks++) take();
      }).toThrow("Your inventory is full");
      expect(ana.look.scene.items).toEqual([]);
    });
  });

  test("walks into nothing that stands there", async () => {
    await withVisitors((running) => {
      const ana = sits(running);
      ana.ask("jump");
      ana.ask("step", { east: 0, south: 1 });
      const before = ana.look.scene.players;
      expect(() => ana.ask("step", { east: 0, south: -1 })).toThrow("Something stands there");
      expect(ana.look.scene.players).toEqual(before);
    });
  });

  test("never reaches the add-on as an error, whatever it is", async () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 70 }),
      fc.boolean(),
      fc.string(),
      fc.constant(null),
      fc.constantFrom("Up", "North", "minecraft:stick", "/yahtzee:ready", "/yahtzee:roll keep 9"),
      fc.array(fc.constantFrom(null, true, "minecraft:stick"), { minLength: 8, maxLength: 9 }),
    );
    const fields = "x y z face on slot from to item grid open line form row values east south".split(" ");
    const request = fc.record({
      do: fc.constantFrom(...Object.keys(ACTIONS)),
      fields: fc.uniqueArray(fc.tuple(fc.constantFrom(...fields), value), { selector: ([name]) => name }),
    });
    await withVisitors((running, world) => {
      sits(running);
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
