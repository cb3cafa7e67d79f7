import { type InternetPack, packCalls } from "@/backend/contract/packs";
import { listInternetPacks } from "@/services/packs-service";
import { fakeApi } from "@/tests/support/fake-api";

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
const data = {
  items: [pack],
  count: 1,
  page: 1,
  pages: 1,
  per_page: 24,
  kinds: [{ key: "internet", count: 1 }],
  validities: [{ key: "week", count: 1 }],
};

test("packs are asked for as the contract says, and their prices read as poisha", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data }) });
  const list = await listInternetPacks(api, { kind: "internet", validity: "week", sort: "best-value", perPage: 6 });
  expect(api.sent[0]?.input.query).toEqual({ kind: "internet", validity: "week", sort: "best-value", per_page: 6 });
  expect(list).toEqual({
    packs: [
      {
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
      },
    ],
    count: 1,
    page: 1,
    pages: 1,
    kinds: [{ key: "internet", count: 1 }],
    validities: [{ key: "week", count: 1 }],
  });
});

test("packs are asked for by their codes, and by a lowered price", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data }) });
  await listInternetPacks(api, { codes: ["*121*3009#", "*121*3018#"], reducedOnly: true });
  const query = { codes: "*121*3009#,*121*3018#", reduced: "1" };
  expect(api.sent[0]?.input.query).toEqual(query);
  expect(packCalls[3].query?.safeParse(query).success).toBe(true);
});

test("a pack whose price was never lowered has no former price", async () => {
  const items = [{ ...pack, was_price: null }];
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data: { ...data, items } }) });
  expect((await listInternetPacks(api)).packs[0]?.wasPoisha).toBeNull();
});

test("an answer without the contract's shape is an outage", async () => {
  const api = fakeApi({ listInternetPacks: () => ({ status: true, data: {} }) });
  await expect(listInternetPacks(api)).rejects.toMatchObject({ kind: "outage" });
});

test("every filter of the service is one of the contract", () => {
  const query = { kind: "bundle", validity: "month", tag: "5g", sort: "price-low", page: "2", per_page: "48" };
  expect(packCalls[3].query?.safeParse(query).success).toBe(true);
});
