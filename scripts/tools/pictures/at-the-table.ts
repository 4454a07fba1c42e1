// What people do at a table in the browser: set it up, throw for the start, play turns.
import type { Tab } from "./tab.ts";

/** The steps from the table to a chair, as keys of the page, and as the page says it. */
const SIDES = { ArrowDown: "1 south", ArrowUp: "1 north", ArrowRight: "1 east", ArrowLeft: "1 west" };
export type Side = keyof typeof SIDES;

/** A category with its points; what asks whether a zero is meant. */
const CATEGORY = /^[A-Z][^:?]+: \d/;
const ASKS = /^Score 0 /;

export interface Furniture {
  /** Its wood. */
  readonly table: string;
  /** The wood of the chair on each side. */
  readonly chairs: readonly (readonly [Side, string])[];
}

/** Crafts a board, the table and the chairs, from an empty hotbar. Leaves the inventory open. */
export async function craftFurniture(tab: Tab, { table, chairs }: Furniture): Promise<void> {
  await tab.key("e");
  for (const item of ["Yahtzee Board", `${table} Small Game Table`]) await tab.craft(item);
  for (const [, wood] of chairs) await tab.craft(`${wood} Game Chair`);
}

/** Closes the inventory, places what was crafted, fits the board and sits down on the first chair. */
export async function setUp(tab: Tab, { table, chairs }: Furniture): Promise<void> {
  await tab.key("e", "2");
  await tab.use(tab.around(`${table} Small Game Table`));
  for (const [at, [side, wood]] of chairs.entries()) {
    await tab.key(String(3 + at));
    await tab.use(tab.around(`${wood} Game Chair, ${SIDES[side]}`), side);
  }
  await tab.key("1");
  await tab.use(tab.around(`${table} Small Game Table with a board`));
  await sitDown(tab, chairs[0]?.[0] ?? "ArrowDown");
}
export async function sitDown(tab: Tab, side: Side): Promise<void> {
  await tab.use(tab.page.getByText(`You are ${await tab.name()}, sitting`), side);
}

/** Everybody throws, and again among those who are level. @returns who plays first, and in which order. */
export async function rollOff(tabs: readonly Tab[]): Promise<readonly Tab[]> {
  for (;;) {
    for (const tab of tabs) {
      const throws = tab.button("Roll for the start");
      if (await throws.isVisible()) await throws.click();
    }
    const sees = async (tab: Tab): Promise<number> => {
      await tab.button("Roll dice").waitFor({ timeout: 8_000 });
      return tabs.indexOf(tab);
    };
    const first = await Promise.any(tabs.map(sees)).catch(() => undefined);
    if (first !== undefined) return [...tabs.slice(first), ...tabs.slice(0, first)];
  }
}

/** Presses the first category on the screen, and says yes where a zero asks once more. */
export async function scoreFirst(tab: Tab): Promise<void> {
  await pressAway(tab, CATEGORY);
  if (await tab.form.getByRole("button", { name: ASKS }).isVisible()) await pressAway(tab, ASKS);
}
/** Until it is not there any more. */
async function pressAway(tab: Tab, name: RegExp): Promise<void> {
  const words = (await tab.form.getByRole("button", { name }).first().textContent()) ?? "";
  await tab.pressAway(words);
}
