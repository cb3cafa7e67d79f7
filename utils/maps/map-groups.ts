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
 * Groups what would overlap: an item joins the nearest group whose middle is closer than `reach`, and otherwise begins one.
 * A middle moves with each item, so that groups can come too close: they are grouped again until none are.
 * @param reach pixels; 0 leaves every item alone
 * @returns the groups from north to south, as they are read; no two middles are closer than `reach`
 */
export function groupPlaces<Item extends Placed>(items: readonly Item[], reach: number): MapGroup<Item>[] {
  let groups = joinNear(
    items.map((item) => ({ x: item.x, y: item.y, items: [item] })),
    reach,
  );
  for (let before = items.length; groups.length < before; ) {
    before = groups.length;
    groups = joinNear(groups, reach);
  }
  return groups.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Joins each group to the nearest one before it that is within reach; the middle is the mean of all items. */
function joinNear<Item extends Placed>(groups: readonly MapGroup<Item>[], reach: number): MapGroup<Item>[] {
  const joined: MapGroup<Item>[] = [];
  for (const group of groups) {
    const near = joined
      .map((other) => ({ other, distance: Math.hypot(other.x - group.x, other.y - group.y) }))
      .filter(({ distance }) => distance < reach)
      .sort((one, another) => one.distance - another.distance)[0]?.other;
    if (near === undefined) {
      joined.push({ ...group, items: [...group.items] });
      continue;
    }
    near.items.push(...group.items);
    const share = group.items.length / near.items.length;
    near.x += (group.x - near.x) * share;
    near.y += (group.y - near.y) * share;
  }
  return joined;
}
