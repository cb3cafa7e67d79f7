import { linkParameters, routeWithParameters } from "@/utils/paths/link-parameters";
import { barePath } from "@/utils/paths/paths";

const BASE = "http://site";
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text of an attribute as a browser reads it. */
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");

const attributeOf = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** A link, or a GET form with the names of its fields as query parameters. */
export interface CrawledLink {
  /** Without language. */
  path: string;
  /** The address as it is requested, with the language. */
  address: string;
  parameters: string[];
  /** Without `#`; empty if there is none. */
  hash: string;
}

function crawledLink(href: string, fields: readonly string[] = []): CrawledLink {
  const { pathname, searchParams, hash } = new URL(href, BASE);
  return {
    path: pathname.replace(/^\/bn(?=\/|$)/, "") || "/",
    address: pathname,
    parameters: [...new Set([...searchParams.keys(), ...fields])],
    hash: decodeURIComponent(hash.slice(1)),
  };
}

/** Pages whose forms appear only after a choice. They are crawled in addition to the addresses without a query. */
export const PAGES_WITH_CHOICE: readonly string[] = [
  "/personal/plans-offers/internet-packages?kind=bundle",
  "/personal/services/international-rates?country=SA",
  "/searchgp/phone",
  "/searchgp/phone?category=products",
];

/** Pages of the site that a page links to, without query and hash. */
export function linkPaths(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="(\/(?!\/)[^"]*)"/g)].map(([, href = ""]) => barePath(href));
}

/** Links and GET forms of a page that lead to this site with a query or a hash. @param page the page's address */
export function linksWithMore(html: string, page: string): CrawledLink[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attributeOf(tag, "href") ?? "");
  const inside = hrefs.filter((href) => /^(\/(?!\/)|[#?])/.test(href));
  const links = inside.map((href) => crawledLink(href.startsWith("/") ? href : page + href));
  return [...links, ...formsOf(html, page)].filter(({ parameters, hash }) => parameters.length > 0 || hash !== "");
}

const FIELD = /<(?:input|select|textarea|button)\b[^>]*>/g;
const namesIn = (tags: readonly string[]) => tags.flatMap((tag) => attributeOf(tag, "name") ?? []);

/**
 * The GET forms of a page that have an `action`; one that begins with `#` leads to the page itself, without its query. A field
 * outside of its form belongs to it by its `form` attribute.
 */
function formsOf(html: string, page: string): CrawledLink[] {
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)].flatMap(([, tag = "", body = ""]) => {
    const action = attributeOf(tag, "action");
    if (action === undefined || attributeOf(tag, "method") === "post") return [];
    const id = attributeOf(tag, "id");
    const outside = [...html.matchAll(FIELD)]
      .map(([field]) => field)
      .filter((field) => attributeOf(field, "form") === id);
    const within = [...body.matchAll(FIELD)].map(([field]) => field);
    const address = action.startsWith("#") ? `${page.split("?")[0]}${action}` : action;
    return [crawledLink(address, namesIn([...within, ...(id === undefined ? [] : outside)]))];
  });
}

/** `route parameter` for every parameter of a link. If the page reads none, its path is used instead of the route. */
export function pairsOf({ path, parameters }: CrawledLink): string[] {
  return parameters.map((name) => `${routeWithParameters(path) ?? path} ${name}`);
}

/** Every declared pair of route and parameter. */
export const declaredPairs = () =>
  Object.entries(linkParameters).flatMap(([route, names]) => names.map((name) => `${route} ${name}`));

/**
 * True if an element with this id is on the page, with any query in its address: some parts appear only with a choice.
 * Also true if the address is not a page.
 * @param visited the HTML of each address
 */
export function hasElement(visited: ReadonlyMap<string, { html: string }>, address: string, id: string): boolean {
  const pages = [...visited].flatMap(([path, { html }]) =>
    path.split("?")[0] === address && html !== "" ? [html] : [],
  );
  return pages.length === 0 || pages.some((html) => html.includes(` id="${id}"`));
}

/** The text of a page or of a part of it. */
export const plainText = (html: string) =>
  decoded(html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!--[\s\S]*?-->|<[^>]*>/g, ""));

/**
 * For an example address, whose last parameter has a visible effect: its pair `route parameter`, the address without
 * the parameter, and the address with a parameter instead that no page reads.
 */
export function examplesOf(address: string): { pair: string; without: string; withUnread: string } {
  const { pathname, searchParams } = new URL(address, BASE);
  const last = [...searchParams.keys()].at(-1) ?? "";
  const others = new URLSearchParams([...searchParams].filter(([name]) => name !== last));
  const [pair = ""] = pairsOf({ ...crawledLink(address), parameters: [last] });
  return { pair, without: `${pathname}?${others}`, withUnread: `${pathname}?${others}&unread=1` };
}

/** The part of a page that a reader sees: without scripts, and without addresses, which repeat the request's query. */
export const shownPart = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<(?:link|meta)\b[^>]*>/g, "")
    .replace(/ (?:href|action|nonce)="[^"]*"/g, "");

/**
 * One address for each declared parameter, which is the last one in it: the page looks different without it. Products
 * and texts are those of the seed.
 */
export const shownBy: readonly string[] = [
  "/ads-platform?audience=students",
  "/ads-platform?budget=900000",
  "/ads-platform?days=30",
  "/ads-platform?goal=visitors",
  "/5g?district=Dhaka",
  "/5g?district=Dhaka&thana=Gulshan",
  "/gp4g?district=Dhaka",
  "/gp4g?district=Dhaka&thana=Gulshan",
  "/volte?district=Dhaka",
  "/volte?district=Dhaka&thana=Gulshan",
  "/about/investor-relations/events-calendar?year=2025",
  "/about/investor-relations/ir-financial-report?page=2",
  "/about/investor-relations/ir-financial-report?type=annual",
  "/about/investor-relations/ir-financial-report?year=2024",
  "/about/investor-relations/material-information?page=2",
  "/about/investor-relations/material-information?year=2024",
  "/about/investor-relations/price-sensitive-information?page=2",
  "/about/investor-relations/price-sensitive-information?year=2024",
  "/about/investor-relations/shareholding-details?year=2024",
  "/about/investor-relations/unpaid-unclaimed-dividend?page=2",
  "/about/investor-relations/unpaid-unclaimed-dividend?account=1201950000000000",
  "/about/investor-relations/unpaid-unclaimed-dividend?year=2023",
  "/about/press-release?key=5G",
  "/about/press-release?page=2",
  "/about/press-release?year=2024",
  "/business/products-and-services?q=tracker",
  "/contact-us?form_type=complaint",
  "/order-gpfi?audience=students",
  "/order-gpfi?budget=900000",
  "/order-gpfi?product=reward-video",
  "/notice-board?key=SIM",
  "/notice-board?page=2",
  "/notice-board?year=2025",
  "/personal/customer-service?q=eSIM",
  "/personal/plans-offers/offers?audience=star",
  "/personal/plans-offers/offers?kind=minutes",
  "/personal/plans-offers/offers?page=2",
  "/personal/plans-offers/offers?price=50",
  "/personal/plans-offers/offers?sort=price-high",
  "/personal/plans-offers/offers?validity=month",
  "/personal/services/international-rates?country=SA",
  "/personal/services/international-rates?country=SA&minutes=3",
  "/personal/services/international-rates?country=SA&seconds=30",
  "/personal/services/mobile-financial-services?pay=tickets",
  "/personal/services/mobile-financial-services?pay=electricity&sum=450",
  "/personal/services/vas-others?category=calls",
  "/personal/services/vas-others?q=call",
  "/personal/plans-offers/internet-packages?for=night",
  "/personal/plans-offers/internet-packages?gb=20",
  "/personal/plans-offers/internet-packages?kind=bundle",
  "/personal/plans-offers/internet-packages?kind=bundle&minutes=300",
  "/personal/plans-offers/internet-packages?page=2",
  "/personal/plans-offers/internet-packages?price_max=100",
  "/personal/plans-offers/internet-packages?sort=price-low",
  "/personal/plans-offers/internet-packages?validity=week",
  "/personal/plans-offers/internet-packages?view=table",
  "/personal/plans-offers/pack-finder?days=7",
  "/personal/plans-offers/pack-finder?gb=40",
  "/personal/plans-offers/pack-finder?minutes=900",
  "/personal/plans-offers/pack-finder?student=1",
  "/recharge?amount=250",
  "/recharge?pack=internet-5120mb-168h-3009",
  "/searchgp?q=a",
  "/searchgp/phone?category=products",
  "/searchgp/phone?category=products&page=2",
  "/searchgp/phone?category=products&brand=oskavi",
  "/searchgp/phone?category=products&only=in-stock",
  "/searchgp/phone?category=products&price_max=15000",
  "/searchgp/phone?category=products&price_min=50000",
  "/searchgp/phone?category=products&sort=price-low",
  "/shop/compare?items=padmiro-char-2",
  "/shop/devices/phones?attr=sim_slots%3A2",
  "/shop/devices/phones?brand=oskavi",
  "/shop/devices/phones?colour=blue",
  "/shop/devices/phones?five_g=1",
  "/shop/devices/phones?only=reduced",
  "/shop/devices/phones?page=2",
  "/shop/devices/phones?price_max=15000",
  "/shop/devices/phones?price_min=50000",
  "/shop/devices/phones?ram=12",
  "/shop/devices/phones?sort=price-low",
  "/shop/devices/phones?storage=256",
  "/shop/devices/apparel-accessories/sutoli-home-jersey?colour=red",
  "/shop/devices/phones/padmiro-char-2?review_sort=lowest",
  "/shop/devices/phones/padmiro-char-2?reviews=2",
  "/shop/devices/phones/padmiro-char-2?stars=5",
  "/shop/devices/phones/padmiro-char-2?topic=delivery",
  "/shop/devices/phones/padmiro-char-2?variant=PDM-CH2-3-64-SKY",
  "/shop/devices/sim?class=gold",
  "/shop/devices/sim?form=esim",
  "/shop/devices/sim?pattern=77&match=ends",
  "/shop/devices/sim?page=2",
  "/shop/devices/sim?pattern=77",
  "/shop/devices/sim?type=postpaid",
  "/shop/devices/sim?zone=Dhaka",
  "/shop/pre-order/delivery-type?product=oskavi-focal-3",
  "/shop/pre-order/delivery-type?product=kaldreo-vellum-3-pro&variant=KLD-VL3P-16-512-SLV",
  "/shop/pre-order/devices/phones?attr=sim_slots%3A2",
  "/shop/pre-order/devices/phones?brand=oskavi",
  "/shop/pre-order/devices/phones?colour=blue",
  "/shop/pre-order/devices/phones?five_g=1",
  "/shop/pre-order/devices/phones?price_max=50000",
  "/shop/pre-order/devices/phones?price_min=50000",
  "/shop/pre-order/devices/phones?ram=12",
  "/shop/pre-order/devices/phones?sort=price-low",
  "/shop/pre-order/devices/phones?storage=256",
  "/shop/sale?brand=oskavi",
  "/shop/sale?category=accessories",
  "/shop/sale?colour=blue",
  "/shop/sale?five_g=1",
  "/shop/sale?only=in-stock",
  "/shop/sale?page=2",
  "/shop/sale?price_max=15000",
  "/shop/sale?price_min=50000",
  "/shop/sale?ram=12",
  "/shop/sale?sort=price-low",
  "/shop/sale?storage=256",
  "/shop/sim-services/track?reference=AAAA-BBBB-CCCC-DDDD",
  "/star-program?area=sylhet",
  "/star-program?category=food",
  "/star-program?district=Khulna",
  "/star-program?offer=pizza-pukur",
  "/star-program?page=2",
  "/star-program?tier=Silver+Star",
  "/star-program?today=1",
  "/store-locator?key=Sylhet",
  "/store-locator?open=1",
  "/store-locator?page=2",
  "/store-locator?service=esim",
];
