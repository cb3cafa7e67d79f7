/** Addresses of the site by name (SPEC 2). Only those that answer. */
export const paths = {
  home: "/",
  shop: "/shop",
  phones: "/shop/devices/phones",
  checkout: "/shop/cart/checkout",
  trackOrder: "/shop/user/track_order",
} as const;

/** The product page of a slug; with a SKU, of that variant (INTERFACES.md, Addresses). */
export function productPath(category: string, slug: string, sku?: string): string {
  const path = `/shop/devices/${category}/${slug}`;
  return sku === undefined ? path : `${path}?variant=${encodeURIComponent(sku)}`;
}

/** True for the shop and everything under it, whatever the query: the shop speaks English only (SPEC 1). */
export function isShopPath(path: string): boolean {
  return /^\/shop(?:[/?#]|$)/.test(path);
}

/** A path of the site in one language: `/` in Bengali is `/bn`. Shop paths have no Bengali address. */
export function localePath(path: string, locale: string): string {
  if (locale !== "bn" || isShopPath(path)) return path;
  return path === "/" ? "/bn" : path.startsWith("/?") ? `/bn${path.slice(1)}` : `/bn${path}`;
}

/** The path without its query and fragment. */
export function barePath(path: string): string {
  return path.replace(/[?#].*$/, "");
}
