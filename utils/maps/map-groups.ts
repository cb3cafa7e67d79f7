/** Something on a map, with its position in pixels. */
export interface Placed {
  x: number;
  y: number;
}

/** Places that are so close together that one marker represents them. */
interface MapGroup<Item extends Placed> extends Placed {
  items: Item[];
}

/**
 * Groups items that would overlap: an item joins the nearest group whose centre is closer than `radius`, or starts one.
 * A centre moves with each item, so groups can come too close: they are grouped again until none are too close.
 * @param radius pixels; 0 groups nothing
 * @returns the groups from north to south, the reading order; no two centres are closer than `radius`
 */
export function groupPlaces<Item extends Placed>(items: readonly Item[], radius: number): MapGroup<Item>[] {
  let groups = joinNear(
    items.map((item) => ({ x: item.x, y: item.y, items: [item] })),
    radius,
  );
  for (let before = items.length; groups.length < before; ) {
    before = groups.length;
    groups = joinNear(groups, radius);
  }
  return groups.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Joins each group to the nearest one before it within the radius; the centre is the mean of all items. */
function joinNear<Item extends Placed>(groups: readonly MapGroup<Item>[], radius: number): MapGroup<Item>[] {
  const joined: MapGroup<Item>[] = [];
  for (const group of groups) {
    const near = joined
      .map((other) => ({ other, distance: Math.hypot(other.x - group.x, other.y - group.y) }))
      .filter(({ distance }) => distance < radius)
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
