/** Addresses of the site by name (SPEC 2). */
export const paths = {
  home: "/",
  shop: "/shop",
  devices: "/shop/devices",
  phones: "/shop/devices/phones",
  preorders: "/shop/pre-order/devices/phones",
  sale: "/shop/sale",
  allCategories: "/shop/all-categories",
  wishList: "/shop/wish-list",
  compare: "/shop/compare",
  checkout: "/shop/cart/checkout",
  preorderCheckout: "/shop/pre-order/delivery-type",
  trackOrder: "/shop/user/track_order",
  dashboard: "/dashboard",
  recharge: "/recharge",
  sim: "/shop/devices/sim",
  simServices: "/shop/sim-services",
  simReplacement: "/shop/sim-replacement",
  simOwnershipTransfer: "/shop/sim-ownership-transfer",
  simRequest: "/shop/sim-services/track",
  esimMigration: "/shop/esim-migration",
  numberPortability: "/shop/mobile-number-portability",
  routers: "/shop/devices/modems-routers",
  iotProducts: "/shop/devices/iot-products",
  internetPacks: "/personal/plans-offers/internet-packages",
  /** Until packs are sold here: the ways to buy one. */
  howToBuyPacks: "/personal/plans-offers/internet-packages#take",
  offers: "/personal/plans-offers/offers",
  star: "/star-program",
  /** Until an offer of the star programme has a page: how any of them is used. */
  useStarOffers: "/star-program#use",
  digitalServices: "/personal/services/digital-services",
  myGpApp: "/personal/services/digital-services/mygp-app",
  gpay: "/personal/services/financial-services/gpay",
  services: "/personal/services",
  fiveG: "/5g",
  storeLocator: "/store-locator",
  business: "/business",
  support: "/personal/customer-service",
  adsPlatform: "/ads-platform",
  orderGpfi: "/order-gpfi",
  adtech: "/adtech",
  about: "/about",
  discover: "/about/discover-gp",
  socialImpact: "/about/socialimpact",
  investors: "/about/investor-relations",
  financialReports: "/about/investor-relations/ir-financial-report",
  shareholding: "/about/investor-relations/shareholding-details",
  investorEvents: "/about/investor-relations/events-calendar",
  career: "/about/career",
  pressReleases: "/about/press-release",
  notices: "/notice-board",
  contact: "/contact-us",
  formStatus: "/contact-us/status",
  /** What a browser keeps for when there is no network. */
  offline: "/offline",
  businessContact: "/contact-us?form_type=business_contact_us",
  investorContact: "/contact-us?form_type=investor_relations",
  terms: "/terms-use",
  privacy: "/privacy-policy",
} as const;

/** Where the goods of a category are listed (SPEC 2, Shop submenu). */
export function categoryPath(category: string): string {
  return `${paths.devices}/${category}`;
}

/** The product page of a slug; with a SKU, of that variant (INTERFACES.md, Addresses). */
export function productPath(category: string, slug: string, sku?: string): string {
  // A SIM is chosen with its number; it has no page of its own.
  if (category === "sim") return paths.sim;
  const path = `/shop/devices/${category}/${slug}`;
  return sku === undefined ? path : `${path}?variant=${encodeURIComponent(sku)}`;
}

/** A product's page with a colour chosen and no size. @param colour the colour's name, e.g. `navy` */
export function colourPath(category: string, slug: string, colour: string): string {
  return `${productPath(category, slug)}?colour=${encodeURIComponent(colour)}`;
}

/** The page where a coming product is reserved (INTERFACES.md, Addresses). */
export function preorderPath(category: string, slug: string): string {
  return `/shop/pre-order/devices/${category}/${slug}`;
}

/**
 * Where a coming product is reserved and its deposit paid (SPEC 2).
 * @param productPath the product's own address, whose last part is its name
 */
export function preorderCheckoutPath(productPath: string, sku: string): string {
  return reservePath(barePath(productPath).split("/").at(-1) ?? "", sku);
}

/** The pre-order checkout of a variant. */
export function reservePath(slug: string, sku: string): string {
  return `${paths.preorderCheckout}?product=${encodeURIComponent(slug)}&variant=${encodeURIComponent(sku)}`;
}

/** Where a form of the site stands, with its reference filled in. */
export function formStatusPath(reference: string): string {
  return `${paths.formStatus}?reference=${encodeURIComponent(reference)}#status`;
}

/** The page of a notice. */
export function noticePath(slug: string): string {
  return `${paths.notices}/${slug}`;
}

/** The page of a store. */
export function storePath(id: string): string {
  return `${paths.storeLocator}/${id}`;
}

/** Id of the note on the home page for those whom the language link brings from the shop. */
export const FROM_SHOP = "from-shop";

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

/** A path with a query; commas and colons stay readable, since they are legal in it. */
export function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(params).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return search === "" ? path : `${path}?${search}`;
}
