// `npm start` until the preview page exists: plays a whole game alone on the host, from the crafting table to the
// final score, and prints what the player does and sees. The first turn is shown in full, the others in short.
import { buildHostCore } from "../host/build-core.ts";
import type { Player } from "../host/hands.ts";
import { openWorld } from "../host/world.ts";
import { greedy } from "./greedy.ts";
import { craftAll, fitBoard, joinWithMaterials, openBoard, placeFurniture, sitDown } from "./set-up.ts";
import { type Decision, holdDice, readTurn, scoreCategory, seesTurn } from "./turn.ts";

const LEGEND = `A whole game of Yahtzee alone, played through the built add-on on the project's own host, not Minecraft.

  * what Ana does          "what the game tells her in the chat"
  | what is on her screen: # the title, > a button to press, [x] a switch that is on, [ ] one that is off
`;

function does(player: Player, what: string): void {
  console.log(`* ${player.name} ${what}.`);
}

function hears(player: Player): void {
  for (const line of player.chat.splice(0)) console.log(`  "${line}"`);
}

function sees(player: Player): void {
  hears(player);
  console.log(`\n${player.screen.replace(/^/gm, "  | ")}\n`);
}

function setUp(player: Player): void {
  does(player, "crafts a Yahtzee Board, an Oak Small Game Table and an Oak Game Chair");
  craftAll(player);
  does(player, "places the table, and the chair beside it");
  placeFurniture(player);
  does(player, "uses the board on the table");
  fitBoard(player);
  hears(player);
  does(player, "uses the chair");
  sitDown(player);
  hears(player);
  does(player, "uses the table");
  openBoard(player);
  sees(player);
  does(player, "presses Play alone");
  player.press("Play alone");
}

function inWords(decision: Decision, points: string | undefined): string {
  if ("score" in decision) {
    return `presses ${decision.score} for ${points}${points === "0" ? ", and again to say yes" : ""}`;
  }
  const last = decision.hold.at(-1);
  const dice = decision.hold.slice(0, -1).join(", ");
  return `holds ${dice === "" ? `die ${last}` : `dice ${dice} and ${last}`} and rolls the others`;
}

/** @param inFull whether every screen of the turn is shown, and the dice form once. */
function showTurn(player: Player, inFull: boolean): void {
  const [round] = player.form?.body.split("\n") ?? [];
  if (inFull) sees(player);
  else console.log(`\n${round}`);
  does(player, "presses Roll dice");
  player.press("Roll dice");
  let formShown = !inFull;
  for (;;) {
    const turn = readTurn(player);
    if (inFull) sees(player);
    else console.log(`  | Dice: ${turn.dice.join(" ")}`);
    const decision = greedy(turn);
    if ("score" in decision) {
      does(player, inWords(decision, turn.categories.get(decision.score)));
      scoreCategory(player, decision.score);
      return;
    }
    holdDice(player, decision.hold);
    if (!formShown) {
      does(player, "presses Hold and roll");
      sees(player);
      formShown = true;
    }
    does(player, inWords(decision, undefined));
    player.submit();
  }
}

await buildHostCore();
const world = await openWorld();
console.log(LEGEND);
const ana = joinWithMaterials(world, "Ana");
setUp(ana);
for (let round = 1; seesTurn(ana); round++) showTurn(ana, round === 1);
sees(ana);
does(ana, "presses Sheet");
ana.press("Sheet");
sees(ana);
world.expectNoErrors();
console.log(`${ana.presses} presses, crafting included.`);
world.session.dispose();
