import { expect, test } from "vitest";
import { openSmall, PRELUDE, saidInWorld } from "./small-host.ts";

const REFUSED: readonly (readonly [what: string, code: string, answer: string])[] = [
  [
    "a list without a button",
    `new ui.ActionFormData().label("l").show(ana)`,
    "Error: A form without a button cannot be shown.",
  ],
  [
    "a question with one button",
    `new ui.MessageFormData().button1("yes").show(ana)`,
    "Error: A form without two buttons cannot be shown.",
  ],
  [
    "a dropdown that starts behind its end",
    `new ui.ModalFormData().dropdown("d", ["a"], { defaultValueIndex: 1 })`,
    "Error: A dropdown of 1 entries has no entry 1 to start with.",
  ],
  [
    "a dropdown without entries",
    `new ui.ModalFormData().dropdown("d", [])`,
    "Error: A dropdown of 0 entries has no entry 0 to start with.",
  ],
  [
    "a slider that starts below its beginning",
    `new ui.ModalFormData().slider("s", 1, 6, { defaultValue: 0 })`,
    "Error: A slider from 1 to 6 by 1 cannot start at 0.",
  ],
];

test.each(REFUSED)("%s is refused", async (_, code, answer) => {
  expect(await saidInWorld(`const [ana] = world.getAllPlayers(); say(() => ${code});`)).toEqual([answer]);
});

test("what is added after showing does not reach the form that is open", async () => {
  const session = await openSmall(`${PRELUDE}
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      const form = new ui.ActionFormData().button("one");
      void form.show(player);
      form.button("two");
    });`);
  session.send("start");
  expect(session.send("spawn")[0]?.["form"]).toEqual({
    type: "form",
    title: "",
    content: "",
    elements: [{ type: "button", text: "one" }],
  });
  session.dispose();
});
