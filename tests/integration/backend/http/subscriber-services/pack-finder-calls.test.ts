import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import type { PackPlan } from "@/backend/contract/subscriber-services/pack-finder";
import type { TariffPackage } from "@/backend/contract/subscriber-services/tariff-packages";
import { importData } from "@/backend/domain/data-import/import-data";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let backend: Backend;

beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db, {});
});
afterAll(() => db.close());

async function get<Answer>(path: string, lang = "en"): Promise<{ status: number; body: Answer }> {
  const answer = await backend.fetch(new Request(`${ORIGIN}${path}`, { headers: { lang } }));
  return { status: answer.status, body: (await answer.json()) as Answer };
}

describe("one pack", () => {
  it("is returned with four packs of the same kind and use", async () => {
    const { body } = await get<CallAnswer<"getInternetPack">>("/api/v1/internet-pack/internet-5120mb-168h-3009", "bn");
    expect(body.data.pack).toMatchObject({ title: "৫ জিবি, ৭ দিন", price: 129, dial_code: "*121*3009#" });
    const { comparable } = body.data;
    expect(comparable).toHaveLength(4);
    expect(comparable.every(({ kind }) => kind === "internet")).toBe(true);
    expect(comparable.flatMap(({ tags }) => tags)).not.toContain("night");
    expect(comparable.map(({ pack_id }) => pack_id)).not.toContain(body.data.pack.pack_id);
  });

  it("is not found if it is not on sale", async () => {
    const { status, body } = await get<Refusal>("/api/v1/internet-pack/internet-1mb");
    expect([status, body.errors[0]?.code]).toEqual([404, "pack-not-found"]);
  });
});

describe("the pack finder", () => {
  const find = (query: string, lang?: string) =>
    get<{ data: { plans: PackPlan[] } }>(`/api/v1/pack-finder?${query}`, lang);

  it("sorts plans by their total, with the reason why the first one is better", async () => {
    const { body } = await find("mb=10240&minutes=0&days=14");
    const [first] = body.data.plans;
    expect(first?.packs.map(({ pack, times }) => [pack.title, times])).toEqual([["5 GB, 7 days", 2]]);
    expect(first).toMatchObject({ total: 258, purchases: 2, data_mb: 10_240 });
    const other = body.data.plans[first?.reason.other ?? -1];
    expect(first?.reason.kind).toBe("cheaper");
    expect(other?.purchases).toBe(1);
    expect((other?.total ?? 0) - (first?.total ?? 0)).toBe(first?.reason.difference);
    const totals = body.data.plans.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((one, next) => one - next));
  });

  it("uses student packs only on request, and never night packs or social packs", async () => {
    const tagsOf = async (query: string) =>
      (await find(query)).body.data.plans.flatMap(({ packs }) => packs.flatMap(({ pack }) => pack.tags));
    const query = "mb=15360&minutes=0&days=30";
    const usual = await tagsOf(query);
    expect(usual).not.toContain("student");
    const forStudents = await tagsOf(`${query}&student=1`);
    expect(forStudents).toContain("student");
    expect([...usual, ...forStudents]).not.toContain("night");
    expect([...usual, ...forStudents]).not.toContain("social");
  });

  it.each(["mb=0&minutes=0&days=30", "mb=1&minutes=1&days=0", "mb=1&minutes=1", "mb=204801&minutes=1&days=1"])(
    "refuses %s",
    async (query) => {
      const { status, body } = await get<Refusal>(`/api/v1/pack-finder?${query}`);
      expect([status, body.errors[0]?.code]).toEqual([400, "invalid-input"]);
    },
  );
});

it("filters the list of packs by price, volume, minutes and length, and to packs for any use", async () => {
  const list = async (query: string) =>
    (await get<CallAnswer<"listInternetPacks">>(`/api/internet-packages-list?${query}`)).body.data;
  const { items } = await list("price_max=300&data_min=5120&hours_min=360&any_use=1");
  expect(items.length).toBeGreaterThan(0);
  for (const pack of items) {
    expect(pack.price).toBeLessThanOrEqual(300);
    expect(pack.data_mb).toBeGreaterThanOrEqual(5120);
    expect(pack.validity_hours).toBeGreaterThanOrEqual(360);
    expect(pack.tags.filter((tag) => ["social", "night", "student"].includes(tag))).toEqual([]);
  }
  const calls = await list("minutes_min=700");
  expect(calls.items.length).toBeGreaterThan(0);
  expect(calls.items.every(({ minutes }) => minutes >= 700)).toBe(true);
});

describe("tariff packages", () => {
  const list = async (lang?: string) =>
    (await get<{ data: { items: TariffPackage[] } }>("/api/v1/tariff-packages", lang)).body.data.items;

  it("have rates, and a credit limit if they are postpaid", async () => {
    const packages = await list("bn");
    expect(packages.map(({ name }) => name)).toEqual(["সহজ", "আড্ডা", "তরুণ", "নিশ্চিন্ত", "পরিবার"]);
    expect(packages.map(({ credit }) => credit !== null)).toEqual([false, false, false, true, true]);
    expect(packages[1]).toMatchObject({
      call_rate: 1.1,
      fnf: { numbers: 10, call_rate: 0.6 },
      change_code: "*121*22#",
    });
  });

  it("are imported, and refused if they are prepaid with a credit limit", async () => {
    const row = {
      id: "meghla",
      type: "prepaid",
      names: { en: "Meghla", bn: "মেঘলা" },
      suits: { en: "For rainy days", bn: "বৃষ্টির দিনের জন্য" },
      call_rate: 0.85,
      pulse_seconds: 10,
      sms_rate: 0.4,
      sim_price: 200,
    };
    const load = (text: string) =>
      importData({ db }, { kind: "tariff-packages", name: "packages.jsonl", text, dryRun: false });
    const refused = await load(JSON.stringify({ ...row, credit_least: 100, credit_most: 200, deposit_free: 100 }));
    expect(refused.problems).toHaveLength(1);
    expect((await load(JSON.stringify(row))).problems).toEqual([]);
    const { rows } = await db.pool.query(
      "select call_poisha as call, fnf_numbers as fnf from tariff_packages where id = $1",
      [row.id],
    );
    expect(rows).toEqual([{ call: 85, fnf: 0 }]);
  });
});
