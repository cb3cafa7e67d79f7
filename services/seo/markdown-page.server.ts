import type { GetServerSidePropsContext } from "next";
import { createPublicApi } from "@/services/api/api-client.server";
import { ApiError } from "@/services/api/api-error";
import { siteEnv } from "@/services/api/env.server";
import { categoryOfPage, getProduct, type ProductView } from "@/services/catalog/catalog-service";
import { readContentPage } from "@/services/content/content-page.server";
import { listContentPages } from "@/services/content/content-service";
import { NO_FILE, sendFile } from "@/services/page/file-answer.server";
import { getPageTexts } from "@/services/page/page-texts.server";
import { contentMarkdown, markdownTable } from "@/services/seo/page-markdown";
import { listedCategories } from "@/utils/catalog/listing-query";
import { formatMoney } from "@/utils/money/money";
import { formatMemory } from "@/utils/numbers/capacity";
import { contentAddress } from "@/utils/paths/content-address";
import { categoryPath, isEnglishOnly, localePath } from "@/utils/paths/paths";
import { isShopInBengali } from "@/utils/paths/shop-languages";
import { type Language, languageOf } from "@/utils/text/translations";

const PRODUCT = /^\/shop\/devices\/([a-z-]+)\/([^/]+)$/;
/** Links that are the same in every language, or that do not lead to a page. */
const UNCHANGED_LINK = /^(?:\/documents\/|[^/])/;

/** Texts for programs, which do not need a translation. */
const LABELS = {
  languages: "Every page is in English and, under /bn, in Bengali; the shop is in English only.",
  withShop: "Every page is in English and, under /bn, in Bengali.",
  markdown: "Each page is also available as Markdown: /markdown/PAGE.md, /bn/markdown/PAGE.md. Prices are in Tk (BDT).",
  products: "Every product; each is also available as Markdown",
  calls: "The calls behind the site, as OpenAPI",
} as const;

/** The texts of a product's Markdown. */
const PRODUCT_LABELS = {
  en: {
    columns: ["Choice", "Price", "Before", "Stock"],
    preorder: "Pre-order",
    inStock: "In stock",
    outOfStock: "Out of stock",
    box: "In the box",
    warranty: "Warranty",
  },
  bn: {
    columns: ["সংস্করণ", "দাম", "আগের দাম", "স্টক"],
    preorder: "প্রি-অর্ডার",
    inStock: "স্টকে আছে",
    outOfStock: "স্টক শেষ",
    box: "বক্সে যা আছে",
    warranty: "ওয়ারেন্টি",
  },
} as const;

interface SiteLabels {
  home: { description: string };
  shop: { categories: Record<string, string> };
  "shop-lists": { landing: { title: string }; categories: Record<string, { description: string }> };
}

const markdownPath = (path: string, language: string) => localePath(`/markdown${path}.md`, language);

/** A product's description, price, stock and options. Price and stock are the current ones. */
function productMarkdown(product: ProductView, address: string, language: Language): string {
  const labels = PRODUCT_LABELS[language];
  const { title, summary, description, variants, highlights, specifications, inTheBox, warranty, questions } = product;
  const offers = variants.map(({ colour, ramGb, storageGb, size, pricePoisha, wasPoisha, stock }) => [
    [colour.label, formatMemory(ramGb, storageGb, language), size ?? ""].filter(Boolean).join(", "),
    formatMoney(pricePoisha, language),
    wasPoisha === null ? "" : formatMoney(wasPoisha, language),
    product.preorder ? labels.preorder : stock > 0 ? labels.inStock : labels.outOfStock,
  ]);
  const parts = [
    `# ${title}`,
    summary,
    `<${address}>`,
    description,
    markdownTable(labels.columns, offers),
    highlights.map((highlight) => `- **${highlight.title}**: ${highlight.text}`).join("\n"),
    ...specifications.flatMap((group) => [
      `## ${group.title}`,
      group.rows.map(({ label, value }) => `- ${label}: ${value}`).join("\n"),
    ]),
    inTheBox.length > 0 ? `${labels.box}: ${inTheBox.join(", ")}` : "",
    warranty === "" ? "" : `${labels.warranty}: ${warranty}`,
    ...questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

async function readMarkdown(path: string, { locale, res }: GetServerSidePropsContext): Promise<string> {
  const language = languageOf(locale);
  const { publicOrigin: origin, brand } = siteEnv();
  const api = createPublicApi(language, res);
  const address = origin + localePath(path, language);
  const [, category, slug] = PRODUCT.exec(path) ?? [];
  if (category !== undefined && slug !== undefined) {
    return productMarkdown(await getProduct(api, categoryOfPage(category), slug), address, language);
  }
  const page = await readContentPage(api, path, language);
  const addressOf = (href: string) => {
    if (href.startsWith("#")) return address + href;
    const whole = UNCHANGED_LINK.test(href) ? href : localePath(contentAddress(href, brand.slug), language);
    return whole.startsWith("/") ? origin + whole : whole;
  };
  return contentMarkdown(page, { address, addressOf });
}

/** `/markdown/PAGE.md`: a content page or a product for programs that read (feature 87). */
export async function sendMarkdown(context: GetServerSidePropsContext) {
  const { params, locale, res } = context;
  const segments = params?.["path"];
  const path = /^(\/.+)\.md$/.exec(`/${Array.isArray(segments) ? segments.join("/") : ""}`)?.[1];
  const language = languageOf(locale);
  // A gate hides a page's text from everyone who has not passed it.
  if (path === undefined || siteEnv().gate !== null || (language === "bn" && isEnglishOnly(path))) return NO_FILE;
  try {
    const text = await readMarkdown(path, context);
    // Search engines get the page, not its Markdown version.
    res.setHeader("Link", `<${siteEnv().publicOrigin}${localePath(path, language)}>; rel="canonical"`);
    res.setHeader("X-Robots-Tag", "noindex");
    return sendFile(res, "text/markdown", text);
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return NO_FILE;
    throw error;
  }
}

/** `/llms.txt` (llmstxt.org): the content of the site, with the Markdown version of each page. */
export async function sendLlms({ res }: GetServerSidePropsContext) {
  const { publicOrigin: origin, brand } = siteEnv();
  const [pages, texts] = await Promise.all([
    listContentPages(createPublicApi("en", res)),
    getPageTexts("en", ["home", "shop", "shop-lists"]),
  ]);
  const { home, shop, "shop-lists": lists } = texts as unknown as SiteLabels;
  const sections = [...new Set(pages.map(({ section }) => section))].sort();
  const fill = (text: string) => text.replaceAll("{{brand}}", brand.nameEn);
  const lines = [
    `# ${brand.nameEn}`,
    `> ${fill(home.description)}`,
    `${isShopInBengali() ? LABELS.withShop : LABELS.languages} ${LABELS.markdown}`,
    `## ${lists.landing.title}`,
    ...listedCategories.map((name) => {
      const title = shop.categories[name] ?? name;
      return `- [${title}](${origin}${categoryPath(name)}): ${lists.categories[name]?.description ?? ""}`;
    }),
    `- [${LABELS.products}](${origin}/sitemaps/shop.xml)`,
    `- [${LABELS.calls}](${origin}/api/openapi.json)`,
    ...sections.flatMap((section) => [
      `## ${section[0]?.toUpperCase()}${section.slice(1)}`,
      ...pages
        .filter((page) => page.section === section)
        .map(({ path, name }) => `- [${fill(name)}](${origin}${markdownPath(contentAddress(path, brand.slug), "en")})`),
    ]),
  ];
  const text = lines.map((line) => (line.startsWith("- ") ? line : `\n${line}\n`)).join("\n");
  return sendFile(res, "text/plain", `${text.trim()}\n`);
}
