// Pictures to judge the look by: furniture, and every screen of a table in every moment, in both renderers and two sizes.
// Each is held against the empty page.
import { albumIn, type Take } from "./album.ts";
import { takeFurniture } from "./furniture.ts";
import { type Moment, RENDERERS, type Renderer } from "./moment.ts";
import { visitMoment } from "./moment-visit.ts";
import { MOMENTS } from "./moments.ts";
import { SIZES } from "./sizes.ts";
import { Tab } from "./tab.ts";
import { visit } from "./visit.ts";

/**
 * @param moments of which pictures are taken. @returns what pages and the add-on complained of.
 * @throws where a picture shows nothing, and where there is no way to a screen.
 */
export async function takeAllPictures(folder: string, moments = MOMENTS): Promise<readonly string[]> {
  const place = await visit();
  const problems: string[] = [];
  try {
    const empty = await Tab.open(place);
    const take = await albumIn(folder, empty, SIZES, () => empty.drawn());
    await empty.page.close();
    await takeFurniture(place, folder);
    for (const moment of moments) {
      for (const renderer of RENDERERS) problems.push(...(await takeMoment(moment, renderer, take)));
    }
    return [...place.problems, ...problems];
  } finally {
    await place.close();
  }
}

function takeMoment(moment: Moment, renderer: Renderer, take: Take): Promise<readonly string[]> {
  return visitMoment(moment, renderer, async (tab, who, { name }) => {
    for (const size of SIZES) {
      await tab.page.setViewportSize(size);
      await tab.drawn();
      const picture = [moment.name, who.toLowerCase(), name, renderer, size.width].join("-");
      await take(tab, picture);
      // What one has to scroll down to.
      for (let part = 2; await tab.scrollsOn(); part++) await take(tab, `${picture}-${part}`, tab.aside);
      await tab.scrollsBack();
    }
  });
}
