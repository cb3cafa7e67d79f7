import { randomBytes, randomUUID } from "node:crypto";
import type { Language } from "@/backend/contract/language";
import type { Category } from "@/backend/contract/shop/catalog";
import type { Database } from "@/backend/db/client";
import type { LineOptions, ProductTexts } from "@/backend/db/stored-types";
import type { Cart } from "@/backend/domain/cart/cart";
import { setCart } from "@/backend/domain/cart/set-cart";
import { unprovedSender } from "@/backend/domain/codes/text-budgets";
import {
  type OrderContext,
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
} from "@/backend/domain/orders/place-order";

/** A separate district, so that no test depends on the seeded places. Fees: regular 60, express 100 taka. */
export const PLACE = { district: "Testpur", thana: "Northgate", postCode: "1999" } as const;

/** A guest in a shop that requires no code for cash on delivery. */
export function domainContext(db: Database, lang: Language = "en"): OrderContext {
  const caller = {
    pepper: "pepper-of-a-shop-0123456789abcdefgh",
    client: null,
    clientLimits: { numbersPerDay: 20, codesPerHour: 30, wrongCodesPerDay: 30 },
    messagesPerMinute: 600,
    onDroppedText() {},
  };
  return {
    db,
    lang,
    now: () => new Date("2026-11-21T06:00:00Z"),
    riskCheck: null,
    provedMsisdn: null,
    unprovedSender: (msisdn) => unprovedSender(caller, msisdn),
  };
}

/** Adds brands and the test district with its delivery options; call it once per database. */
export async function createShop(db: Database): Promise<void> {
  await db.pool.query(`
    insert into brands (slug, name) values ('testa', 'Testa'), ('testo', 'Testo');
    insert into districts (name, name_bn, zone) values ('${PLACE.district}', 'টেস্টপুর', 'inside-dhaka'),
      ('Farpur', 'দূরপুর', 'outside-dhaka');
    insert into thanas (district, name, name_bn) values ('${PLACE.district}', '${PLACE.thana}', 'উত্তরদ্বার'),
      ('Farpur', 'Farthana', 'দূরথানা');
    insert into post_codes (district, thana, post_code, post_office, post_office_bn)
      values ('${PLACE.district}', '${PLACE.thana}', '${PLACE.postCode}', 'Northgate', 'উত্তরদ্বার'),
      ('Farpur', 'Farthana', '9998', 'Farthana', 'দূরথানা');
    insert into delivery_options (type, zone, labels, fee_poisha, days_min, days_max, position) values
      ('regular', 'inside-dhaka', '{"en": "Regular", "bn": "সাধারণ"}', 6000, 1, 2, 0),
      ('express', 'inside-dhaka', '{"en": "Express", "bn": "দ্রুত"}', 10000, 0, 1, 1),
      ('regular', 'outside-dhaka', '{"en": "Regular", "bn": "সাধারণ"}', 13000, 2, 5, 0)
      on conflict (type, zone) do update set fee_poisha = excluded.fee_poisha, days_min = excluded.days_min,
        days_max = excluded.days_max;
    update shop_settings set cod_limit_poisha = 5000000, cod_open_limit_poisha = 8000000, cod_open_orders = 2,
      rest_weekday = 5, payment_hold_minutes = 30;
  `);
}

/** The code of the store in the test district, once it has been created. */
export const STORE = "testpur-northgate";

/** Adds a store in the test district where orders can be picked up. */
export async function createStore(db: Database): Promise<void> {
  await db.pool.query(
    `insert into stores (code, names, addresses, district, thana, latitude, longitude, services, hours)
     values ($1, '{"en": "Northgate Centre", "bn": "উত্তরদ্বার কেন্দ্র"}', '{"en": "Road 1", "bn": "সড়ক ১"}', $2, $3, 23.7,
       90.4, '{}', '[]')`,
    [STORE, PLACE.district, PLACE.thana],
  );
}

export interface VariantInput {
  sku?: string;
  pricePoisha?: number;
  wasPricePoisha?: number | null;
  stock?: number;
  storageGb?: number;
  colour?: string;
}

export interface ProductInput {
  slug?: string;
  category?: Category;
  brand?: "testa" | "testo";
  fiveG?: boolean;
  popularity?: number;
  listedAt?: string;
  published?: boolean;
  variants?: readonly VariantInput[];
}

/** Adds a product and returns its SKUs in the given order. */
export async function createProduct(db: Database, input: ProductInput = {}): Promise<{ slug: string; skus: string[] }> {
  const slug = input.slug ?? `product-${randomBytes(6).toString("hex")}`;
  const words = { en: `Product ${slug}`, bn: `পণ্য ${slug}` };
  await db.pool.query(
    `insert into products (slug, category, brand_slug, titles, summaries, texts, five_g, released_on, listed_at,
       popularity, published) values ($1, $2, $3, $4, $5, $6, $7, '2026-10-01', $8, $9, $10)`,
    [
      slug,
      input.category ?? "phones",
      input.brand ?? "testa",
      JSON.stringify(words),
      JSON.stringify({ en: "Short", bn: "ছোট" }),
      JSON.stringify({ en: texts, bn: { ...texts, description: "বাংলা বিবরণ" } }),
      input.fiveG ?? false,
      input.listedAt ?? "2026-01-01",
      input.popularity ?? 0,
      input.published ?? true,
    ],
  );
  const skus: string[] = [];
  for (const [position, variant] of (input.variants ?? [{}]).entries()) {
    skus.push(await createVariant(db, slug, variant, position));
  }
  return { slug, skus };
}

async function createVariant(db: Database, slug: string, variant: VariantInput, position: number): Promise<string> {
  const sku = variant.sku ?? `T-${randomBytes(6).toString("hex").toUpperCase()}`;
  const colour = variant.colour ?? `colour-${position}`;
  const picture = { src: `/images/kit/${colour}.webp`, width: 800, height: 800, alt: { en: colour, bn: "ছবি" } };
  await db.pool.query(
    `insert into product_variants (sku, product_slug, colour_name, colour_labels, colour_hex, ram_gb, storage_gb,
       price_poisha, was_price_poisha, stock, position, pictures)
     values ($1, $2, $3, $4, '#112233', 8, $5, $6, $7, $8, $9, $10)`,
    [
      sku,
      slug,
      colour,
      JSON.stringify({ en: colour, bn: "রং" }),
      variant.storageGb ?? 128,
      variant.pricePoisha ?? 1_000_000,
      variant.wasPricePoisha ?? null,
      variant.stock ?? 100,
      position,
      JSON.stringify([picture]),
    ],
  );
  return sku;
}

const texts: ProductTexts = {
  description: "A long description",
  highlights: [{ title: "Bright", text: "Very bright" }],
  specifications: [{ title: "Body", rows: [{ label: "Weight", value: "180 g" }] }],
  inTheBox: ["Phone"],
  questions: [{ question: "Does it float?", answer: "No." }],
  warranty: "One year",
};

type Line = readonly [sku: string, quantity: number, options?: LineOptions];

/** Creates a cart with these lines. @throws Error if the update is refused */
export async function fillCart(
  db: Database,
  lines: readonly Line[],
  token: string | null = null,
): Promise<Cart & { token: string }> {
  const update = await setCart(
    { db },
    {
      token,
      retailerToken: null,
      holder: null,
      lines: lines.map(([sku, quantity, options = {}]) => ({ sku, quantity, options })),
    },
  );
  if (!("cart" in update)) throw new Error(`Refused: ${JSON.stringify(update.refused)}`);
  const { cart } = update;
  if (cart.token === null) throw new Error("The cart is empty");
  return { ...cart, token: cart.token };
}

let subscribers = 0;

/** A number that no other test of the file uses. */
export function newMsisdn(): string {
  subscribers += 1;
  return `018${String(subscribers).padStart(8, "0")}`;
}

/** The order request for this cart: regular delivery inside Dhaka, 60 taka. */
export function orderRequest(cart: Cart & { token: string }, change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    token: cart.token,
    version: cart.version,
    expectedPoisha: cart.itemsPoisha + 6_000 - cart.discountPoisha,
    fullName: "Rahima Akter",
    msisdn: newMsisdn(),
    email: null,
    ...PLACE,
    address: "House 12, Road 5",
    note: null,
    deliveryType: "regular",
    storeId: null,
    paymentMethod: "online",
    emiPlan: null,
    ...change,
  };
}

/** Fills a cart and orders it under a new key. */
export async function buy(
  db: Database,
  lines: readonly Line[],
  change: Partial<OrderRequest> = {},
): Promise<PlacedOrder> {
  return placeOrder(domainContext(db), randomUUID(), orderRequest(await fillCart(db, lines), change));
}

/** Where the money of a return goes, for an order that was paid on delivery. */
export const REFUND_ACCOUNT = { kind: "bkash", number: "01712345678", holder: "", bank: "" } as const;

/** The stock of a SKU and the sum of its ledger, which must always be equal. */
export async function stockOf(db: Database, sku: string): Promise<{ stock: number; ledger: number }> {
  const { rows } = await db.pool.query<{ stock: number; ledger: number }>(
    `select stock, (select coalesce(sum(delta), 0)::int from stock_ledger l where l.sku = v.sku) as ledger
     from product_variants v where sku = $1`,
    [sku],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`No such SKU: ${sku}`);
  return row;
}

const COUNTED = [
  "orders",
  "order_lines",
  "order_events",
  "idempotency_keys",
  "payments",
  "outbox_messages",
  "stock_ledger",
];

/** The number of rows in every table that an order writes to: a refused order must not change them. */
export async function rowCounts(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<Record<string, number>>(
    `select ${COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(", ")},
       (select coalesce(sum(stock), 0)::int from product_variants) as pieces,
       (select count(*)::int from carts where ordered_at is not null) as ordered_carts`,
  );
  return rows[0] ?? {};
}

/** Makes the payment deadline of an unpaid order two minutes ago. */
export async function endHold(db: Database, orderId: string): Promise<void> {
  await db.pool.query("update orders set payment_due_until = now() - interval '2 minutes' where public_id = $1", [
    orderId,
  ]);
}
