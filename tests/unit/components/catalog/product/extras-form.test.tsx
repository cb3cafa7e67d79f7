import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExtrasForm } from "@/components/catalog/product/extras-form";
import { ProductView } from "@/components/catalog/product/product-view";
import { useExtras } from "@/components/catalog/product/use-extras";
import texts from "@/locales/en/product.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { product, variant } from "@/tests/support/shop/catalog";
import { translatorFor } from "@/utils/text/translations";

const path = "/shop/devices/apparel-accessories/jersey";

/** A product page whose buttons record the chosen options. */
function show(fields: Parameters<typeof product>[0]) {
  translatorFor("en", { product: texts });
  const bought: unknown[] = [];
  renderSite(
    <ProductView
      product={product({ sku: "JERSEY", variants: [variant({ sku: "JERSEY", pricePoisha: 120_000 })], ...fields })}
      trail={[{ name: "Jersey", path }]}
      action={({ kind, options, check }) => (
        <button type="button" onClick={() => check() && bought.push(options)}>
          {kind}
        </button>
      )}
    />,
    { api: fakeApi({}), path },
  );
  const [button = document.body] = screen.getAllByRole("button", { name: "add" });
  return { user: userEvent.setup(), bought, button };
}

test("a bundle can be chosen and removed, and the price includes it", async () => {
  const addOns = [
    { title: "10 GB of data", pricePoisha: 0, picture: null },
    { title: "Charger", pricePoisha: 39_000, picture: null },
  ];
  const { user, bought, button } = show({
    bundles: [
      { slug: "first", title: "First bundle", inStock: true, addOns },
      { slug: "gone", title: "Second bundle", inStock: false, addOns },
    ],
  });
  expect(await screen.findByRole("radio", { name: /Second bundle Sold out/ })).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: /First bundle/ }));
  expect(screen.getByText("Tk 1,590", { selector: "[role=status] b" })).toBeInTheDocument();
  await user.click(button);
  await user.click(screen.getByRole("radio", { name: /Without a bundle/ }));
  await user.click(button);
  expect(bought).toEqual([{ bundle: "first" }, {}]);
});

test("a bundle, a name and a number that were chosen before hydration all count", () => {
  translatorFor("en", { product: texts });
  const bundles = [{ slug: "first", title: "First bundle", inStock: true, addOns: [] }];
  const shirt = product({ sku: "JERSEY", variants: [variant({ sku: "JERSEY" })], bundles, printPoisha: 25_000 });
  function Form() {
    const extras = useExtras(shirt);
    return (
      <>
        <ExtrasForm product={shirt} variant={variant({ sku: "JERSEY" })} extras={extras} />
        <output aria-label="Chosen">{JSON.stringify(extras.chosen)}</output>
      </>
    );
  }
  renderSite(<Form />, {
    api: fakeApi({}),
    path,
    early: (page) => {
      within(page).getByRole<HTMLInputElement>("radio", { name: /First bundle/ }).checked = true;
      within(page).getByLabelText<HTMLInputElement>("Name").value = "nihal";
      within(page).getByLabelText<HTMLInputElement>("Number").value = "10";
    },
  });
  const chosen = screen.getByRole("status", { name: "Chosen" }).textContent;
  expect(JSON.parse(chosen ?? "")).toEqual({ bundle: "first", name: "NIHAL", number: "10" });
});

test("a name and a number are sent as they are printed, and the price includes them", async () => {
  const { user, bought, button } = show({ printPoisha: 25_000 });
  await user.type(await screen.findByLabelText("Name"), "nihal");
  await user.type(screen.getByLabelText("Number"), "১০");
  expect(screen.getByText("Tk 1,450", { selector: "[role=status] b" })).toBeInTheDocument();
  await user.click(button);
  expect(bought).toEqual([{ name: "NIHAL", number: "10" }]);
});

test("a text that cannot be printed shows an error at its field and buys nothing", async () => {
  const { user, bought, button } = show({ printPoisha: 25_000 });
  const field = await screen.findByLabelText("Name");
  await user.type(field, "নিহাল");
  await user.click(button);
  expect(bought).toEqual([]);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/1 to 12 letters from A to Z/);
});

test("name and number are shown on the back picture of the chosen shirt, or on a drawing without such a picture", async () => {
  const picture = (view: string) => ({
    src: `/images/kit/jersey/hoops-${view}-green.svg`,
    tint: "#edf5eb",
    width: 800,
    height: 800,
    alt: view,
  });
  const preview = async (views: string[]) => {
    const pictures = views.map(picture);
    const { user } = show({ printPoisha: 25_000, variants: [variant({ sku: "JERSEY", pictures })] });
    await user.type(await screen.findByLabelText("Name"), "nihal");
    return (await screen.findByText("NIHAL")).closest("svg");
  };
  const worn = await preview(["front", "back"]);
  expect(worn?.querySelector("image")).toHaveAttribute("href", picture("back").src);
  cleanup();
  const drawn = await preview(["front"]);
  expect(drawn?.querySelector("image")).toBeNull();
  expect(drawn?.querySelector("path")).not.toBeNull();
});
