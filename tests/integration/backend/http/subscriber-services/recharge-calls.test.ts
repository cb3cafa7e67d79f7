import { randomUUID } from "node:crypto";
import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { RechargeView } from "@/backend/contract/subscriber-services/recharge";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createTableWatch, type TableWatch } from "@/tests/support/servers/table-watch";

let db: TestDatabase;
let backend: Backend;
let tables: TableWatch;

beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db, { now: () => new Date("2026-11-21T06:00:00Z") });
  tables = await createTableWatch(db);
});
afterAll(() => db.close());

const BENGALI = /[ঀ-৿]/;

interface Sent {
  body?: unknown;
  query?: Record<string, string>;
  lang?: "en" | "bn";
  key?: string;
}

async function call<Answer>(name: CallName, { body, query, lang = "en", key }: Sent = {}) {
  const { method, path } = callPaths[name];
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const headers: Record<string, string> = { lang, "content-type": "application/json" };
  if (key !== undefined) headers["idempotency-key"] = key;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await backend.fetch(new Request(`${ORIGIN}${path}${search}`, init));
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

describe("recharge", () => {
  it("[API-SITE-22] recharge answers the address of the recharge page as redirectUrl", async () => {
    const { status, body } = await call("recharge", { body: { payment_type: "gp_pol" } });
    expect(status).toBe(200);
    expect(body).toEqual({ status: true, data: { data: { redirectUrl: `${ORIGIN}/recharge` } } });
  });

  it("answers the Bengali recharge page to a reader of Bengali", async () => {
    const { body } = await call("recharge", { body: { payment_type: "gp_pol" }, lang: "bn" });
    expect(body).toEqual({ status: true, data: { data: { redirectUrl: `${ORIGIN}/bn/recharge` } } });
  });

  it("[API-SITE-22] recharge answers the gateway's page as redirectUrl for an online payment", async () => {
    const { status, body } = await call<{ data: { data: { redirectUrl: string; transaction_id: string } } }>(
      "recharge",
      {
        body: { payment_type: "online", msisdn: "01712345678", amount: 50 },
        key: randomUUID(),
      },
    );
    const { redirectUrl, transaction_id } = body.data.data;
    expect([status, redirectUrl]).toEqual([200, `${ORIGIN}/sandbox/gateway/${transaction_id}`]);
    const state = await call<{ data: RechargeView }>("getRecharge", { body: { transaction_id } });
    expect(state.body.data).toMatchObject({ msisdn: "01*******78", amount: 50, outcome: "awaiting_payment" });
  });

  it.each([
    ["recharge-amount", { msisdn: "01712345678", amount: 19 }],
    ["number-of-other-operator", { msisdn: "01812345678", amount: 50 }],
    ["msisdn-invalid", { msisdn: "0171234567", amount: 50 }],
    ["recharge-pack-changed", { msisdn: "01712345678", amount: 50, pack_id: "no-such-pack" }],
  ] as const)("refuses a recharge with %s for %j and stores nothing", async (code, input) => {
    await tables.changes();
    const { body } = await call<Refusal>("recharge", { body: { payment_type: "online", ...input }, key: randomUUID() });
    expect(body.errors[0]?.code).toBe(code);
    expect(await tables.changes()).toEqual([]);
  });

  it("refuses a payment without an idempotency key", async () => {
    const { body } = await call<Refusal>("recharge", {
      body: { payment_type: "online", msisdn: "01712345678", amount: 50 },
    });
    expect(body.errors[0]?.code).toBe("idempotency-key-missing");
  });

  it("answers limits, amounts within them, and at most one pack for an amount, in the reader's language", async () => {
    const { body } = await call<CallAnswer<"getRechargeOptions">>("getRechargeOptions", {
      lang: "bn",
    });
    const { least, most, amounts, packs } = body.data;
    expect([least, most]).toEqual([20, 5000]);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    expect(amounts.every((amount) => amount >= least && amount <= most)).toBe(true);
    expect(new Set(packs.map(({ amount }) => amount)).size).toBe(packs.length);
    expect(amounts.filter((amount) => packs.some((pack) => pack.amount === amount)).length).toBeGreaterThanOrEqual(4);
    expect(packs[0]?.title).toMatch(BENGALI);
  });

  it("[API-SITE-07] using-recharge answers the gateway's page, and the options contain the pack and its price", async () => {
    const pack_id = "internet-5120mb-168h-3009";
    const bought = await call<{ data: { redirectUrl: string; transaction_id: string } }>(
      "activateInternetPackUsingRecharge",
      { body: { msisdn: "01712345678", pack_id, auto_renew: true }, key: randomUUID() },
    );
    const { redirectUrl, transaction_id } = bought.body.data;
    expect(redirectUrl).toBe(`${ORIGIN}/sandbox/gateway/${transaction_id}`);
    const options = await call<CallAnswer<"getRechargeOptions">>("getRechargeOptions", {
      query: { pack: pack_id },
    });
    expect(options.body.data).toMatchObject({ pack: { pack_id, amount: 129 }, prefixes: ["013", "017"] });
    const state = await call<{ data: RechargeView }>("getRecharge", { body: { transaction_id } });
    expect(state.body.data).toMatchObject({ amount: 129, pack: { pack_id, state: "waiting" } });
  });

  it("refuses a pack that is not on sale, a missing key and an unknown field, and stores nothing", async () => {
    await tables.changes();
    const body = { msisdn: "01712345678", pack_id: "no-such-pack" };
    const name = "activateInternetPackUsingRecharge";
    const refusals = [
      await call<Refusal>(name, { body, key: randomUUID() }),
      await call<Refusal>(name, { body }),
      await call<Refusal>(name, { body: { ...body, price: 1 }, key: randomUUID() }),
    ];
    expect(refusals.map(({ status, body: { errors } }) => [status, errors[0]?.code])).toEqual([
      [404, "pack-not-found"],
      [400, "idempotency-key-missing"],
      [400, "invalid-input"],
    ]);
    expect(await tables.changes()).toEqual([]);
  });

  it("lists recharges only with a session", async () => {
    const { status, body } = await call<Refusal>("listRecharges", {});
    expect([status, body.errors[0]?.code]).toEqual([401, "no-session"]);
  });
});
