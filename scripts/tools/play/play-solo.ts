// `npm start` until the preview page exists: plays a whole game alone on the host, from the crafting table to the
// final score, and prints every step and every screen.
import { buildHostCore } from "../host/build-core.ts";
import type { Player } from "../host/hands.ts";
import { openWorld } from "../host/world.ts";
import { greedy } from "./greedy.ts";
import { craftAll, fitBoard, joinWithMaterials, openBoard, placeFurniture, sitDown } from "./set-up.ts";
import { holdDice, readTurn, rollOthers, seesTurn, zeroButton } from "./turn.ts";

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
  presses(player, "Play alone");
}

function presses(player: Player, button: string): void {
  does(player, `presses ${button.replace(/: $/, "")}`);
  player.press(button);
  sees(player);
}

function holdsAndRolls(player: Player, hold: readonly number[]): void {
  holdDice(player, hold);
  does(
    player,
    hold.length === 0 ? "holds no dice" : `holds the dice ${hold.join(", ")}, counted from the left`,
  );
  sees(player);
  does(player, "rolls the others");
  rollOthers(player);
  sees(player);
}

function playsTurn(player: Player): void {
  presses(player, "Roll dice");
  for (;;) {
    const decision = greedy(readTurn(player));
    if ("score" in decision) {
      presses(player, `${decision.score}: `);
      const zero = zeroButton(player, decision.score);
      if (zero !== undefined) presses(player, zero);
      return;
    }
    holdsAndRolls(player, decision.hold);
  }
}

await buildHostCore();
const world = await openWorld();
console.log(LEGEND);
const ana = joinWithMaterials(world, "Ana");
setUp(ana);
while (seesTurn(ana)) playsTurn(ana);
presses(ana, "Sheet of Ana");
world.expectNoErrors();
console.log(`${ana.presses} presses, crafting included.`);
world.session.dispose();
