import { type PackPlan, packFinderCalls } from "@/backend/contract/subscriber-services/pack-finder";
import { type InternetPack, packCalls } from "@/backend/contract/subscriber-services/packs";
import { findPackPlans, getInternetPack, listInternetPacks } from "@/services/packs/packs-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const pack: InternetPack = {
  pack_id: "internet-5120mb-168h-3009",
  kind: "internet",
  title: "5 GB, 7 days",
  price: 129.5,
  was_price: 149,
  data_mb: 5_120,
  unlimited_data: false,
  minutes: 0,
  sms: 0,
  validity_hours: 168,
  tags: ["popular"],
  auto_renew: true,
  dial_code: "*121*3009#",
  terms: ["The price includes VAT."],
};
/** The same pack as the site represents it. */
const shown = {
  packId: "internet-5120mb-168h-3009",
  kind: "internet",
  title: "5 GB, 7 days",
  pricePoisha: 12_950,
  wasPoisha: 14_900,
  dataMb: 5_120,
  unlimitedData: false,
  minutes: 0,
  sms: 0,
  validityHours: 168,
  tags: ["popular"],
  autoRenew: true,
  dialCode: "*121*3009#",
  terms: ["The price includes VAT."],
};
const data = {
  items: [pack],
  count: 1,
  page: 1,
  pages: 1,
  per_page: 24,
  kinds: [{ key: "internet", count: 1 }],
  validities: [{ key: "week", count: 1 }],
};

test("packs are requested as in the contract, and their prices are read as poisha", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data }) });
  const list = await listInternetPacks(api, { kind: "internet", validity: "week", sort: "best-value", perPage: 6 });
  expect(api.sent[0]?.input.query).toEqual({ kind: "internet", validity: "week", sort: "best-value", per_page: 6 });
  expect(list).toEqual({
    packs: [shown],
    count: 1,
    page: 1,
    pages: 1,
    kinds: [{ key: "internet", count: 1 }],
    validities: [{ key: "week", count: 1 }],
  });
});

test("packs are requested by their codes, and by a reduced price", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data }) });
  await listInternetPacks(api, { codes: ["*121*3009#", "*121*3018#"], reducedOnly: true });
  const query = { codes: "*121*3009#,*121*3018#", reduced: "1" };
  expect(api.sent[0]?.input.query).toEqual(query);
  expect(packCalls.listInternetPacks.query?.safeParse(query).success).toBe(true);
});

test("a pack that was never reduced has no former price", async () => {
  const items = [{ ...pack, was_price: null }];
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data: { ...data, items } }) });
  expect((await listInternetPacks(api)).packs[0]?.wasPoisha).toBeNull();
});

test("an answer of another shape is an outage", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data: {} }) });
  await expect(listInternetPacks(api)).rejects.toMatchObject({ kind: "outage" });
});

test("the contract accepts every filter of the service", () => {
  const query = { kind: "bundle", validity: "month", tag: "5g", sort: "price-low", page: "2", per_page: "48" };
  expect(packCalls.listInternetPacks.query?.safeParse(query).success).toBe(true);
});

test("packs are requested by their minimum contents and validity, by a price, and for any use", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data }) });
  await listInternetPacks(api, { priceMax: 200, dataMb: 1_024, minutes: 50, hours: 168, anyUseOnly: true, page: 2 });
  await listInternetPacks(api, { reducedOnly: false, anyUseOnly: false });
  const query = { price_max: 200, data_min: 1_024, minutes_min: 50, hours_min: 168, any_use: "1", page: 2 };
  expect(api.sent.map(({ input }) => input.query)).toEqual([query, {}]);
});

describe("a single pack", () => {
  const find = (id: string) => {
    const api = fakeApi({ getInternetPack: () => ({ status: true, data: { pack, comparable: [pack, pack] } }) });
    return { api, found: getInternetPack(api, id) };
  };

  test("is requested by its id, and read with comparable packs", async () => {
    const { api, found } = find("internet-5120mb-168h-3009");
    expect(await found).toEqual({ pack: shown, comparable: [shown, shown] });
    const params = { pack: "internet-5120mb-168h-3009" };
    expect(api.sent).toEqual([{ name: "getInternetPack", input: { params } }]);
    expect(packFinderCalls.getInternetPack.params?.safeParse(params).success).toBe(true);
  });

  test.each(["a", "A_b-9", `a${"b".repeat(63)}`])("is requested with the id %s", async (id) => {
    expect((await find(id).found).pack).toEqual(shown);
  });

  test.each(["", "-a", "_a", "a b", "a/../b", "a.b", "প্যাক", `a${"b".repeat(64)}`])(
    "is absent without a call for the invalid id %p",
    async (id) => {
      const { api, found } = find(id);
      await expect(found).rejects.toMatchObject({
        kind: "refused",
        status: 404,
        errors: [{ code: "pack-not-found", message: "No pack has such an id" }],
      });
      expect(api.sent).toEqual([]);
    },
  );
});

describe("plans for a need", () => {
  const plan: PackPlan = {
    packs: [{ pack, times: 2 }],
    total: 259,
    purchases: 2,
    data_mb: 10_240,
    minutes: 30,
    reason: { kind: "cheaper", other: 1, difference: 12.5, extra: 3 },
  };
  const need = { dataMb: 8_192, minutes: 20, days: 14 };

  test("are requested by volume, minutes and days, and their prices are read as poisha", async () => {
    const api = fakeApi({ findPackPlans: () => ({ status: true, data: { plans: [plan] } }) });
    expect(await findPackPlans(api, { ...need, student: true })).toEqual([
      {
        packs: [{ pack: shown, times: 2 }],
        totalPoisha: 25_900,
        purchases: 2,
        dataMb: 10_240,
        minutes: 30,
        reason: { kind: "cheaper", other: 1, differencePoisha: 1_250, extra: 3 },
      },
    ]);
    await findPackPlans(api, { ...need, student: false });
    expect(api.sent).toEqual([
      { name: "findPackPlans", input: { query: { mb: 8_192, minutes: 20, days: 14, student: "1" } } },
      { name: "findPackPlans", input: { query: { mb: 8_192, minutes: 20, days: 14, student: undefined } } },
    ]);
  });

  test("are an outage for an answer of another shape", async () => {
    const api = fakeApi({ findPackPlans: () => ({ status: true, data: {} }) });
    await expect(findPackPlans(api, { ...need, student: false })).rejects.toMatchObject({ kind: "outage" });
  });
});
