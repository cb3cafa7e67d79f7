import type { ParsedUrlQuery } from "node:querystring";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import type { PageRequest } from "@/services/page/page-props.server";
import { hasToken } from "@/services/page/page-user.server";
import { getWishList, listWished, type Wish } from "@/services/wish-list/wish-list-service";
import { logFailure } from "@/utils/browser/log-failure";
import { readSlugs } from "@/utils/catalog/slug-list";

/** The data of the wish list page. */
export interface WishListPage {
  /** `shared` = products named in the address; `guest` = the browser's own list, which the server does not know. */
  kind: "shared" | "account" | "guest";
  /** Null when the account's list could not be loaded. */
  wishes: Wish[] | null;
  /** True when the account's number gets price notices; only if the account's list could be loaded. */
  priceNotice?: boolean;
}

const MAX_SHARED = 60;

/**
 * The wish list page's data: the products in the address, or the list of the reader's number, or a place for the
 * browser's own list.
 * @throws ApiError for products of an address that could not be read
 */
export async function readWishList(api: Api, query: ParsedUrlQuery, isLoggedIn: boolean): Promise<WishListPage> {
  const shared = readSlugs(query["items"]).slice(0, MAX_SHARED);
  if (shared.length > 0) {
    const found = await listWished(api, shared);
    const wishes = shared.flatMap((slug) => {
      const product = found.get(slug);
      return product === undefined ? [] : [{ slug, pricePoisha: null, addedAt: null, product }];
    });
    return { kind: "shared", wishes };
  }
  if (!isLoggedIn) return { kind: "guest", wishes: [] };
  try {
    return { kind: "account", ...(await getWishList(api)) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "no-session") return { kind: "guest", wishes: [] };
    logFailure("The wish list is shown without its products", error);
    return { kind: "account", wishes: null };
  }
}

/** The wish list page. @throws ApiError when the products in the address could not be loaded */
export async function loadWishList({ api, query, context }: PageRequest) {
  return { list: await readWishList(api, query, hasToken(context)) };
}
