import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Category, type ProductList, productsPerPage } from "@/backend/contract/shop/catalog";
import { table } from "@/scripts/lib/table";
import { productPath } from "@/utils/paths/paths";
import { inFreshFolder, inTurn, port, print, root, siteOptions, WRITTEN_ANEW } from "./bench-site";
import { onDatabase } from "./database";
import { growCatalogue } from "./grow-catalogue";
import { type PlannedRequest, pageRequest } from "./http-connection";
import { type LoadFigures, type LoadSettings, measureLoad, type Scenario } from "./load";
import { startProgram } from "./programs";
import { describeRun } from "./report";
import { addToCart, ask, changeQuantities, makeCarts, placeOrders, query, readShop, type Shop } from "./shop-requests";

/** The seeded catalogue first, whatever its size; then these numbers of products. */
const SIZES = [10_000, 100_000];
const GOAL = 1.3;
/** The goal applies to these sizes; the others are only reported. */
const LISTING = "listing, two filters";
const PRODUCT_PAGE = "product page";
const JUDGED: ReadonlySet<string> = new Set([LISTING, PRODUCT_PAGE]);

const quick = process.argv.includes("--quick");
const settings: LoadSettings = quick
  ? { connections: 16, warmUp: { requests: 1_000, seconds: 12 }, runs: 1, seconds: 5 }
  : { connections: 16, warmUp: { requests: 2_000, seconds: 30 }, runs: 3, seconds: 8 };
const prepared = quick ? 800 : 2_000;

interface SizeFigures {
  products: number;
  variants: number;
  load: LoadFigures[];
}

/** Measures the same requests at each size, prints the table and writes the result. */
async function main(dataDir: string): Promise<void> {
  print("the seeded catalogue");
  // The first start creates, migrates and seeds the database.
  await (await startProgram(siteOptions(dataDir, {}))).stop();
  const sizes = [await measureSize(dataDir)];
  for (const size of SIZES) {
    print(`${size} products`);
    await onDatabase(root, dataDir, (database) => growCatalogue(database, size));
    sizes.push(await measureSize(dataDir));
    process.stdout.write(`\n${tableOf(sizes)}\n`);
  }
  process.stdout.write(`Written to ${writeSizes(sizes)}\n`);
}

function writeSizes(sizes: readonly SizeFigures[]): string {
  const result = { ...describeRun(), quick, sizes };
  const file = `bench/results/${result.at.slice(0, 10)}-${result.commit}-sizes.json`;
  mkdirSync(join(root, "bench", "results"), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  return file;
}

async function measureSize(dataDir: string): Promise<SizeFigures> {
  const site = await startProgram(siteOptions(dataDir, WRITTEN_ANEW));
  try {
    const shop = await readShop(port);
    const { pages, products, variants } = await prepare(dataDir, shop);
    fullPages ??= await twoFilters();
    const filters = fullPages;
    const scenarios: Scenario[] = [
      { name: LISTING, requests: filters.map((search) => pageRequest(`/shop/devices/phones?${search}`)) },
      { name: PRODUCT_PAGE, requests: pages.map((path) => pageRequest(path)) },
      { name: "add to cart", requests: addToCart(shop) },
      { name: "change of quantity", requests: changeQuantities(await makeCarts(port, shop, 200)) },
      { name: "place order", prepare: (count) => placeOrders(port, shop, count), count: prepared },
      {
        name: "counts that nobody asked for",
        prepare: async (count) => unasked(filters, count),
        count: quick ? 200 : 1_000,
      },
    ];
    const load = await inTurn(scenarios, (scenario) => {
      print(`  ${scenario.name}`);
      return measureLoad(site, dataDir, scenario, settings);
    });
    return { products, variants, load };
  } finally {
    await site.stop();
  }
}

/** Filters by brand and memory that give a full page even in the seeded catalogue; the same filters at every size. */
let fullPages: readonly string[] | undefined;

async function twoFilters(): Promise<string[]> {
  const listOf = async (search: string) =>
    (await ask<{ data: ProductList }>(port, query("getProducts", `?category=phones&${search}`))).data;
  const brands = (await listOf("")).facets?.brand.map(({ value }) => value) ?? [];
  const memories = ["128,256", "256,512", "128,256,512", "64,128,256"];
  const searches = brands.flatMap((one, index) => [
    ...brands.slice(index + 1).flatMap((other) => memories.map((memory) => `brand=${one},${other}&storage=${memory}`)),
    ...memories.map((memory) => `brand=${brands.filter((brand) => brand !== one).join(",")}&storage=${memory}`),
  ]);
  const full: string[] = [];
  for (const search of searches) if ((await listOf(search)).count >= productsPerPage) full.push(search);
  if (full.length === 0) throw new Error("No two filters leave a page of phones.");
  return full;
}

let asked = 0;

/** Lists with price limits that no earlier request had, so that no part of the answer is cached. */
function unasked(filters: readonly string[], count: number): PlannedRequest[] {
  return Array.from({ length: count }, (_, index) => {
    asked += 1;
    const search = `?category=phones&${filters[index % filters.length]}&price_min=${asked}&price_max=${60_000 + asked}`;
    return query("getProducts", search);
  });
}

/** Refills the stock of the ordered products, and picks product pages from the whole shop. */
async function prepare(dataDir: string, shop: Shop) {
  return onDatabase(root, dataDir, async ({ pool }) => {
    await pool.query("update product_variants set stock = stock + 1000000 where sku = any($1)", [
      shop.products.map(({ sku }) => sku),
    ]);
    const picked = await pool.query<{ slug: string; category: Category }>(
      `select slug, category from products where published and not preorder and category <> 'sim'
       order by md5(slug) limit 200`,
    );
    const { rows } = await pool.query<{ products: number; variants: number }>(
      "select (select count(*)::int from products) as products, (select count(*)::int from product_variants) as variants",
    );
    const pages = picked.rows.map(({ slug, category }) => productPath(category, slug));
    return { pages, products: rows[0]?.products ?? 0, variants: rows[0]?.variants ?? 0 };
  });
}

const HEAD = ["", "products", "variants", "req/s", "p50 ms", "p99 ms", "site CPU ms", "PostgreSQL CPU ms", "growth"];

/** Every kind of request with its times at each size, and how many times longer it takes at the largest size. */
function tableOf(sizes: readonly SizeFigures[]): string {
  const [smallest] = sizes;
  const lines = (smallest?.load ?? []).flatMap((first, index) =>
    sizes.flatMap((size) => {
      const figures = size.load[index];
      if (figures === undefined) return [];
      const isJudged = JUDGED.has(first.name) && size === sizes.at(-1);
      const name = size === smallest ? first.name : "";
      return [[name, ...cellsOf(size, figures, first, isJudged)], ...refusalOf(figures)];
    }),
  );
  return `${table([HEAD, ...lines]).join("\n")}\n`;
}

function cellsOf(size: SizeFigures, figures: LoadFigures, smallest: LoadFigures, isJudged: boolean): string[] {
  const growth = smallest.requestsPerSecond / figures.requestsPerSecond;
  const result = isJudged ? ` (goal ${GOAL}, ${growth <= GOAL ? "met" : "missed"})` : "";
  return [
    String(size.products),
    String(size.variants),
    figures.requestsPerSecond.toFixed(0),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    figures.siteCpuMs?.toFixed(2) ?? "-",
    figures.databaseCpuMs?.toFixed(2) ?? "-",
    growth.toFixed(2) + result,
  ];
}

function refusalOf({ refused, firstRefusal }: LoadFigures): string[][] {
  return firstRefusal === null ? [] : [[`  refused ${refused}: ${firstRefusal.slice(0, 120)}`]];
}

void inFreshFolder(main);
