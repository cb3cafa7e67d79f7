import { at, BUSINESS, PERSONAL } from "@/tests/support/screens/menu";
import { activeMenu, buildMainMenu, buildMobileMenu, menuContextOf, menuHint } from "@/utils/menu/menu";
import { type MenuAddress, menuSections } from "@/utils/menu/menu-structure";

const flags = (id: string) =>
  buildMobileMenu(PERSONAL)
    .find((item) => item.id === id)
    ?.className.split(" ");

it("the flat menu marks entries with a dropdown, and entries inside one", () => {
  expect(flags("shop")).toEqual(["dropdown"]);
  expect(flags("recharge")).toEqual([""]);
  const under = buildMainMenu(PERSONAL).flatMap(({ submenu }) =>
    submenu.flatMap((column) => [column, ...column.submenu]),
  );
  for (const { id, url } of under.filter(({ url }) => url !== "")) expect([url, flags(id)?.[0]]).toEqual([url, "sub"]);
});

it("the flat menu of another section can be requested", () => {
  const ids = (section?: string) => buildMobileMenu(PERSONAL, section).map(({ id }) => id);
  expect(ids("business")).toEqual(buildMobileMenu(BUSINESS).map(({ id }) => id));
  expect(ids("business")).not.toEqual(ids());
});

it("an entry has the hint for its own columns, in the language of the page", () => {
  const [english, bengali] = [menuHint("shop", "en"), menuHint("shop", "bn")];
  expect(english).toMatch(/[a-z]/);
  expect(bengali).toMatch(/[\u0980-\u09ff]/);
  expect(menuHint("recharge", "en")).not.toBe(english);
  expect(menuHint("none", "en")).toBe("");
});

it("a Bengali label contains the brand's name in the required grammatical form", () => {
  const labels = buildMobileMenu({ ...at("/about", "bn"), brand: "বাংলানেট" }).map(({ label }) => label);
  expect(labels).toContain("বাংলানেটকে জানুন");
  expect(labels.filter((label) => label.includes("{"))).toEqual([]);
});

it("an error names the outside address that is missing", () => {
  const { flexiplan: _, ...outside } = PERSONAL.outside;
  expect(() => buildMainMenu({ ...PERSONAL, outside: outside as typeof PERSONAL.outside })).toThrow("flexiplan");
});

it("the menu's context has only its own fields, with language and path", () => {
  const { language, path, ...facts } = at("/about", "bn");
  expect(menuContextOf({ ...facts, more: true } as typeof facts, language, path)).toEqual(at("/about", "bn"));
});

it("the longest matching path decides which entry is active, in any order", () => {
  expect(activeMenu(at("/about/career")).main).toBe("Career");
  expect(activeMenu(at("/about/socialimpact/more")).main).toBe("ESG");
});

it("[MENU-04] every address of the menu makes its own entry active", () => {
  // The list of addresses is created once per brand; this test uses its own brand so that it is created here.
  const slug = "fresh";
  const activeAt = (address: MenuAddress | null) =>
    typeof address === "string" && !address.includes("#")
      ? activeMenu({ ...at(address.replaceAll("{product}", slug)), brandSlug: slug })
      : null;
  const first = new Map<string, unknown>();
  for (const section of menuSections) {
    if (section !== menuSections[0]) first.set(section.address, { section: section.label.en, main: null });
    for (const main of section.main) {
      const below = (main.columns ?? []).flatMap((column) => [column, ...column.entries].map(({ address }) => address));
      for (const address of [main.address, ...(main.owns ?? []), ...below]) {
        if (typeof address !== "string" || first.has(address)) continue;
        first.set(address, { section: section.label.en, main: main.label.en.replaceAll("{brand}", "GP") });
      }
    }
  }
  for (const [address, expected] of first)
    expect([address, activeAt(address) ?? expected]).toEqual([address, expected]);
  expect(first.size).toBeGreaterThan(80);
});
