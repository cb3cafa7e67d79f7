import rows from "@/backend/db/seed/views-360.json";
import type { StoredView360 } from "@/backend/db/stored-types";

const VIEWS_360: ReadonlyMap<string, StoredView360> = new Map(
  rows.map(({ name, ...sheet }) => [name, { src: `/images/kit/turn/${name}.webp`, ...sheet }]),
);

/** The 360° view of a product of the kit in one colour, or null if none was rendered. @param design `phone/orbit` */
export function findView360(design: string, colour: string): StoredView360 | null {
  return VIEWS_360.get(`${design.replace("/", "-")}-${colour}`) ?? null;
}
