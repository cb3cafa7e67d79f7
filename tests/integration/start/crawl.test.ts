import type { ContentEntry } from "@/backend/contract/content/content-page";
import bengali from "@/locales/bn/common.json";
import english from "@/locales/en/common.json";
import {
  declaredPairs,
  examplesOf,
  hasElement,
  linkPaths,
  linksWithMore,
  PAGES_WITH_CHOICE,
  pairsOf,
  plainText,
  shownBy,
  shownPart,
} from "@/tests/support/crawled-links";
import { WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";
import { menuSections } from "@/utils/menu/menu-structure";
import { contentAddress } from "@/utils/paths/content-address";
import { barePath, isShopPath, localePath } from "@/utils/paths/paths";

const AT_ONCE = 8;
const SLUG = "gp";
const MIN_BLOCKS = 4;
/** For one in this many pages, the address of the shared picture is requested. */
const SHARED_SAMPLE = 8;
const TRAIL = new RegExp(`<nav aria-label="(?:${english.breadcrumbs}|${bengali.breadcrumbs})"><ol[^>]*>(.*?)</ol>`);

interface StructuredData {
  "@type": string;
  itemListElement?: { name: string }[];
  mainEntity?: { name: string }[];
}

interface Visited {
  status: number;
  html: string;
}

jest.setTimeout(300_000);

let database: TestDatabase;
let site: Site;
const data = createDataDir();
const visited = new Map<string, Visited>();
/** The page on which each address was found first. */
const foundOn = new Map<string, string>();
let content: string[];
let listed: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: { ...WIDE_CLIENTS, DATABASE_URL: database.url },
    asBuilt: true,
  });
  content = await contentAddresses();
  listed = await sitemapAddresses();
  await crawl(["/", "/bn", ...listed, ...PAGES_WITH_CHOICE]);
}, 300_000);

afterAll(async () => {
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

/** Every content page in both languages, as a request address. */
async function contentAddresses(): Promise<string[]> {
  const lists = await Promise.all(
    (["en", "bn"] as const).map(async (lang) => {
      const answer = await fetch(`${site.address}/api/v1/content-pages`, { headers: { lang } });
      const { data: entries } = (await answer.json()) as { data: ContentEntry[] };
      return entries.map(({ path }) => localePath(contentAddress(path, SLUG), lang));
    }),
  );
  return lists.flat();
}

/** Every page of the sitemap, from all of its parts. */
async function sitemapAddresses(): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(site.address + path)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  const parts = await locations("/sitemap.xml");
  return (await Promise.all(parts.map(locations))).flat();
}

/** Follows every link within the site, each address once and without its query, but not into a cart or an order. */
async function crawl(starts: readonly string[]): Promise<void> {
  const waiting = [...new Set(starts)];
  for (const start of waiting) foundOn.set(start, "the sitemap");
  const walk = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const page = await visit(next);
      visited.set(next, page);
      for (const link of linkPaths(page.html)) {
        if (foundOn.has(link)) continue;
        foundOn.set(link, next);
        waiting.push(link);
      }
    }
  };
  // A walker that finds the queue empty may be early, because the others are still reading pages.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

async function visit(path: string): Promise<Visited> {
  const answer = await fetch(site.address + path, { redirect: "manual" });
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  return { status: answer.status, html: isPage ? await answer.text() : "" };
}

/** Pages whose canonical address is their own, so they are not copies of another page. */
const ownPages = () =>
  [...visited].flatMap(([path, { status, html }]) =>
    status === 200 && canonicalOf(html) === path ? [{ path, html }] : [],
  );

const canonicalOf = (html: string) => {
  const address = textOf(html, /<link rel="canonical" href="([^"]*)"/);
  return address === "" ? "" : new URL(address).pathname;
};
const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const contentPages = () => content.map((path) => ({ path, ...(visited.get(path) ?? { status: 0, html: "" }) }));
/** Every link and GET form with a query or a hash, and the page it was found on. */
const allLinks = () =>
  [...visited].flatMap(([page, { html }]) => linksWithMore(html, page).map((link) => ({ ...link, page })));
const answers = ({ status }: Visited) => status === 200 || (status >= 301 && status <= 308);

it("finds no broken link", () => {
  const broken = [...visited].filter(([, page]) => !answers(page));
  expect(broken.map(([path, { status }]) => `${path} ${status}, on ${foundOn.get(path)}`)).toEqual([]);
});

it("finds no link or form with a hash that is not an id on its page", () => {
  const links = allLinks().filter(({ address, hash }) => hash !== "" && !hasElement(visited, address, hash));
  const wrong = links.map(({ address, hash, page }) => `${address}#${hash}, on ${page}`);
  expect([...new Set(wrong)]).toEqual([]);
});

it("finds no link or form with a query parameter that its page does not read", () => {
  const found = new Map(allLinks().flatMap((link) => pairsOf(link).map((pair) => [pair, link.page])));
  const undeclared = [...found].filter(([pair]) => !declaredPairs().includes(pair));
  expect(undeclared.map(([pair, page]) => `${pair}, on ${page}`)).toEqual([]);
  expect(declaredPairs().filter((pair) => !found.has(pair))).toEqual([]);
});

it("finds a changed page for every declared query parameter, and the same page for an undeclared one", async () => {
  const shown = async (address: string) => shownPart((await visit(address)).html);
  const proved: string[] = [];
  for (const address of shownBy) {
    const { pair, without, withUnread } = examplesOf(address);
    const bare = await shown(without);
    const same = [(await shown(withUnread)) === bare, (await shown(address)) === bare];
    expect([address, ...same]).toEqual([address, true, false]);
    proved.push(pair);
  }
  expect(proved.sort()).toEqual(declaredPairs().sort());
});

it("finds a page for every entry of the menu, in both languages", async () => {
  const addresses = menuSections
    .flatMap(({ address, main }) => [
      address,
      ...main.flatMap((entry) => [
        entry.address,
        ...(entry.columns ?? []).flatMap((column) => [column.address, ...column.entries.map((each) => each.address)]),
      ]),
    ])
    .flatMap((address) => (typeof address === "string" ? barePath(address.replaceAll("{product}", SLUG)) : []));
  // A document has one address in both languages.
  const inBengali = (path: string) => (path.endsWith(".pdf") ? path : localePath(path, "bn"));
  const asked = [...new Set(addresses)].flatMap((path) => [...new Set([path, inBengali(path)])]);
  const missing: string[] = [];
  for (const path of asked) {
    const page = visited.get(path) ?? (await visit(path));
    if (!answers(page)) missing.push(`${path} ${page.status}`);
  }
  expect(missing).toEqual([]);
});

it("finds every content page, with at least four blocks and one h1", () => {
  expect(content.length).toBeGreaterThanOrEqual(160);
  const thin = contentPages().flatMap(({ path, status, html }) => {
    const blocks = 1 + (html.match(/<section id=/g)?.length ?? 0);
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    return status === 200 && blocks >= MIN_BLOCKS && headings === 1 ? [] : [`${path} ${status} ${blocks} ${headings}`];
  });
  expect(thin).toEqual([]);
});

it.each<[string, RegExp]>([
  ["title", /<title[^>]*>([^<]*)<\/title>/],
  ["description", /<meta name="description" content="([^"]*)"/],
])("finds a unique %s on every page of the sitemap", (_, pattern) => {
  expect(ownPages().length).toBeGreaterThan(content.length + 250);
  const seen = new Map<string, string>();
  const same = ownPages().flatMap(({ path, html }) => {
    const text = textOf(html, pattern);
    const other = text === "" ? "no other: it has none" : seen.get(text);
    seen.set(text, path);
    return other === undefined ? [] : [`${path} has that of ${other}`];
  });
  expect(same).toEqual([]);
});

it("lists only pages in the sitemap whose canonical address is their own", () => {
  const others = listed.filter((path) => canonicalOf(visited.get(path)?.html ?? "") !== path);
  expect(others).toEqual([]);
});

it("finds both languages of every page outside of the shop in its alternate links, and no such links in the shop", () => {
  const linked = ownPages().filter(({ html }) => html.includes('<link rel="alternate" hrefLang="'));
  const bilingual = ownPages().filter(({ path }) => !isShopPath(path));
  expect(linked.map(({ path }) => path)).toEqual(bilingual.map(({ path }) => path));
  const wrong = linked.flatMap(({ path, html }) =>
    ["en", "bn"].flatMap((language) => {
      const link = textOf(html, new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]*)"`, "i"));
      const other = link === "" ? "" : new URL(link).pathname;
      return visited.get(other)?.status === 200 ? [] : [`${path} ${language}: ${other || "none"}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it("finds the visible breadcrumbs in the structured data, and the questions of the structured data on the page", () => {
  const wrong = ownPages().flatMap(({ path, html }) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)/g)].map(
      ([, text = ""]) => JSON.parse(text) as StructuredData,
    );
    const trail = blocks.find((block) => block["@type"] === "BreadcrumbList")?.itemListElement ?? [];
    const shown = (TRAIL.exec(html)?.[1] ?? "").split("</li>").map(plainText).filter(Boolean);
    const asked = blocks.find((block) => block["@type"] === "FAQPage")?.mainEntity ?? [];
    const text = plainText(html);
    return [
      ...(shown.length > 0 && shown.join() !== trail.map(({ name }) => name).join()
        ? [`${path}: ${shown.join(" > ")}`]
        : []),
      ...asked.filter(({ name }) => !text.includes(name)).map(({ name }) => `${path}: ${name}`),
    ];
  });
  expect(wrong).toEqual([]);
});

it("finds a share picture of its own for every page, and draws it in both languages", async () => {
  const pictureOf = (html: string) => new URL(textOf(html, /<meta property="og:image" content="([^"]*)"/)).pathname;
  const pages = ownPages();
  expect(pages.map(({ html }) => pictureOf(html)).filter((path) => path.endsWith("/images/share.jpg"))).toEqual([]);
  // No picture is drawn for a HEAD request: the response only shows that the page and its picture agree on the text.
  const sample = pages.filter(
    ({ path }, index) => index % SHARED_SAMPLE === 0 || menuSections.some(({ address }) => address === path),
  );
  for (const { path, html } of sample) {
    const answer = await fetch(site.address + pictureOf(html), { method: "HEAD", redirect: "manual" });
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
  }
  for (const path of ["/bn/about", "/shop/devices/phones"]) {
    const answer = await fetch(site.address + pictureOf(visited.get(path)?.html ?? ""));
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  }
});

it("redirects a share picture with an old price to the current one, and answers 404 for an unknown page", async () => {
  const head = (path: string) => fetch(site.address + path, { redirect: "manual" });
  const old = await head("/share/shop/devices/phones.1.jpg");
  expect([old.status, old.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
  expect((await fetch(site.address + (old.headers.get("location") ?? ""), { method: "HEAD" })).status).toBe(200);
  expect((await head("/share/no-such-page.1.jpg")).status).toBe(404);
  expect((await head("/bn/share/shop.1.jpg")).status).toBe(404);
});

it("finds the page of every centre in both languages in the sitemap, with structured data", () => {
  const pages = listed.filter((path) => /^(\/bn)?\/store-locator\/./.test(path));
  expect(pages.length).toBeGreaterThanOrEqual(2 * 120);
  const bare = pages.filter((path) => !visited.get(path)?.html.includes('"@type":"Store"'));
  expect(bare).toEqual([]);
});

it("finds a Markdown twin of every content page in llms.txt and of a product, and answers 404 for an unknown page", async () => {
  const text = await (await fetch(`${site.address}/llms.txt`)).text();
  const twins = [...text.matchAll(/\((\S+\.md)\)/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(twins).toHaveLength(content.length / 2);
  const [phone = ""] = listed.filter((path) => path.startsWith("/shop/devices/phones/"));
  for (const path of [...twins, "/bn/markdown/terms-use.md", `/markdown${phone}.md`]) {
    const twin = await fetch(site.address + path);
    expect([path, twin.headers.get("content-type")]).toEqual([path, "text/markdown; charset=utf-8"]);
    expect(await twin.text()).toMatch(/^# \S/);
  }
  expect((await fetch(`${site.address}/markdown/no-such-page.md`)).status).toBe(404);
});

describe("an address of the specification", () => {
  const htmlOf = (path: string) => {
    const page = visited.get(path);
    expect([path, page?.status]).toEqual([path, 200]);
    return page?.html ?? "";
  };

  const headingOf = (path: string) => textOf(htmlOf(path), /<h1[^>]*>([^<]*)/);

  it("[ROUTE-02] /shop answers 200 and shows the shop home", () => {
    expect(htmlOf("/shop")).toContain('href="/shop/devices/phones"');
  });

  it("[ROUTE-12] /ads-platform answers 200 and is the Advertising platform page", () => {
    expect(htmlOf("/ads-platform")).toMatch(/<link rel="canonical" href="[^"]*\/ads-platform"/);
  });

  it.each([
    ["ROUTE-13", "why-gp-ads"],
    ["ROUTE-14", "advertising-platform"],
    ["ROUTE-15", "availability"],
    ["ROUTE-16", "advertising-solutions"],
    ["ROUTE-17", "contact-us"],
  ])("[%s] /ads-platform has an element with the anchor %s", (_, anchor) => {
    expect(htmlOf("/ads-platform").split(` id="${anchor}"`)).toHaveLength(2);
  });

  it("[ROUTE-20] /adtech answers 200 with a heading", () => {
    expect(headingOf("/adtech")).not.toBe("");
  });

  it("[ROUTE-22] /personal/customer-service answers 200 and is Support", () => {
    expect(htmlOf("/personal/customer-service")).toMatch(/<title[^>]*>[^<]*Support/);
  });

  it("[ROUTE-23] /terms-use answers 200 and is Terms & Conditions", () => {
    expect(headingOf("/terms-use")).toBe("Terms &amp; Conditions");
  });

  it("[ROUTE-24] /privacy-policy answers 200 and is Privacy Policy", () => {
    expect(headingOf("/privacy-policy")).toBe("Privacy Policy");
  });

  it("[ROUTE-30] Support links to the store locator, which lists centres", () => {
    expect(htmlOf("/personal/customer-service")).toContain('href="/store-locator');
    expect(htmlOf("/store-locator")).toMatch(
      /<h3[^>]*><a [^>]*href="\/store-locator\/[a-z0-9-]+"[^>]*>[^<]+ Customer Centre<\/a><\/h3>/,
    );
  });
});
