import fc from "fast-check";
import { allRoutes, type Backend, createBackend } from "@/backend/app";
import type { CallDefinition } from "@/backend/contract/call";
import { errorStatus, refusal } from "@/backend/contract/errors";
import { makeNumberProof } from "@/backend/domain/codes/number-proof";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { readBackendEnv } from "@/backend/env";
import { inputOf, resolveKnown } from "@/tests/support/contract-arbitraries";
import { startSession } from "@/tests/support/login";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createTableWatch, type TableWatch } from "@/tests/support/servers/table-watch";
import { createShopInUse, SAVED_ADDRESS, type ShopInUse, sendInput } from "@/tests/support/shop/shop-in-use";

const SEED = 20_261_121;
const REQUESTS = 3_200;
const calls = allRoutes.map((route) => route.call);
const SESSION_TOKEN = "s".repeat(43);
const PARTNER_KEY = "k".repeat(43);

/** Credentials for calls that need a session or a partner's key; without them no payload would reach its verb. */
function proofFor(call: CallDefinition): Record<string, string> {
  if (call.authority === "session") return { webLoginToken: SESSION_TOKEN };
  return call.authority === "partner" ? { authorization: `Bearer ${PARTNER_KEY}` } : {};
}

/** These calls count their tries: guesses at a code, and questions about the balance (`changePackRenewal`). */
const COUNTED: readonly string[] = [
  ...["verifyOtp", "findMyPreviousOrder", "payEsim", "proveSimRequest", "showStarStatus", "requestStockNotice"],
  ...["makeOrder", "activateInternetPackUsingOtp", "activateOffer", "findOffersUsingOtp"],
  ...["listOwnCampaignEntries", "changePackRenewal"],
];
/**
 * These calls have tests of their own (esim-, sim-request-, account-, webform-, activation-, wish-list-, survey- and
 * campaign-calls.test.ts, cancel-return.test.ts): they need a fresh code, a texted key, a form's reference with its number, a
 * return's reference with its order or a sold-out product, or they require an answer to every question.
 */
const SECRETS: readonly string[] = [
  ...["payEsim", "openEsim", "proveSimRequest", "showStarStatus", "requestStockNotice", "trackWebform"],
  ...["activateInternetPackUsingOtp", "activateOffer", "findOffersUsingOtp", "changePackRenewal"],
  ...["submitSurvey", "submitRechargeCampaignInfo", "cancelReturn"],
];
/** A refused try changes only these tables, which count it. */
const COUNTING_TABLES = ["budgets", "code_hours", "one_time_codes"];

let db: TestDatabase;
let backend: Backend;
let shop: ShopInUse;
let tables: TableWatch;
const log = memoryLog();

beforeAll(async () => {
  db = await createTestDatabase();
  const env = readBackendEnv({ HANDOFF_KEY_WALLET: PARTNER_KEY });
  backend = createBackend({ db, env, log, say: () => undefined, checkAnswers: true });
  await startSession(db, "01712345678", { token: SESSION_TOKEN });
  await db.pool.query(
    `insert into saved_addresses (id, msisdn, slot, full_name, district, thana, post_code, address)
     select $1, '01712345678', 1, 'Nusrat Jahan', district, thana, post_code, 'Village Road'
     from post_codes order by post_code limit 1`,
    [SAVED_ADDRESS],
  );
  shop = await createShopInUse(backend, {
    pass: await makeNumberProof(db.pool, { pepper: env.codePepper }, { msisdn: "01712345678", purpose: "order" }),
    async deliver(orderId) {
      for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
    },
  });
  tables = await createTableWatch(db);
});

afterAll(() => db.close());

const tally = new Map<string, Map<number, number>>();
function count(name: string, status: number): void {
  const row = tally.get(name) ?? new Map<number, number>();
  tally.set(name, row.set(status, (row.get(status) ?? 0) + 1));
}

/** Checks the rules for every response: its shape, no server error, and nothing stored after a refusal. */
async function checkAnswer(call: CallDefinition, response: Response, sent: unknown): Promise<void> {
  const text = await response.text();
  const about = `${call.name} ${response.status} ${text.slice(0, 500)} for ${JSON.stringify(sent)?.slice(0, 500)}`;
  count(call.name, response.status);
  if (response.status >= 500) throw new Error(`Failed: ${about} ${JSON.stringify(log.lines.at(-1)?.fields)}`);
  const body = JSON.parse(text);
  const changed = await tables.changes();
  if (response.status < 300 && body.status !== false) {
    const parsed = call.answer.safeParse(body);
    if (!parsed.success) throw new Error(`Not the contract's answer: ${about} ${parsed.error.message}`);
    if (changed.length > 0) {
      await shop.refill();
      await tables.changes();
    }
    return;
  }
  const refused = refusal.parse(body);
  const statuses = refused.errors.map((error) => errorStatus[error.code]);
  // The site recognises a wrong code by a response without access_token (ERR-09).
  const isWrongCode = call.name === "verifyOtp" && refused.errors.some((error) => error.code === "code-wrong");
  const expected: (number | undefined)[] = isWrongCode ? [200] : [...statuses, call.refusalStatus];
  if (!expected.includes(response.status)) throw new Error(`Not the status of its code: ${about}`);
  const stored = COUNTED.includes(call.name) ? changed.filter((table) => !COUNTING_TABLES.includes(table)) : changed;
  if (stored.length > 0) throw new Error(`Stored although refused (${stored.join(", ")}): ${about}`);
}

describe("generated input to every call", () => {
  it("is refused in the contract's shape and stores nothing, or is answered in the shape of the contract", async () => {
    const each = Math.ceil(REQUESTS / calls.length);
    for (const call of calls) {
      // Several calls send codes to the same few numbers, and a number gets only one code in thirty seconds.
      await db.pool.query("delete from budgets");
      await tables.changes();
      const request = fc.record({
        input: inputOf(call, Object.keys(shop.known())),
        lang: fc.constantFrom("en", "bn", "xx"),
        key: fc.oneof({ weight: 9, arbitrary: fc.uuid() }, fc.constantFrom("", "again", "0".repeat(36))),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ input, lang, key: idempotencyKey }) => {
          const resolved = resolveKnown(input, shop.known());
          const response = await sendInput(backend, call.name, resolved, {
            lang,
            "idempotency-key": idempotencyKey,
            ...proofFor(call),
          });
          await checkAnswer(call, response, resolved);
        }),
        { seed: SEED, numRuns: each, endOnFailure: true },
      );
    }
    const total = [...tally.values()].flatMap((row) => [...row.values()]).reduce((sum, number) => sum + number, 0);
    expect(total).toBeGreaterThanOrEqual(REQUESTS);
    const rows = [...tally].map(([name, row]) => `${name} ${JSON.stringify(Object.fromEntries(row))}`);
    process.stdout.write(`Bad input, seed ${SEED}: ${total} requests\n  ${rows.join("\n  ")}\n`);
    // If a call never had a response of 200, its payloads would not have reached the verb. Files are
    // tested in ad-creatives.test.ts.
    for (const call of calls.filter(({ name, encoding }) => !SECRETS.includes(name) && encoding !== "file")) {
      expect([call.name, tally.get(call.name)?.get(200) ?? 0]).not.toEqual([call.name, 0]);
    }
  }, 180_000);
});

describe("hostile bodies to every call with a body", () => {
  // Sixteen times the limit. A call with a larger body would only spend time on copying it.
  const megabyte = new Uint8Array(1024 * 1024).fill(0x20);
  const json = { "content-type": "application/json" };
  const stream = (size: number) => {
    let left = size;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left <= 0) return controller.close();
        controller.enqueue(new Uint8Array(65_536).fill(0x5b));
        left -= 65_536;
      },
    });
  };
  const bodies: readonly [string, number[], () => RequestInit & { duplex?: "half" }][] = [
    [
      "1 MB with its length",
      [413],
      () => ({ body: megabyte, headers: { ...json, "content-length": String(megabyte.length) } }),
    ],
    ["1 MB in chunks", [413], () => ({ body: stream(megabyte.length), duplex: "half", headers: json })],
    ["a wrong length", [413], () => ({ body: megabyte, headers: { ...json, "content-length": "2" } })],
    ["100,000 levels of nesting", [413], () => ({ body: "[".repeat(100_000), headers: json })],
    ["30,000 levels of nesting", [400], () => ({ body: `${"[".repeat(30_000)}${"]".repeat(30_000)}`, headers: json })],
    [
      "bytes that are not UTF-8",
      [400],
      () => ({ body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), headers: json }),
    ],
    ["UTF-16", [400], () => ({ body: Buffer.from('{"token":"x"}', "utf16le"), headers: json })],
    ["the same key twice", [400], () => ({ body: '{"token":"a","token":{"$gt":""}}', headers: json })],
    ["a prototype", [400], () => ({ body: '{"__proto__":{"token":"a"},"constructor":{}}', headers: json })],
    ["a text where an object belongs", [400], () => ({ body: '"token"', headers: json })],
    ["null", [400], () => ({ body: "null", headers: json })],
    ["XML", [415], () => ({ body: "<a/>", headers: { "content-type": "application/xml" } })],
    ["a multipart form", [415], () => ({ body: form() })],
    ["plain text", [415], () => ({ body: "{}", headers: { "content-type": "text/plain" } })],
    ["gzip without its header", [400], () => ({ body: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), headers: json })],
  ];
  const form = () => {
    const data = new FormData();
    data.set("token", "x");
    return data;
  };

  it.each(bodies)("%s is refused with %j and nothing is stored", async (_, expected, init) => {
    for (const call of calls.filter((entry) => entry.body !== undefined)) {
      const { headers, ...rest } = init();
      const request = new Request(`http://localhost:3000${call.path}`, {
        method: "POST",
        ...rest,
        headers: { ...headers, "idempotency-key": crypto.randomUUID(), ...proofFor(call) },
      });
      const response = await backend.fetch(request);
      expect([call.name, expected]).toEqual([call.name, expect.arrayContaining([response.status])]);
      await checkAnswer(call, response, null);
    }
  });
});
