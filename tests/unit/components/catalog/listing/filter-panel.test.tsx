import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterPanel } from "@/components/catalog/listing/filter-panel";
import home from "@/locales/en/home.json";
import shop from "@/locales/en/shop.json";
import lists from "@/locales/en/shop-lists.json";
import type { ListingOf } from "@/services/catalog/catalog-service";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { listing } from "@/tests/support/shop/catalog";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { translatorFor } from "@/utils/text/translations";

const path = "/shop/devices/phones";

type Products = (query: Record<string, string>) => unknown;
const counted = (count: number) => ({ status: true, data: { count, items: [] } });

function show(
  query: Record<string, string>,
  products: Products = () => counted(4),
  of: ListingOf = { category: "phones" },
) {
  translatorFor("en", { shop, "shop-lists": lists, home });
  const api = fakeApi({ getProducts: ({ query: asked = {} }) => products(asked as Record<string, string>) });
  const panel = (filter: Record<string, string>) => (
    <>
      <FilterPanel listing={listing({ count: 53 })} of={of} filter={readListingQuery(filter)} path={path} />
      <section id="results" tabIndex={-1} aria-label="Products">
        <a href="#filters">Filters</a>
      </section>
    </>
  );
  const rendered = renderSite(panel(query), { api, path });
  return { ...rendered, api, address: (filter: Record<string, string>) => rendered.rerender(panel(filter)) };
}

function ofWidth(isSheet: boolean) {
  window.matchMedia = jest.fn((media: string) => ({
    matches: media.includes("max-width") === isSheet,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
}

const submit = () => screen.getByRole("button", { name: /^Show|^No products/ });
const openSheet = async () => {
  await userEvent.click(screen.getByRole("link", { name: "Filters" }));
  await waitFor(() => expect(window.location.hash).toBe("#filters"));
};

describe("the filters on a phone", () => {
  beforeEach(() => {
    window.history.replaceState(null, "", path);
    ofWidth(true);
  });

  it("show the number of products when they open, without a request", async () => {
    const { api } = show({});
    expect(submit()).toHaveTextContent("Show results");
    await openSheet();
    await waitFor(() => expect(submit()).toHaveTextContent("Show 53 phones"));
    expect(api.sent).toEqual([]);
  });

  it("count the products for ticked and typed filters on the server before the filters are applied", async () => {
    const { api, push, replace } = show({ brand: "oskavi", sort: "newest" });
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "To" }), "30000");
    await waitFor(() => expect(submit()).toHaveTextContent("Show 4 phones"));
    const asked = { category: "phones", brand: "oskavi", five_g: "1", price_max: "30000", per_page: "1" };
    expect(api.sent.at(-1)).toEqual({ name: "getProducts", input: { query: asked } });
    expect([push, replace].flatMap((going) => going.mock.calls)).toEqual([]);
  });

  it("use the singular for one product, a message for none, and the word products for a mixed list", async () => {
    const { unmount } = show({}, ({ five_g }) => counted(five_g === "1" ? 1 : 0));
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("Show 1 phone"));
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Kaldreo/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("No products match"));
    unmount();
    show({}, undefined, { sale: "1" });
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("Show 4 products"));
  });

  it("show the count of the last change, even if an earlier answer arrives after it", async () => {
    const first = deferred<unknown>();
    const { api } = show({}, ({ brand }) => (brand === undefined ? first.promise : counted(7)));
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    await userEvent.click(screen.getByRole("checkbox", { name: /Kaldreo/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("Show 7 phones"));
    await act(async () => first.resolve(counted(9)));
    expect(submit()).toHaveTextContent("Show 7 phones");
  });

  it("can still be applied when the count fails", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const { replace } = show({}, () => Promise.reject(new Error("offline")));
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("Show results"));
    await userEvent.click(submit());
    expect(replace).toHaveBeenCalledWith(`${path}?five_g=1`, undefined, { scroll: false });
  });

  it("close on submit, focus the list and replace the history entry that opened them", async () => {
    const { push, replace } = show({});
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    const entries = window.history.length;
    await userEvent.click(submit());
    expect(window.location.hash).toBe("#results");
    expect(window.history.length).toBe(entries);
    expect(screen.getByRole("region", { name: "Products" })).toHaveFocus();
    expect(replace).toHaveBeenCalledWith(`${path}?five_g=1`, undefined, { scroll: false });
    expect(push).not.toHaveBeenCalled();
  });

  it("close on a click on Clear all", async () => {
    const { replace } = show({ brand: "kaldreo" });
    await openSheet();
    await userEvent.click(screen.getByRole("link", { name: "Clear all" }));
    expect(window.location.hash).toBe("#results");
    expect(replace).toHaveBeenCalledWith(path, undefined, { scroll: false });
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    [
      "the cross",
      async () => userEvent.click((await screen.findAllByRole("link", { name: "Close filters" }))[1] as HTMLElement),
    ],
    ["the button when nothing was changed", () => userEvent.click(submit())],
  ])("close by %s and return the focus to their link", async (_, leave) => {
    const { replace } = show({});
    await openSheet();
    screen.getByRole("checkbox", { name: /Kaldreo/ }).focus();
    await leave();
    await waitFor(() => expect(window.location.hash).toBe(""));
    expect(screen.getByRole("link", { name: "Filters" })).toHaveFocus();
    expect(replace).not.toHaveBeenCalled();
  });

  it("discard ticks and prices that were not applied", async () => {
    show({});
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "To" }), "30000");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(window.location.hash).toBe(""));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /5G/ })).not.toBeChecked());
    expect(screen.getByRole("textbox", { name: "To" })).toHaveValue("");
    await openSheet();
    await waitFor(() => expect(submit()).toHaveTextContent("Show 53 phones"));
  });

  it("make the rest of the page inert while they are open", async () => {
    show({});
    const list = screen.getByRole("region", { name: "Products" });
    await openSheet();
    await waitFor(() => expect(list.inert).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(list.inert).toBe(false));
  });
});

describe("the filters on a desktop", () => {
  it("count a typed price before it is applied, and apply it with a new history entry", async () => {
    ofWidth(false);
    const { push, address } = show({});
    await userEvent.type(screen.getByRole("textbox", { name: "To" }), "30000");
    await waitFor(() => expect(submit()).toHaveTextContent("Show 4 phones"));
    await userEvent.click(submit());
    expect(push).toHaveBeenCalledWith(`${path}?price_max=30000`, undefined, { scroll: false });
    address({ price_max: "30000" });
    await waitFor(() => expect(submit()).toHaveTextContent("Show 53 phones"));
  });
});
