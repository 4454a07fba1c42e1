import { expect, test } from "vitest";
import { withCommands } from "./tiny-commands.ts";

async function refusalOf(code: string): Promise<string[]> {
  return (await withCommands(`try { ${code} } catch (error) { say(error.name, error.reason); }`)).log;
}

const REFUSED: readonly (readonly [what: string, code: string, error: string])[] = [
  ["a name without namespace", `on("roll")`, "NamespaceNameError NoNamespace"],
  ["a name with two namespaces", `on("a:b:roll")`, "NamespaceNameError NoNamespace"],
  ["a name with capitals", `on("Tiny:roll")`, "NamespaceNameError NoNamespace"],
  ["the game's own namespace", `on("minecraft:roll")`, "NamespaceNameError DisallowedNamespace"],
  ["a second namespace", `on("tiny:roll"); on("other:roll");`, "CustomCommandError NamespaceMismatch"],
  [
    "an enum of a second namespace",
    `on("tiny:roll"); registry.registerEnum("o:e", ["a"]);`,
    "CustomCommandError NamespaceMismatch",
  ],
  ["a command twice", `on("tiny:roll"); on("tiny:roll");`, "CustomCommandError AlreadyRegistered"],
  [
    "an enum twice",
    `registry.registerEnum("tiny:e", ["a"]); registry.registerEnum("tiny:e", ["b"]);`,
    "CustomCommandError AlreadyRegistered",
  ],
  [
    "nine parameters",
    `const five = params("String", "String", "String", "String", "String"); on("tiny:roll", { mandatoryParameters: five, optionalParameters: five.slice(1) });`,
    "CustomCommandError ParameterLimit",
  ],
  [
    "an enum that is not there",
    `on("tiny:roll", { optionalParameters: params("Enum") });`,
    "CustomCommandError EnumDependencyMissing",
  ],
];

test.each(REFUSED)("%s is refused", async (_, code, error) => {
  expect(await refusalOf(code)).toEqual([error]);
});

test.each(["Location", "PlayerSelector"])("a parameter of the type %s is not emulated", async (type) => {
  const world = await withCommands(
    `say(attempt(() => on("tiny:go", { optionalParameters: params("${type}") })));`,
  );

  expect(world.log[0]).toContain(`NotEmulated: CustomCommandParamType::${type} `);
  expect(world.takeErrors()).toEqual([`CustomCommandParamType::${type} has no body in this host.`]);
});

test("after start-up the registry takes nothing more", async () => {
  const world = await withCommands(
    `system.run(() => { try { on("tiny:late"); } catch (error) { say(error.name, error.reason); } });`,
  );

  expect(world.log).toEqual(["CustomCommandError RegistryReadOnly"]);
});

const UNKNOWN = (name: string) =>
  `Unknown command: ${name}. Please check that the command exists and that you have permission to use it.`;

test("a command runs by its long and its short name; one that needs cheats or a higher level is unknown", async () => {
  const world = await withCommands(
    `on("tiny:roll"); on("tiny:cheat", { cheatsRequired: undefined }); on("tiny:op", { permissionLevel: 1 });`,
  );
  const [ana, op] = [world.join("Ana"), world.join("Op", { permission: 2 })];
  for (const line of ["/tiny:roll", "roll", "/tiny:cheat", "/op", "/dance"]) ana.type(line);
  for (const line of ["/cheat", "/tiny:op"]) op.type(line);

  expect(world.log).toEqual(["tiny:roll []", "tiny:roll []", "tiny:op []"]);
  expect(ana.chat).toEqual([UNKNOWN("tiny:cheat"), UNKNOWN("op"), UNKNOWN("dance")]);
  expect(op.chat).toEqual([UNKNOWN("cheat")]);
  expect(ana.presses).toBe(5);
  expect(world.command("cheat")).toEqual({ status: 1, text: UNKNOWN("cheat") });
});

test("the callback is read-only, at once, and its message is read in the chat", async () => {
  const world = await withCommands(`on("tiny:go", {}, ({ sourceEntity }) => {
    say(sourceEntity?.name ?? "nobody", attempt(() => new ActionFormData().button("b").show(sourceEntity ?? ana)));
    system.run(() => say("later"));
    return { status: 1, message: "No." };
  });`);
  const ana = world.join("Ana");
  world.pace = 0;
  ana.type("/go");
  const noForm = "ReferenceError: Native function [ActionFormData::show] does not have required privileges.";

  expect(ana.chat).toEqual(["No."]);
  expect(world.log).toEqual(["tiny:go []", `Ana ${noForm}`]);
  expect(world.command("/tiny:go")).toEqual({ status: 1, text: "No." });
  expect(world.log.at(-1)).toBe(`nobody ${noForm}`);
  expect(ana.chat).toEqual(["No."]);
});

test.each(["() => { throw new TypeError('no'); }", "() => undefined", "async () => ({ status: 0 })"])(
  "a callback that is %s is an error",
  async (run) => {
    const world = await withCommands(`on("tiny:go", {}, ${run});`);
    world.join("Ana").type("/go");

    expect(world.command("go").status).toBe(1);
    expect(world.takeErrors().map((error) => error.slice(0, 28))).toEqual(
      Array(2).fill("command tiny:go: TypeError: "),
    );
  },
);

test("the client is busy while the chat closes, and a form keeps it from opening", async () => {
  const world = await withCommands(`on("tiny:show", {}, ({ sourceEntity }) => {
    const show = () => new ActionFormData().button("b").show(sourceEntity).then((answer) => say(answer.cancelationReason ?? "seen"));
    for (const ticks of [1, 5, 6]) system.runTimeout(show, ticks);
    return { status: 0 };
  });`);
  const ana = world.join("Ana");
  ana.type("/show");
  world.tick(5);

  expect(world.log).toEqual(["tiny:show []", "UserBusy", "UserBusy"]);
  expect(() => ana.type("/show")).toThrow("Ana has a form open: answer or close it first.");
});
