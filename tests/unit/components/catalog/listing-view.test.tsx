import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingView } from "@/components/catalog/listing-view";
import home from "@/locales/en/home.json";
import shop from "@/locales/en/shop.json";
import type { Listing } from "@/services/catalog-service";
import { listing } from "@/tests/support/catalog";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";
import { readListingQuery } from "@/utils/listing-query";
import { translatorFor } from "@/utils/translations";

const path = "/shop/devices/phones";

function show(query: Record<string, string>, fields: Partial<Listing> = {}) {
  translatorFor("en", { shop, home });
  return renderSite(
    <ListingView
      listing={listing(fields)}
      filter={readListingQuery(query)}
      path={path}
      title="Phones"
      intro="All of them"
      trail={[{ name: "Phones", path }]}
    />,
    { api: fakeApi({}), path },
  );
}

function withSidebar(wide: boolean) {
  const media = { matches: wide, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
}

describe("ListingView", () => {
  it("announces how many products there are", () => {
    show({}, { count: 45 });
    expect(screen.getByRole("status")).toHaveTextContent("45 products");
  });

  it("has filters that a browser sends without script", () => {
    show({ brand: "oskavi", sort: "newest" });
    const form = screen.getByRole("button", { name: "Show results" }).closest("form");
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveAttribute("action", path);
    const sent = new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]),
    );
    expect(sent.toString()).toBe("brand=oskavi&price_min=&price_max=&sort=newest");
  });

  it("takes a tick in the column into the address at once", async () => {
    withSidebar(true);
    const { push } = show({ brand: "oskavi" });
    await userEvent.click(screen.getByRole("checkbox", { name: /Kaldreo/ }));
    expect(push).toHaveBeenCalledWith(`${path}?brand=kaldreo,oskavi`, undefined, { scroll: false });
  });

  it("waits for the button in the sheet of a phone", async () => {
    withSidebar(false);
    const { push } = show({});
    await userEvent.click(screen.getByRole("checkbox", { name: /5G/ }));
    expect(push).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole("textbox", { name: "To" }), "30000");
    await userEvent.click(screen.getByRole("button", { name: "Show results" }));
    expect(push).toHaveBeenCalledWith(`${path}?five_g=1&price_max=30000`, undefined, { scroll: false });
  });

  it("has a chip for each part of the filter that leads to the listing without it", () => {
    show({ brand: "kaldreo,oskavi", five_g: "1", price_max: "30000" });
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    expect(chips.getByRole("link", { name: "Remove filter Oskavi" })).toHaveAttribute(
      "href",
      `${path}?brand=kaldreo&five_g=1&price_max=30000`,
    );
    expect(chips.getByRole("link", { name: "Remove filter Up to Tk 30,000" })).toHaveAttribute(
      "href",
      `${path}?brand=kaldreo,oskavi&five_g=1`,
    );
    expect(chips.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", path);
  });

  it("changes the order through the address and keeps the filter", async () => {
    const { push } = show({ brand: "oskavi", page: "2" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price-low");
    expect(push).toHaveBeenCalledWith(`${path}?brand=oskavi&sort=price-low`, undefined, { scroll: false });
  });

  it("pages by links that carry the filter", () => {
    show({ brand: "oskavi", page: "2" }, { page: 2, pages: 3 });
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", `${path}?brand=oskavi`);
    expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute("rel", "next");
    expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });

  it("helps on when nothing fits", () => {
    show({ brand: "oskavi" }, { products: [], count: 0, pages: 0 });
    expect(screen.getByRole("heading", { name: "Nothing fits these filters" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  });
});
