import { localePath } from "@/utils/paths/paths";
import { escapeXml } from "@/utils/text/escape-markup";

/** A page for search engines, in the languages that it can be read in. */
export interface SitemapPage {
  /** Without a language. */
  path: string;
  languages: readonly ("en" | "bn")[];
  /** ISO day. */
  changedOn?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * A list of pages for search engines: one entry per language, each with links to the others.
 * @param origin without a slash at its end
 */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, languages, changedOn }) => {
    const address = (language: string) => escapeXml(origin + localePath(path, language));
    const others = languages.length < 2 ? [] : languages;
    const links = others.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
    );
    return languages.map(
      (language) => `<url><loc>${address(language)}</loc>${lastChange(changedOn)}${links.join("")}</url>`,
    );
  });
  return `${HEAD}\n<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** A part of the sitemap, at /sitemaps/NAME.xml. */
export interface SitemapPart {
  name: string;
  /** ISO day. */
  changedOn?: string;
}

const lastChange = (day: string | undefined) => (day === undefined ? "" : `<lastmod>${day}</lastmod>`);

/** The sitemap index: the list of all sitemaps. @param origin without a slash at its end */
export function sitemapIndexXml(origin: string, parts: readonly SitemapPart[]): string {
  const entries = parts.map(
    ({ name, changedOn }) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc>${lastChange(changedOn)}</sitemap>`,
  );
  return `${HEAD}\n<sitemapindex ${SCHEMA}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/**
 * The robots.txt: it allows all but carts, orders, calls and search results.
 * @param origin without a slash at its end
 * @param open addresses of search results that are allowed, percent-encoded
 */
export function robotsText(origin: string, open: readonly string[]): string {
  const closed = ["/api/", "/backend/", "/shop/cart/", "/shop/order/", "/searchgp", "/bn/searchgp"];
  // The longest rule that matches counts. In a rule, `*` would match any text; the `$` excludes addresses with more.
  const rules = [
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path.replaceAll("*", "%2A")}$`),
  ];
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
