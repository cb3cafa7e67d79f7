import { loadHomeSections } from "@/services/content/home-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const card = (price: number) => ({
  slug: "oskavi-one",
  category: "phones",
  path: "/shop/devices/phones/oskavi-one",
  title: "Oskavi One",
  brand: { slug: "oskavi", name: "Oskavi" },
  summary: "8/256 GB",
  price,
  was_price: null,
  emi_from: null,
  five_g: true,
  is_new: false,
  in_stock: true,
  sku: "OSK-1-256-BLU",
  picture: { src: "/images/kit/phone/orbit-pair-rose.webp", alt: "A phone", width: 1000, height: 1000 },
  colours: [],
});

const pack = {
  pack_id: "internet-1",
  kind: "internet",
  title: "30 GB, 30 days",
  price: 499,
  was_price: 549,
  data_mb: 30_720,
  unlimited_data: false,
  minutes: 0,
  sms: 0,
  validity_hours: 720,
  tags: ["popular", "best-value"],
  auto_renew: true,
  dial_code: "*121*1#",
  terms: ["The price includes VAT."],
};

const offer = {
  offer_id: "haor-breeze",
  title: "Three nights for the price of two",
  partner: "Haor Breeze Resort",
  category: { key: "hotels", label: "Hotels" },
  area: { key: "sylhet", label: "Sylhet" },
  tiers: ["Gold Star"],
  summary: "Breakfast with it.",
  how_to: "Say it at the desk.",
  redeem: { by: "card", text: null, to: null },
  weekdays: [],
  branches: [],
  valid_until: "2027-06-30",
  picture: null,
};

const release = {
  slug: "quarter-three",
  title: "Third quarter",
  summary: "More people.",
  published_on: "2026-10-21",
  picture: null,
};

const campaign = (state: string, endsOn = "2027-01-31") => ({
  id: `${state}-${endsOn}`,
  title: "Recharge and win",
  summary: "A phone each day.",
  picture: null,
  starts_on: "2026-11-01",
  ends_on: endsOn,
  state,
  least_recharge: 50,
});

const page = { count: 1, page: 1, pages: 1, per_page: 24 };
const list = (data: object) => ({ status: true, data: { ...page, ...data } });

const answers = {
  getProducts: ({ query }: { query?: Record<string, unknown> }) => {
    const cheapest = query?.five_g === "1" && query?.sort === "price-low";
    return list({ items: [card(cheapest ? 18_990 : 64_990)], facets: null, product: null });
  },
  listInternetPacks: () => list({ items: [pack], kinds: [], validities: [] }),
  listStarOffers: () => list({ items: [offer], categories: [], areas: [], districts: [] }),
  listRechargeCampaigns: () => ({
    status: true,
    data: [campaign("ended"), campaign("open", "2027-02-28"), campaign("open")],
  }),
  listPressReleases: () => list({ items: [release], years: [2026], article: null }),
};

const response = () => ({ setHeader: jest.fn() });

it("returns the lowest price of all 5G phones, not only of the phones shown", async () => {
  expect(await loadHomeSections(fakeApi(answers), response())).toMatchObject({
    fiveGFromPoisha: 1_899_000,
    phones: [{ pricePoisha: 6_499_000 }],
  });
});

it("returns only the fields that the page shows", async () => {
  const answer = response();
  const { packs, starOffers } = await loadHomeSections(fakeApi(answers), answer);
  expect(packs).toEqual([
    {
      packId: "internet-1",
      pricePoisha: 49_900,
      wasPoisha: 54_900,
      dataMb: 30_720,
      unlimitedData: false,
      minutes: 0,
      sms: 0,
      validityHours: 720,
      tag: "best-value",
    },
  ]);
  expect(Object.keys(starOffers?.[0] ?? {}).sort()).toEqual(
    ["category", "offerId", "partner", "picture", "title", "validUntil"].sort(),
  );
  expect(answer.setHeader).not.toHaveBeenCalled();
});

it.each([
  ["packs", "listInternetPacks"],
  ["phones", "getProducts"],
  ["starOffers", "listStarOffers"],
  ["news", "listPressReleases"],
] as const)(
  "leaves %s out when the call fails, logs the error and marks the page as incomplete",
  async (name, call) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const answer = response();
    const failing = {
      ...answers,
      [call]: () => {
        throw new Error("Out of order");
      },
    };
    const sections = await loadHomeSections(fakeApi(failing), answer);
    expect(sections[name]).toBeNull();
    expect(Object.values(sections).filter((section) => section !== null).length).toBeGreaterThan(2);
    expect(log).toHaveBeenCalled();
    expect(answer.setHeader).toHaveBeenCalledWith("x-page-incomplete", "1");
  },
);

it("returns the open campaign that ends first, and null if none is open", async () => {
  expect((await loadHomeSections(fakeApi(answers), response())).campaign).toMatchObject({
    id: "open-2027-01-31",
    minPoisha: 5_000,
  });
  const none = {
    ...answers,
    listRechargeCampaigns: () => ({ status: true, data: [campaign("coming"), campaign("ended")] }),
  };
  expect((await loadHomeSections(fakeApi(none), response())).campaign).toBeNull();
});
