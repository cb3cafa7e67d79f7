import { listFreeNumbers, listKitPrices, listSimZones } from "@/backend/db/queries/sims/sim-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import { NO_SEARCH, type NumberClass, type NumberMatch, searchOf } from "@/utils/sims/number-search";
import { type SimConnection, type SimForm, simSkus } from "@/utils/sims/sim-skus";

interface NumbersQuery {
  type: SimConnection;
  form: SimForm;
  numberClass: NumberClass | null;
  zone: string | null;
  match: NumberMatch;
  /** Null lists all. */
  pattern: string | null;
  page: PageQuery;
}

/**
 * A page of free numbers (API-SHOP-05). A number in a cart is left out until its reservation ends, and so is a number
 * whose partner is reserved or sold. `kitPoisha` is the price of the SIM without a number.
 * @throws DomainError `invalid-input` for a pattern that cannot be searched; `sku-not-found` without a SIM to sell
 */
export async function listNumbers({ db }: DbContext, query: NumbersQuery) {
  const search = query.pattern === null ? NO_SEARCH : searchOf(query.match, query.pattern);
  if (search === null) throw new DomainError("invalid-input", { field: "pattern" });
  const sku = simSkus[query.type][query.form];
  const { numberClass, zone } = query;
  const [numbers, zones, kits] = await Promise.all([
    listFreeNumbers(db.pool, { ...search, numberClass, zone, ...rowsOf(query.page) }),
    listSimZones(db.pool),
    listKitPrices(db.pool, [sku]),
  ]);
  const kitPoisha = kits.get(sku);
  if (kitPoisha === undefined) throw new DomainError("sku-not-found", { field: "form" });
  return { ...pageOf(numbers.rows, numbers.count, query.page), zones, sku, kitPoisha };
}
