// Pictures to judge the look by: furniture in all rotations and three woods, a table of four, and the screens of a match
// in both renderers and two sizes.
import { FOUR, TWO } from "../play/seating.ts";
import { type Side, sitDown } from "./at-the-table.ts";
import { playedWorld } from "./played-world.ts";
import { ScenePage } from "./scene-page.ts";
import { Tab } from "./tab.ts";
import { PICTURES, type Visit, type VisitOptions, visit } from "./visit.ts";

const WOODS = ["oak", "crimson", "bamboo"];
const DIRECTIONS = ["north", "east", "south", "west"];
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
];
/** What only looks, so that it can be pressed anywhere; what it shows has a way back. */
const LOOKS = [
  "Rules",
  "How to play",
  "My settings",
  "Sheet",
  "Sheets",
  "Stakes",
  "Hold and roll",
  "More",
  "Resign",
];

/** @returns whatever a page printed as an error or threw. */
export async function takeAllPictures(): Promise<readonly string[]> {
  const problems = [...(await during({}, takeFurniture))];
  const four = await during({ world: { save: await playedWorld(FOUR, 7) } }, async (place) => {
    const sides = ["ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"] as const;
    const tabs: Tab[] = [];
    for (const side of sides) {
      const tab = await Tab.open(place);
      await sitDown(tab, side);
      tabs.push(tab);
    }
    for (const tab of tabs) await tab.picture(`four-${await tab.name()}`);
  });
  problems.push(...four);
  for (const renderer of ["live", "classic"]) {
    await lookAtScreens(renderer, ["turn", "end"], async (tab, name) => {
      for (const size of SIZES) {
        await tab.page.setViewportSize(size);
        await tab.picture(`screen-${renderer}-${size.width}-${name}`);
      }
    });
  }
  console.log(`Look at ${PICTURES}.`);
  return problems;
}

/** @returns what pages complained of meanwhile. */
async function during(
  options: VisitOptions,
  run: (place: Visit) => Promise<void>,
): Promise<readonly string[]> {
  const place = await visit(options);
  try {
    await run(place);
    return place.problems;
  } finally {
    await place.close();
  }
}

/** A row of tables, fitted and not, behind a row of chairs, for each wood. */
async function takeFurniture(place: Visit): Promise<void> {
  const scene = await ScenePage.open(place);
  await scene.look(-0.3, 0.1, 1.1);
  for (const wood of WOODS) {
    const blocks = DIRECTIONS.flatMap((direction, at) => {
      const states = {
        "minecraft:cardinal_direction": direction,
        "tabletop_yahtzee:board": at % 4 === 3 ? 0 : 1,
      };
      const place = { x: 2 * at - 3, y: 64 };
      return [
        { ...place, z: -1, typeId: `tabletop_yahtzee:${wood}_small_game_table`, states },
        { ...place, z: 1, typeId: `tabletop_yahtzee:${wood}_game_chair`, states },
      ];
    });
    await scene.show({ blocks });
    await scene.passes(0.1);
    await scene.picture(`furniture-${wood}`);
  }
}

/** In a turn, and when the match is over: how many turns were played before. */
const MOMENTS = { turn: 6, end: 13 };
export type Moment = keyof typeof MOMENTS;

/** The screens that can be looked at without playing, for both who are at the table. */
export async function lookAtScreens(
  renderer: string,
  moments: readonly Moment[],
  look: (tab: Tab, name: string) => Promise<void>,
): Promise<void> {
  for (const moment of moments) {
    await during(
      { draws: false, world: { save: await playedWorld(TWO, MOMENTS[moment]) } },
      async (place) => {
        const [ana, ben] = [await Tab.open(place), await Tab.open(place)];
        const walk = async (tab: Tab, side: Side): Promise<void> => {
          await sitDown(tab, side);
          await tab.say(`/yahtzee:screens ${renderer}`);
          await tab.use(tab.form);
          await lookRound(tab, `${moment}-${await tab.name()}`, look);
        };
        // Most of it is waiting.
        await Promise.all([walk(ana, "ArrowDown"), walk(ben, "ArrowUp")]);
      },
    );
  }
}

/** Goes to whatever can be looked at, each once, by this path of buttons from the table's own screen. */
async function lookRound(
  tab: Tab,
  name: string,
  look: (tab: Tab, name: string) => Promise<void>,
  path: readonly string[] = [],
  seen = new Set<string>(),
): Promise<void> {
  await look(tab, [name, ...path].join("-").toLowerCase().replaceAll(" ", "-"));
  // Elsewhere the same buttons lead to the same screens again.
  const isCrossroads = path.length === 0 || path.at(-1) === "More";
  for (const button of isCrossroads ? LOOKS : []) {
    if (seen.has(button) || !(await tab.button(button).isVisible())) continue;
    seen.add(button);
    await tab.press(button, tab.button("Back"));
    await lookRound(tab, name, look, [...path, button], seen);
    // Back leads to the table's own screen, from wherever that is.
    await tab.press("Back", tab.button(path[0] ?? button));
    for (const step of path) await tab.press(step, tab.button("Back"));
  }
}
