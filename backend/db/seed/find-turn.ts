import type { StoredTurn } from "@/backend/db/schema/localized";
import rows from "@/backend/db/seed/turns.json";

const TURNS: ReadonlyMap<string, StoredTurn> = new Map(
  rows.map(({ name, ...sheet }) => [name, { src: `/images/kit/turn/${name}.webp`, ...sheet }]),
);

/** The views once round a product of the kit in one colour, or null where none were rendered. @param design `phone/orbit` */
export function findTurn(design: string, colour: string): StoredTurn | null {
  return TURNS.get(`${design.replace("/", "-")}-${colour}`) ?? null;
}
