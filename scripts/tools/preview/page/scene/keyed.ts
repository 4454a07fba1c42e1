// Objects kept by what they show, so that only what changed is made anew.
import type { Object3D } from "three";

/** @returns what shows these items and no others, and says whether anything changed. */
export function keyed<Item>(
  parent: Object3D,
  make: (item: Item) => Object3D,
): (items: readonly Item[]) => boolean {
  let shown = new Map<string, Object3D>();
  return (items) => {
    const before = shown;
    shown = new Map(
      items.map((item) => {
        const key = JSON.stringify(item);
        return [key, before.get(key) ?? make(item)];
      }),
    );
    const gone = [...before].filter(([key]) => !shown.has(key)).map(([, object]) => object);
    const added = [...shown].filter(([key]) => !before.has(key)).map(([, object]) => object);
    if (gone.length > 0) parent.remove(...gone);
    if (added.length > 0) parent.add(...added);
    return gone.length + added.length > 0;
  };
}
