import { expect, test } from "vitest";
import type { WorldOptions } from "../../../scripts/tools/host/world.ts";
import { tinyWorld } from "./tiny-world.ts";

const WELCOME = `
  world.afterEvents.playerSpawn.subscribe(({ player, initialSpawn }) => {
    player.sendMessage({ translate: "tiny.welcome", with: [player.name] });
    player.onScreenDisplay.setActionBar("spawn " + initialSpawn);
    system.run(() => new ActionFormData().title("Hello").body("Press").button("Roll dice").button("Roll").show(player)
      .then((answer) => player.sendMessage("pressed " + (answer.canceled ? answer.cancelationReason : answer.selection))));
  });
`;

test.each(["nodevm", "quickjs"] as const)("a player joins, reads and presses in %s", async (driver) => {
  const world = await tinyWorld(WELCOME, { driver });
  const ana = world.join("Ana");
  const ben = world.join("Ben");

  expect(ana.chat).toEqual(["Welcome, Ana!"]);
  expect(ana.actionBar).toBe("spawn true");
  expect(ana.screen).toBe("# Hello\nPress\n> Roll dice\n> Roll");
  ana.press("Roll");
  ben.close();
  expect(ana.form).toBe(undefined);
  expect([ana.chat.at(-1), ben.chat.at(-1)]).toEqual(["pressed 1", "pressed UserClosed"]);
  expect([ana.presses, ben.presses]).toEqual([1, 1]);
  world.expectNoErrors();
  world.session.dispose();
});

test("a button that is not there is refused with all that is on the screen", async () => {
  const ana = (await tinyWorld(WELCOME)).join("Ana");

  expect(() => ana.press("Score")).toThrow(
    '"Score" cannot be pressed, nothing there is called so. On the screen:\n# Hello',
  );
  expect(() => ana.press("Ro")).toThrow("more than one text begins so");
});

test("an answer to a form that is over changes nothing", async () => {
  const ana = (await tinyWorld(WELCOME)).join("Ana");
  const form = ana.form?.id ?? 0;
  ana.press("Roll dice");
  ana.forge(form, 1);

  expect(ana.chat).toEqual(["Welcome, Ana!", "pressed 0"]);
});

test("an uncaught error, an error log and a missing text each fail expectNoErrors", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(({ player }) => {
    console.error("went wrong");
    player.sendMessage({ translate: "tiny.nothing" });
    throw new TypeError("uncaught");
  });`);
  world.join("Ana");

  expect(() => world.expectNoErrors()).toThrow("made 3 errors");
  expect(world.takeErrors().map((error) => error.split("\n")[0])).toEqual([
    "went wrong",
    "The text key tiny.nothing is not in the .lang file: players would read the key itself.",
    "world.afterEvents.playerSpawn: TypeError: uncaught",
  ]);
});

test("while the chat is open a form is refused as busy", async () => {
  const world = await tinyWorld(
    `world.afterEvents.playerButtonInput.subscribe(({ player }) => new ActionFormData().button("a").show(player)
      .then((answer) => say(answer.cancelationReason)), { buttons: ["Jump"], state: "Pressed" });`,
  );
  const ana = world.join("Ana");
  ana.openChat();
  ana.jump();
  ana.closeChat();
  ana.jump();

  expect(world.log).toEqual(["UserBusy"]);
  expect(ana.screen).toContain("> a");
});

test("the same presses leave the same world in every engine and with every drain policy", async () => {
  const script = `${WELCOME}
    table.onPlace = () => say("placed");
    table.onPlayerInteract = async ({ player }) => {
      await null;
      world.setDynamicProperty("used", system.currentTick);
      say("used", await new ActionFormData().button("x").show(player).then(({ selection }) => selection));
    };`;
  const play = async (options: WorldOptions) => {
    const world = await tinyWorld(script, options);
    const ana = world.join("Ana");
    ana.press("Roll dice");
    ana.give("Tiny Table", 2);
    ana.place("Tiny Table", 0, 64, 3);
    ana.use(0, 64, 3, "North");
    ana.press("x");
    ana.mine(0, 64, 3, "North");
    ana.leave();
    const seen = { save: world.save(), log: world.log, chat: ana.chat, errors: world.errors };
    world.session.dispose();
    return seen;
  };
  const first = await play({ driver: "nodevm" });

  expect(first.log).toEqual(["placed", "used 0"]);
  expect(first.errors).toEqual([]);
  expect(await play({ driver: "quickjs" })).toEqual(first);
  expect(await play({ driver: "quickjs", engine: "2025-09-13", drain: "endOfTick" })).toEqual(first);
  expect(await play({ driver: "nodevm", drain: "endOfTick" })).toEqual(first);
});
