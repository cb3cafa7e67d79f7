import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingView } from "@/components/catalog/listing/listing-view";
import home from "@/locales/en/home.json";
import shop from "@/locales/en/shop.json";
import lists from "@/locales/en/shop-lists.json";
import type { Listing } from "@/services/catalog/catalog-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireCart, wireLine } from "@/tests/support/shop/cart";
import { listing, productCard } from "@/tests/support/shop/catalog";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { translatorFor } from "@/utils/text/translations";

const path = "/shop/devices/phones";

function show(
  query: Record<string, string>,
  fields: Partial<Listing> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  translatorFor("en", { shop, "shop-lists": lists, home });
  const api = fakeApi({ getProducts: () => ({ status: true, data: { items: [] } }), ...answers });
  const rendered = renderSite(
    <ListingView
      listing={listing(fields)}
      of={{ category: "phones" }}
      filter={readListingQuery(query)}
      path={path}
      title="Phones"
      intro="All of them"
      trail={[{ name: "Phones", path }]}
    />,
    { api, path },
  );
  return { ...rendered, api };
}

function withSidebar(wide: boolean) {
  const media = { matches: wide, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
}

describe("ListingView", () => {
  it("announces the number of products", () => {
    show({}, { count: 45 });
    const results = within(screen.getByRole("region", { name: "Products" }));
    expect(results.getByRole("status")).toHaveTextContent("45 products");
  });

  it("has a filter form that a browser can send without a script", () => {
    show({ brand: "oskavi", sort: "newest" });
    const form = screen.getByRole("button", { name: "Show results" }).closest("form");
    expect(form).toHaveAttribute("method", "get");
    // The address ends in #results, where the filter sheet is closed.
    expect(form).toHaveAttribute("action", `${path}#results`);
    const sent = new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]),
    );
    expect(sent.toString()).toBe("brand=oskavi&price_min=&price_max=&sort=newest");
  });

  it("puts a ticked filter of the side column into the address at once", async () => {
    withSidebar(true);
    const { push } = show({ brand: "oskavi" });
    await userEvent.click(screen.getByRole("checkbox", { name: /Kaldreo/ }));
    expect(push).toHaveBeenCalledWith(`${path}?brand=kaldreo,oskavi`, undefined, { scroll: false });
  });

  it("has a chip for each filter that links to the listing without it", () => {
    show({ brand: "kaldreo,oskavi", five_g: "1", price_max: "30000" });
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    expect(chips.getByRole("link", { name: "Remove filter Oskavi" })).toHaveAttribute(
      "href",
      `${path}?brand=kaldreo&five_g=1&price_max=30000`,
    );
    expect(chips.getByRole("link", { name: "Remove filter Up to Tk\u00a030,000" })).toHaveAttribute(
      "href",
      `${path}?brand=kaldreo,oskavi&five_g=1`,
    );
    expect(chips.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", path);
  });

  it("shows a chosen attribute as a chip that links to the listing without it", () => {
    const gps = { key: "gps", label: "GPS", values: [{ value: "yes", label: "Yes", count: 3 }] };
    show({ ram: "8", attr: "gps:yes" }, { attributes: [gps] });
    expect(screen.getByRole("link", { name: "Remove filter GPS" })).toHaveAttribute("href", `${path}?ram=8`);
    expect(screen.getByRole("link", { name: "Remove filter 8 GB RAM" })).toHaveAttribute(
      "href",
      `${path}?attr=gps:yes`,
    );
    expect(screen.getByRole("checkbox", { name: /GPS/ })).toBeChecked();
  });

  it("shows a colour with its hex value, and removes colours and flags one at a time", () => {
    const colours = [{ value: "blue", label: "Blue", hex: "#2a5bd0", count: 4 }];
    show({ colour: "blue,gone", only: "emi" }, { colours, flags: [{ flag: "emi", count: 1 }] });
    const blue = screen.getByRole("checkbox", { name: /Blue/ });
    expect(blue).toBeChecked();
    expect(blue.nextElementSibling).toHaveStyle({ background: "#2a5bd0" });
    expect(screen.getByRole("checkbox", { name: /EMI/ })).toBeChecked();
    const href = (label: string) =>
      screen.getByRole("link", { name: `Remove filter ${label}` }).getAttribute("href") ?? "";
    expect(href("Blue")).toBe(`${path}?colour=gone&only=emi`);
    expect(href("gone")).toBe(`${path}?colour=blue&only=emi`);
    expect(href("EMI available")).toBe(`${path}?colour=blue,gone`);
  });

  describe("comparing", () => {
    const products = ["one", "two", "three", "four", "five"].map((name) =>
      productCard({ path: `${path}/oskavi-${name}`, title: `Oskavi ${name}` }),
    );
    const box = (name: string) => screen.getByRole("checkbox", { name: `Compare Oskavi ${name}` });
    const tray = () => screen.getByRole("form", { name: "Products to compare" });
    beforeEach(() => window.localStorage.clear());

    it("has a form that opens the comparison without a script", async () => {
      show({ compare: "oskavi-elsewhere,oskavi-two" }, { products });
      await screen.findByRole("button", { name: "Remove Oskavi two from the comparison" });
      expect(tray()).toHaveAttribute("action", "/shop/compare");
      expect(box("two")).toBeChecked();
      const sent = [...new FormData(tray() as HTMLFormElement)].map(([, value]) => value);
      expect(sent.sort()).toEqual(["oskavi-elsewhere", "oskavi-two"]);
    });

    it("stores the ticked products, refuses a fifth with a message, and opens the comparison", async () => {
      const { push } = show({}, { products });
      for (const name of ["one", "two", "three", "four"]) await userEvent.click(box(name));
      await screen.findByRole("button", { name: "Remove Oskavi four from the comparison" });
      await userEvent.click(box("five"));
      expect(box("five")).not.toBeChecked();
      expect(within(tray()).getByRole("status")).toHaveTextContent("You can compare 4 products at a time");
      await userEvent.click(within(tray()).getByRole("button", { name: "Compare" }));
      const four = "oskavi-one,oskavi-two,oskavi-three,oskavi-four";
      expect(push).toHaveBeenCalledWith(`/shop/compare?items=${four}`);
      expect(JSON.parse(window.localStorage.getItem("comparedProducts") ?? "")).toEqual(four.split(","));
    });

    it("starts with the stored products, and with none when the stored value is not valid JSON", async () => {
      window.localStorage.setItem("comparedProducts", '["oskavi-three"]');
      const { unmount } = show({}, { products });
      await screen.findByRole("button", { name: "Remove Oskavi three from the comparison" });
      expect(box("three")).toBeChecked();
      unmount();
      window.localStorage.setItem("comparedProducts", "{broken");
      show({}, { products });
      expect(screen.getAllByRole("checkbox", { name: /^Compare/, checked: false })).toHaveLength(5);
    });
  });

  describe("quick add", () => {
    const picture = { src: "/images/kit/phone/orbit-pair-rose.webp", alt: "A phone", width: 1000, height: 1000 };
    const wireVariant = (sku: string, storage: number, stock: number, colour = "Blue") => ({
      sku,
      colour: { name: colour.toLowerCase(), label: colour, hex: "#26396a" },
      ram_gb: 8,
      storage_gb: storage,
      size: null,
      price: storage * 100,
      was_price: null,
      sale_ends_at: null,
      emi_from: null,
      stock,
      pictures: [picture],
    });
    const wireProduct = {
      slug: "oskavi-one",
      category: "phones",
      path: `${path}/oskavi-one`,
      title: "Oskavi One",
      brand: { slug: "oskavi", name: "Oskavi" },
      rating: null,
      variants: [
        wireVariant("OSK-1-128-BLU", 128, 0),
        wireVariant("OSK-1-256-BLU", 256, 3),
        wireVariant("OSK-1-256-RED", 256, 9, "Red"),
      ],
      related: [],
      sku: "OSK-1-128-BLU",
      preorder: null,
      print_price: null,
      bundles: [],
      bundle: null,
      installments: [],
    };
    const answers = {
      getProducts: () => ({ status: true, data: { items: [], product: wireProduct } }),
      addCartItem: () => wireCart({ data: [wireLine({ sku: "OSK-1-256-RED" })] }),
    };
    const openWindow = async () => {
      await userEvent.hover(screen.getByRole("heading", { name: "Oskavi One" }));
      const opener = await screen.findByRole("button", { name: "Quick add: Oskavi One" });
      await userEvent.click(opener);
      return { opener, dialog: within(await screen.findByRole("dialog", { name: "Oskavi One" })) };
    };
    beforeEach(() => window.localStorage.clear());

    it("has a button on cards that are in stock, after the first use of the list", async () => {
      const coming = { releasedOn: "2027-01-14", depositPoisha: 1, slotsLeft: 1, slotsTaken: 3, gifts: [] };
      const others = [
        productCard({ path: `${path}/gone`, title: "Gone", inStock: false }),
        productCard({ path: `${path}/coming`, title: "Upcoming", preorder: coming }),
      ];
      show({}, { products: [productCard(), ...others] });
      expect(screen.queryByRole("button", { name: /Quick add/ })).not.toBeInTheDocument();
      await userEvent.hover(screen.getByRole("heading", { name: "Gone" }));
      await screen.findByRole("button", { name: "Quick add: Oskavi One" });
      expect(screen.getAllByRole("button", { name: /Quick add/ })).toHaveLength(1);
    });

    it("selects a variant in stock, names the unavailable ones, adds the chosen one and returns the focus", async () => {
      const { api } = show({}, {}, answers);
      const { opener, dialog } = await openWindow();
      expect(await dialog.findByRole("radio", { name: "8/256 GB" })).toBeChecked();
      expect(dialog.getByText("Only 3 left")).toBeInTheDocument();
      expect(dialog.getByText("Currently sold out: 8/128 GB.")).toBeInTheDocument();
      await userEvent.click(dialog.getByRole("radio", { name: "Red" }));
      expect(dialog.getByText(/^Not available with Red: 8\/128 GB\./)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole("button", { name: "Add to Cart" }));
      expect(await dialog.findByText("Added to your cart")).toBeInTheDocument();
      const sent = api.sent.find(({ name }) => name === "addCartItem")?.input.body;
      expect(sent).toMatchObject({ product: [{ sku: "OSK-1-256-RED", product_quantity: 1 }] });
      await userEvent.click(dialog.getByRole("button", { name: "Continue shopping" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });

    it("starts with the variant of the card", async () => {
      show({}, { products: [productCard({ path: `${path}/oskavi-one?variant=OSK-1-256-RED` })] }, answers);
      const { dialog } = await openWindow();
      expect(await dialog.findByRole("radio", { name: "Red" })).toBeChecked();
    });

    it("is shown in the new language when that changes, with the chosen variant", async () => {
      let product = wireProduct;
      const getProducts = () => ({ status: true, data: { items: [], product } });
      const { changeLanguage } = show({}, {}, { ...answers, getProducts });
      const { dialog } = await openWindow();
      await userEvent.click(await dialog.findByRole("radio", { name: "Red" }));
      const bengali = (sku: string, stock: number, label: string) => wireVariant(sku, 256, stock, label);
      product = {
        ...wireProduct,
        variants: [bengali("OSK-1-256-BLU", 3, "নীল"), bengali("OSK-1-256-RED", 9, "লাল")],
      };
      changeLanguage("bn");
      expect(await dialog.findByRole("radio", { name: "লাল" })).toBeChecked();
      expect(dialog.queryByRole("radio", { name: "Red" })).not.toBeInTheDocument();
    });

    it("cannot add a sold-out variant, and links to its page for a stock notice", async () => {
      show({}, {}, answers);
      const { dialog } = await openWindow();
      await userEvent.click(await dialog.findByRole("radio", { name: "8/128 GB, sold out" }));
      expect(dialog.getByRole("button", { name: "Sold out" })).toBeDisabled();
      expect(dialog.getByRole("link", { name: "Text me when it's back" })).toHaveAttribute(
        "href",
        `${path}/oskavi-one?variant=OSK-1-128-BLU`,
      );
    });
  });

  it("shows the arrival days for the remembered district", async () => {
    window.localStorage.setItem("deliveryPlace", JSON.stringify({ district: "Sylhet" }));
    const way = { type: "regular", label: "Regular", fee: 60, earliest: "2026-11-24", latest: "2026-11-26" };
    const data = { options: [way], type: "regular", fee: 60, installment: false, installments: [], totalPrice: null };
    show(
      {},
      {},
      { deliveryOption: () => ({ status: true, data: { ...data, installment_from: null, version: null } }) },
    );
    expect(await screen.findByText("Sylhet: Tue, 24 Nov to Thu, 26 Nov")).toBeInTheDocument();
    window.localStorage.clear();
  });

  it("changes the sort order through the address and keeps the filter", async () => {
    const { push } = show({ brand: "oskavi", page: "2" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price-low");
    expect(push).toHaveBeenCalledWith(`${path}?brand=oskavi&sort=price-low`, undefined, { scroll: false });
  });

  it("has page links that keep the filter", () => {
    show({ brand: "oskavi", page: "2" }, { page: 2, pages: 3 });
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", `${path}?brand=oskavi`);
    expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute("rel", "next");
    expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });

  it("shows a message and no page links when no product matches", () => {
    show({ brand: "oskavi" }, { products: [], count: 0, pages: 0 });
    expect(screen.getByRole("heading", { name: "No products match these filters" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  });
});
