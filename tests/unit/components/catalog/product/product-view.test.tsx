import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strokeOf } from "@/components/catalog/gallery/use-zoom-stage";
import { productSeo } from "@/components/catalog/product/product-seo";
import { ProductView } from "@/components/catalog/product/product-view";
import { colourOptions, sizeOptions } from "@/components/catalog/product/use-variant";
import preorder from "@/locales/en/preorder.json";
import texts from "@/locales/en/product.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { instalments, product, variant } from "@/tests/support/shop/catalog";
import { translatorFor } from "@/utils/text/translations";

const path = "/shop/devices/phones/oskavi-one";

function show(fields: Parameters<typeof product>[0] = {}) {
  translatorFor("en", { preorder, product: texts });
  return renderSettled(
    <ProductView
      product={product(fields)}
      trail={[{ name: "Oskavi One", path }]}
      action={({ sku, disabled, kind }) => (
        <button type="button" disabled={disabled}>
          {kind} {sku}
        </button>
      )}
    />,
    { api: fakeApi({ findStoreStock: () => ({ status: true, data: { items: [], near: 0, elsewhere: 0 } }) }), path },
  );
}

afterEach(() => {
  window.location.hash = "";
});

describe("ProductView", () => {
  it("has one first-level heading, the old price and the saving", async () => {
    await show();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByText("Tk 27,990").tagName).toBe("S");
    expect(screen.getByText("Save Tk 3,000")).toBeInTheDocument();
  });

  it("links each colour and each memory size to its own address", async () => {
    await show();
    const colours = within(screen.getByRole("list", { name: "Colour" }));
    expect(colours.getByRole("link", { name: "Coral, sold out" })).toHaveAttribute(
      "href",
      `${path}?variant=OSK-1-256-RED`,
    );
    const sizes = within(screen.getByRole("list", { name: "Storage" }));
    expect(sizes.getByRole("link", { name: "6/128 GB Tk\u00a021,990" })).toHaveAttribute(
      "href",
      `${path}?variant=OSK-1-128-BLU`,
    );
    expect(sizes.getByRole("link", { name: "8/256 GB Tk\u00a024,990" })).toHaveAttribute("aria-current", "true");
  });

  it("has no buy button for a sold-out variant, and links from the buy bar to the stock notice", async () => {
    await show({ sku: "OSK-1-256-RED" });
    expect(screen.queryByRole("button", { name: /OSK-1-256-RED/ })).toBeNull();
    expect(screen.getByText("This version is sold out")).toBeInTheDocument();
    const bar = within(screen.getByRole("region", { name: /^Buy / }));
    const link = bar.getByRole("link", { name: "Text me when it's back" });
    const notice = await screen.findByRole("button", { name: "Text me when it's back" });
    expect(notice.closest(link.getAttribute("href") ?? "")).not.toBeNull();
    window.location.hash = link.getAttribute("href") ?? "";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    await waitFor(() => expect(screen.getByLabelText("Your mobile number")).toHaveFocus());
  });

  it("shows the delivery estimate for a variant in stock, and none for a sold-out one", async () => {
    const { unmount } = await show();
    expect(screen.getByRole("button", { name: /district/ })).toBeInTheDocument();
    unmount();
    await show({ sku: "OSK-1-256-RED" });
    expect(screen.queryByRole("button", { name: /district/ })).not.toBeInTheDocument();
  });

  it("lists the combinations that do not exist or are sold out, and the price of each size", async () => {
    const coral = { name: "coral", label: "Coral", hex: "#e4735f" };
    await show({
      variants: [
        variant(),
        variant({ sku: "S", ramGb: 6, storageGb: 128, pricePoisha: 2_199_000, stock: 0 }),
        variant({ sku: "C", ramGb: 12, storageGb: 512, colour: coral }),
      ],
    });
    expect(
      screen.getByText(
        "Not available with Midnight blue: 12/512 GB. Choosing one of these will change your other choice. Currently sold out: 6/128 GB.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Not available with 8\/256 GB: Coral\./)).toBeInTheDocument();
    const sizes = within(screen.getByRole("list", { name: "Storage" }));
    expect(sizes.getByRole("link", { name: "6/128 GB, sold out" })).toHaveTextContent("Tk 21,990");
  });

  it("shows its pictures one at a time in a dialog, and enlarges one on demand", async () => {
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Enlarge picture" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Oskavi One" }));
    expect(dialog.getByText("1 of 2")).toBeInTheDocument();
    const stage = dialog.getByRole("region", { name: /^Picture of Oskavi One/ });
    fireEvent.keyDown(stage, { key: "ArrowRight" });
    expect(dialog.getByText("2 of 2")).toBeInTheDocument();
    const enlarge = dialog.getByRole("button", { name: "Enlarge" });
    await userEvent.click(enlarge);
    expect(enlarge).toHaveAttribute("aria-pressed", "true");
    // The arrow keys now move the enlarged picture.
    fireEvent.keyDown(dialog.getByRole("region", { name: /^Picture/ }), { key: "ArrowRight" });
    expect(dialog.getByText("2 of 2")).toBeInTheDocument();
  });

  it.each([
    [-60, 10, 1],
    [60, -20, -1],
    [-40, 0, 0],
    [-60, 55, 0],
  ])("takes a swipe of %d and %d pixels as %d", (across, down, by) => {
    expect(strokeOf(across, down)).toBe(by);
  });

  it("shows the stock when only a few pieces are left", async () => {
    await show({ variants: [variant({ stock: 3 })] });
    expect(screen.getByText("Only 3 left")).toBeInTheDocument();
  });

  it("lists the sizes of clothes in their order, and no memory", async () => {
    const worn = { ramGb: null, storageGb: null };
    const sizes = ["S", "M", "XL"].map((size) => variant({ ...worn, size, sku: `JERSEY-${size}` }));
    await show({ sku: "JERSEY-M", variants: sizes, printPoisha: 25_000 });
    expect(screen.queryByRole("list", { name: "Storage" })).not.toBeInTheDocument();
    const links = within(screen.getByRole("list", { name: "Size" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["S", "M", "XL"]);
    expect(links[1]).toHaveAttribute("aria-current", "true");
    expect(document.body).not.toHaveTextContent("null");
  });

  it("lists neither sizes nor memory for a product with colours only", async () => {
    await show({ sku: "MUG", variants: [variant({ sku: "MUG", ramGb: null, storageGb: null })] });
    expect(screen.getByRole("list", { name: "Colour" })).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Size" })).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Storage" })).not.toBeInTheDocument();
  });

  it("shows the release date, the deposit and the number of pre-orders left for a product that is not released yet", async () => {
    await show({
      preorder: { releasedOn: "2027-01-14", depositPoisha: 200_000, slotsLeft: 7, slotsTaken: 3, gifts: ["A case"] },
    });
    expect(await screen.findByText(/Release: .*14 Jan/)).toBeInTheDocument();
    expect(screen.getByText("Tk 2,000 deposit, the rest on delivery")).toBeInTheDocument();
    expect(screen.getByText("7 pre-orders left")).toBeInTheDocument();
    expect(screen.getByText("A case")).toBeInTheDocument();
    expect(screen.queryByText(/^buy /)).not.toBeInTheDocument();
  });

  it("says since when the phone of a pre-order is out, once its release day has come", async () => {
    const offer = { depositPoisha: 200_000, slotsLeft: 7, slotsTaken: 3, gifts: [] };
    await show({ preorder: { ...offer, releasedOn: "2026-11-19", isReleased: true } });
    expect(await screen.findByText("Out since 19 Nov 2026")).toBeInTheDocument();
    expect(screen.queryByText(/^Release:/)).not.toBeInTheDocument();
  });

  it("lists the add-ons of a bundle as free or with their price", async () => {
    const addOns = [
      { title: "10 GB of data", pricePoisha: 0 },
      { title: "Charger", pricePoisha: 39_000 },
    ];
    await show({ bundles: [{ slug: "first", title: "First bundle", inStock: true, addOns }] });
    const choice = within(screen.getByRole("group", { name: "Choose a bundle" }));
    expect(choice.getByRole("radio", { name: /Without a bundle/ })).toBeChecked();
    expect(choice.getByRole("radio", { name: /First bundle.*10 GB of data Free.*Charger Tk\u00a0390/ })).toBeEnabled();
  });

  it("shows the same price everywhere, and the instalments for it, when a bundle and a print are added", async () => {
    const at = (pricePoisha: number, monthlyPoisha: number) => ({
      pricePoisha,
      plans: [instalments({ months: 6, monthlyPoisha, totalPoisha: pricePoisha })],
    });
    const addOns = [{ title: "Charger", pricePoisha: 39_000 }];
    const bundles = [{ slug: "first", title: "First bundle", inStock: true, addOns }];
    await show({
      bundles,
      printPoisha: 25_000,
      instalments: [at(2_499_000, 416_500), at(2_538_000, 423_000), at(2_563_000, 427_167)],
    });
    const row = () => screen.getAllByRole("row", { hidden: true }).at(-1)?.textContent;
    expect(row()).toBe("Bahari Bank6Tk\u00a04,165Tk\u00a024,990");
    fireEvent.click(screen.getByRole("radio", { name: /First bundle/ }));
    expect(row()).toBe("Bahari Bank6Tk\u00a04,230Tk\u00a025,380");
    fireEvent.change(screen.getByLabelText("Name", { exact: false }), { target: { value: "nihal" } });
    expect(row()).toBe("Bahari Bank6Tk\u00a04,271.67Tk\u00a025,630");
    // In the buy box, in the sum of the choices and in the buy bar; the sentence about instalments is checked below.
    expect(screen.getAllByText("Tk 25,630", { ignore: "td" })).toHaveLength(3);
    expect(
      screen.getByText(/From Tk 4,271.67 a month for 6 months with Bahari Bank, Tk 25,630 in total/),
    ).toBeInTheDocument();
  });

  it("preselects the included bundle, and lets the visitor remove it", async () => {
    const addOns = [{ title: "10 GB of data", pricePoisha: 0 }];
    await show({ bundles: [{ slug: "first", title: "First bundle", inStock: true, addOns }], includedBundle: "first" });
    expect(screen.getByRole("radio", { name: /First bundle/ })).toBeChecked();
    fireEvent.click(screen.getByRole("radio", { name: /Without a bundle/ }));
    expect(screen.getByRole("radio", { name: /Without a bundle/ })).toBeChecked();
  });

  it("shows the specifications, the contents of the box and the questions", async () => {
    await show();
    expect(screen.getByText("6.5 inches")).toBeInTheDocument();
    expect(screen.getByText("Charger")).toBeInTheDocument();
    expect(screen.getByText("Does it take two SIMs?").closest("details")).not.toHaveAttribute("open");
  });
});

describe("options of a product", () => {
  const { variants } = product();
  const [current = variant(), small = variant()] = variants;

  it("marks a colour that does not exist in the current size", () => {
    expect(colourOptions(variants, small).map(({ label, exact }) => [label, exact])).toEqual([
      ["Midnight blue", true],
      ["Coral", false],
    ]);
  });

  it("sorts sizes by storage", () => {
    expect(sizeOptions(variants, current, "en").map(({ label }) => label)).toEqual(["6/128 GB", "8/256 GB"]);
  });
});

it("structured data has an offer for each variant and the questions of the page", () => {
  const blocks = productSeo(product(), [{ name: "Oskavi One", path }], "https://site.example", 13_000, "en");
  expect(blocks.map((block) => block["@type"])).toEqual(["Product", "BreadcrumbList", "FAQPage"]);
  expect(blocks[0]?.["offers"]).toHaveLength(3);
});
