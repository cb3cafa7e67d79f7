import type { GetServerSideProps, GetServerSidePropsContext } from "next";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { productsPerPage } from "@/backend/contract/shop/catalog";
import { TranslatorProvider } from "@/context/translator-context";
import * as categoryPage from "@/pages/shop/devices/[category]/index";
import * as preorderPage from "@/pages/shop/pre-order/devices/phones/index";
import * as salePage from "@/pages/shop/sale";
import { PERSONAL, walk } from "@/tests/support/screens/menu";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import type { PageProps } from "@/utils/layout/page-layout";
import { translatorFor } from "@/utils/text/translations";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  globalThis.dispatch = checkedBackend(db).fetch;
});
afterAll(() => {
  globalThis.dispatch = undefined;
  return db.close();
});

interface PageModule {
  getServerSideProps: GetServerSideProps;
  default: ComponentType<never>;
}

/** The page for an address of the shop, with the parameters of its route. */
function pageOf(path: string): { module: PageModule; query: Record<string, string> } {
  if (path === "/shop/sale") return { module: salePage, query: {} };
  if (path === "/shop/pre-order/devices/phones") return { module: preorderPage, query: {} };
  const category = /^\/shop\/devices\/([a-z-]+)$/.exec(path)?.[1];
  if (category === undefined) throw new Error(`${path} lists no products`);
  return { module: categoryPage, query: { category } };
}

/** The page of an address as the server renders it, with data from the database. */
async function htmlOf(path: string): Promise<string> {
  const { module, query } = pageOf(path);
  const answer = await module.getServerSideProps({
    req: { cookies: {}, headers: {} },
    res: { statusCode: 200, appendHeader: () => undefined, hasHeader: () => false, setHeader: () => undefined },
    query,
    resolvedUrl: path,
    locale: "en",
  } as unknown as GetServerSidePropsContext);
  if (!("props" in answer)) throw new Error(`${path} has no page`);
  const props = (await answer.props) as PageProps;
  const router = { asPath: path, pathname: path, query, locale: "en", prefetch: async () => undefined };
  const page = createElement(module.default as ComponentType<PageProps>, props);
  const withTexts = createElement(TranslatorProvider, { value: translatorFor("en", props.texts) }, page);
  return renderToString(createElement(RouterContext, { value: router as unknown as NextRouter }, withTexts));
}

/** The products that an address may show, by slug. */
async function rightProducts(path: string): Promise<string[]> {
  const category = /devices\/([a-z-]+)$/.exec(path)?.[1] ?? null;
  const { rows } = await db.pool.query<{ slug: string }>(
    `select slug from products p where published and preorder = $1 and ($2::text is null or category = $2)
       and (not $3 or exists (select from product_variants v where v.product_slug = p.slug and v.sale_ends_at > now()))`,
    [path.startsWith("/shop/pre-order/"), category, path === "/shop/sale"],
  );
  return rows.map(({ slug }) => slug);
}

/** The products that the cards of a page link to, by slug, in order. */
function shownProducts(html: string): string[] {
  const links = html.matchAll(/<article.*?href="\/shop\/(?:pre-order\/)?devices\/[a-z-]+\/([a-z0-9-]+)/g);
  return [...new Set(Array.from(links, ([, slug]) => slug ?? ""))];
}

async function expectOnlyRightProducts(path: string): Promise<void> {
  const [html, right] = await Promise.all([htmlOf(path), rightProducts(path)]);
  const shown = shownProducts(html);
  expect(shown.filter((slug) => !right.includes(slug))).toEqual([]);
  expect(shown).toHaveLength(Math.min(right.length, productsPerPage));
  expect(right.length).toBeGreaterThanOrEqual(6);
}

describe("the page of a category", () => {
  it.each([
    ["ROUTE-03", "/shop/devices/phones", "the phones of the catalogue"],
    ["ROUTE-04", "/shop/devices/iot-products", "the IoT products of the catalogue"],
    ["ROUTE-28", "/shop/devices/accessories", "the accessories of the catalogue"],
  ])("[%s] %s shows only %s", async (_, path) => expectOnlyRightProducts(path));
});

describe("a link of the shop menu", () => {
  it.each([
    ["MENU-11", "Phones", "/shop/devices/phones"],
    ["MENU-14", "Accessories", "/shop/devices/accessories"],
    ["MENU-15", "Pre-order", "/shop/pre-order/devices/phones"],
    ["MENU-21", "Wearables", "/shop/devices/wearables"],
    ["MENU-22", "Tablets", "/shop/devices/tab"],
    ["MENU-23", "Modems & Routers", "/shop/devices/modems-routers"],
    ["MENU-24", "IoT Products", "/shop/devices/iot-products"],
    ["MENU-25", "Apparel & Accessories", "/shop/devices/apparel-accessories"],
    ["MENU-26", "Sale", "/shop/sale"],
  ])("[%s] %s has the address %s, which shows only its own products", async (_, label, path) => {
    const links = walk(PERSONAL).filter(({ main, item }) => main.id === "shop" && item.label === label);
    expect(links.map(({ item }) => item.url)).toEqual([path]);
    await expectOnlyRightProducts(path);
  });
});
