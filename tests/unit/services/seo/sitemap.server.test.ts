import { listProductPaths } from "@/services/catalog/product-list-service";
import { listSitemapPages, listSitemapSections } from "@/services/seo/sitemap.server";
import { wireOffer } from "@/tests/support/recharge/offers";
import { fakeApi } from "@/tests/support/screens/fake-api";

const entry = (path: string, section: string) => ({ path, name: path, section, updated_on: "2026-11-01" });
const dated = (slug: string, day: string) => ({ slug, title: slug, summary: slug, published_on: day });
const PACK = {
  kind: "internet",
  title: "5 GB, 7 days",
  price: 129,
  was_price: null,
  data_mb: 5120,
  unlimited_data: false,
  minutes: 0,
  sms: 0,
  validity_hours: 168,
  tags: [],
  auto_renew: false,
  dial_code: null,
  terms: [],
};
const api = fakeApi({
  listPressReleases: ({ body }) => {
    const { page = 1 } = (body ?? {}) as { page?: number };
    const items = [{ ...dated(`release-${page}`, `2026-11-0${10 - page - 1}`), picture: null }];
    return { data: { items, count: 2, page, pages: 2, years: [2026], article: null } };
  },
  listNotices: () => {
    const items = [{ ...dated("works", "2026-10-30"), file: null }];
    return { data: { items, count: 1, page: 1, pages: 1, years: [2026], article: null } };
  },
  listOffers: ({ query }) => {
    const page = Number(query?.["page"] ?? 1);
    const items = [wireOffer({ offer_id: `offer-${page}` })];
    return { data: { items, count: 2, page, pages: 2, kinds: [], validities: [], audiences: [] } };
  },
  listStorePoints: () => {
    const at = { name: "Kotwali", address: "College Road", latitude: 24.9, longitude: 91.87 };
    return { data: [{ ...at, store_id: "sylhet-kotwali", open_now: true, next_change: null }] };
  },
  listInternetPacks: ({ query }) => {
    const { page = 1 } = (query ?? {}) as { page?: number };
    const items = [{ ...PACK, pack_id: `internet-${page}` }];
    return { data: { items, count: 2, page, pages: 2, kinds: [], validities: [] } };
  },
  listContentPages: () => ({
    data: [
      entry("/terms-use", "legal"),
      entry("/about/discover-gp/about-brand/our-story", "about"),
      entry("/about/career", "career"),
      entry("/privacy-policy", "legal"),
    ],
  }),
});

it("has one part for each kind of page, and for each section with a page", async () => {
  const names = (await listSitemapSections(api)).map(({ name }) => name);
  expect(names).toEqual(["site", "shop", "stores", "packs", "offers", "news", "about", "career", "legal"]);
});

it("contains the latest change of a part if the data have dates", async () => {
  expect(await listSitemapSections(api)).toEqual(
    expect.arrayContaining([
      { name: "shop" },
      { name: "news", changedOn: "2026-11-08" },
      { name: "legal", changedOn: "2026-11-01" },
    ]),
  );
});

it("lists every press release and notice in both languages, with its date", async () => {
  const both = ["en", "bn"];
  expect(await listSitemapPages(api, "news")).toEqual([
    { path: "/about/press-release/release-1", languages: both, changedOn: "2026-11-08" },
    { path: "/about/press-release/release-2", languages: both, changedOn: "2026-11-07" },
    { path: "/notice-board/works", languages: both, changedOn: "2026-10-30" },
  ]);
});

it("lists every offer of all result pages in both languages", async () => {
  expect(await listSitemapPages(api, "offers")).toEqual([
    { path: "/personal/plans-offers/offers/offer-1", languages: ["en", "bn"] },
    { path: "/personal/plans-offers/offers/offer-2", languages: ["en", "bn"] },
  ]);
});

it("lists every centre in both languages", async () => {
  expect(await listSitemapPages(api, "stores")).toEqual([
    { path: "/store-locator/sylhet-kotwali", languages: ["en", "bn"] },
  ]);
});

it("lists every pack on sale in both languages", async () => {
  expect(await listSitemapPages(api, "packs")).toEqual([
    { path: "/personal/plans-offers/internet-packages/internet-1", languages: ["en", "bn"] },
    { path: "/personal/plans-offers/internet-packages/internet-2", languages: ["en", "bn"] },
  ]);
});

it("lists the pages of a section with the brand's slug, in both languages, with their date", async () => {
  expect(await listSitemapPages(api, "about")).toEqual([
    { path: "/about/discover-gp/about-gp/our-story", languages: ["en", "bn"], changedOn: "2026-11-01" },
  ]);
  expect((await listSitemapPages(api, "legal"))?.map(({ path }) => path)).toEqual(["/terms-use", "/privacy-policy"]);
});

it("returns null for an unknown part", async () => {
  expect(await listSitemapPages(api, "nothing")).toBeNull();
});

it("lists each recharge campaign with the pages of its section, in both languages", async () => {
  const campaign = {
    id: "draw",
    title: "Draw",
    summary: "Win",
    picture: null,
    starts_on: "2026-11-01",
    ends_on: "2026-11-30",
  };
  const withCampaigns = fakeApi({
    listContentPages: () => ({ data: [entry("/recharge-campaign", "personal")] }),
    listRechargeCampaigns: () => ({ data: [{ ...campaign, state: "open", least_recharge: 100 }] }),
  });
  expect(await listSitemapPages(withCampaigns, "personal")).toEqual([
    { path: "/recharge-campaign", languages: ["en", "bn"], changedOn: "2026-11-01" },
    { path: "/recharge-campaign/draw", languages: ["en", "bn"] },
  ]);
});

describe("a system that counts wrong", () => {
  /** Answers so many full pages, then empty ones, and always counts many more. */
  const endless = (fullPages: number) => {
    let calls = 0;
    return fakeApi({
      getProducts: () => {
        calls += 1;
        if (calls > 20_000) throw new Error("It is asked without end");
        return { data: { items: calls > fullPages ? [] : [{ path: `/shop/devices/phones/${calls}` }], pages: 9e300 } };
      },
    });
  };

  it("is asked no further after a page without products", async () => {
    const shop = endless(2);
    await listProductPaths(shop, {});
    expect(shop.sent).toHaveLength(3);
  });

  it("is asked for a limited number of pages", async () => {
    expect(await listProductPaths(endless(Number.POSITIVE_INFINITY), {})).toHaveLength(5_000);
  });

  it("is asked for a limited number of pages of packs", async () => {
    let calls = 0;
    const endlessPacks = fakeApi({
      listInternetPacks: () => {
        calls += 1;
        if (calls > 20_000) throw new Error("It is asked without end");
        return { data: { items: [], count: 0, page: 1, pages: 9e300, kinds: [], validities: [] } };
      },
    });
    expect(await listSitemapPages(endlessPacks, "packs")).toEqual([]);
    expect(calls).toBe(1_000);
  });
});
