import { categoryOfPage, getListing } from "@/services/catalog/catalog-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { comingPhones, onSale, readListingQuery } from "@/utils/catalog/listing-query";

type Request = Pick<PageRequest, "api" | "query">;

/** The products of the category in the address. @throws ApiError; `isNotFound` when there is no such category */
export async function loadCategory({ api, query }: Request) {
  const category = categoryOfPage(query.category);
  const filter = readListingQuery(query);
  return { category, filter, listing: await getListing(api, category, filter) };
}

/** The products of all categories that have a reduced price. */
export async function loadSale({ api, query }: Request) {
  const filter = readListingQuery(query, "categories");
  return { filter, listing: await getListing(api, onSale, filter) };
}

/** The phones that can be ordered before their release. */
export async function loadComingPhones({ api, query }: Request) {
  const filter = readListingQuery(query);
  return { filter, listing: await getListing(api, comingPhones, filter) };
}
