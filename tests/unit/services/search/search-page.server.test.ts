import type { GetServerSidePropsContext } from "next";
import { getSearchPageProps, type SearchPageData } from "@/services/search/search-page.server";
import type { fakeApi } from "@/tests/support/screens/fake-api";
import { foundNothing, foundPhones, narrowedPhones, searchApi } from "@/tests/support/search-answers";

let api: ReturnType<typeof fakeApi>;
jest.mock("@/services/api/api-client.server", () => ({ createServerApi: () => api }));
jest.mock("@/services/page/page-chrome.server", () => ({
  readPageChrome: async () => ({
    chrome: { channel: null, navbar: "plain" },
    parameterErrors: [],
    sidebarChannel: "",
    user: { info: null, refused: false, handedOver: false },
  }),
}));

const setHeader = jest.fn();

/** The props of the search page for a query. */
async function ask(query: Record<string, string | string[]>, locale = "en") {
  const context = {
    query,
    locale,
    resolvedUrl: "/searchgp",
    req: { headers: {}, cookies: {} },
    res: { statusCode: 200, hasHeader: () => false, setHeader },
  } as unknown as GetServerSidePropsContext;
  return (await getSearchPageProps(context)) as { props: SearchPageData; redirect?: { destination: string } };
}

const asked = () => api.sent.map(({ name, input }) => [name, input.body]);

beforeEach(() => {
  api = searchApi();
});

it("[ROUTE-21] searches for the rest of the path", async () => {
  const { props } = await ask({ query: ["phone"] });
  expect(props).toMatchObject({ query: "phone", isCut: false, category: null, found: { count: 7 } });
  expect(asked()).toEqual([["searchGp", { key: "phone", limit: 6, details: true }]]);
});

it("reads a slash as part of the query", async () => {
  expect((await ask({ query: ["a", "b"] })).props.query).toBe("a/b");
});

it.each([
  ["en", "/searchgp/5G%20phone"],
  ["bn", "/bn/searchgp/5G%20phone"],
])("redirects the query of the form in %s to the address of its results", async (locale, destination) => {
  expect((await ask({ q: " 5G  phone " }, locale)).redirect).toEqual({ destination, permanent: false });
  expect(api.sent).toEqual([]);
});

it("searches for dots without a redirect, because no path can contain them", async () => {
  expect((await ask({ q: ".." })).props).toMatchObject({ query: "..", found: { count: 7 } });
});

it.each([[{}], [{ q: "" }], [{ query: ["a"] }]])(
  "does not search for %j, and shows popular searches",
  async (query) => {
    const { props } = await ask(query as Record<string, string>);
    expect(props.found).toBeNull();
    expect(props.popular).toHaveLength(2);
    expect(asked()).toEqual([["listPopularSearches", undefined]]);
  },
);

it("cuts a long query, and reports it", async () => {
  const { props } = await ask({ query: ["x".repeat(5_000)] });
  expect(props).toMatchObject({ query: "x".repeat(100), isCut: true });
});

it("shows a page of a category", async () => {
  api = searchApi(() => ({
    data: { ...foundPhones.data, categories: [{ id: "products", title: "Phones", count: 45 }] },
  }));
  const { props } = await ask({ query: ["phone"], category: "products", page: "2" });
  expect(props).toMatchObject({ category: "products", page: 2, pages: 3 });
  expect(asked()).toEqual([["searchGp", { key: "phone", category: "products", page: 2, limit: 20, details: true }]]);
});

it("sends the filters and the sort of the address, and requests the last page if the page is too high", async () => {
  api = searchApi(() => ({
    data: { ...narrowedPhones.data, narrowed: { ...narrowedPhones.data.narrowed, count: 21 } },
  }));
  const address = { brand: "oskavi,surma", price_max: "20000", only: "in-stock", sort: "price-low", page: "9" };
  const { props } = await ask({ query: ["phone"], category: "products", ...address });
  const body = {
    ...{ key: "phone", category: "products", limit: 20, details: true },
    ...{ brands: ["oskavi", "surma"], price_max: 20_000, in_stock: true, sort: "price-low" },
  };
  expect(asked()).toEqual([
    ["searchGp", { ...body, page: 9 }],
    ["searchGp", { ...body, page: 2 }],
  ]);
  expect(props).toMatchObject({ page: 2, pages: 2, narrowing: { brands: ["oskavi", "surma"], onlyInStock: true } });
});

it("ignores the filters of products for another category", async () => {
  const { props } = await ask({ query: ["phone"], category: "pages", brand: "oskavi", sort: "price-low" });
  expect(asked()).toEqual([["searchGp", { key: "phone", category: "pages", page: 1, limit: 20, details: true }]]);
  expect(props.category).toBe("pages");
});

it.each(["0", "-1", "x", "1.5", "9".repeat(20)])("shows the first page for the invalid page %s", async (page) => {
  const { props } = await ask({ query: ["phone"], category: "products", page });
  expect(props).toMatchObject({ category: "products", page: 1, pages: 1 });
});

it.each(["stores", "no-such-category"])("shows all categories if %s has no results", async (category) => {
  const { props } = await ask({ query: ["phone"], category });
  expect(props).toMatchObject({ category: null, found: { count: 7 } });
});

it("returns popular searches with a search without results", async () => {
  api = searchApi(() => foundNothing);
  expect((await ask({ query: ["qqqq"] })).props.popular).toHaveLength(2);
});

it("returns no results after an error, and marks the page as incomplete", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  api = searchApi(() => {
    throw new Error("down");
  });
  expect((await ask({ query: ["phone"] })).props).toMatchObject({ query: "phone", found: null });
  expect(setHeader).toHaveBeenCalledWith("x-page-incomplete", "1");
});
