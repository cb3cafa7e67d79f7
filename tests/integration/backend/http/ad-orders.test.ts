import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backend } from "@/backend/app";
import type { AdEstimate } from "@/backend/contract/content/ads-platform";
import type { WebformStatus } from "@/backend/contract/content/forms";
import { runAdOrdersCommand } from "@/backend/domain/ads-platform/operator-commands";
import { answerWebform } from "@/backend/domain/forms/answer-webform";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { pngFile } from "@/tests/support/creatives";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const NOW = new Date("2026-11-23T06:00:00Z");
const KEY = "0b9f7a52-6c1e-4a39-9d7c-1f2e3d4c5b6a";
let db: TestDatabase;
let backend: Backend;
let dataDir: string;
const lines: string[] = [];
const call = contractCalls(() => backend);

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "ad-orders-"));
  backend = checkedBackend(db, { variables: { DATA_DIR: dataDir }, now: () => NOW });
});
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => void lines.splice(0));

const order = {
  webform_id: "order_gpfi",
  company: "Shital Path",
  full_name: "Nusrat Jahan",
  msisdn: "01712-345678",
  product: "rectangle",
  audience: "students",
  budget: 5000,
  starts_on: "2026-12-01",
  ends_on: "2026-12-07",
};

async function creative(): Promise<string> {
  const response = await backend.fetch(
    new Request(`${ORIGIN}/api/v1/ads/creative?name=offer.png`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: pngFile(),
    } as RequestInit),
  );
  return ((await response.json()) as { data: { creative_id: string } }).data.creative_id;
}
interface Sent {
  data: { reference: string };
}
const submit = (body: object, headers: Record<string, string> = {}) =>
  call<Sent>("submitWebform", { body: { ...order, ...body }, headers });
const count = async () =>
  (await db.pool.query("select (select count(*) from web_forms)::int + (select count(*) from ad_orders)::int as n"))
    .rows;
type Answer = Parameters<typeof runAdOrdersCommand>[0]["answer"];
const runWith = (answer: Answer, ...args: string[]) =>
  runAdOrdersCommand({ db, dataDir, args, answer, say: (line) => void lines.push(line) });
const run = (...args: string[]) => runWith(answerWebform, ...args);

describe("an order of the advertising product", () => {
  it("[API-SITE-09] order_gpfi is sent to webform_rest/submit with its file, and stored once for each key", async () => {
    const body = { creative: await creative() };
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(body, { "idempotency-key": KEY })));
    const again = await submit(body, { "idempotency-key": KEY });
    expect(again.status).toBe(200);
    const { reference } = again.body.data;
    for (const answer of answers) {
      if (answer.status === 200) expect(answer.body.data.reference).toBe(reference);
      else expect(firstCode(answer)).toBe("request-in-progress");
    }
    expect((await count())[0].n).toBe(before[0].n + 2);
    expect(firstCode(await submit({ ...body, budget: 6000 }, { "idempotency-key": KEY }))).toBe(
      "idempotency-key-reused",
    );
  });

  it.each([
    ["a product that is not sold at a fixed price", { product: "story" }, "option-not-available", "product"],
    ["an unknown audience", { audience: "ghosts" }, "option-not-available", "audience"],
    ["a budget below the product's minimum", { budget: 1500 }, "ad-budget-low", "budget"],
    ["a first day that is too early", { starts_on: "2026-11-24" }, "ad-first-day", "starts_on"],
    ["a last day before the first", { ends_on: "2026-11-30" }, "ad-last-day", "ends_on"],
    ["an unknown file", { creative: "7K3M-9QXT-2HVB-4D8N" }, "creative-not-found", "creative"],
    ["an invalid number", { msisdn: "01112345678" }, "msisdn-invalid", "msisdn"],
  ])("refuses %s and stores nothing", async (_what, body, code, field) => {
    const before = await count();
    const answer = await call("submitWebform", { body: { ...order, ...body } });
    expect(answer.body.errors[0]).toEqual(expect.objectContaining({ code, field }));
    expect(await count()).toEqual(before);
  });

  it("names the working days before the earliest first day when the first day is too early", async () => {
    const early = await call("submitWebform", { body: { ...order, starts_on: "2026-11-24" } });
    expect(early.body.errors[0]?.message).toMatch(/^This product can start 2 working days from today/);
    const long = await call("submitWebform", { body: { ...order, ends_on: "2027-06-30" } });
    expect(long.body.errors[0]).toMatchObject({ code: "ad-last-day", field: "ends_on" });
  });

  it("counts working days: five from a Monday end on the next Monday", async () => {
    const video = { product: "reward-video", budget: 9000 };
    const sunday = await call("submitWebform", { body: { ...order, ...video, starts_on: "2026-11-29" } });
    expect(firstCode(sunday)).toBe("ad-first-day");
    expect(sunday.body.errors[0]?.message).toMatch(/ 5 working days /);
    const monday = { ...video, starts_on: "2026-11-30", creative: await creative() };
    expect((await submit(monday)).status).toBe(200);
  });

  it("cannot use the file of another order", async () => {
    const body = { creative: await creative() };
    expect((await submit(body)).status).toBe(200);
    expect(firstCode(await submit(body))).toBe("creative-not-found");
  });

  it("is listed, shown, saved and advanced by the operator's command, and its sender sees the state", async () => {
    const { reference } = (await submit({ creative: await creative() })).body.data;
    const state = async () => {
      const { body } = await call<{ data: WebformStatus }>("trackWebform", {
        body: { reference, msisdn: "01712345678" },
      });
      return body.data;
    };
    expect((await state()).ad_order).toEqual(
      expect.objectContaining({ product: "rectangle", budget: 5000, creative: "offer.png", reviewed_at: null }),
    );
    expect(await run("list")).toBe(true);
    expect(lines.find((line) => line.startsWith(reference))).toMatch(/received .*Shital Path {2}rectangle {2}Tk 5,000/);
    expect(await run("show", reference)).toBe(true);
    expect(lines.join("\n")).toMatch(/offer\.png, image\/png, 300 × 250, \d+ bytes/);

    expect(await run("save", reference, dataDir)).toBe(true);
    expect(await readFile(join(dataDir, `${reference}-offer.png`))).toEqual(pngFile());
    expect(await run("save", reference, dataDir)).toBe(false);

    for (const step of ["reviewed", "booked", "started"]) {
      expect(await run("advance", reference)).toBe(true);
      expect(lines.at(-1)).toBe(`Order ${reference} is ${step} now.`);
    }
    expect(await run("decline", reference, "Too late")).toBe(false);
    expect(await run("advance", reference)).toBe(true);
    expect(await run("advance", reference)).toBe(false);
    const done = await state();
    expect(done.state).toBe("in_work");
    expect(done.ad_order?.finished_at).not.toBeNull();
    const { rows } = await db.pool.query(
      "select msisdn, lang, count(*)::int from outbox_messages where purpose = 'ad-order-moved' and params ->> 'reference' = $1 group by 1, 2",
      [reference],
    );
    expect(rows).toEqual([{ msisdn: "01712345678", lang: "en", count: 4 }]);
  });

  it("answers a wrong command with a sentence", async () => {
    const wrong = async (...args: string[]) => {
      expect(await run(...args)).toBe(false);
      return lines.at(-1)?.split("\n")[0];
    };
    const { reference } = (await submit({ creative: await creative() })).body.data;
    expect(await wrong("listt")).toBe("Orders of the advertising product, for the operator:");
    expect(await wrong("advance")).toBe("Name the order by its reference, such as 7K3M-9QXT-2HVB-4D8N.");
    expect(await wrong("show", "first")).toBe("Name the order by its reference, such as 7K3M-9QXT-2HVB-4D8N.");
    expect(await wrong("advance", "7K3M-9QXT-2HVB-4D8N")).toBe("There is no ad order 7K3M-9QXT-2HVB-4D8N.");
    expect(await wrong("save", reference)).toBe("Name the folder to write to.");
    expect(await wrong("save", reference, join(dataDir, "nowhere"))).toMatch(/There is no such folder\.$/);
  });

  it("is shown in the terminal without control characters, with Bengali unchanged", async () => {
    const fields = { company: "র‍্যাংকন \u001b[2J\u202eltd", message: "One\nTwo\u0007" };
    const { reference } = (await submit({})).body.data;
    await db.pool.query("update web_forms set fields = fields || $2::jsonb where reference = $1", [
      reference,
      JSON.stringify(fields),
    ]);
    await run("list");
    await run("show", reference);
    const shown = lines.join("|");
    expect(shown).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(shown).toContain("র‍্যাংকন  [2J ltd");
    expect(shown).toContain("One Two");
  });

  it("is not declined when the answer to its sender cannot be saved, and can be declined again", async () => {
    const { reference } = (await submit({})).body.data;
    const answer = () => Promise.reject(new Error("the connection was lost"));
    await expect(runWith(answer, "decline", reference, "No room.")).rejects.toThrow("the connection was lost");
    expect(await run("decline", reference, "No room.")).toBe(true);
  });

  it("is declined with a reason, which its sender sees", async () => {
    const { reference } = (await submit({})).body.data;
    expect(await run("decline", reference)).toBe(false);
    expect(await run("decline", reference, "We take no orders for tobacco.")).toBe(true);
    const { body } = await call<{ data: WebformStatus }>("trackWebform", { body: { reference, msisdn: order.msisdn } });
    expect(body.data.answer).toBe("We take no orders for tobacco.");
    expect(body.data.ad_order?.declined_at).not.toBeNull();
    expect(await run("advance", reference)).toBe(false);
    expect(await run("save", reference, dataDir)).toBe(false);
    expect(await run("show", "7K3M-9QXT-2HVB-4D8N")).toBe(false);
  });
});

describe("the estimate", () => {
  const estimate = (query: Record<string, string>) =>
    call<{ data: AdEstimate }>("estimateAds", {
      query: { goal: "visitors", audience: "students", days: "7", budget: "20000", ...query },
    });

  it("spends no more than the budget, and reaches no more people than the audience has", async () => {
    for (const goal of ["known", "visitors", "online", "leads", "app"]) {
      for (const budget of ["1000", "73331", "10000000"]) {
        const { data } = (await estimate({ goal, budget, audience: "one-thana", days: "3" })).body;
        expect(Math.round((data.spent + data.left) * 100)).toBe(Number(budget) * 100);
        expect(data.left).toBeGreaterThanOrEqual(0);
        expect(data.people).toBeLessThanOrEqual(105_000);
        expect(data.parts.reduce((sum, { spent }) => sum + Math.round(spent * 100), 0)).toBe(
          Math.round(data.spent * 100),
        );
      }
    }
  });

  it("reaches more people with a larger budget, and with more days", async () => {
    const people = async (query: Record<string, string>) => (await estimate(query)).body.data.people;
    expect(await people({ budget: "40000" })).toBeGreaterThan(await people({}));
    expect(await people({ budget: "10000000", days: "30" })).toBeGreaterThan(
      await people({ budget: "10000000", days: "1" }),
    );
  });

  it("follows the rate table: at twice the price it has half the messages", async () => {
    const units = async () => (await estimate({})).body.data.parts[0]?.units ?? 0;
    const before = await units();
    await db.pool.query("update ad_formats set price_poisha = price_poisha * 2 where key = 'sms'");
    expect(await units()).toBe(Math.floor(before / 2));
    expect(firstCode(await estimate({ goal: "fame" }))).toBe("option-not-available");
  });
});
