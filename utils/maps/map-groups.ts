/** Something on a map, by its place there in pixels. */
export interface Placed {
  x: number;
  y: number;
}

/** Places so close together that one mark represents them. */
export interface MapGroup<Item extends Placed> extends Placed {
  items: Item[];
}

/**
 * Puts together what would lie over one another: an item joins the nearest group whose middle is closer than `reach`, and
 * otherwise begins one. The same items make the same groups.
 * @param reach pixels; 0 leaves every item alone
 * @returns the groups from north to south, as they are read
 */
export function groupPlaces<Item extends Placed>(items: readonly Item[], reach: number): MapGroup<Item>[] {
  const groups: MapGroup<Item>[] = [];
  for (const item of items) {
    const near = groups
      .map((group) => ({ group, distance: Math.hypot(group.x - item.x, group.y - item.y) }))
      .filter(({ distance }) => distance < reach)
      .sort((one, other) => one.distance - other.distance)[0]?.group;
    if (near === undefined) {
      groups.push({ x: item.x, y: item.y, items: [item] });
      continue;
    }
    near.items.push(item);
    near.x += (item.x - near.x) / near.items.length;
    near.y += (item.y - near.y) / near.items.length;
  }
  return groups.sort((one, other) => one.y - other.y || one.x - other.x);
}
