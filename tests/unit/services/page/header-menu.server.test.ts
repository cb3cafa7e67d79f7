import { headerMenuOf } from "@/services/page/header-menu.server";

describe("headerMenuOf", () => {
  it("returns the same menu for all pages with the same active entry", () => {
    const menu = headerMenuOf("en", "/shop/devices/phones?page=2");
    expect(menu.main.find(({ isActive }) => isActive)?.label).toBe("Shop");
    expect(headerMenuOf("en", "/shop")).toBe(menu);
  });

  it("returns another menu for another entry, section or language", () => {
    const labels = (language: "en" | "bn", path: string) => headerMenuOf(language, path).main.map(({ label }) => label);
    expect(labels("en", "/recharge")[0]).toBe("Recharge");
    expect(labels("bn", "/recharge")[0]).toBe("রিচার্জ");
    expect(labels("en", "/business")[0]).toBe("Products & Services");
    expect(labels("en", "/adtech")).toContain("adtech");
    expect(labels("en", "/")).not.toContain("adtech");
  });
});
