import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadSearchTexts } from "@/components/search/load-search-texts";
import { SearchView } from "@/components/search/search-view";
import { analytics } from "@/services/analytics/analytics";
import type { SearchPageData } from "@/services/search/search-page.server";
import { searchSite } from "@/services/search/search-service";
import { renderSite } from "@/tests/support/screens/render-site";
import { routerEvents } from "@/tests/support/screens/router-events";
import { foundNothing, foundPhones, narrowedPhones, searchApi } from "@/tests/support/search-answers";
import { UNFILTERED_SEARCH } from "@/utils/search/search-narrowing";

const popular = [{ title: "5G phones", path: "/searchgp/5G%20phones" }];
const nothing: SearchPageData = {
  query: "char",
  isCut: false,
  found: null,
  category: null,
  page: 1,
  pages: 1,
  narrowing: UNFILTERED_SEARCH,
  popular: [],
};

beforeAll(() => loadSearchTexts("en"));
afterEach(() => jest.restoreAllMocks());

/** Renders the results page for a query and its answer. */
async function show(data: Partial<SearchPageData>, answer: unknown = foundPhones) {
  const found = await searchSite(
    searchApi(() => answer),
    "char",
  );
  const { router, emit } = routerEvents();
  const site = renderSite(<SearchView {...nothing} found={found} {...data} />, {
    api: searchApi(),
    path: "/searchgp/char",
    events: router.events,
  });
  return { ...site, user: userEvent.setup(), events: { emit } };
}

it("[ROUTE-21] shows the query, the count and the hits by category", async () => {
  await show({});
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Search results for char");
  expect(screen.getByText("Results: 7")).toBeVisible();
  const products = within(screen.getByRole("region", { name: "Phones" }));
  expect(products.getAllByRole("article")[0]).toHaveTextContent("Tk 1,24,990");
  expect(products.getAllByRole("article")[1]).toHaveTextContent("Sold out");
  const pages = within(screen.getByRole("region", { name: "Pages" }));
  expect(pages.getByRole("link")).toHaveAttribute("href", "/5g");
});

it("loads the first product picture with priority and the others lazily", async () => {
  const { container } = await show({});
  const pictures = [...container.querySelectorAll("article img")];
  expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual(["high", null]);
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, "lazy"]);
});

it("has a tab for each category, which links to its results and shows their number", async () => {
  await show({});
  const tabs = within(screen.getByRole("navigation", { name: "Results by category" }));
  expect(tabs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All (7)", "/searchgp/char"],
    ["Phones (6)", "/searchgp/char?category=products"],
    ["Pages (1)", "/searchgp/char?category=pages"],
  ]);
  expect(tabs.getByRole("link", { current: true })).toHaveTextContent("All (7)");
});

it("links to all results of a category when not all are shown", async () => {
  await show({});
  expect(screen.getByRole("link", { name: "See all 6: Phones" })).toHaveAttribute(
    "href",
    "/searchgp/char?category=products",
  );
  expect(screen.queryByRole("link", { name: /See all .*Pages/ })).not.toBeInTheDocument();
});

it("shows only one category, with links to its pages", async () => {
  await show({ category: "products", page: 2, pages: 3 });
  expect(screen.queryByRole("region", { name: "Pages" })).not.toBeInTheDocument();
  const pages = within(screen.getByRole("navigation", { name: "Pages of results" }));
  expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/searchgp/char?category=products");
  expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute(
    "href",
    "/searchgp/char?category=products&page=3",
  );
});

it("[ERR-11] shows that nothing was found, a better spelling and other links", async () => {
  await show({ query: "padmro", popular }, { data: { ...foundNothing.data, suggestion: "padmiro" } });
  expect(screen.getByText("Sorry, we couldn't find anything matching your search for padmro")).toBeVisible();
  expect(screen.getByRole("link", { name: "Did you mean padmiro?" })).toHaveAttribute("href", "/searchgp/padmiro");
  expect(screen.getByRole("link", { name: "5G phones" })).toHaveAttribute("href", "/searchgp/5G%20phones");
  expect(screen.getByRole("link", { name: "Customer centres" })).toHaveAttribute("href", "/store-locator");
});

it.each([
  [{ price_max: 20_000, cheapest_first: false }, "Results: 7 · Up to Tk 20,000"],
  [
    { price_min: 15_000, price_max: 20_000, cheapest_first: true },
    "Results: 7 · From Tk 15,000 · Up to Tk 20,000 · Price: low to high",
  ],
  [{ cheapest_first: true }, "Results: 7 · Price: low to high"],
])("shows the price limits and the order that the query asks for: %j", async (understood, line) => {
  await show({}, { data: { ...foundPhones.data, understood } });
  expect(screen.getByText(line)).toBeVisible();
});

it("does not name the order of the query when another one is chosen", async () => {
  const data = { ...narrowedPhones.data, understood: { cheapest_first: true } };
  await show({ category: "products", narrowing: { ...UNFILTERED_SEARCH, sort: "price-high" } }, { data });
  expect(screen.getByText("Results: 7")).toBeVisible();
});

it("shows that a search of one character is too short", async () => {
  await show({ query: "a", found: null });
  expect(screen.getByText(/at least one positive keyword with 2 characters or more\./)).toBeVisible();
});

it("shows an error when the results could not be loaded, with a link to try again", async () => {
  await show({ found: null });
  expect(screen.getByText("We couldn't load the results. Try again, or call 121.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/searchgp/char");
});

it("shows that a long search was cut", async () => {
  await show({ isCut: true });
  expect(screen.getByRole("status")).toHaveTextContent("Your search was longer than 100 characters");
});

it("opens the results for the text typed into its box", async () => {
  const { user, push } = await show({});
  const box = screen.getByRole("searchbox", { name: "Search the site" });
  await user.clear(box);
  await user.type(box, "kaldreo 2{Enter}");
  expect(push).toHaveBeenCalledWith("/searchgp/kaldreo%202", undefined, { locale: false });
});

it("[SEARCH-25] shows the new query in place of the results while these are loading", async () => {
  const { events } = await show({});
  act(() => events.emit("routeChangeStart", "/searchgp/kaldreo%202", { shallow: false }));
  expect(screen.getByRole("status")).toHaveTextContent("Searching Result for kaldreo 2");
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  act(() => events.emit("routeChangeComplete", "/searchgp/kaldreo%202", { shallow: false }));
  expect(screen.getAllByRole("article")).toHaveLength(3);
});

it("marks the matching text", async () => {
  await show({});
  expect(screen.getByText("Char", { selector: "mark" })).toBeVisible();
});

it("keeps the results on the page while another view of them is loading", async () => {
  const { events } = await show({});
  act(() => events.emit("routeChangeStart", "/searchgp/char?category=products&sort=price-low", { shallow: false }));
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("Searching Result for char");
});

describe("the products of a search", () => {
  const narrowing = { ...UNFILTERED_SEARCH, brands: ["oskavi"], priceMax: 20_000, sort: "price-low" as const };
  const showProducts = (data: Partial<SearchPageData> = {}, answer: unknown = narrowedPhones) =>
    show({ category: "products", narrowing, ...data }, answer);

  it("have a chip for each filter, which links to the list without it", async () => {
    await showProducts();
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    const sorted = "category=products";
    expect(chips.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Oskavi", `/searchgp/char?${sorted}&price_max=20000&sort=price-low`],
      ["Up to Tk\u00a020,000", `/searchgp/char?${sorted}&brand=oskavi&sort=price-low`],
      ["Clear all", `/searchgp/char?${sorted}&sort=price-low`],
    ]);
  });

  it("are sorted by links that keep the filters", async () => {
    await showProducts();
    const orders = within(screen.getByRole("navigation", { name: "Sort by" }));
    expect(orders.getByRole("link", { current: true })).toHaveTextContent("Price: low to high");
    expect(orders.getByRole("link", { name: "Most relevant" })).toHaveAttribute(
      "href",
      "/searchgp/char?category=products&brand=oskavi&price_max=20000",
    );
  });

  it("have page links that keep the filters and the order", async () => {
    await showProducts({ page: 1, pages: 2 });
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/searchgp/char?category=products&brand=oskavi&price_max=20000&sort=price-low&page=2",
    );
  });

  it("are filtered by a GET form that keeps category and order without a script", async () => {
    await showProducts();
    const form = screen.getByRole<HTMLInputElement>("checkbox", { name: /Oskavi/ }).form as HTMLFormElement;
    expect([form.method, form.getAttribute("action")]).toEqual(["get", "/searchgp/char#results"]);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      category: "products",
      sort: "price-low",
      brand: "oskavi",
      price_min: "",
      price_max: "20000",
    });
    expect(screen.getByRole("checkbox", { name: "In stock only 2" })).not.toBeChecked();
  });

  it("show a message when no product matches the filters, and a link to clear them", async () => {
    const { narrowed } = narrowedPhones.data;
    await showProducts({}, { data: { ...narrowedPhones.data, items: {}, narrowed: { ...narrowed, count: 0 } } });
    expect(screen.getByText(/No product matches all of these filters/)).toBeVisible();
    const links = screen.getAllByRole("link", { name: "Clear all" });
    expect(links.at(-1)).toHaveAttribute("href", "/searchgp/char?category=products");
  });

  it("show their number and their stock", async () => {
    await showProducts();
    expect(screen.getByText("6 products")).toBeVisible();
    const [first, second] = screen.getAllByRole("article");
    expect(first).toHaveTextContent("In stock");
    expect(second).toHaveTextContent("Sold out");
  });
});

describe("events", () => {
  it("a search from the page is counted with masked digits", async () => {
    const track = jest.spyOn(analytics, "track").mockImplementation(() => undefined);
    const { user } = await show({});
    const box = screen.getByRole("searchbox", { name: "Search the site" });
    await user.clear(box);
    await user.type(box, "01712345678{Enter}");
    expect(track.mock.calls).toEqual([
      [{ name: "search_submitted", properties: { query: "###########", from: "page" } }],
    ]);
  });

  it("a click on a result is counted with its category and its position, on later pages too", async () => {
    const track = jest.spyOn(analytics, "track").mockImplementation(() => undefined);
    const { user } = await show({ category: "products", page: 2, pages: 2 }, narrowedPhones);
    await user.click(screen.getByRole("link", { name: "Kaldreo Folio 8" }));
    expect(track.mock.calls).toEqual([
      [{ name: "search_result_clicked", properties: { query: "char", category: "products", position: 22 } }],
    ]);
  });
});
