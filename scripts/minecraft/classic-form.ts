// The classic renderer: any screen as a list of buttons. Dice become one form with a toggle each, whose submit
// button rolls; what is rarely needed stands behind *More*, and many categories behind their groups. Every form is made from the screen as it is then.
import type { Player } from "@minecraft/server";
import { ActionFormData, ModalFormData } from "@minecraft/server-ui";
import { withGlyphs } from "../ui/glyphs.ts";
import { MOST_CATEGORIES } from "../ui/live-layout.ts";
import type { Answer, Row, Screen } from "../ui/screen.ts";
import { lines, readAlike, say, type Text } from "../ui/text.ts";
import { glyphText } from "./raw-text.ts";
import { showForm } from "./show-form.ts";

type Pressable = Extract<Row, { kind: "button" | "category" }>;
type Die = Extract<Row, { kind: "die" }>;
/** A number: the group of categories at that position. */
type Page = "main" | "more" | "dice" | number;

/** What a button of a list leads to: an answer, or another page of the same screen. */
interface Button {
  readonly text: Text;
  readonly leads: Answer | Page;
}

export interface ClassicAnswer {
  /** The screen that was answered, as it was shown. */
  readonly screen: Screen;
  readonly answer: Answer;
}

/**
 * What the player pressed; `outdated` where something new takes the screen's place; `null` for nothing.
 * @param fresh the screen as it is now, or `null` where it should not come up any more.
 * @param nudge says that the player stayed busy.
 */
export async function showClassic(
  player: Player,
  fresh: () => Screen | null,
  nudge: () => void,
): Promise<ClassicAnswer | "outdated" | null> {
  let page: Page = "main";
  for (;;) {
    const shown: ClassicAnswer | Page | "outdated" | null =
      page === "dice" ? await showDice(player, fresh, nudge) : await showList(player, fresh, page, nudge);
    if (shown === "outdated" || typeof shown === "object") return shown;
    page = shown;
  }
}

async function showList(
  player: Player,
  fresh: () => Screen | null,
  page: Exclude<Page, "dice">,
  nudge: () => void,
): Promise<ClassicAnswer | Page | "outdated" | null> {
  const shown = await showForm(
    player,
    () => {
      const screen = fresh();
      if (screen === null) return null;
      const buttons = buttonsOf(screen, page);
      const body = page === "more" ? say("classic.moreText") : bodyOf(screen);
      const form = new ActionFormData().title(glyphText(screen.title)).body(glyphText(body));
      for (const { text } of buttons) form.button(glyphText(text));
      return { form, of: { screen, buttons } };
    },
    nudge,
  );
  if (shown === null || shown === "outdated") return shown;
  const { screen, buttons } = shown.of;
  const leads = buttons[shown.response.selection ?? -1]?.leads ?? null;
  return leads === null || typeof leads !== "object" ? leads : { screen, answer: leads };
}

async function showDice(
  player: Player,
  fresh: () => Screen | null,
  nudge: () => void,
): Promise<ClassicAnswer | "outdated" | null> {
  const shown = await showForm(
    player,
    () => {
      const screen = fresh();
      const roll = screen?.rows.find(isRoll);
      if (screen === null || roll === undefined) return null;
      const form = new ModalFormData().title(glyphText(screen.title)).submitButton(glyphText(roll.text));
      form.label(glyphText(say("turn.holdHelp")));
      for (const { text, held } of diceOf(screen)) form.toggle(glyphText(text), { defaultValue: held });
      return { form, of: { screen, roll } };
    },
    nudge,
  );
  if (shown === null || shown === "outdated") return shown;
  if (shown.response.formValues === undefined) return null;
  // The label has an entry too, which is no switch.
  const held = shown.response.formValues.filter((value) => typeof value === "boolean");
  return { screen: shown.of.screen, answer: { row: shown.of.roll.id, held } };
}

function buttonsOf(screen: Screen, page: Exclude<Page, "dice">): readonly Button[] {
  const back: Button = { text: say("back"), leads: "main" };
  if (page === "main") return mainButtons(screen);
  if (page === "more") return [...pressable(screen).filter(isMore).map(answering), back];
  const { text } = groupsOf(screen)[page] ?? {};
  const rows = pressable(screen).filter((row) => row.kind === "category" && isText(row.group, text));
  return [...rows.map(answering), back];
}

function mainButtons(screen: Screen): readonly Button[] {
  const dice = diceOf(screen).length > 0;
  const groups = groupsOf(screen);
  const [first, ...others] = pressable(screen)
    .filter((row) => !isMore(row) && (groups.length === 0 || row.kind === "button"))
    .map(
      (row): Button =>
        dice && isRoll(row) ? { text: say("classic.holdAndRoll"), leads: "dice" } : answering(row),
    );
  const more: Button = { text: say("classic.more"), leads: "more" };
  // The first is to roll; without a roll the groups come first.
  const rolls = first?.leads === "dice" ? [first] : [];
  const rest = first === undefined || rolls.length > 0 ? others : [first, ...others];
  return [...rolls, ...groups, ...rest, ...(pressable(screen).some(isMore) ? [more] : [])];
}

function answering({ id, text }: Pressable): Button {
  return { text, leads: { row: id } };
}

/** A button for each group of categories; none while all fit into one list. */
function groupsOf({ rows }: Screen): readonly Button[] {
  const categories = rows.filter((row) => row.kind === "category");
  if (categories.length <= MOST_CATEGORIES) return [];
  const groups = categories.map(({ group }) => group);
  const names = groups.filter((group, index) => groups.findIndex((other) => isText(other, group)) === index);
  return names.map((text, leads) => ({ text, leads }));
}

function isText(one: Text, other: Text | undefined): boolean {
  return other !== undefined && readAlike(one, other);
}

function pressable({ rows }: Screen): readonly Pressable[] {
  return rows.filter((row) => row.kind === "button" || row.kind === "category");
}

function diceOf({ rows }: Screen): readonly Die[] {
  return rows.filter((row) => row.kind === "die");
}

function isMore(row: Pressable): boolean {
  return row.kind === "button" && row.more === true;
}

function isRoll(row: Row): boolean {
  return row.kind === "button" && row.press.do === "roll";
}

/** Labels line by line; the dice together in the place of the first. */
function bodyOf(screen: Screen): Text {
  const texts: Text[] = [];
  let dice: Text[] | null = null;
  for (const row of screen.rows) {
    if (row.kind === "label") texts.push(row.text);
    if (row.kind !== "die") continue;
    if (dice === null) {
      dice = [];
      texts.push({ rawtext: dice });
    } else {
      dice.push({ text: "; " });
    }
    dice.push(row.held ? say("turn.dieHeld", withGlyphs(row.text, "dice.held")) : row.text);
  }
  return lines(texts);
}
