// How people come to what they look at: with the hands of the world behind the preview, since a browser takes a second for
// each press.
import type { Player } from "../host/hands.ts";
import type { World } from "../host/world.ts";
import { sitDownOn } from "../play/seating.ts";
import { openBoard } from "../play/set-up.ts";
import type { Look, Moment, Renderer } from "./moment.ts";

/** In ticks: sooner a press would count for nothing, since it might be meant for what stood there before. */
const PACE = 12;
const MORE = "More";

/** Everybody sits down and says what is to be said, on screens of this kind, with dice that lie at once. */
export function gather(world: World, { people, typed = [] }: Moment, renderer: Renderer): void {
  world.pace = PACE;
  for (const [name, side] of Object.entries(people)) {
    const player = world.player(name);
    player.type("/yahtzee:dice none");
    player.type(`/yahtzee:screens ${renderer}`);
    player.emptyHand();
    if (side !== null) sitDownOn(player, side);
  }
  for (const [who, line] of typed) world.player(who).type(line);
}

/** From wherever the player was. @throws where there is no such way. */
export function lookAt(world: World, who: string, { path, takes = 0 }: Look): void {
  const player = world.player(who);
  const open = (): void => {
    if (player.form !== undefined) player.close();
    if (path === null) return;
    openBoard(player);
    for (const button of path) press(player, button);
  };
  open();
  if (takes === 0) return;
  world.tick(takes);
  open();
}

/** What is rarely needed may stand behind *More*. */
function press(player: Player, button: string): void {
  const isThere = player.form?.buttons.some((text) => text.startsWith(button)) === true;
  if (!isThere && player.form?.buttons.includes(MORE) === true) player.press(MORE);
  player.press(button);
}

export function looksOf({ looks }: Moment, renderer: Renderer): readonly (readonly [string, Look])[] {
  return Object.entries(looks).flatMap(([who, all]) =>
    all.flatMap((look) => (look.only === undefined || look.only === renderer ? [[who, look] as const] : [])),
  );
}
