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

/** The sheet, open. */
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
  it("say how many products the page has when they open, without asking for it", async () => {
    const { api } = await openSheet();
    await waitFor(() => expect(submit()).toHaveTextContent("Show 6 products"));
    expect(api.sent).toEqual([]);
  });

  it("count on the server what is ticked and typed, before anything is applied", async () => {
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

  it("say that no product is left", async () => {
    await openSheet({}, () => counted(0));
    await userEvent.click(screen.getByRole("checkbox", { name: /Oskavi/ }));
    await waitFor(() => expect(submit()).toHaveTextContent("No products match"));
  });

  it("still lead to the list where the answer does not count", async () => {
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
