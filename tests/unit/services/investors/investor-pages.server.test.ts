import { loadInvestorEvents } from "@/services/investors/investor-pages.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

it.each([
  ["the nine newest past events while no year is chosen", {}, 9],
  ["all past events of a chosen year", { year: "2025" }, 12],
])("sends %s", async (_, query, count) => {
  const past = Array.from({ length: 12 }, (_event, index) => ({ id: `e-${index}` }));
  const api = fakeApi({
    getContentPage: () => ({ data: { path: "/events", name: "", title: "", blocks: [], trail: [], beside: [] } }),
    listInvestorEvents: ({ query: asked }) => ({
      data: { items: asked?.["when"] === "past" ? past : [], years: [2025] },
    }),
  });
  const context = { resolvedUrl: "/events", res: { setHeader: jest.fn() } };
  const { list } = await loadInvestorEvents({ api, language: "en", query, context } as unknown as PageRequest);
  expect(list?.past).toEqual(past.slice(0, count));
});
