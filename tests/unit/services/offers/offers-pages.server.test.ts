import { loadMyOffersPage } from "@/services/offers/offers-pages.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

it("loads the offers of the reader whom the frame of the page has looked up, without another look-up", async () => {
  const api = fakeApi({
    getContentPage: () => ({ data: { path: "/myoffers", name: "", title: "", blocks: [], trail: [], beside: [] } }),
    findOffersUsingOtp: () => ({ data: [] }),
  });
  const context = { resolvedUrl: "/myoffers", req: { cookies: {} }, res: { setHeader: jest.fn() }, query: {} };
  const user = Promise.resolve({ msisdn: "8801712345678" });
  const request = { api, language: "en", query: {}, context, user } as unknown as PageRequest;
  expect((await loadMyOffersPage(request)).own).toEqual([]);
  expect(api.sent.map(({ name }) => name).sort()).toEqual(["findOffersUsingOtp", "getContentPage"]);
});
