import { callPaths } from "@/backend/contract/paths";
import type { NaiveAnswer } from "@/tests/support/naive/naive-calls";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { prepareNaiveOnce } from "@/tests/support/naive/naive-once";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type Answered, type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { type Caller, fileReplacement, type Refused, replacementLine } from "@/tests/support/sims";
import { simSkus } from "@/utils/sims/sim-skus";

// Attacks that used to work: a stranger sends many carts at the same moment to two processes on one database.

let db: TestDatabase;
let site: TwoProcesses;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 4 });
  site = await startTwoProcesses(db.url);
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

type CartAnswer = { token: string; version: number; totalPrice: { payable: number } } & Partial<Refused>;

const addCart = (
  product: readonly object[],
  { network = "198.51.100.7", token = null as string | null } = {},
): Asked => ({
  path: callPaths.addCartItem.path,
  json: { product, driver: "session", token },
  headers: { "X-Forwarded-For": network },
});
const lineOf = (sim: string) => ({ sku: simSkus.prepaid.physical, product_quantity: 1, sim });

/** The number of responses for each error code; `ok` for accepted requests. */
function tally(answers: readonly Answered<{ errors?: { code: string }[] }>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { body } of answers) {
    const code = body.errors?.[0]?.code ?? "ok";
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

let taken = 0;
/** Numbers that are not part of a pair and that no other test has used. */
async function freshNumbers(count: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ msisdn: string }>(
    "select msisdn from sim_numbers where pair_msisdn is null order by msisdn offset $1 limit $2",
    [taken, count],
  );
  taken += count;
  return rows.map(({ msisdn }) => msisdn);
}

const naively = async (name: string, asked: readonly object[]): Promise<NaiveAnswer[]> =>
  (await site.all<NaiveAnswer>(asked.map((json) => ({ path: `/naive/${name}`, json })))).map(({ body }) => body);

describe("forty carts of one network, each with another number", () => {
  const heldOf = async (numbers: readonly string[]) => {
    const { rows } = await db.pool.query("select from sim_numbers where msisdn = any($1) and held_until > now()", [
      numbers,
    ]);
    return rows.length;
  };

  test("hold ten numbers together", async () => {
    const numbers = await freshNumbers(40);
    const answers = await site.all<CartAnswer>(numbers.map((sim) => addCart([lineOf(sim)])));
    expect(tally(answers)).toEqual({ ok: 10, "sim-hold-limit": 30 });
    expect(await heldOf(numbers)).toBe(10);
  });

  test("hold no more when another network sends the same carts again", async () => {
    const [network, helper] = ["198.51.100.8", "198.51.100.9"];
    const numbers = await freshNumbers(12);
    const held = numbers.slice(0, 10);
    const carts = await site.all<CartAnswer>(held.map((sim) => addCart([lineOf(sim)], { network })));
    const again = carts.map(({ body }, index) =>
      addCart([lineOf(held[index] ?? "")], { network: helper, token: body.token }),
    );
    expect(tally(await site.all<CartAnswer>(again))).toEqual({ ok: 10 });
    const more = await site.all<CartAnswer>(numbers.slice(10).map((sim) => addCart([lineOf(sim)], { network })));
    expect(tally(more)).toEqual({ "sim-hold-limit": 2 });
  });

  test("hold ten also after the first ten holds have ended and a quantity is sent again", async () => {
    const [network, other] = ["198.51.100.10", "198.51.100.11"];
    const numbers = await freshNumbers(20);
    const carts = await site.all<CartAnswer>(numbers.slice(0, 10).map((sim) => addCart([lineOf(sim)], { network })));
    expect(tally(carts)).toEqual({ ok: 10 });
    await db.pool.query("update sim_numbers set held_until = now() - interval '1 second' where msisdn = any($1)", [
      numbers.slice(0, 10),
    ]);
    const again = carts.map(({ body: { token, version } }) => ({
      path: callPaths.updateOrderItem.path,
      json: { token, version, sku: simSkus.prepaid.physical, product_quantity: 1 },
      headers: { "X-Forwarded-For": network },
    }));
    expect(tally(await site.all<CartAnswer>(again))).toEqual({ ok: 10 });
    const more = numbers.slice(10).map((sim) => addCart([lineOf(sim)], { network }));
    expect(tally(await site.all<CartAnswer>(more))).toEqual({ "sim-hold-limit": 10 });
    const elsewhere = numbers.slice(10).map((sim) => addCart([lineOf(sim)], { network: other }));
    expect(tally(await site.all<CartAnswer>(elsewhere))).toEqual({ ok: 10 });
  });

  test("hold eleven if the numbers are counted first and held then (control)", async () => {
    const numbers = await freshNumbers(11);
    await db.pool.query(
      `update sim_numbers set held_by = 'cart', held_for = 'naive', held_until = now() + interval '15 minutes'
       where msisdn = any($1)`,
      [numbers.slice(0, 9)],
    );
    await prepareMeeting(db);
    const asked = numbers.slice(9).map((msisdn) => ({ msisdn, cart: `cart-${msisdn}`, network: "naive" }));
    expect((await naively("network-hold", asked)).map(({ done }) => done)).toEqual([true, true]);
    expect(await heldOf(numbers)).toBe(11);
  });
});

describe("thirty carts of one applicant with the same replacement", () => {
  const app: Caller = {
    async call(name, body, { headers = {} } = {}) {
      return site.ask(0, { path: callPaths[name].path, json: body, headers });
    },
  };

  test("become one order", async () => {
    const msisdn = "01731000001";
    const { key } = await fileReplacement(app, db, { msisdn });
    const networks = Array.from({ length: 30 }, (_, index) => `198.51.100.${100 + index}`);
    const carts = await site.all<CartAnswer>(
      networks.map((network) => addCart([replacementLine(msisdn, key)], { network })),
    );
    expect(tally(carts)).toEqual({ ok: 30 });
    const orders = await site.all<{ errors?: { code: string }[] }>(
      carts.map(({ body }) => ({
        path: callPaths.makeOrder.path,
        headers: { "Idempotency-Key": crypto.randomUUID() },
        json: {
          ...{ token: body.token, version: body.version, expected_total: body.totalPrice.payable + 60 },
          ...{ full_name: "Rahima Khatun", msisdn: "01812345678", address: "House 12, Road 5", post_code: "1209" },
          ...{ district: "Dhaka", area: "Dhanmondi", delivery_type: "regular", payment_method: "online" },
          sim_request_keys: [key],
        },
      })),
    );
    expect(tally(orders)).toEqual({ ok: 1, "sim-replacement-closed": 29 });
    const { rows } = await db.pool.query(
      "select from order_lines l join service_requests r on r.id = l.sim_request_id where r.msisdn = $1",
      [msisdn],
    );
    expect(rows).toHaveLength(1);
  });

  test("become two orders if the request is selected first and ordered then (control)", async () => {
    await prepareNaiveOnce(db, "replacement");
    const answers = await naively("replacement", [{ request: "one" }, { request: "one" }]);
    expect(answers.map(({ done }) => done)).toEqual([true, true]);
  });
});
