// Player and the screen, as scripts see them.
import { documentedBodies } from "./bodies.ts";
import { emit } from "./driver-port.ts";
import { entityOf } from "./entity-life.ts";
import type { PlayerRecord } from "./model.ts";
import { handleOf, make } from "./registry.ts";
import type { RawText } from "./stacks.ts";

/** The permission level of an operator; *custom* is a higher number and no operator. */
const OPERATOR = 2;
const playerOf = (api: object): PlayerRecord => entityOf(api) as PlayerRecord;

documentedBodies("Player", playerOf, {
  get: {
    name: ({ player }) => player.name,
    selectedSlotIndex: ({ player }) => player.slot,
    commandPermissionLevel: ({ player }) => (player.permission === OPERATOR ? 1 : 0),
    playerPermissionLevel: ({ player }) => player.permission,
    onScreenDisplay: (record) => make("ScreenDisplay", { player: record }),
  },
  set: { selectedSlotIndex: ({ player }, slot: number) => Object.assign(player, { slot }) },
  call: {
    getGameMode: ({ player }) => player.gameMode,
    sendMessage: ({ id }, message: RawText) => emit({ t: "message", player: id, message }),
    playSound: ({ id }, sound: string) => emit({ t: "sound", player: id, sound }),
  },
});
documentedBodies("ScreenDisplay", (api) => handleOf<{ player: PlayerRecord }>(api).player, {
  get: { isValid: ({ invalid }) => !invalid },
  call: { setActionBar: ({ id }, text: RawText) => emit({ t: "actionBar", player: id, text }) },
});
