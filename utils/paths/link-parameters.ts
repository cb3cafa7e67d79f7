const LISTING = ["attr", "brand", "colour", "five_g", "price_max", "price_min", "ram", "sort", "storage"] as const;
const DATED_LIST = ["page", "year"] as const;

/**
 * The query parameters that links and GET forms of the site may carry, by the route that reads them. The crawl
 * (tests/integration/start/crawl.test.ts) checks each: the page with it differs from the page without it.
 */
export const linkParameters: Readonly<Record<string, readonly string[]>> = {
  "/5g": ["district", "thana"],
  "/about/investor-relations/events-calendar": ["year"],
  "/about/investor-relations/ir-financial-report": [...DATED_LIST, "type"],
  "/about/investor-relations/material-information": DATED_LIST,
  "/about/investor-relations/price-sensitive-information": DATED_LIST,
  "/about/investor-relations/shareholding-details": ["year"],
  "/about/investor-relations/unpaid-unclaimed-dividend": [...DATED_LIST, "account"],
  "/about/press-release": [...DATED_LIST, "key"],
  "/ads-platform": ["audience", "budget", "days", "goal"],
  "/business/products-and-services": ["q"],
  "/contact-us": ["form_type"],
  "/gp4g": ["district", "thana"],
  "/notice-board": [...DATED_LIST, "key"],
  "/order-gpfi": ["audience", "budget", "product"],
  "/personal/customer-service": ["q"],
  "/personal/plans-offers/internet-packages": [
    "for",
    "gb",
    "kind",
    "minutes",
    "page",
    "price_max",
    "sort",
    "validity",
    "view",
  ],
  "/personal/plans-offers/offers": ["audience", "kind", "page", "price", "sort", "validity"],
  "/personal/plans-offers/pack-finder": ["days", "gb", "minutes", "student"],
  "/personal/services/international-rates": ["country", "minutes", "seconds"],
  "/personal/services/mobile-financial-services": ["pay", "sum"],
  "/personal/services/vas-others": ["category", "q"],
  "/recharge": ["amount", "pack"],
  "/searchgp": ["q"],
  "/searchgp/[query]": ["brand", "category", "only", "page", "price_max", "price_min", "sort"],
  "/shop/compare": ["items"],
  "/shop/devices/[category]": [...LISTING, "only", "page"],
  "/shop/devices/[category]/[slug]": ["colour", "review_sort", "reviews", "stars", "topic", "variant"],
  "/shop/devices/sim": ["class", "form", "match", "page", "pattern", "type", "zone"],
  "/shop/pre-order/delivery-type": ["product", "variant"],
  "/shop/pre-order/devices/phones": LISTING,
  "/shop/sale": [...LISTING.filter((name) => name !== "attr"), "category", "only", "page"],
  "/shop/sim-services/track": ["reference"],
  "/star-program": ["area", "category", "district", "offer", "page", "tier", "today"],
  "/store-locator": ["key", "open", "page", "service"],
  "/volte": ["district", "thana"],
};

const isPattern = (route: string) => route.includes("[");
const fits = (route: string, path: string) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, "[^/]+")}$`).test(path);

/**
 * The route of a page that reads query parameters.
 * @param path without language, query and hash
 * @returns null when the page reads none
 */
export function routeWithParameters(path: string): string | null {
  const routes = Object.keys(linkParameters);
  return (
    routes.find((route) => route === path) ?? routes.find((route) => isPattern(route) && fits(route, path)) ?? null
  );
}

/**
 * Query parameters of a link that its page does not read.
 * @param href a path of the site without its language, with or without query and hash
 */
export function unreadParameters(href: string): string[] {
  const { pathname, searchParams } = new URL(href, "http://site");
  const route = routeWithParameters(pathname);
  const read = route === null ? [] : (linkParameters[route] ?? []);
  return [...new Set(searchParams.keys())].filter((name) => !read.includes(name));
}
