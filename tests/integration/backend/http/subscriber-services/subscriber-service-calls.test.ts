import type { CallAnswer } from "@/backend/contract/all-calls";
import type { BillCharge } from "@/backend/contract/subscriber-services/bill-charges";
import type { Country } from "@/backend/contract/subscriber-services/rates";
import { importData } from "@/backend/domain/data-import/import-data";
import { type LoginApp, loginApp, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { requestOf } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let login: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  login = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

async function get<Data>(
  path: string,
  lang = "en",
): Promise<{ status: number; data: Data; errors?: { code: string }[] }> {
  const response = await login.backend.fetch(requestOf("GET", path, { headers: { lang } }));
  return { ...(await response.json()), status: response.status };
}
async function countries(body: object, lang = "en"): Promise<Country[]> {
  const response = await login.backend.fetch(requestOf("POST", "/api/country-data", { json: body, headers: { lang } }));
  return (await response.json()).data;
}

describe("rates by country", () => {
  it("[API-SITE-20] are returned for at least 180 countries, in the reader's language", async () => {
    const all = await countries({});
    expect(all.length).toBeGreaterThanOrEqual(180);
    expect(all.every(({ rates }) => rates.some(({ service }) => service === "isd"))).toBe(true);
    const [malaysia] = await countries({ code: "my" }, "bn");
    expect(malaysia).toMatchObject({ code: "MY", name: "মালয়েশিয়া", dial_code: "+60" });
  });

  it("are found by a name in either language, by another common name, and by a dial code", async () => {
    const first = async (key: string) => (await countries({ key }))[0]?.code;
    expect(await first("saudi")).toBe("SA");
    expect(await first("সৌদি আরব")).toBe("SA");
    expect(await first("Dubai")).toBe("AE");
    expect(await first("+60")).toBe("MY");
    expect(await first("০০৯১")).toBe("IN");
    expect(await countries({ key: "Atlantis" })).toEqual([]);
  });

  it("are filtered by service, and left out of a brief list", async () => {
    const [isd] = await countries({ code: "SA", type: "isd" });
    expect(new Set(isd?.rates.map(({ service }) => service))).toEqual(new Set(["isd"]));
    expect(isd?.packs).toEqual([]);
    const roaming = await countries({ type: "roaming" });
    expect(roaming.every(({ packs, operators }) => packs.length > 0 && operators.length > 0)).toBe(true);
    expect((await countries({ brief: true })).every(({ rates }) => rates.length === 0)).toBe(true);
  });
});

describe("bill charges", () => {
  it("are listed by way and service, the smallest amounts first, in both languages", async () => {
    const { data } = await get<BillCharge[]>("/api/v1/bill-charges");
    const steps = data.filter(({ way, service }) => way === "gpay" && service === "electricity");
    expect(steps.map(({ above, charge }) => [above, charge])).toEqual([
      [0, 0],
      [500, 5],
    ]);
    expect(new Set(data.map(({ way }) => way))).toEqual(new Set(["gpay", "mobicash"]));
    const [first] = (await get<BillCharge[]>("/api/v1/bill-charges", "bn")).data;
    expect(first).toMatchObject({ name: "বিদ্যুৎ", most: 50_000 });
  });

  it("are updated by an imported file, and a limit below its step is refused", async () => {
    const head = "way,service,names.en,names.bn,above,charge,unit,most,notes.en,notes.bn";
    const row = (most: number) => `gpay,electricity,Electricity,বিদ্যুৎ,500,7,payment,${most},By SMS,এসএমএসে`;
    const load = (text: string) =>
      importData({ db }, { kind: "bill-charges", name: "b.csv", text: `${head}\n${text}`, dryRun: false });
    expect((await load(row(400))).problems).toHaveLength(1);
    expect(await load(row(60_000))).toEqual({ rows: 1, problems: [] });
    const { rows } = await db.pool.query(
      "select charge_poisha as charge from bill_charges where way = 'gpay' and service = 'electricity' and above_poisha = 50000",
    );
    expect(rows).toEqual([{ charge: 700 }]);
  });
});

describe("value-added services", () => {
  const list = async (query: string, lang = "en") =>
    (await get<CallAnswer<"listValueAddedServices">["data"]>(`/api/v1/value-added-services?${query}`, lang)).data;

  it("are filtered by words and category, with a count for each category", async () => {
    const all = await list("");
    expect(all.count).toBeGreaterThanOrEqual(40);
    const calls = await list("category=calls");
    expect(calls.items.every(({ category }) => category.key === "calls")).toBe(true);
    expect(calls.categories).toEqual(all.categories);
    expect(all.categories.find(({ key }) => key === "calls")?.count).toBe(calls.count);
    expect((await list("key=loan")).items.map(({ id }) => id)).toContain("balance-in-advance");
    expect((await list(`key=${encodeURIComponent("*121*403#")}`)).items.map(({ id }) => id)).toEqual(["call-block"]);
  });

  it("have Bengali names", async () => {
    expect((await list("key=dnd", "bn")).items[0]).toMatchObject({ name: "ডু নট ডিস্টার্ব", price: 0 });
  });
});

describe("coverage", () => {
  it("is returned for every thana of a district, or for one", async () => {
    const dhaka = await get<CallAnswer<"getCoverage">["data"]>("/api/v1/coverage?district=Dhaka", "bn");
    expect(dhaka.data.district).toEqual({ name: "Dhaka", label: "ঢাকা" });
    expect(dhaka.data.thanas.length).toBeGreaterThan(40);
    const gulshan = await get<CallAnswer<"getCoverage">["data"]>("/api/v1/coverage?district=Dhaka&thana=Gulshan");
    expect(gulshan.data.thanas).toEqual([expect.objectContaining({ thana: "Gulshan", five_g: "indoor", volte: true })]);
  });

  it("is returned for a district and a thana by their Bengali names", async () => {
    const { data } = await get<CallAnswer<"getCoverage">["data"]>(
      `/api/v1/coverage?${new URLSearchParams({ district: "ঢাকা", thana: "গুলশান" })}`,
    );
    expect(data.district.name).toBe("Dhaka");
    expect(data.thanas).toEqual([expect.objectContaining({ thana: "Gulshan", five_g: "indoor" })]);
  });

  it("is refused for an unknown district or thana", async () => {
    const district = await get("/api/v1/coverage?district=Nowhere");
    expect([district.status, district.errors?.[0]?.code]).toEqual([404, "district-not-found"]);
    const thana = await get("/api/v1/coverage?district=Dhaka&thana=Nowhere");
    expect([thana.status, thana.errors?.[0]?.code]).toEqual([404, "thana-not-found"]);
  });
});

describe("a code by phone call", () => {
  const NUMBER = "01712300001";
  type Answer = { status: boolean; errors?: { code: string }[] };
  const ask = async (channel?: "voice") =>
    (await login.call<Answer>("sendOtp", { msisdn: NUMBER, ...(channel && { channel }) })).body;
  /** Acts as if the thirty seconds between two codes had passed, but not the hour. */
  const pass = () => db.pool.query("update budgets set ends_at = ends_at - interval '31 seconds'");
  const kinds = async () =>
    (
      await db.pool.query<{ kind: string }>("select kind from outbox_messages where msisdn = $1 order by id", [NUMBER])
    ).rows.map(({ kind }) => kind);
  beforeEach(() => db.pool.query("truncate budgets, one_time_codes, code_hours, outbox_messages"));

  it("is sent only after two texts, and a refused request does not count", async () => {
    expect((await ask("voice")).errors?.[0]?.code).toBe("call-too-early");
    expect((await ask()).status).toBe(true);
    await pass();
    expect((await ask("voice")).errors?.[0]?.code).toBe("call-too-early");
    expect((await ask()).status).toBe(true);
    await pass();
    expect((await ask("voice")).status).toBe(true);
    expect(await kinds()).toEqual(["sms", "sms", "voice"]);
    expect(await sentCode(db, NUMBER)).toMatch(/^\d{4}$/);
  });

  it("counts in the same budget as texts: five an hour together", async () => {
    const answers: boolean[] = [];
    for (const channel of [undefined, undefined, "voice", "voice", "voice", "voice"] as const) {
      answers.push((await ask(channel)).status);
      await pass();
    }
    expect(answers).toEqual([true, true, true, true, true, false]);
  });
});
