import { callPaths } from "@/backend/contract/paths";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type Answered, type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { type OrderAnswer, tally, times } from "@/tests/support/shop/many-buyers";
import { createPromotion } from "@/tests/support/shop/promotions";
import { createProduct, createShop, fillCart } from "@/tests/support/shop/shop";

// An attack that used to work: one client guesses private promotion codes as fast as it can.

const MAX_GUESSES = 20;
const GUESSES = 100;

let db: TestDatabase;
let site: TwoProcesses;
let token = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 4 });
  [site] = await Promise.all([startTwoProcesses(db.url), createShop(db)]);
  const [sku = ""] = (await createProduct(db)).skus;
  token = (await fillCart(db, [[sku, 1]])).token;
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

const enter = (code: string, network?: string): Asked => ({
  path: callPaths.promotion.path,
  json: { token, code },
  headers: network === undefined ? {} : { "X-Forwarded-For": network },
});
const guesses = (network?: string) => times(GUESSES, (index) => enter(`GUESS-${index}`, network));

test("of 100 guesses at once of one client at two processes 20 are answered, and then a right code is refused too", async () => {
  const network = "198.51.100.21";
  expect(tally(await site.all<OrderAnswer>(guesses(network)))).toEqual({
    "promotion-not-found": MAX_GUESSES,
    "too-many-requests": GUESSES - MAX_GUESSES,
  });
  const code = await createPromotion(db);
  const late: Answered<{ errors?: { message: string }[] }> = await site.ask(0, enter(code, network));
  expect(late.status).toBe(429);
  expect(late.body.errors?.[0]?.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
  const bengali = { ...enter(code, network), headers: { "X-Forwarded-For": network, Lang: "bn" } };
  const { body } = await site.ask<{ errors: { message: string }[] }>(1, bengali);
  expect(body.errors[0]?.message).toMatch(/^অনেকবার চেষ্টা করা হয়েছে। [০-৯]+ মিনিট পর আবার চেষ্টা করুন।$/);
});

test("all guesses are answered if they have separate budgets (control)", async () => {
  expect(tally(await site.all<OrderAnswer>(guesses()))).toEqual({ "promotion-not-found": GUESSES });
});

test("right codes do not count, also if they do not fit the cart", async () => {
  const network = "198.51.100.22";
  const [code, minimum] = [await createPromotion(db), await createPromotion(db, { minPoisha: 900_000_000 })];
  for (let round = 0; round < MAX_GUESSES; round += 1) {
    expect((await site.ask(0, enter(code, network))).status).toBe(200);
    expect((await site.ask(1, enter(minimum, network))).status).not.toBe(429);
  }
  expect((await site.ask(0, enter("GUESS-1", network))).status).toBe(404);
});
