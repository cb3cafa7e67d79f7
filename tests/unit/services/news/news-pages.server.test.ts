import { loadPressReleases } from "@/services/news/news-pages.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

it("a long search is cut to the contract's 80 UTF-16 code units, and not inside a character", async () => {
  const api = fakeApi({
    getContentPage: () => ({ data: { path: "/about", name: "", title: "", blocks: [], trail: [], beside: [] } }),
    listPressReleases: () => ({ data: { items: [], count: 0, page: 1, pages: 1, years: [] } }),
  });
  const key = `${"5".repeat(79)}\u{1F4F6}`;
  const context = { resolvedUrl: "/about/press-release", res: { setHeader: jest.fn() } };
  const request = { api, language: "en", query: { key, year: "2025" }, context } as unknown as PageRequest;
  const { filter } = await loadPressReleases(request);
  expect(filter).toEqual({ key: "5".repeat(79), year: 2025, page: 1 });
  expect(api.sent.find(({ name }) => name === "listPressReleases")?.input.body).toMatchObject({ key: filter.key });
});
