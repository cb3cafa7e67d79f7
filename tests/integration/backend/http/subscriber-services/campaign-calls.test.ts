import type { Refusal } from "@/backend/contract/errors";
import type {
  CampaignEntry,
  RechargeCampaign,
  RechargeCampaignSummary,
} from "@/backend/contract/subscriber-services/recharge-campaign";
import { runCampaignsCommand } from "@/backend/domain/recharge-campaigns/operator-commands";
import {
  type LoginApp,
  logInAs,
  loginApp,
  otherCode,
  passBudgets,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const OPEN = "weekly-phone-draw";
type Entered = { data: { step: string; reference?: string } };
type Entries = { data: { step: string; entries?: CampaignEntry[] } };

let db: TestDatabase;
let app: LoginApp;
let entry: { campaign_id: string; full_name: string; district: string; store_id: string; amount: number };

beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  const { body } = await app.call<{ data: { name: string }[] }>("listRechargeCampaignDistricts", { campaign_id: OPEN });
  const district = body.data.at(0)?.name ?? "";
  const stores = await app.call<{ data: { store_id: string }[] }>("listRechargeCampaignStores", {
    campaign_id: OPEN,
    district,
  });
  const store_id = stores.body.data.at(0)?.store_id ?? "";
  entry = { campaign_id: OPEN, full_name: "Nusrat Jahan", district, store_id, amount: 150 };
});
afterAll(() => db.close());

const codesOf = (body: unknown) => (body as Refusal).errors.map(({ code, field }) => [code, field]);
const read = async <Answer>(path: string, lang = "en") => {
  const response = await app.backend.fetch(new Request(`${ORIGIN}${path}`, { headers: { lang } }));
  return { status: response.status, body: (await response.json()) as Answer };
};
const countOf = async (msisdn: string) =>
  (await db.pool.query("select 1 from recharge_campaign_entries where msisdn = $1", [msisdn])).rowCount;
async function enterByCode(msisdn: string, change: object = {}) {
  await passBudgets(db);
  await app.call("submitRechargeCampaignInfo", { ...entry, ...change, msisdn });
  const otp_value = await sentCode(db, msisdn);
  return app.call<Entered>("submitRechargeCampaignInfo", { ...entry, ...change, msisdn, otp_value });
}

describe("campaigns", () => {
  it("[API-SITE-25] are returned by their id in both languages, with masked winners", async () => {
    const { body } = await read<{ data: RechargeCampaign }>("/api/v1/gp-recharge-campaign/motorcycle-draw");
    expect(body.data).toMatchObject({ state: "ended", open: false, least_recharge: 150, title: "Motorcycle draw" });
    expect(body.data.winners).toHaveLength(8);
    for (const { masked_msisdn } of body.data.winners) expect(masked_msisdn).toMatch(/^01\*{7}\d\d$/);
    const bengali = await read<{ data: RechargeCampaign }>("/api/v1/gp-recharge-campaign/motorcycle-draw", "bn");
    expect(bengali.body.data.title).toBe("মোটরসাইকেল ড্র");
    expect(await read("/api/v1/gp-recharge-campaign/none")).toMatchObject({ status: 404 });
  });

  it("are listed with their states: open, coming, ended", async () => {
    const { body } = await read<{ data: RechargeCampaignSummary[] }>("/api/v1/recharge-campaigns");
    expect(body.data.map(({ id, state }) => [id, state])).toEqual([
      [OPEN, "open"],
      ["family-data-draw", "coming"],
      ["motorcycle-draw", "ended"],
    ]);
  });

  it("[API-SITE-27] have districts with participating stores, each once", async () => {
    const { body } = await app.call<{ data: { name: string }[] }>("listRechargeCampaignDistricts", {
      campaign_id: OPEN,
    });
    const names = body.data.map(({ name }) => name);
    expect(names).toContain("Dhaka");
    expect(new Set(names).size).toBe(names.length);
    const none = await app.call("listRechargeCampaignDistricts", { campaign_id: "none" });
    expect(codesOf(none.body)).toEqual([["campaign-not-found", "campaign_id"]]);
  });

  it("[API-SITE-26] have participating stores in a district, and none in an unknown district", async () => {
    const ask = (district: string) =>
      app.call<{ data: { name: string }[] }>("listRechargeCampaignStores", { campaign_id: OPEN, district });
    expect((await ask("Dhaka")).body.data.length).toBeGreaterThan(0);
    expect((await ask("Nowhere")).body.data).toEqual([]);
  });
});

describe("an entry", () => {
  it("[API-SITE-28] needs the code of its number, and is accepted once a day", async () => {
    const msisdn = "01710000001";
    const first = await app.call<Entered>("submitRechargeCampaignInfo", { ...entry, msisdn: "+880 1710-000001" });
    expect([first.body.data.step, await countOf(msisdn)]).toEqual(["code", 0]);
    const code = (await sentCode(db, msisdn)) ?? "";
    const wrong = await app.call("submitRechargeCampaignInfo", { ...entry, msisdn, otp_value: otherCode(code) });
    expect([codesOf(wrong.body), await countOf(msisdn)]).toEqual([[["code-wrong", "otp_value"]], 0]);
    const done = await app.call<Entered>("submitRechargeCampaignInfo", { ...entry, msisdn, otp_value: code });
    expect([done.body.data.step, await countOf(msisdn)]).toEqual(["entered", 1]);
    const again = await enterByCode(msisdn);
    expect([again.status, codesOf(again.body), await countOf(msisdn)]).toEqual([
      409,
      [["campaign-entered", "msisdn"]],
      1,
    ]);
  });

  it("needs no code for the session's own number, and a code for any other", async () => {
    const { token } = await logInAs(app, db, "01710000002");
    const headers = { weblogintoken: token };
    const own = await app.call<Entered>("submitRechargeCampaignInfo", { ...entry, msisdn: "01710000002" }, { headers });
    expect(own.body.data.step).toBe("entered");
    await passBudgets(db);
    const other = await app.call<Entered>(
      "submitRechargeCampaignInfo",
      { ...entry, msisdn: "01710000003" },
      { headers },
    );
    expect([other.body.data.step, await countOf("01710000003")]).toEqual(["code", 0]);
  });

  it("sends no code before all other fields are valid", async () => {
    const msisdn = "01710000004";
    const refusals = [
      [{ campaign_id: "none" }, "campaign-not-found", "campaign_id"],
      [{ campaign_id: "family-data-draw" }, "campaign-closed", "campaign_id"],
      [{ campaign_id: "motorcycle-draw" }, "campaign-closed", "campaign_id"],
      [{ msisdn: "12345" }, "msisdn-invalid", "msisdn"],
      [{ msisdn: "01812345678" }, "number-of-other-operator", "msisdn"],
      [{ district: "Nowhere" }, "district-not-found", "district"],
      [{ store_id: "nowhere" }, "store-not-found", "store_id"],
      [{ amount: 99 }, "campaign-minimum", "amount"],
      [{ full_name: "x".repeat(10_000) }, "invalid-input", "full_name"],
    ] as const;
    for (const [change, code, field] of refusals) {
      const { body } = await app.call("submitRechargeCampaignInfo", { ...entry, msisdn, ...change });
      expect(codesOf(body)).toEqual([[code, field]]);
    }
    expect(await sentCode(db, msisdn)).toBeNull();
    const { body } = await app.call<Refusal>("submitRechargeCampaignInfo", { ...entry, msisdn, amount: 99 });
    expect(body.errors[0]?.message).toContain("Tk 100");
  });

  it.each([
    ["submitRechargeCampaignInfo", "01710000007", (msisdn: string) => ({ ...entry, msisdn })],
    ["listOwnCampaignEntries", "01710000008", (msisdn: string) => ({ msisdn })],
  ] as const)("%s sends the code by phone call only after two texts", async (call, msisdn, bodyOf) => {
    const answers: unknown[] = [];
    for (const channel of ["voice", "sms", "voice", "sms", "voice"]) {
      await passBudgets(db);
      const { status, body } = await app.call(call, { ...bodyOf(msisdn), channel });
      answers.push(status === 200 ? "sent" : codesOf(body)[0]?.[0]);
    }
    expect(answers).toEqual(["call-too-early", "sent", "call-too-early", "sent", "sent"]);
    const { rows } = await db.pool.query("select kind from outbox_messages where msisdn = $1 order by id", [msisdn]);
    expect(rows.map(({ kind }) => kind)).toEqual(["sms", "sms", "voice"]);
  });

  it("is shown to its number after a code, which is refused for entering", async () => {
    const msisdn = "01710000005";
    const markup = "<script>alert(1)</script>";
    await enterByCode(msisdn, { full_name: markup });
    await passBudgets(db);
    const asked = await app.call<Entries>("listOwnCampaignEntries", { msisdn });
    expect(asked.body.data).toEqual({ step: "code", resend_after: 30 });
    const code = (await sentCode(db, msisdn)) ?? "";
    const crossed = await app.call("submitRechargeCampaignInfo", { ...entry, msisdn, otp_value: code });
    expect(codesOf(crossed.body)).toEqual([["code-wrong", "otp_value"]]);
    const shown = await app.call<Entries>("listOwnCampaignEntries", { msisdn, otp_value: code });
    expect(shown.body.data.entries).toMatchObject([{ campaign_id: OPEN, amount: 150, campaign: "Weekly phone draw" }]);
    // The code works only once, so the answer has both names in both languages.
    const [{ names, store } = {}] = shown.body.data.entries as Partial<CampaignEntry>[];
    expect(names?.campaign).toEqual({ en: "Weekly phone draw", bn: "সাপ্তাহিক ফোন ড্র" });
    expect(names?.store).toEqual({ en: store, bn: expect.stringMatching(/[অ-হ]/) });
    expect(shown.text).not.toContain("script");
  });

  it("is in the operator's CSV list, where a name cannot be a formula", async () => {
    await enterByCode("01710000006", { full_name: "=1;=HYPERLINK(1)" });
    const said: string[] = [];
    expect(await runCampaignsCommand({ db, args: ["entries", OPEN], say: (line) => void said.push(line) })).toBe(true);
    expect(said.join("\n")).toMatch(/,01710000006,'=1;'=HYPERLINK\(1\),/);
    expect(await runCampaignsCommand({ db, args: ["entries", "none"], say: () => undefined })).toBe(false);
  });
});
