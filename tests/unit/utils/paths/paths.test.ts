import { barePath, isShopPath, localePath, productPath } from "@/utils/paths/paths";

describe("isShopPath", () => {
  it.each(["/shop", "/shop/devices/phones", "/shop?x=1", "/shop#results"])("knows %s", (path) => {
    expect(isShopPath(path)).toBe(true);
  });

  it.each(["/", "/shopping", "/about/shop", "/bn"])("does not take %s for the shop", (path) => {
    expect(isShopPath(path)).toBe(false);
  });
});

describe("localePath", () => {
  it.each([
    ["/", "bn", "/bn"],
    ["/?a=1", "bn", "/bn?a=1"],
    ["/star-program", "bn", "/bn/star-program"],
    ["/star-program", "en", "/star-program"],
    ["/shop/devices/phones", "bn", "/shop/devices/phones"],
  ])("leads from %s in %s to %s", (path, locale, address) => {
    expect(localePath(path, locale)).toBe(address);
  });
});

describe("productPath", () => {
  it("is the bare address, or the address of a variant", () => {
    expect(productPath("phones", "oskavi-one")).toBe("/shop/devices/phones/oskavi-one");
    expect(productPath("phones", "oskavi-one", "OSK-1-BLU")).toBe("/shop/devices/phones/oskavi-one?variant=OSK-1-BLU");
  });
});

describe("barePath", () => {
  it("drops query and fragment", () => {
    expect(barePath("/shop?page=2#results")).toBe("/shop");
  });
});
