import type { ContentEntry } from "@/backend/contract/content-page";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";
import { contentAddress } from "@/utils/content-address";
import { menuSections } from "@/utils/menu-structure";
import { barePath, localePath } from "@/utils/paths";

const AT_ONCE = 8;
const SLUG = "gp";
const LEAST_BLOCKS = 4;

interface Visited {
  status: number;
  html: string;
}

jest.setTimeout(120_000);

let database: TestDatabase;
let site: Site;
const data = createDataDir();
const visited = new Map<string, Visited>();
/** Where an address was found first. */
const foundOn = new Map<string, string>();
let content: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: { DATABASE_URL: database.url, RATE_CLIENT_READS_PER_MINUTE: "1000000" },
    asBuilt: true,
  });
  content = await contentAddresses();
  await crawl(["/", "/bn", ...(await sitemapAddresses())]);
}, 120_000);

afterAll(async () => {
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

/** Every content page in both languages, as it is asked for. */
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

/** Every page of the sitemap, through its parts. */
async function sitemapAddresses(): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(site.address + path)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  const parts = await locations("/sitemap.xml");
  return (await Promise.all(parts.map(locations))).flat();
}

/** Follows every link inside of the site, each address without its query once; pages are not followed into a cart or an order. */
async function crawl(starts: readonly string[]): Promise<void> {
  const waiting = [...new Set(starts)];
  for (const start of waiting) foundOn.set(start, "the sitemap");
  const walk = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const page = await visit(next);
      visited.set(next, page);
      for (const link of linksOf(page.html)) {
        if (foundOn.has(link)) continue;
        foundOn.set(link, next);
        waiting.push(link);
      }
    }
  };
  // Who finds nothing waiting may be early: the others still read pages.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

async function visit(path: string): Promise<Visited> {
  const answer = await fetch(site.address + path, { redirect: "manual" });
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  return { status: answer.status, html: isPage ? await answer.text() : "" };
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="(\/(?!\/)[^"]*)"/g)].map(([, href = ""]) => barePath(href));
}

const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const contentPages = () => content.map((path) => ({ path, ...(visited.get(path) ?? { status: 0, html: "" }) }));
const answers = ({ status }: Visited) => status === 200 || (status >= 301 && status <= 308);

it("finds no link that leads nowhere", () => {
  const broken = [...visited].filter(([, page]) => !answers(page));
  expect(broken.map(([path, { status }]) => `${path} ${status}, on ${foundOn.get(path)}`)).toEqual([]);
});

it("finds a page behind every entry of the menu, in both languages", async () => {
  const addresses = menuSections
    .flatMap(({ address, main }) => [
      address,
      ...main.flatMap((entry) => [
        entry.address,
        ...entry.columns.flatMap((column) => [column.address, ...column.entries.map((each) => each.address)]),
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

it("finds every content page, with blocks enough and one heading of the first level", () => {
  expect(content.length).toBeGreaterThanOrEqual(160);
  const thin = contentPages().flatMap(({ path, status, html }) => {
    const blocks = 1 + (html.match(/<section id=/g)?.length ?? 0);
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    return status === 200 && blocks >= LEAST_BLOCKS && headings === 1
      ? []
      : [`${path} ${status} ${blocks} ${headings}`];
  });
  expect(thin).toEqual([]);
});

it.each<[string, RegExp]>([
  ["title", /<title[^>]*>([^<]*)<\/title>/],
  ["description", /<meta name="description" content="([^"]*)"/],
])("finds a %s of its own on every content page", (_, pattern) => {
  const seen = new Map<string, string>();
  const same = contentPages().flatMap(({ path, html }) => {
    const text = textOf(html, pattern);
    const other = text === "" ? "no other: it has none" : seen.get(text);
    seen.set(text, path);
    return other === undefined ? [] : [`${path} has that of ${other}`];
  });
  expect(same).toEqual([]);
});

it("finds the other language of every content page where the page says it is", () => {
  const wrong = contentPages().flatMap(({ path, html }) =>
    ["en", "bn"].flatMap((language) => {
      const link = textOf(html, new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]*)"`, "i"));
      const other = link === "" ? "" : new URL(link).pathname;
      return visited.get(other)?.status === 200 ? [] : [`${path} ${language}: ${other || "none"}`];
    }),
  );
  expect(wrong).toEqual([]);
});

describe("an address of the specification", () => {
  const htmlOf = (path: string) => {
    const page = visited.get(path);
    expect([path, page?.status]).toEqual([path, 200]);
    return page?.html ?? "";
  };

  const headingOf = (path: string) => textOf(htmlOf(path), /<h1[^>]*>([^<]*)/);

  it("[ROUTE-02] /shop answers and shows the shop home", () => {
    expect(htmlOf("/shop")).toContain('href="/shop/devices/phones"');
  });

  it("[ROUTE-12] /ads-platform answers and is the Advertising platform page", () => {
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

  it("[ROUTE-20] /adtech answers", () => {
    expect(headingOf("/adtech")).not.toBe("");
  });

  it("[ROUTE-22] /personal/customer-service answers and is Support", () => {
    expect(htmlOf("/personal/customer-service")).toMatch(/<title[^>]*>[^<]*Support/);
  });

  it("[ROUTE-23] /terms-use answers and is Terms & Conditions", () => {
    expect(headingOf("/terms-use")).toBe("Terms &amp; Conditions");
  });

  it("[ROUTE-24] /privacy-policy answers and is Privacy Policy", () => {
    expect(headingOf("/privacy-policy")).toBe("Privacy Policy");
  });

  it("[ROUTE-30] a store locator is offered, with its centres, from Support", () => {
    expect(htmlOf("/personal/customer-service")).toContain('href="/store-locator');
    expect(htmlOf("/store-locator")).toMatch(/<h3>[^<]+ Customer Centre<\/h3>/);
  });
});
