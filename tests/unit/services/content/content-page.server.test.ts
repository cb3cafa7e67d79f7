import type { ContentPage } from "@/backend/contract/content/content-page";
import { ApiError } from "@/services/api/api-error";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { INCOMPLETE_HEADER } from "@/utils/layout/page-headers";

const STORY = "/about/discover-gp/about-brand/our-story";
const page: ContentPage = {
  path: STORY,
  name: "Story of {{brand}}",
  title: "Our story",
  description: "How it began.",
  section: "about",
  updated_on: "2026-11-01",
  blocks: [
    { type: "hero", heading: "{{brand}}", text: "Since 1999", actions: [{ label: "Roam", href: "{{link.roaming}}" }] },
    { type: "text", body: '<a href="/about/about-{{slug}}">{{brand}}</a>' },
    { type: "packs" },
    { type: "products", category: "no-such-shelf" },
  ],
  trail: [{ name: "Discover {{brand}}", path: "/about/discover-gp" }],
  beside: [{ name: "Story of {{brand}}", path: STORY }],
};
const pack = {
  ...{
    pack_id: "p1",
    kind: "internet",
    title: "5 GB",
    price: 99,
    was_price: null,
    data_mb: 5120,
    unlimited_data: false,
  },
  ...{ minutes: 0, sms: 0, validity_hours: 168, tags: ["popular"], auto_renew: false, dial_code: null, terms: [] },
};
const packs = (items: unknown[]) => ({ data: { items, count: 1, page: 1, pages: 1, kinds: [], validities: [] } });

/** The request that a page's loader gets for an address. */
function request(address: string, answers: Parameters<typeof fakeApi>[0], language: "en" | "bn" = "en") {
  const setHeader = jest.fn();
  const api = fakeApi(answers);
  const context = { resolvedUrl: address, res: { setHeader } };
  return { api, setHeader, asked: { api, language, query: {}, context } as unknown as PageRequest };
}
const whole = { getContentPage: () => ({ status: true, data: page }), listInternetPacks: () => packs([pack]) };

it("requests the content path of the address, without its query", async () => {
  const { api, asked } = request("/about/discover-gp/about-gp/our-story?utm_source=x", whole);
  const { page: shown } = await loadContentPage(asked);
  expect(api.sent[0]).toEqual({ name: "getContentPage", input: { query: { path: STORY } } });
  expect(shown.path).toBe("/about/discover-gp/about-gp/our-story");
});

it("replaces brand, slug and the addresses of other sites, in the language of the page", async () => {
  const { page: english } = await loadContentPage(request("/about", whole).asked);
  expect(english).toMatchObject({
    name: "Story of GP",
    blocks: [{ actions: [{ href: "https://roaming.example" }] }, { body: '<a href="/about/about-gp">GP</a>' }, {}],
    trail: [{ name: "Discover GP", path: "/about/discover-gp" }],
    sectionPages: [{ name: "Story of GP", path: "/about/discover-gp/about-gp/our-story" }],
  });
  const { page: bengali } = await loadContentPage(request("/about", whole, "bn").asked);
  expect(bengali).toMatchObject({
    name: "Story of জিপি",
    blocks: [{ actions: [{ href: "https://roaming.example/bn" }] }, {}, {}],
  });
});

it("loads the products of a rail, and leaves out a rail without products", async () => {
  const { page: shown } = await loadContentPage(request("/about", whole).asked);
  expect(shown.blocks.map(({ type }) => type)).toEqual(["hero", "text", "packs"]);
  expect(shown.blocks[2]).toMatchObject({ packs: [{ packId: "p1", pricePoisha: 9900, tag: "popular" }] });
  expect(textsOfBlocks({ page: shown })).toEqual(["home"]);
});

describe("a table of packs", () => {
  const withTable = (named?: { code: string; suits?: string }[]) => {
    const table = { type: "pack-table" as const, caption: "Packs", ...(named && { packs: named }) };
    const items = [
      { ...pack, dial_code: "*121*3018#", was_price: 109 },
      { ...pack, pack_id: "p2", dial_code: "*121*3009#", unlimited_data: true },
    ];
    return request("/about", {
      getContentPage: () => ({ status: true, data: { ...page, blocks: [...page.blocks.slice(0, 2), table] } }),
      listInternetPacks: () => packs(items),
    });
  };

  it("requests the listed packs in their order, and leaves out packs that are no longer sold", async () => {
    const { api, asked } = withTable([
      { code: "*121*3009#", suits: "Students" },
      { code: "*121*9999#" },
      { code: "*121*3018#" },
    ]);
    const { page: shown } = await loadContentPage(asked);
    expect(api.sent[1]?.input.query).toEqual({ codes: "*121*3009#,*121*9999#,*121*3018#", per_page: 48 });
    expect(shown.blocks[2]).toMatchObject({
      packs: [
        { packId: "p2", suits: "Students", pricePerGbPoisha: null },
        {
          packId: "p1",
          suits: null,
          pricePoisha: 9900,
          wasPoisha: 10900,
          pricePerGbPoisha: 1980,
        },
      ],
    });
  });

  it("requests every pack with a reduced price when it lists none", async () => {
    const { api, asked } = withTable();
    const { page: shown } = await loadContentPage(asked);
    expect(api.sent[1]?.input.query).toEqual({ reduced: "1", sort: "price-low", per_page: 48 });
    expect(shown.blocks[2]).toMatchObject({ packs: [{ packId: "p1" }, { packId: "p2" }] });
  });
});

it("leaves out a rail whose call fails, and marks the page as incomplete", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { asked, setHeader } = request("/about", {
    ...whole,
    listInternetPacks: () => {
      throw new ApiError({ kind: "outage", status: 503 });
    },
  });
  const { page: shown } = await loadContentPage(asked);
  expect(shown.blocks.map(({ type }) => type)).toEqual(["hero", "text"]);
  expect(setHeader).toHaveBeenCalledWith(INCOMPLETE_HEADER, "1");
  expect(textsOfBlocks({ page: shown })).toEqual([]);
});

it("throws an absence without a call for an address that no page can have", async () => {
  const { api, asked } = request("/about/discover-gp/about-brand/our-story", whole);
  await expect(loadContentPage(asked)).rejects.toMatchObject({ isNotFound: true });
  expect(api.sent).toEqual([]);
});
