import { type Backend, createBackend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { StockNotice } from "@/backend/contract/shop/stock-notices";
import type { WireWish } from "@/backend/contract/shop/wish-list";
import { messageText } from "@/backend/domain/messages/message-texts";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { sendStockNotices } from "@/backend/domain/stock-notices/send-stock-notices";
import { sendPriceDrops } from "@/backend/domain/wish-list/price-notice";
import { readBackendEnv } from "@/backend/env";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { otherCode, PEPPER, sentCode, startSession, WIDE_CLIENTS } from "@/tests/support/login";
import { meetingOf, replaceStatements } from "@/tests/support/naive/replaced-statements";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
const call = contractCalls(() => backend);

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, CODE_PEPPER: PEPPER, ...WIDE_CLIENTS });
  backend = createBackend({ db, env, log: memoryLog(), say: () => undefined, checkAnswers: true });
});
afterAll(() => db.close());

let people = 0;
const newNumber = () => `0173${String(++people).padStart(7, "0")}`;

async function logIn(msisdn = newNumber()): Promise<{ msisdn: string; headers: { webLoginToken: string } }> {
  return { msisdn, headers: { webLoginToken: await startSession(db, msisdn) } };
}

const save = async (headers: Record<string, string>, items: object[]) =>
  (await call<CallAnswer<"saveWishes">>("saveWishes", { headers, body: { items } })).body.data;
const wishes = async (headers: Record<string, string>) =>
  (await call<{ data: { items: WireWish[] } }>("getWishList", { headers })).body.data.items;

describe("the wish list", () => {
  it("keeps the price of the day of the wish, and shows the product as it is now", async () => {
    const { slug } = await createProduct(db, { variants: [{ pricePoisha: 900_000, stock: 3 }] });
    const { headers } = await logIn();
    expect(await save(headers, [{ slug }])).toEqual({ slugs: [slug], full: false });
    await db.pool.query("update product_variants set price_poisha = 850000, stock = 0 where product_slug = $1", [slug]);
    expect(await wishes(headers)).toMatchObject([
      { slug, price_then: 9_000, product: { slug, price: 8_500, in_stock: false } },
    ]);
    await db.pool.query("update products set published = false where slug = $1", [slug]);
    expect(await wishes(headers)).toMatchObject([{ slug, price_then: 9_000, product: null }]);
  });

  it("replaces an impossible date of a guest's wish by the current time", async () => {
    const { headers } = await logIn();
    for (const day of ["0000-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "9999-12-31T23:59:59Z"]) {
      const { slug } = await createProduct(db);
      const body = { items: [{ slug, price: 1, added_at: day }] };
      expect((await call("saveWishes", { headers, body })).status).toBe(200);
      const added = (await wishes(headers)).find((wish) => wish.slug === slug)?.added_at ?? "";
      expect(Math.abs(Date.parse(added) - Date.now())).toBeLessThan(3_600_000);
    }
  });

  it("adds a guest's wishes at the log-in, and keeps the price of those that it already had", async () => {
    const [{ slug: both }, { slug: fresh }] = [await createProduct(db), await createProduct(db)];
    const { headers } = await logIn();
    await save(headers, [{ slug: both }]);
    const guest = [
      { slug: both, price: 99_999, added_at: "2026-01-01T00:00:00.000Z" },
      { slug: fresh, price: 12_500, added_at: "2026-11-20T06:00:00.000Z" },
    ];
    await save(headers, guest);
    await save(headers, guest);
    expect((await wishes(headers)).map(({ slug, price_then }) => [slug, price_then])).toEqual([
      [both, 10_000],
      [fresh, 12_500],
    ]);
    const removed = await call<{ data: { slugs: string[] } }>("removeWishes", { headers, body: { slugs: [both] } });
    expect(removed.body.data.slugs).toEqual([fresh]);
  });

  it("contains at most sixty products, also when two devices add at once", async () => {
    const slugs = await Promise.all(Array.from({ length: 62 }, async () => (await createProduct(db)).slug));
    const { headers } = await logIn();
    await save(
      headers,
      slugs.slice(0, 58).map((slug) => ({ slug })),
    );
    const answers = await Promise.all(
      [58, 60].map((from) => save(headers, [{ slug: slugs[from] }, { slug: slugs[from + 1] }])),
    );
    expect(await wishes(headers)).toHaveLength(60);
    expect(answers.map(({ full }) => full).sort()).toEqual([false, true]);
  });

  it("is visible to the session's number only", async () => {
    const { slug } = await createProduct(db);
    const [mine, other] = [await logIn(), await logIn()];
    await save(mine.headers, [{ slug }]);
    expect(await wishes(other.headers)).toEqual([]);
    await call("removeWishes", { headers: other.headers, body: { slugs: [slug] } });
    expect(await wishes(mine.headers)).toHaveLength(1);
    expect((await call("getWishList")).status).toBe(401);
  });
});

async function soldOut(): Promise<{ sku: string; slug: string }> {
  const { slug, skus } = await createProduct(db, { variants: [{ stock: 0 }] });
  return { slug, sku: skus[0] ?? "" };
}
const restock = (sku: string, stock: number) =>
  db.pool.query("update product_variants set stock = $2, stock_reason = 'delivery' where sku = $1", [sku, stock]);
const ask = (body: object, headers: Record<string, string> = {}) =>
  call<{ data: { step: string } }>("requestStockNotice", { body, headers });

/** The numbers that have a queued message that a product is back in stock. */
async function notifiedNumbers(): Promise<string[]> {
  const { rows } = await db.pool.query<{ msisdn: string }>(
    "select msisdn from outbox_messages where purpose = 'back-in-stock' order by msisdn",
  );
  return rows.map(({ msisdn }) => msisdn);
}

describe("a stock notice", () => {
  beforeEach(async () => {
    await db.pool.query("delete from stock_notices");
    await db.pool.query("delete from outbox_messages where purpose = 'back-in-stock'");
  });

  it("is stored for a number after its code, and not with a wrong code or that of another product", async () => {
    const { sku } = await soldOut();
    const other = await soldOut();
    const msisdn = newNumber();
    expect((await ask({ sku, msisdn })).body.data).toEqual({ step: "code", resend_after: 30 });
    const code = (await sentCode(db, msisdn)) ?? "";
    expect(firstCode(await ask({ sku, msisdn, otp_value: otherCode(code) }))).toBe("code-wrong");
    expect(firstCode(await ask({ sku: other.sku, msisdn, otp_value: code }))).toBe("code-wrong");
    expect((await ask({ sku, msisdn, otp_value: code })).body.data).toEqual({ step: "kept" });
    const { rows } = await db.pool.query("select sku, msisdn from stock_notices");
    expect(rows).toEqual([{ sku, msisdn }]);
  });

  it("needs no code of a logged-in user, is listed, and can be removed", async () => {
    const { sku, slug } = await soldOut();
    const { headers, msisdn } = await logIn();
    await Promise.all([1, 2, 3].map(() => ask({ sku }, headers)));
    const list = async () => (await call<{ data: StockNotice[] }>("listStockNotices", { headers })).body.data;
    expect(await list()).toMatchObject([
      { sku, variation: "colour-0, 8/128 GB", path: `/shop/devices/phones/${slug}?variant=${sku}` },
    ]);
    const stranger = await logIn();
    await call("removeStockNotice", { headers: stranger.headers, body: { sku } });
    expect(await list()).toHaveLength(1);
    await call("removeStockNotice", { headers, body: { sku } });
    expect(await list()).toEqual([]);
    await restock(sku, 4);
    await sendStockNotices({ db });
    expect(await notifiedNumbers()).not.toContain(msisdn);
  });

  it("is refused while the variant is in stock, and without a number", async () => {
    const { sku } = await soldOut();
    expect(firstCode(await ask({ sku }))).toBe("no-session");
    await restock(sku, 1);
    expect(firstCode(await ask({ sku, msisdn: newNumber() }))).toBe("in-stock");
  });

  it("is sent when a cancelled order returns the piece, with the product and its link in the number's language", async () => {
    const { slug, skus } = await createProduct(db, { variants: [{ stock: 1 }] });
    const sku = skus[0] ?? "";
    const { orderId } = await buy(db, [[sku, 1]], { paymentMethod: "cod" });
    const { headers, msisdn } = await logIn();
    await call("requestStockNotice", { body: { sku }, headers, lang: "bn" });
    await sendStockNotices({ db });
    expect(await notifiedNumbers()).toEqual([]);
    await cancelOrder({ db }, { orderId, by: "customer", note: null });
    await sendStockNotices({ db });
    const { rows } = await db.pool.query<{ lang: "bn"; params: Record<string, string> }>(
      "select lang, params from outbox_messages where purpose = 'back-in-stock' and msisdn = $1",
      [msisdn],
    );
    const text = messageText("back-in-stock", rows[0]?.lang ?? "en", rows[0]?.params ?? {}, ORIGIN);
    expect(text).toContain(`পণ্য ${slug} আবার স্টকে এসেছে`);
    expect(text).toContain(`${ORIGIN}/shop/devices/phones/${slug}?variant=${sku}`);
  });

  it("is sent once to each number, however often and from how many processes the job runs", async () => {
    const { sku } = await soldOut();
    const waiting = await Promise.all(Array.from({ length: 8 }, () => logIn()));
    await Promise.all(waiting.map(({ headers }) => ask({ sku }, headers)));
    await restock(sku, 2);
    await Promise.all([sendStockNotices({ db }), sendStockNotices({ db }), sendStockNotices({ db })]);
    await sendStockNotices({ db });
    const numbers = waiting.map(({ msisdn }) => msisdn).sort();
    expect(await notifiedNumbers()).toEqual(numbers);
    // Sold out and back again: a number that was notified gets no second text unless it asks again.
    await restock(sku, 0);
    const [first] = waiting;
    await ask({ sku }, first?.headers);
    await restock(sku, 5);
    await sendStockNotices({ db });
    expect(await notifiedNumbers()).toEqual([...numbers, first?.msisdn].sort());
  });

  it("would be sent twice if it were found first and marked then (control)", async () => {
    const { sku } = await soldOut();
    const { headers, msisdn } = await logIn();
    await ask({ sku }, headers);
    await restock(sku, 1);
    // Both processes find the notice before one of them marks it.
    const meeting = meetingOf(2);
    replaceStatements({
      "take-due-stock-notices": async (connection) => {
        const { rows } = await connection.query(
          `select n.id, n.msisdn, n.lang, n.sku, p.slug, p.category, p.titles from stock_notices n
         join product_variants v using (sku) join products p on p.slug = v.product_slug
         where n.told_at is null and v.stock > 0`,
        );
        await meeting();
        await connection.query("update stock_notices set told_at = now() where id = any($1)", [
          rows.map(({ id }) => id),
        ]);
        return rows;
      },
    });
    await Promise.all([sendStockNotices({ db }), sendStockNotices({ db })]);
    expect(await notifiedNumbers()).toEqual([msisdn, msisdn]);
  });
});

describe("a price notice", () => {
  const setPrice = (slug: string, poisha: number) =>
    db.pool.query("update product_variants set price_poisha = $2 where product_slug = $1", [slug, poisha]);
  const want = (headers: Record<string, string>, wanted: boolean, lang: "en" | "bn" = "en") =>
    call("savePriceNotice", { headers, body: { wanted }, lang });
  const texts = async (msisdn: string) => {
    const { rows } = await db.pool.query<{ purpose: string; lang: "en" | "bn"; params: Record<string, string> }>(
      "select purpose, lang, params from outbox_messages where msisdn = $1 and purpose like 'price-%' order by id",
      [msisdn],
    );
    return rows.map(({ purpose, lang, params }) => messageText(purpose, lang, params, ORIGIN));
  };
  async function keeper(...slugs: string[]) {
    const { headers, msisdn } = await logIn();
    // A browser can send any price; no text is sent because of it.
    await call("saveWishes", { headers, body: { items: slugs.map((slug) => ({ slug, price: 900_000 })) } });
    return { headers, msisdn };
  }

  it("is sent once for each price drop to numbers that asked for it, in their language", async () => {
    const { slug } = await createProduct(db);
    const { headers, msisdn } = await keeper(slug);
    const silent = await keeper(slug);
    await setPrice(slug, 4_000_000);
    await want(headers, true, "bn");
    await sendPriceDrops({ db });
    expect(await texts(msisdn)).toEqual([]);
    await setPrice(slug, 3_500_000);
    await Promise.all([sendPriceDrops({ db }), sendPriceDrops({ db })]);
    await setPrice(slug, 3_600_000);
    await sendPriceDrops({ db });
    const sent = await texts(msisdn);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`পণ্য ${slug} এখন ৩৫,০০০ টাকা`);
    expect(sent[0]).toContain(`${ORIGIN}/shop/devices/phones/${slug}`);
    expect(await texts(silent.msisdn)).toEqual([]);
  });

  it("is one message for several price drops, with the largest first, and is not sent after it was switched off", async () => {
    const one = await createProduct(db);
    const two = await createProduct(db);
    const { headers, msisdn } = await keeper(one.slug, two.slug);
    const list = () => call<{ data: { price_notice: boolean } }>("getWishList", { headers });
    expect((await list()).body.data.price_notice).toBe(false);
    await setPrice(one.slug, 4_000_000);
    await setPrice(two.slug, 4_000_000);
    await want(headers, true);
    expect((await list()).body.data.price_notice).toBe(true);
    await sendPriceDrops({ db });
    await setPrice(one.slug, 3_900_000);
    await setPrice(two.slug, 2_000_000);
    await sendPriceDrops({ db });
    const sent = await texts(msisdn);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`${two.slug} from your wish list now costs Tk 20,000, and 1 more dropped in price`);
    await want(headers, false);
    await setPrice(one.slug, 1_000_000);
    await sendPriceDrops({ db });
    expect(await texts(msisdn)).toHaveLength(1);
    expect((await call("savePriceNotice", { body: { wanted: true } })).status).toBe(401);
  });
});
