import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { type OrderAnswer, tally, times } from "@/tests/support/shop/many-buyers";
import { createComing, slotsOf } from "@/tests/support/shop/preorders";
import { createShop, newMsisdn, PLACE } from "@/tests/support/shop/shop";

// An attack that used to work: one client takes all places of a pre-order, each with another number.

const PLACES = 240;
const MAX_ORDERS = 120;

let db: TestDatabase;
let site: TwoProcesses;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 4 });
  [site] = await Promise.all([
    startTwoProcesses(db.url, { RATE_CLIENT_ORDERS_PER_HOUR: String(MAX_ORDERS) }),
    createShop(db),
  ]);
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

const reserve = (sku: string, headers: Record<string, string> = {}): Asked => ({
  path: callPaths.createPreorder.path,
  headers: { "Idempotency-Key": randomUUID(), ...headers },
  json: {
    ...{ sku, full_name: "Rahima Akter", msisdn: newMsisdn(), address: "House 12, Road 5" },
    ...{ district: PLACE.district, area: PLACE.thana, post_code: PLACE.postCode },
  },
});

test("of 240 pre-orders at once of one client at two processes 120 get a place, the limit of orders an hour", async () => {
  const { slug, sku } = await createComing(db, { slots: PLACES });
  const asked = times(PLACES, () => reserve(sku, { "X-Forwarded-For": "198.51.100.7" }));
  expect(tally(await site.all<OrderAnswer>(asked))).toEqual({
    ok: MAX_ORDERS,
    "too-many-requests": PLACES - MAX_ORDERS,
  });
  expect(await slotsOf(db, slug)).toEqual({ taken: MAX_ORDERS, orders: MAX_ORDERS });
});

test("240 clients with separate budgets get every place (control)", async () => {
  const { slug, sku } = await createComing(db, { slots: PLACES });
  const asked = times(PLACES, () => reserve(sku));
  expect(tally(await site.all<OrderAnswer>(asked))).toEqual({ ok: PLACES });
  expect(await slotsOf(db, slug)).toEqual({ taken: PLACES, orders: PLACES });
});
