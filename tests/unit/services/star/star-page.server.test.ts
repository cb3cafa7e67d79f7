import type { PageRequest } from "@/services/page/page-props.server";
import { loadStarPage } from "@/services/star/star-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

function requestOf(user: { msisdn: string } | null) {
  const list = { items: [], count: 0, page: 1, pages: 1, categories: [], areas: [], districts: [] };
  const api = fakeApi({
    getContentPage: () => ({ data: { path: "/star-program", name: "", title: "", blocks: [], trail: [], beside: [] } }),
    listStarTiers: () => ({ data: [] }),
    listStarOffers: () => ({ data: list }),
    showStarStatus: () => ({ data: { star_status: "star-gold", benefits: [], next: null } }),
  });
  const context = { resolvedUrl: "/star-program", req: { cookies: {} }, res: { setHeader: jest.fn() }, query: {} };
  const request = { api, language: "en", query: {}, context, user: Promise.resolve(user) } as unknown as PageRequest;
  return { api, request };
}

it("loads the tier of the reader whom the frame of the page has looked up, without another look-up", async () => {
  const { api, request } = requestOf({ msisdn: "8801712345678" });
  expect((await loadStarPage(request)).status).toMatchObject({ tier: "star-gold" });
  expect(api.sent.map(({ name }) => name).sort()).toEqual([
    "getContentPage",
    "listStarOffers",
    "listStarTiers",
    "showStarStatus",
  ]);
});

it("loads no tier for a visitor", async () => {
  const { api, request } = requestOf(null);
  expect((await loadStarPage(request)).status).toBeNull();
  expect(api.sent.map(({ name }) => name)).not.toContain("showStarStatus");
});
