import { cleanup, screen } from "@testing-library/react";
import { type CardLabels, ProductCard } from "@/components/catalog/card/product-card";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { productCard } from "@/tests/support/shop/catalog";

const labels: CardLabels = {
  locale: "en",
  fiveG: "5G",
  price: "Price",
  was: "was",
  new: "New",
  soldOut: "Sold out",
  preorder: "Pre-order",
  bundle: ({ kind, title }) => (kind === "gift" ? `Gift with the ${title}` : kind),
  compare: "Compare",
  wish: (title) => `Save ${title} to the wish list`,
  colours: (count) => `${count} colour`,
  rating: ({ average, count }) => ({ label: `Rated ${average} of 5`, text: `${average} (${count})` }),
};
const show = (fields: Parameters<typeof productCard>[0], more: { locale?: string } = {}) =>
  renderSite(<ProductCard product={productCard(fields)} labels={{ ...labels, ...more }} level={2} />, {
    api: fakeApi({}),
    path: "/shop",
  });

describe("ProductCard", () => {
  it("names the product as a heading that links to it, with price and instalment", () => {
    show({});
    const heading = screen.getByRole("heading", { level: 2, name: "Oskavi One" });
    expect(heading.querySelector("a")).toHaveAttribute("href", "/shop/devices/phones/oskavi-one");
    expect(screen.getByText("Tk 24,990")).toBeInTheDocument();
    expect(screen.getByText("EMI from Tk 1,135 for 24 months")).toBeInTheDocument();
  });

  it("says how it is rated, in words for those who do not see the stars, and nothing where nobody rated it", () => {
    show({ rating: { average: 4.3, count: 12 } });
    expect(screen.getByRole("img", { name: "Rated 4.3 of 5" })).toHaveTextContent("4.3 (12)");
    cleanup();
    show({ rating: null });
    expect(screen.queryByRole("img", { name: /Rated/ })).not.toBeInTheDocument();
  });

  it("shows the old price and how much is saved", () => {
    show({ wasPoisha: 2_799_000 });
    expect(screen.getByText("Tk 27,990").tagName).toBe("S");
    expect(screen.getByText("−11%")).toBeInTheDocument();
  });

  it("says sold out before anything else", () => {
    show({ inStock: false, isNew: true, wasPoisha: 2_799_000 });
    expect(screen.getByText("Sold out")).toBeInTheDocument();
    expect(screen.queryByText("New")).not.toBeInTheDocument();
    expect(screen.queryByText("−11%")).not.toBeInTheDocument();
  });

  it("says what can be had with it, and nothing where nothing can", () => {
    show({ bundle: { kind: "gift", slug: "studio", title: "Studio bundle" } });
    expect(screen.getByText("Gift with the Studio bundle")).toBeInTheDocument();
    cleanup();
    show({ bundle: { kind: "paid", slug: "run", title: "Runner's bundle" } });
    expect(screen.getByText("paid")).toBeInTheDocument();
    cleanup();
    show({});
    expect(screen.queryByText(/gift|bundle/i)).not.toBeInTheDocument();
  });

  it("says that a coming product is reserved, although no piece of it is there", () => {
    show({
      inStock: false,
      preorder: { releasedOn: "2027-01-14", depositPoisha: 200_000, slotsLeft: 7, slotsTaken: 3, gifts: [] },
    });
    expect(screen.getByText("Pre-order")).toBeInTheDocument();
    expect(screen.queryByText("Sold out")).not.toBeInTheDocument();
  });

  it("writes money in Bengali on a Bengali page", () => {
    show({}, { locale: "bn" });
    expect(screen.getByText("২৪,৯৯০ টাকা")).toBeInTheDocument();
  });

  it("keeps the room of its picture before it has come", () => {
    show({});
    const shown = screen.getByRole("img", { name: "A phone" });
    expect(shown).toHaveAttribute("width", "1000");
    expect(shown).toHaveAttribute("height", "1000");
    expect(shown).toHaveAttribute("loading", "lazy");
  });
});
