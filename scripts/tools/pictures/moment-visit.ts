// A moment in the preview, with a tab for everybody who is there, and one look after the other.
import type { Look, Moment, Renderer } from "./moment.ts";
import { Tab } from "./tab.ts";
import { type VisitOptions, visit } from "./visit.ts";
import { gather, lookAt, looksOf } from "./walk.ts";

/** @param see is called for each look, when the page of who looks shows it. @returns what pages and the add-on complained of. */
export async function visitMoment(
  moment: Moment,
  renderer: Renderer,
  see: (tab: Tab, who: string, look: Look) => Promise<void>,
  options: VisitOptions = {},
): Promise<readonly string[]> {
  const place = await visit({ ...options, world: { ...options.world, save: await moment.world() } });
  try {
    const { world } = place.preview;
    const tabs = new Map<string, Tab>();
    for (const who of Object.keys(moment.people)) tabs.set(who, await Tab.open(place, who));
    gather(world, moment, renderer);
    for (const [who, look] of looksOf(moment, renderer)) {
      const tab = tabs.get(who);
      lookAt(world, who, look);
      await tab?.page.bringToFront();
      await tab?.shows(world.player(who).form);
      if (tab !== undefined) await see(tab, who, look);
    }
    return [...place.problems, ...world.errors];
  } finally {
    await place.close();
  }
}
