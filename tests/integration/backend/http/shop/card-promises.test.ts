import { type Backend, createBackend } from "@/backend/app";
import type { CartView } from "@/backend/contract/shop/cart";
import { categories, type ProductCard, type ProductDetail, type ProductList } from "@/backend/contract/shop/catalog";
import type { InstallmentPlan } from "@/backend/contract/shop/installment";
import { readBackendEnv } from "@/backend/env";
import { contractCalls } from "@/tests/support/contract-calls";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { fillCart } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
const call = contractCalls(() => backend);

interface StoredPlan {
  code: string;
  months: number;
  fee: number;
  least: number;
}

let stored: StoredPlan[];
let cards: ProductCard[];
let details: ProductDetail[];

beforeAll(async () => {
  db = await createTestDatabase();
  backend = createBackend({
    db,
    // This one client requests the whole catalogue at once.
    env: readBackendEnv({
      CODE_PEPPER: "pepper-of-a-test",
      RATE_CLIENT_READS_PER_MINUTE: "100000",
      RATE_CLIENT_WRITES_PER_MINUTE: "100000",
    }),
    log: memoryLog(),
    say() {},
    checkAnswers: true,
  });
  stored = (
    await db.pool.query<StoredPlan>(
      "select code, months, fee_basis_points as fee, least_price_poisha as least from emi_plans",
    )
  ).rows;
  const queries = [...categories.map((category) => ({ category })), { preorder: "1" }, { sale: "1" }];
  cards = (await Promise.all(queries.map(listAll))).flat();
  const slugs = [...new Set(cards.map(({ slug }) => slug))];
  details = [];
  for (const slug of slugs) details.push(await findDetail(slug));
});
afterAll(() => db.close());

async function listAll(query: Record<string, string>): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call<{ data: ProductList }>("getProducts", {
      query: { ...query, page: String(page), per_page: "48" },
    });
    found.push(...answer.body.data.items);
    pages = answer.body.data.pages;
  }
  return found;
}

async function findDetail(slug: string): Promise<ProductDetail> {
  const { body } = await call<{ data: ProductList }>("getProducts", { query: { slug } });
  if (body.data.product === null) throw new Error(`No product ${slug}`);
  return body.data.product;
}

/** The lowest monthly instalment for a price in poisha, calculated independently of the code under test with BigInt. */
function lowestMonth(price: number): { code: string; monthly: number; total: number } | null {
  const costs = stored
    .filter(({ least }) => price >= least)
    .map(({ code, months, fee }) => {
      const charge = ((BigInt(price) * BigInt(fee) + 999_999n) / 1_000_000n) * 100n;
      const total = BigInt(price) + charge;
      return { code, monthly: Number((total + BigInt(months) - 1n) / BigInt(months)), total: Number(total) };
    });
  return costs.sort((one, other) => one.monthly - other.monthly || one.total - other.total)[0] ?? null;
}

const poisha = (taka: number) => Math.round(taka * 100);
const inPoisha = ({ code, monthly, total }: InstallmentPlan) => ({
  code,
  monthly: poisha(monthly),
  total: poisha(total),
});
const calculatorOf = ({ installments }: ProductDetail, price: number) =>
  installments.find((priced) => poisha(priced.price) === poisha(price))?.plans ?? [];
const detailOf = (slug: string) => {
  const found = details.find((product) => product.slug === slug);
  if (found === undefined) throw new Error(`No product ${slug}`);
  return found;
};

it("reads the whole catalogue, with products above and below the minimum price of the plans", async () => {
  const { rows } = await db.pool.query<{ count: number }>(
    "select count(*)::int from products where published and category <> 'sim'",
  );
  expect(details.filter(({ category }) => category !== "sim")).toHaveLength(rows[0]?.count ?? -1);
  expect(cards.filter(({ emi_from }) => emi_from !== null).length).toBeGreaterThan(50);
  expect(cards.filter(({ emi_from }) => emi_from === null).length).toBeGreaterThan(20);
  expect(new Set(cards.map(({ bundle }) => bundle?.kind))).toEqual(new Set(["included", "gift", "paid", undefined]));
});

it("shows on every card the lowest instalments of its price, the first plan of the calculator for that price", () => {
  for (const card of cards) {
    const expected = card.preorder === null ? lowestMonth(poisha(card.price)) : null;
    expect([card.slug, card.emi_from && inPoisha(card.emi_from)]).toEqual([card.slug, expected]);
    expect([card.slug, card.emi_from]).toEqual([card.slug, calculatorOf(detailOf(card.slug), card.price)[0] ?? null]);
  }
});

it("returns the same for every variant, and the calculator for every sum of bundle and printing", () => {
  for (const product of details) {
    for (const variant of product.variants) {
      expect([variant.sku, variant.emi_from]).toEqual([variant.sku, calculatorOf(product, variant.price)[0] ?? null]);
      const bundles = product.bundles.map(({ add_ons }) => add_ons.reduce((sum, { price }) => sum + poisha(price), 0));
      for (const extra of [0, ...bundles].flatMap((sum) => [sum, sum + poisha(product.print_price ?? 0)])) {
        const sum = poisha(variant.price) + extra;
        const expected = product.preorder === null ? lowestMonth(sum) : null;
        const [first] = calculatorOf(product, sum / 100);
        expect([variant.sku, sum, first && inPoisha(first)]).toEqual([variant.sku, sum, expected ?? undefined]);
      }
    }
  }
});

it("offers in the cart and at the checkout the instalments of each variant's card, to the poisha", async () => {
  let asked = 0;
  for (const product of details.filter(({ preorder, category }) => preorder === null && category !== "sim")) {
    for (const { sku, emi_from: promised, stock } of product.variants) {
      if (stock === 0) continue;
      const emi = promised === null ? {} : { emi: promised.code };
      const { token } = await fillCart(db, [[sku, 1, emi]]);
      const cart = await call<CartView>("getCartItem", { query: { productToken: token } });
      expect([sku, cart.body.data[0]?.emi_terms]).toEqual([sku, promised]);
      // Before a delivery option is selected, the payable sum is the price alone.
      const offer = await call<{ data: { installments: InstallmentPlan[] } }>("deliveryOption", {
        body: { token, district: "Dhaka" },
      });
      expect([sku, offer.body.data.installments]).toEqual([sku, calculatorOf(product, cart.body.totalPrice.payable)]);
      expect([sku, offer.body.data.installments[0] ?? null]).toEqual([sku, promised]);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(200);
});

it("adds the delivery fee to the sum of the instalments at the checkout", async () => {
  const product = details.find(({ emi_from, in_stock }) => emi_from !== null && in_stock);
  const { token } = await fillCart(db, [[product?.sku ?? "", 1]]);
  const { body } = await call<{ data: { fee: number; installments: InstallmentPlan[] } }>("deliveryOption", {
    body: { token, district: "Dhaka", type: "regular" },
  });
  const [first] = body.data.installments;
  const sum = poisha(product?.price ?? 0) + poisha(body.data.fee);
  expect(first && inPoisha(first)).toEqual(lowestMonth(sum));
});

it("shows a free gift on a card only if it is included, and names the bundle otherwise", () => {
  for (const { slug, bundle, preorder } of cards) {
    const { bundles } = detailOf(slug);
    const isFree = (add_ons: (typeof bundles)[number]["add_ons"]) => add_ons.every(({ price }) => price === 0);
    const named = bundles.find((each) => each.slug === bundle?.slug);
    if (preorder !== null) {
      expect([slug, bundle?.kind]).toEqual([slug, preorder.gifts.length > 0 ? "included" : undefined]);
    } else if (bundle?.kind === "included") {
      expect([slug, named?.in_stock, isFree(named?.add_ons ?? [])]).toEqual([slug, true, true]);
    } else if (bundle?.kind === "gift") {
      expect([slug, named?.title, named?.in_stock]).toEqual([slug, bundle.title, true]);
      expect(named?.add_ons.some(({ free }) => free)).toBe(true);
    } else {
      const free = bundles.filter(({ in_stock, add_ons }) => in_stock && add_ons.some(({ price }) => price === 0));
      expect([slug, free]).toEqual([slug, []]);
    }
  }
});

it("links to the price, colour and stock that the card shows", () => {
  for (const card of cards.filter(({ category }) => category !== "sim")) {
    const product = detailOf(card.slug);
    const asked = new URLSearchParams(card.path.split("?")[1]);
    const colour = asked.get("colour");
    // For a garment the page shows the price of the chosen colour. The size is not chosen yet.
    const sku = asked.get("variant") ?? (colour === null ? product.sku : card.sku);
    const shown = product.variants.find((variant) => variant.sku === sku);
    expect([card.slug, shown?.sku, shown?.price]).toEqual([card.slug, card.sku, card.price]);
    if (colour !== null) expect([card.slug, shown?.colour.name]).toEqual([card.slug, colour]);
  }
});
