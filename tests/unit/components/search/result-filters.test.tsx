import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadSearchTexts } from "@/components/search/load-search-texts";
import { ResultFilters } from "@/components/search/result-filters";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { narrowedPhones } from "@/tests/support/search-answers";
import { readNarrowing } from "@/utils/search/search-narrowing";

const { narrowed } = narrowedPhones.data;
const path = "/searchgp/char?category=products";
const counted = (count: number) => ({ data: { ...narrowedPhones.data, narrowed: { ...narrowed, count } } });

beforeAll(() => loadSearchTexts("en"));
beforeEach(() => {
  window.history.replaceState(null, "", path);
  window.matchMedia = jest.fn((media: string) => ({
    matches: media.includes("max-width"),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
});

/** Opens the filter sheet. */
async function openSheet(query: Record<string, string> = {}, answer: () => unknown = () => counted(4)) {
  const api = fakeApi({ searchGp: answer });
  const site = renderSite(
    <>
      <ResultFilters
        query="char"
        narrowed={{ ...narrowed, inStock: narrowed.in_stock }}
        narrowing={readNarrowing(query)}
      />
      <section id="results" tabIndex={-1} aria-label="Products found">
        <a href="#filters">Filters</a>
      </section>
    </>,
    { api, path },
  );
  await userEvent.click(screen.getByRole("link", { name: "Filters" }));
  await waitFor(() => expect(window.location.hash).toBe("#filters"));
  return { ...site, api };
}

const submit = () => screen.getByRole("button", { name: /^Show|^No products/ });

describe("the filters of a search on a phone", () => {
  it("show the number of products when they open, without a request", async () => {
    const { api } = await openSheet();
    await waitFor(() => expect(submit()).toHaveTextContent("Show 6 products"));
    expect(api.sent).toEqual([]);
  });

  it("count the products for ticked and typed filters on the server before the filters are applied", async () => {
    const { api, push, replace } = await openSheet({ brand: "oskavi", sort: "price-low" });
    await userEvent.click(screen.getByRole("checkbox", { name: /In stock only/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "To" }), "30000");
    await waitFor(() => expect(submit()).toHaveTextContent("Show 4 products"));
    const { name, input } = api.sent.at(-1) ?? {};
    expect(name).toBe("searchGp");
    expect(input?.body).toMatchObject({
      key: "char",
      category: "products",
      limit: 1,
      brands: ["oskavi"],
      price_max: 30_000,
      in_stock: true,
    });
    expect([push, replace].flatMap((going) => going.mock.calls)).toEqual([]);
  });

  it("show a message when no product is left", async () => {
    await openSheet({}, () => counted(0));
    await userEvent.click(screen.getByRole("checkbox", { name: /Oskavi/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("No products match"));
  });

  it("can still be applied when the answer has no count", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const { narrowed: _, ...plain } = narrowedPhones.data;
    const { api, replace } = await openSheet({}, () => ({ data: plain }));
    await waitFor(() => expect(submit()).toHaveTextContent("Show 6 products"));
    await userEvent.click(screen.getByRole("checkbox", { name: /Oskavi/ }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    await waitFor(() => expect(submit()).toHaveTextContent("Show results"));
    await userEvent.click(submit());
    expect(replace).toHaveBeenCalledWith(`${path}&brand=oskavi`, undefined, { scroll: false });
  });
});
