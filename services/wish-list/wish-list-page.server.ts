import type { ParsedUrlQuery } from "node:querystring";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import type { PageRequest } from "@/services/page/page-props.server";
import { hasToken } from "@/services/page/page-user.server";
import { getWishList, listWished, type Wish } from "@/services/wish-list/wish-list-service";
import { logFailure } from "@/utils/browser/log-failure";
import { readSlugs } from "@/utils/catalog/slug-list";

/** What the page of the wish list shows. */
export interface WishListPage {
  /** `shared` = products that an address names; `guest` = the browser's own list, which the server does not know. */
  kind: "shared" | "account" | "guest";
  /** Null where the account's list could not be read. */
  wishes: Wish[] | null;
  /** Whether the account's number is texted when something becomes cheaper; only of an account's list that could be read. */
  priceNotice?: boolean;
}

const MOST_SHARED = 60;

/**
 * The wish list of an address with products, else that of the reader's number, else the place for that of the browser.
 * @param isLoggedIn whether the request carries a session's token
 * @throws ApiError for products of an address that could not be read
 */
export async function readWishList(api: Api, query: ParsedUrlQuery, isLoggedIn: boolean): Promise<WishListPage> {
  const shared = readSlugs(query["items"]).slice(0, MOST_SHARED);
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
    logFailure("The wish list goes out without its products", error);
    return { kind: "account", wishes: null };
  }
}

/** The page of the wish list. @throws ApiError for products of an address that could not be read */
export async function loadWishList({ api, query, context }: PageRequest) {
  return { list: await readWishList(api, query, hasToken(context)) };
}
