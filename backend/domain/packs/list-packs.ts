import type { PackKind, PackSort, PackValidity } from "@/backend/contract/subscriber-services/packs";
import {
  countPacks,
  findPack,
  listComparablePacks,
  listPacks,
  type PackFilter,
} from "@/backend/db/queries/subscriber-services/pack-queries";
import { listTariffs, type TariffRow } from "@/backend/db/queries/subscriber-services/tariff-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { facetCounts, type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";

/** In the order of the page's tabs. */
const KINDS: readonly PackKind[] = ["internet", "bundle", "minutes"];
const VALIDITIES: readonly PackValidity[] = ["day", "week", "month"];

/**
 * Lists the packs on sale (docs/packs-and-recharge.md), and all kinds and lengths with the number of packs, perhaps 0,
 * with the other filters applied. A page after the last is empty but has the counts.
 */
export async function listInternetPacks(
  { db }: DbContext,
  query: PageQuery & { filter: PackFilter; sort: PackSort; maxOfKind: number | null },
) {
  const [items, rows] = await Promise.all([
    listPacks[query.sort](db.pool, query.filter, { maxOfKind: query.maxOfKind, ...rowsOf(query) }),
    countPacks(db.pool, query.filter),
  ]);
  const countOf = facetCounts(rows);
  return {
    ...pageOf(items, countOf("count", ""), query),
    kinds: KINDS.map((key) => ({ key, count: countOf("kind", key) })),
    validities: VALIDITIES.map((key) => ({ key, count: countOf("validity", key) })),
  };
}

const COMPARABLE = 4;

/** A pack on sale, with the most similar packs; money in poisha. @throws DomainError pack-not-found */
export async function getInternetPack({ db }: DbContext, id: string) {
  const [pack, comparable] = await Promise.all([findPack(db.pool, id), listComparablePacks(db.pool, id, COMPARABLE)]);
  return { pack: orThrow(pack, "pack-not-found"), comparable };
}

/** The prepaid and postpaid packages that are offered; money in poisha. */
export function listTariffPackages({ db }: DbContext): Promise<TariffRow[]> {
  return listTariffs(db.pool);
}
