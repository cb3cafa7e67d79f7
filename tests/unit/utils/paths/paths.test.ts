import {
  barePath,
  hasCart,
  isEnglishOnly,
  isSearchPath,
  isShopPath,
  localePath,
  productPath,
} from "@/utils/paths/paths";

describe("isShopPath", () => {
  it.each(["/shop", "/shop/devices/phones", "/shop?x=1", "/shop#results"])("is true for %s", (path) => {
    expect(isShopPath(path)).toBe(true);
  });

  it.each(["/", "/shopping", "/about/shop", "/bn"])("is false for %s", (path) => {
    expect(isShopPath(path)).toBe(false);
  });
});

describe("hasCart", () => {
  it.each(["/shop", "/shop/nowhere", "/bn/shop", "/searchgp/shop?page=2", "/shopping"])(
    "[CART-01] %s has the cart",
    (path) => {
      expect(hasCart(path)).toBe(true);
    },
  );

  it.each(["/", "/bn", "/about?from=/shop", "/about#/shop"])("[CART-01] %s does not have the cart", (path) => {
    expect(hasCart(path)).toBe(false);
  });
});

it("isSearchPath is true only for the pages with all results", () => {
  const known = ["/searchgp", "/searchgp?q=a", "/searchgp/a", "/searchgpx"].map(isSearchPath);
  expect(known).toEqual([true, true, true, false]);
});

describe("localePath", () => {
  it.each([
    ["/", "bn", "/bn"],
    ["/?a=1", "bn", "/bn?a=1"],
    ["/star-program", "bn", "/bn/star-program"],
    ["/star-program", "en", "/star-program"],
    ["/shop/devices/phones", "bn", "/shop/devices/phones"],
  ])("converts %s in %s to %s", (path, locale, address) => {
    expect(localePath(path, locale)).toBe(address);
  });
});

describe("a shop in Bengali", () => {
  afterEach(() => {
    delete process.env.SHOP_LOCALES;
  });

  it.each(["en,bn", " en, bn "])("has Bengali addresses with SHOP_LOCALES=%s", (value) => {
    process.env.SHOP_LOCALES = value;
    expect(localePath("/shop/sale", "bn")).toBe("/bn/shop/sale");
    expect(isEnglishOnly("/shop/sale")).toBe(false);
  });

  it.each([undefined, "", "en"])("has none with SHOP_LOCALES=%s", (value) => {
    if (value !== undefined) process.env.SHOP_LOCALES = value;
    expect(localePath("/shop/sale", "bn")).toBe("/shop/sale");
    expect(isEnglishOnly("/shop/sale")).toBe(true);
  });
});

describe("productPath", () => {
  it("is the product's address, or the address of a variant", () => {
    expect(productPath("phones", "oskavi-one")).toBe("/shop/devices/phones/oskavi-one");
    expect(productPath("phones", "oskavi-one", "OSK-1-BLU")).toBe("/shop/devices/phones/oskavi-one?variant=OSK-1-BLU");
  });
});

describe("barePath", () => {
  it("removes query and fragment", () => {
    expect(barePath("/shop?page=2#results")).toBe("/shop");
  });
});
