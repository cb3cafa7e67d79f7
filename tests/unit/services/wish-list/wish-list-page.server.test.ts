import type { ProductCard } from "@/backend/contract/shop/catalog";
import { ApiError } from "@/services/api/api-error";
import { readWishList } from "@/services/wish-list/wish-list-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const card: ProductCard = {
  slug: "oskavi-one",
  category: "phones",
  path: "/shop/devices/phones/oskavi-one",
  title: "Oskavi One",
  brand: { slug: "oskavi", name: "Oskavi" },
  summary: "8/256 GB",
  price: 24_990,
  was_price: null,
  sale_ends_at: null,
  emi_from: null,
  five_g: true,
  is_new: false,
  in_stock: false,
  sku: "OSK-1-256-BLU",
  picture: { src: "/images/kit/phone/orbit-pair-rose.webp", alt: "A phone", width: 1000, height: 1000 },
  colours: [],
  rating: null,
  bundle: null,
  preorder: null,
};
const product = expect.objectContaining({ sku: card.sku, pricePoisha: 2_499_000, inStock: false, hasSizes: false });
const wire = { slug: card.slug, price_then: 27_990, added_at: "2026-11-02T09:30:00.000Z", product: card };
const refusal = (code: "no-session" | "service-unavailable", status: number) =>
  new ApiError({ kind: status < 500 ? "refused" : "outage", status, errors: [{ code, message: "" }] });

it("returns the products of a shared address in its order without unknown ones, and makes no call for the account", async () => {
  const api = fakeApi({ getProducts: () => ({ data: { items: [card] } }) });
  const list = await readWishList(api, { items: "gone-one,oskavi-one,../x" }, true);
  expect(list).toEqual({ kind: "shared", wishes: [{ slug: card.slug, pricePoisha: null, addedAt: null, product }] });
  expect(api.sent.map(({ name, input }) => [name, input.query])).toEqual([
    ["getProducts", { slugs: "gone-one,oskavi-one" }],
  ]);
});

it("returns the account's list with the former price, and null for a product that is gone", async () => {
  const api = fakeApi({
    getWishList: () => ({ data: { items: [wire, { ...wire, slug: "gone", product: null }], price_notice: true } }),
  });
  expect(await readWishList(api, {}, true)).toEqual({
    kind: "account",
    priceNotice: true,
    wishes: [
      { slug: card.slug, pricePoisha: 2_799_000, addedAt: wire.added_at, product },
      { slug: "gone", pricePoisha: 2_799_000, addedAt: wire.added_at, product: null },
    ],
  });
});

it("returns an empty guest list for a visitor and for an expired session", async () => {
  const api = fakeApi({
    getWishList: () => {
      throw refusal("no-session", 401);
    },
  });
  expect(await readWishList(api, {}, false)).toEqual({ kind: "guest", wishes: [] });
  expect(api.sent).toEqual([]);
  expect(await readWishList(api, {}, true)).toEqual({ kind: "guest", wishes: [] });
});

it("returns null for the list of an account that could not be read", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({
    getWishList: () => {
      throw refusal("service-unavailable", 503);
    },
  });
  expect(await readWishList(api, {}, true)).toEqual({ kind: "account", wishes: null });
});
