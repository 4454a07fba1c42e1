// The classic renderer: any screen as a list of buttons. Dice become one form with a toggle each, whose submit
// button rolls; what is rarely needed stands behind *More*. Every form is made from the screen as it is then.
import type { Player } from "@minecraft/server";
import { ActionFormData, ModalFormData } from "@minecraft/server-ui";
import type { Answer, Row, Screen } from "../ui/screen.ts";
import { lines, say, type Text } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";
import { showForm } from "./show-form.ts";

type Pressable = Extract<Row, { kind: "button" | "category" }>;
type Die = Extract<Row, { kind: "die" }>;
type Page = "main" | "more" | "dice";

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
    if (shown === null || shown === "outdated" || typeof shown === "object") return shown;
    page = shown;
  }
}

async function showList(
  player: Player,
  fresh: () => Screen | null,
  page: "main" | "more",
  nudge: () => void,
): Promise<ClassicAnswer | Page | "outdated" | null> {
  const shown = await showForm(
    player,
    () => {
      const screen = fresh();
      if (screen === null) return null;
      const buttons = page === "main" ? mainButtons(screen) : moreButtons(screen);
      const body = page === "main" ? bodyOf(screen) : say("yahtzee.classic.moreText");
      const form = new ActionFormData().title(rawText(screen.title)).body(rawText(body));
      for (const { text } of buttons) form.button(rawText(text));
      return { form, of: { screen, buttons } };
    },
    nudge,
  );
  if (shown === null || shown === "outdated") return shown;
  const { screen, buttons } = shown.of;
  const leads = buttons[shown.response.selection ?? -1]?.leads ?? null;
  return leads === null || typeof leads === "string" ? leads : { screen, answer: leads };
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
      const form = new ModalFormData().title(rawText(screen.title)).submitButton(rawText(roll.text));
      form.label(rawText(say("yahtzee.turn.holdHelp")));
      for (const { text, held } of diceOf(screen)) form.toggle(rawText(text), { defaultValue: held });
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

function mainButtons(screen: Screen): readonly Button[] {
  const dice = diceOf(screen).length > 0;
  const buttons = pressable(screen)
    .filter((row) => !isMore(row))
    .map(
      (row): Button =>
        dice && isRoll(row)
          ? { text: say("yahtzee.classic.holdAndRoll"), leads: "dice" }
          : { text: row.text, leads: { row: row.id } },
    );
  const more: Button = { text: say("yahtzee.classic.more"), leads: "more" };
  return pressable(screen).some(isMore) ? [...buttons, more] : buttons;
}

function moreButtons(screen: Screen): readonly Button[] {
  const rows = pressable(screen).filter(isMore);
  const buttons = rows.map((row): Button => ({ text: row.text, leads: { row: row.id } }));
  return [...buttons, { text: say("yahtzee.back"), leads: "main" }];
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
    dice.push(row.held ? say("yahtzee.turn.dieHeld", row.text) : row.text);
  }
  return lines(texts);
}
