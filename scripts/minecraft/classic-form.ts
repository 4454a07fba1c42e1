// The classic renderer: any screen as a list of buttons. Dice become one form with a toggle each, whose submit
// button rolls; what is rarely needed stands behind *More*.
import type { Player } from "@minecraft/server";
import { ActionFormData, ModalFormData } from "@minecraft/server-ui";
import type { Answer, Row, Screen } from "../ui/screen.ts";
import { lines, say, type Text } from "../ui/text.ts";
import { rawText } from "./raw-text.ts";
import { showForm } from "./show-form.ts";

type Pressable = Extract<Row, { kind: "button" | "category" }>;
type Die = Extract<Row, { kind: "die" }>;

interface Button {
  readonly text: Text;
  readonly press: () => Answer | Promise<Answer | null>;
}

/** What the player pressed, or `null` for nothing. */
export function showClassic(player: Player, screen: Screen): Promise<Answer | null> {
  const dice = screen.rows.filter((row) => row.kind === "die");
  const pressable = screen.rows.filter((row) => row.kind === "button" || row.kind === "category");
  const isMore = (row: Pressable): boolean => row.kind === "button" && row.more === true;
  const more = pressable.filter(isMore);
  const buttons = pressable.filter((row) => !isMore(row)).map((row) => button(player, screen, row, dice));
  if (more.length > 0) {
    buttons.push({ text: say("yahtzee.classic.more"), press: () => showMore(player, screen, more) });
  }
  return showList(player, screen.title, bodyOf(screen), buttons);
}

function button(player: Player, screen: Screen, row: Pressable, dice: readonly Die[]): Button {
  if (row.press.do === "roll" && dice.length > 0) {
    return { text: say("yahtzee.classic.holdAndRoll"), press: () => showDice(player, screen, row, dice) };
  }
  return { text: row.text, press: () => ({ row: row.id }) };
}

function showMore(player: Player, screen: Screen, rows: readonly Pressable[]): Promise<Answer | null> {
  return showList(player, screen.title, lines([]), [
    ...rows.map((row): Button => ({ text: row.text, press: () => ({ row: row.id }) })),
    { text: say("yahtzee.back"), press: () => showClassic(player, screen) },
  ]);
}

async function showList(
  player: Player,
  title: Text,
  body: Text,
  buttons: readonly Button[],
): Promise<Answer | null> {
  const form = new ActionFormData().title(rawText(title)).body(rawText(body));
  for (const { text } of buttons) form.button(rawText(text));
  const response = await showForm(player, form);
  const pressed = response?.selection === undefined ? undefined : buttons[response.selection];
  return pressed === undefined ? null : pressed.press();
}

async function showDice(
  player: Player,
  screen: Screen,
  roll: Pressable,
  dice: readonly Die[],
): Promise<Answer | null> {
  const form = new ModalFormData().title(rawText(screen.title)).submitButton(rawText(roll.text));
  for (const { text, held } of dice) form.toggle(rawText(text), { defaultValue: held });
  const response = await showForm(player, form);
  if (response?.formValues === undefined) return null;
  return { row: roll.id, held: response.formValues.map((value) => value === true) };
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
      texts.push({ join: dice });
    } else {
      dice.push({ text: "  " });
    }
    dice.push(row.held ? say("yahtzee.turn.dieHeld", row.text) : row.text);
  }
  return lines(texts);
}
