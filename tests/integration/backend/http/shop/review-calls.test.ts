import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { OwnReview } from "@/backend/contract/shop/reviews";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { runReviewsCommand } from "@/backend/domain/reviews/operator-commands";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { startSession, WIDE_CLIENTS } from "@/tests/support/login";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
const call = contractCalls(() => backend);

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  backend = checkedBackend(db, { variables: WIDE_CLIENTS });
});
afterAll(() => db.close());

let writers = 0;

/** A new logged-in number that can write reviews. */
async function newWriter(): Promise<{ msisdn: string; headers: { webLoginToken: string } }> {
  writers += 1;
  const msisdn = `0172${String(writers).padStart(7, "0")}`;
  return { msisdn, headers: { webLoginToken: await startSession(db, msisdn) } };
}

const words = {
  stars: 4,
  title: "Two days on one charge",
  text: "It is on the charger every second evening.",
  topics: ["battery"],
  name: "Nusrat Jahan",
};

async function write(slug: string, headers: Record<string, string>, change: object = {}) {
  const { body, status } = await call<{ data: OwnReview }>("saveReview", {
    headers,
    body: { slug, ...words, ...change },
  });
  return { ...body.data, status };
}

/** The list as a stranger reads it, never from the cache: each request of a test has a different page size. */
let asked = 0;
async function listed(
  slug: string,
  query: Record<string, string> = {},
): Promise<CallAnswer<"listProductReviews">["data"]> {
  asked += 1;
  const { body } = await call<CallAnswer<"listProductReviews">>("listProductReviews", {
    query: { slug, per_page: String(40 - (asked % 30)), ...query },
  });
  return body.data;
}

async function ratingOf(slug: string): Promise<number[]> {
  const { rows } = await db.pool.query<{ count: number; sum: number; real: number[] }>(
    `select rating_count as count, rating_sum as sum, array(select stars from product_reviews
       where product_slug = slug and state = 'published') as real from products where slug = $1`,
    [slug],
  );
  const [row] = rows;
  expect([row?.count, row?.sum]).toEqual([row?.real.length, row?.real.reduce((sum, stars) => sum + stars, 0)]);
  return row?.real.sort() ?? [];
}

async function command(...args: string[]): Promise<{ done: boolean; said: string }> {
  const lines: string[] = [];
  const done = await runReviewsCommand({ db, args, say: (line) => void lines.push(line) });
  return { done, said: lines.join("\n") };
}

describe("a review", () => {
  it("is published at once under a masked name, counts in the product's rating, and shows no number", async () => {
    const { slug } = await createProduct(db);
    const writer = await newWriter();
    const mine = await write(slug, writer.headers);
    expect(mine).toMatchObject({ state: "published", author: "Nusrat J.", verified: false, language: "en" });
    const list = await listed(slug);
    expect(list.items).toEqual([expect.objectContaining({ review_id: mine.review_id, title: words.title, stars: 4 })]);
    expect(JSON.stringify(list)).not.toContain(writer.msisdn.slice(3));
    expect(JSON.stringify(list)).not.toContain("Jahan");
    expect(list.rating).toEqual({ average: 4, count: 1 });
    const card = await call<{ data: { items: { rating: unknown }[] } }>("getProducts", { query: { slugs: slug } });
    expect(card.body.data.items[0]?.rating).toEqual({ average: 4, count: 1 });
  });

  it("needs a log-in", async () => {
    const { slug } = await createProduct(db);
    const refused = await call("saveReview", { body: { slug, ...words } });
    expect([refused.status, firstCode(refused)]).toEqual([401, "no-session"]);
    expect(await ratingOf(slug)).toEqual([]);
  });

  it("exists once for a product and number, also if it is sent five times at once, and is changed only by its owner", async () => {
    const { slug } = await createProduct(db);
    const writer = await newWriter();
    await Promise.all([1, 2, 3, 4, 5].map((stars) => write(slug, writer.headers, { stars })));
    expect(await ratingOf(slug)).toHaveLength(1);
    const edited = await write(slug, writer.headers, { stars: 2, title: "Not so long after all" });
    expect(edited.edited_at).not.toBeNull();
    expect(await ratingOf(slug)).toEqual([2]);
    await write(slug, (await newWriter()).headers, { stars: 5 });
    expect(await ratingOf(slug)).toEqual([2, 5]);
  });

  it("is a verified purchase only if an order of its number was delivered, before or after it was written", async () => {
    const { slug, skus } = await createProduct(db);
    const [before, after, stranger] = [await newWriter(), await newWriter(), await newWriter()];
    const order = async (msisdn: string) => buy(db, [[skus[0] ?? "", 1]], { msisdn, paymentMethod: "cod" });
    const deliver = async (orderId: string) => {
      for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
    };
    await deliver((await order(before.msisdn)).orderId);
    expect((await write(slug, before.headers)).verified).toBe(true);

    const open = await order(after.msisdn);
    expect((await write(slug, after.headers)).verified).toBe(false);
    await deliver(open.orderId);
    const actions = await call<CallAnswer<"getOwnReview">>("getOwnReview", {
      query: { slug },
      headers: after.headers,
    });
    expect(actions.body.data).toMatchObject({ bought: true, review: { verified: true } });

    // The writer cannot claim `verified`: the call refuses this field.
    const claimed = await call("saveReview", { headers: stranger.headers, body: { slug, ...words, verified: true } });
    expect(claimed.status).toBe(400);
    expect((await write(slug, stranger.headers)).verified).toBe(false);
  });

  it("is filtered by stars and topic and sorted, with the counts of all reviews", async () => {
    const { slug } = await createProduct(db);
    const written = [
      { stars: 5, topics: ["battery", "value"] },
      { stars: 1, topics: ["delivery"] },
      { stars: 3, topics: ["battery"] },
    ];
    const ids: string[] = [];
    for (const change of written) ids.push((await write(slug, (await newWriter()).headers, change)).review_id);
    const found = async (query: Record<string, string>) =>
      (await listed(slug, query)).items.map(({ review_id }) => ids.indexOf(review_id));
    expect(await found({})).toEqual([2, 1, 0]);
    expect(await found({ sort: "highest" })).toEqual([0, 2, 1]);
    expect(await found({ sort: "lowest" })).toEqual([1, 2, 0]);
    await call("voteReview", { headers: (await newWriter()).headers, body: { review_id: ids[1], helpful: true } });
    expect(await found({ sort: "helpful" })).toEqual([1, 2, 0]);
    expect(await found({ topic: "battery", sort: "highest" })).toEqual([0, 2]);
    expect(await found({ stars: "3" })).toEqual([2]);
    expect(await listed(slug, { stars: "3" })).toMatchObject({
      count: 1,
      rating: { average: 3, count: 3 },
      stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: [1, 3, 5].includes(stars) ? 1 : 0 })),
      topics: [
        { topic: "battery", count: 2 },
        { topic: "delivery", count: 1 },
        { topic: "value", count: 1 },
      ],
    });
  });

  it.each([
    ["a link", { text: "Cheaper at shop-bazar.com, buy it there at once." }],
    ["a number", { title: "Call me: ০১৭১২ ৩৪৫৬৭৮" }],
    ["abuse", { text: "The rider is a bastard and the box was open." }],
  ])("with %s waits, and is listed after it was approved", async (_, change) => {
    const { slug } = await createProduct(db);
    const writer = await newWriter();
    const waiting = await write(slug, writer.headers, change);
    expect(waiting.state).toBe("waiting");
    expect([(await listed(slug)).count, await ratingOf(slug)]).toEqual([0, []]);
    expect((await command("list")).said).toContain(waiting.review_id);
    expect(await command("approve", waiting.review_id)).toEqual({
      done: true,
      said: `Review ${waiting.review_id}: waiting -> published`,
    });
    expect([(await listed(slug)).count, await ratingOf(slug)]).toEqual([1, [4]]);
  });

  it("is not listed after it was rejected, and waits again after each change", async () => {
    const { slug } = await createProduct(db);
    const writer = await newWriter();
    const { review_id: id } = await write(slug, writer.headers);
    expect((await command("reject", id.toLowerCase())).done).toBe(true);
    expect(await ratingOf(slug)).toEqual([]);
    expect((await write(slug, writer.headers, { stars: 5 })).state).toBe("waiting");
    expect((await write(slug, writer.headers, { stars: 3 })).state).toBe("waiting");
    await command("approve", id);
    expect((await write(slug, writer.headers, { stars: 2 })).state).toBe("published");
    expect(await ratingOf(slug)).toEqual([2]);
  });
});

describe("the operator's command", () => {
  it("refuses an unknown review and an unknown state, and prints its usage", async () => {
    expect(await command("approve", "nothing")).toEqual({ done: false, said: "There is no review NOTHING." });
    expect((await command("list", "lost")).done).toBe(false);
    expect((await command()).said).toContain("npm run reviews -- approve ID");
  });
});

describe("a vote", () => {
  it("counts once for each number, can be taken back, and is refused for one's own review", async () => {
    const { slug } = await createProduct(db);
    const [writer, reader] = [await newWriter(), await newWriter()];
    const { review_id } = await write(slug, writer.headers);
    const vote = (headers: Record<string, string>, helpful: boolean) =>
      call<CallAnswer<"voteReview">>("voteReview", { headers, body: { review_id, helpful } });
    await Promise.all([1, 2, 3, 4].map(() => vote(reader.headers, true)));
    expect((await vote(reader.headers, true)).body.data).toEqual({ review_id, helpful: 1, voted: true });
    const actions = await call<CallAnswer<"getOwnReview">>("getOwnReview", {
      query: { slug },
      headers: reader.headers,
    });
    expect(actions.body.data).toMatchObject({ review: null, voted: [review_id] });
    expect((await vote(reader.headers, false)).body.data.helpful).toBe(0);
    expect((await vote(reader.headers, false)).body.data.helpful).toBe(0);
    expect(firstCode(await vote(writer.headers, true))).toBe("review-of-own");
  });
});

describe("the reviews of the seed", () => {
  it("exist for about ninety products in both languages, and none is a verified purchase", async () => {
    const { rows } = await db.pool.query<Record<string, number>>(
      `select count(distinct product_slug)::int as products, count(*)::int as reviews,
         count(*) filter (where lang = 'bn')::int as bengali, count(*) filter (where verified)::int as verified
       from product_reviews where msisdn is null`,
    );
    expect(rows[0]?.["products"]).toBeGreaterThanOrEqual(85);
    expect(rows[0]?.["bengali"]).toBeGreaterThan(200);
    expect(rows[0]?.["verified"]).toBe(0);
    const { rows: wrong } = await db.pool.query(
      `select p.slug from products p left join (select product_slug, count(*) as count, sum(stars) as sum
         from product_reviews where state = 'published' group by 1) r on r.product_slug = p.slug
       where (p.rating_count, p.rating_sum) is distinct from (coalesce(r.count, 0), coalesce(r.sum, 0))`,
    );
    expect(wrong).toEqual([]);
  });
});
