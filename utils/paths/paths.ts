import { isShopInBengali } from "@/utils/paths/shop-languages";

/** Addresses of the site by name. */
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
  rechargeResult: "/recharge/result",
  rechargeCampaigns: "/recharge-campaign",
  survey: "/survey",
  customerFeedback: "/customer-feedback",
  /** A separate document without script, because it must work on the worst network. */
  floodEmergency: "/flood-emergency",
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
  plansOffers: "/personal/plans-offers",
  packFinder: "/personal/plans-offers/pack-finder",
  tariffPackages: "/personal/plans-offers/prepaid-postpaid-packages",
  myOffers: "/myoffers",
  offers: "/personal/plans-offers/offers",
  star: "/star-program",
  digitalServices: "/personal/services/digital-services",
  myGpApp: "/personal/services/digital-services/mygp-app",
  gpay: "/personal/services/financial-services/gpay",
  mobicash: "/personal/services/financial-services/mobicash",
  mobileFinancialServices: "/personal/services/mobile-financial-services",
  services: "/personal/services",
  valueAddedServices: "/personal/services/vas-others",
  internationalRates: "/personal/services/international-rates",
  fiveG: "/5g",
  storeLocator: "/store-locator",
  search: "/searchgp",
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
  /** The page that a browser stores for offline use. */
  offline: "/offline",
  businessContact: "/contact-us?form_type=business_contact_us",
  investorContact: "/contact-us?form_type=investor_relations",
  terms: "/terms-use",
  privacy: "/privacy-policy",
} as const;

/** True on the two checkout pages, whose frame is reduced. @param path without a language */
export function isCheckoutPath(path: string): boolean {
  const bare = barePath(path);
  return bare === paths.checkout || bare === paths.preorderCheckout;
}

/** True for the pages with all results of a search. @param path without a language */
export function isSearchPath(path: string): boolean {
  return /^\/searchgp(?:[/?#]|$)/.test(path);
}

/** The listing of a category (MENU-11 to MENU-24). */
export function categoryPath(category: string): string {
  return `${paths.devices}/${category}`;
}

/** The product page of a slug; with a SKU, of that variant (docs/interfaces.md#addresses). */
export function productPath(category: string, slug: string, sku?: string): string {
  // A SIM is chosen together with its number, so it has no product page.
  if (category === "sim") return paths.sim;
  const path = `/shop/devices/${category}/${slug}`;
  return sku === undefined ? path : `${path}?variant=${encodeURIComponent(sku)}`;
}

/** A product's page with a colour but no size. @param colour the colour's name, e.g. `navy` */
export function colourPath(category: string, slug: string, colour: string): string {
  return `${productPath(category, slug)}?colour=${encodeURIComponent(colour)}`;
}

/** The page on which an unreleased product is reserved (docs/interfaces.md#addresses). */
export function preorderPath(category: string, slug: string): string {
  return `/shop/pre-order/devices/${category}/${slug}`;
}

/** The page on which a variant of an unreleased product is reserved and its deposit is paid (ROUTE-08). */
export function preorderCheckoutPath(slug: string, sku: string): string {
  return `${paths.preorderCheckout}?product=${encodeURIComponent(slug)}&variant=${encodeURIComponent(sku)}`;
}

/** The status page of a web form, with its reference filled in. */
export function formStatusPath(reference: string): string {
  return `${paths.formStatus}?reference=${encodeURIComponent(reference)}#status`;
}

/** The order form of the advertising product with the given choices. */
export function adOrderPath(chosen: Readonly<Partial<Record<"product" | "audience" | "budget", string>>>): string {
  return `${paths.orderGpfi}?${new URLSearchParams(chosen)}`;
}

/** The page of a pack, on which it is bought. */
export function packPath(packId: string): string {
  return `${paths.internetPacks}/${packId}`;
}

/** The page of an offer. */
export function offerPath(offer: string): string {
  return `${paths.offers}/${encodeURIComponent(offer)}`;
}

/** The page of a recharge campaign. */
export function rechargeCampaignPath(id: string): string {
  return `${paths.rechargeCampaigns}/${id}`;
}

/** The list of star offers with this offer first and opened. */
export function starOfferPath(offer: string): string {
  return `${paths.star}?offer=${encodeURIComponent(offer)}#offers`;
}

/** The page of a notice. */
export function noticePath(slug: string): string {
  return `${paths.notices}/${slug}`;
}

/** The page of a store. */
export function storePath(id: string): string {
  return `${paths.storeLocator}/${id}`;
}

/** The customer centres that offer a service. @param district null for the centres of the whole country */
export function centresPath(district: string | null, service: "number-portability" | "ownership-transfer"): string {
  const query = new URLSearchParams({ ...(district !== null && { key: district }), service });
  return `${paths.storeLocator}?${query.toString()}#find`;
}

/** Id of the note on the home page for visitors who came from the shop by the language link. */
export const FROM_SHOP = "from-shop";

/**
 * True for a page with the cart: its path contains "/shop" anywhere (CHROME-13, CART-01). The query is not looked at,
 * because it may contain any address.
 */
export function hasCart(path: string): boolean {
  return barePath(path).includes("/shop");
}

/** True for the shop and everything under it, with any query. @param path without a language */
export function isShopPath(path: string): boolean {
  return /^\/shop(?:[/?#]|$)/.test(path);
}

/** True for a path that has no Bengali address: the shop is in English only (I18N-05), unless SHOP_LOCALES adds it. */
export function isEnglishOnly(path: string): boolean {
  return isShopPath(path) && !isShopInBengali();
}

/** True for pages without the site's scripts, which the client-side router cannot show. */
export function isDocumentPath(path: string): boolean {
  return barePath(path) === paths.floodEmergency;
}

/** A path of the site in one language: `/` in Bengali is `/bn`. */
export function localePath(path: string, locale: string): string {
  if (locale !== "bn" || isEnglishOnly(path)) return path;
  return path === "/" ? "/bn" : path.startsWith("/?") ? `/bn${path.slice(1)}` : `/bn${path}`;
}

/** A path without its language: `/bn` is `/`. The inverse of `localePath`. */
export function withoutLocale(path: string): string {
  return path.replace(/^\/bn(?=\/|$)/, "") || "/";
}

/** The path without its query and fragment. */
export function barePath(path: string): string {
  return path.replace(/[?#].*$/s, "");
}

/** A path with a query. Commas and colons are not encoded, because they are allowed in a query. */
export function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(params).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return search === "" ? path : `${path}?${search}`;
}
