// What operators have decided for the world.
import {
  DEFAULT_WORLD_SETTINGS,
  type WorldSettings as Values,
  type WorldSetting,
} from "../match/saved-world-settings.ts";
import type { Stores } from "./stores.ts";

/** The one record of its store. */
const ID = "settings";

export class WorldSettings {
  readonly #store: Stores["worldSettings"];

  constructor(store: Stores["worldSettings"]) {
    this.#store = store;
  }

  get values(): Values {
    return this.#store.read(ID).record ?? DEFAULT_WORLD_SETTINGS;
  }

  /** Whether the world keeps it. @param value within what the setting allows. */
  choose(setting: WorldSetting, value: number): boolean {
    return this.#store.save(ID, { ...this.values, [setting]: value });
  }
}
