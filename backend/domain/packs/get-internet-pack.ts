import { findPack, listComparablePacks, type PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

const COMPARABLE = 4;

/**
 * A pack on sale, with the most similar packs; money in poisha.
 * @throws DomainError pack-not-found
 */
export async function getInternetPack(
  { db }: DbContext,
  id: string,
): Promise<{ pack: PackRow; comparable: PackRow[] }> {
  const [pack, comparable] = await Promise.all([findPack(db.pool, id), listComparablePacks(db.pool, id, COMPARABLE)]);
  if (pack === null) throw new DomainError("pack-not-found");
  return { pack, comparable };
}
