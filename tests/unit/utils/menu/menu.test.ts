import { ABOUT, at, BUSINESS, PERSONAL, walk } from "@/tests/support/screens/menu";
import { activeMenu, buildHeaderMenu, buildMainMenu, buildMobileMenu, buildTopMenu } from "@/utils/menu/menu";
import { hasFlag, type MenuItem } from "@/utils/menu/menu-item";

describe("flags of an entry", () => {
  it("are empty for an entry that stays on the site and has no dropdown", () => {
    const main = [PERSONAL, BUSINESS, ABOUT].flatMap((place) => buildMainMenu(place));
    const inside = (item: MenuItem) => !hasFlag(item, "external");
    expect(main.filter((item) => inside(item) && item.submenu.length === 0 && item.className !== "")).toEqual([]);
    expect(main.filter((item) => item.submenu.length > 0 && !hasFlag(item, "dropdown"))).toEqual([]);
    const columns = main.flatMap(({ submenu }) => submenu);
    expect(columns.filter((item) => inside(item) && item.className !== "")).toEqual([]);
  });
});

describe("the top menu", () => {
  it.each([
    ["MENU-01", "Personal", "/"],
    ["MENU-02", "Business", "/business"],
    ["MENU-03", "About", "/about"],
  ])("[%s] %s leads to %s", (_, label, url) => {
    expect(buildTopMenu(PERSONAL).find((item) => item.label === label)?.url).toBe(url);
  });

  it.each(["/", "/recharge", "/shop/devices/phones", "/adtech", "/searchgp/sim", "/terms-use", "/aboutness"])(
    "[MENU-04] Personal is the section of %s, which belongs to no other section",
    (path) => {
      const active = buildTopMenu(at(path)).filter(({ isActive }) => isActive);
      expect(active.map(({ engLabel }) => engLabel)).toEqual(["Personal"]);
    },
  );
});

describe("the active entry", () => {
  it.each([
    ["/", "Personal", null],
    ["/recharge", "Personal", "Recharge"],
    ["/shop", "Personal", "Shop"],
    ["/shop/devices/phones/oskavi-one?variant=A", "Personal", "Shop"],
    ["/myoffers", "Personal", "Plans & Offers"],
    ["/5g", "Personal", "Plans & Offers"],
    ["/personal/services/vas-others", "Personal", "Services"],
    ["/personal/customer-service", "Personal", null],
    ["/star-program?tier=gold", "Personal", "GPStar"],
    ["/adtech", "Personal", "adtech"],
    ["/business", "Business", null],
    ["/business/products-and-services/mobility/ekota", "Business", "Products & Services"],
    ["/ads-platform", "Business", "GP Ads"],
    ["/order-gpfi", "Business", "GP Ads"],
    ["/contact-us?form_type=business_contact_us", "Business", "Business Contact"],
    ["/about", "About", null],
    ["/about/press-release", "About", null],
    ["/about/socialimpact", "About", "ESG"],
    ["/about/gp-accelerator", "About", "Discover GP"],
    ["/about/discover-gp/about-gp/our-story", "About", "Discover GP"],
    ["/about/investor-relations/esg", "About", "Investor Relations"],
    ["/contact-us?form_type=investor_relations", "About", "Investor Relations"],
    ["/contact-us", "About", "Contact Us"],
    ["/about/career/career-opportunities/students", "About", "Career"],
  ])("on %s is: %s, %s", (path, section, main) => {
    expect(activeMenu(at(path))).toEqual({ section, main });
  });

  const active = (items: readonly MenuItem[]) => items.filter(({ isActive }) => isActive).map(({ label }) => label);

  it("[MENU-108] is marked in the top menu by the English label of the section, in both languages", () => {
    expect(active(buildTopMenu(at("/about/career")))).toEqual(["About"]);
    expect(active(buildTopMenu(at("/about/career", "bn")))).toEqual(["আমাদের সম্পর্কে"]);
  });

  it("[MENU-109] is marked in the main menu by the English label", () => {
    expect(active(buildMainMenu(at("/volte")))).toEqual(["Plans & Offers"]);
    expect(active(buildMobileMenu(at("/shop")))).toEqual(["Shop"]);
  });

  it("[MENU-110] is marked on a Bengali page by the English label too", () => {
    const marked = buildMainMenu(at("/star-program", "bn")).filter(({ isActive }) => isActive);
    expect(marked.map(({ engLabel, label }) => [engLabel, label])).toEqual([["GPStar", "জিপি স্টার"]]);
  });
});

describe("the three menus", () => {
  it("[MENU-111] there is a top menu", () => {
    expect(buildTopMenu(PERSONAL).map(({ label, submenu }) => [label, submenu])).toEqual([
      ["Personal", []],
      ["Business", []],
      ["About", []],
    ]);
  });

  it("[MENU-112] the main menu of wide screens is grouped in columns", () => {
    const shop = buildMainMenu(PERSONAL).find(({ id }) => id === "shop");
    expect(shop?.submenu.map(({ label, submenu }) => [label, submenu.length])).toEqual([
      ["Devices", 7],
      ["SIM & eSIM", 2],
      ["SIM Services", 4],
      ["More to discover", 3],
    ]);
  });

  it("[MENU-113] the main menu of narrow screens is flat and contains every link of the wide one", () => {
    for (const context of [PERSONAL, BUSINESS, ABOUT]) {
      const flat = buildMobileMenu(context);
      expect(flat.every(({ submenu }) => submenu.length === 0)).toBe(true);
      const links = walk(context).flatMap(({ item }) => (item.url === "" ? [] : [item.id]));
      expect(flat.map(({ id }) => id)).toEqual([...links, "track-order", "support"]);
    }
  });

  it.each([
    ["MENU-45", "Track Shop Order", "/shop/user/track_order"],
    ["MENU-46", "Support", "/personal/customer-service"],
  ])("[%s] only the flat menu has %s", (_, label, url) => {
    expect(buildMobileMenu(PERSONAL).find((item) => item.label === label)?.url).toBe(url);
    expect(walk(PERSONAL).filter(({ item }) => item.url === url)).toEqual([]);
  });

  it("[MENU-114] labels are in the language of the page", () => {
    for (const path of ["/", "/business", "/about", "/adtech"]) {
      const english = [...buildTopMenu(at(path)), ...buildMobileMenu(at(path))];
      const bengali = [...buildTopMenu(at(path, "bn")), ...buildMobileMenu(at(path, "bn"))];
      expect(bengali.map(({ engLabel }) => engLabel)).toEqual(english.map(({ label }) => label));
      for (const { label } of bengali) expect(label).toMatch(/[\u0980-\u09ff]/);
    }
  });

  it("[MENU-116] Flexiplan, GPStar, Shop, Recharge and adtech are among the entries", () => {
    const labels = buildMainMenu(at("/adtech")).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Flexiplan", "GPStar", "Shop", "Recharge", "adtech"]));
  });

  it("[MENU-117] adtech is an entry on its own page only", () => {
    const has = (path: string) =>
      [...walk(at(path)), ...buildMobileMenu(at(path)).map((item) => ({ item }))].some(
        ({ item }) => item.id === "adtech",
      );
    expect(has("/adtech?utm_source=x")).toBe(true);
    for (const path of ["/", "/ads-platform", "/order-gpfi", "/adtech/more"]) expect(has(path)).toBe(false);
  });

  it("[MENU-118] an item has exactly these fields", () => {
    const fields = ["className", "engLabel", "id", "isActive", "label", "submenu", "url"];
    const all = [...buildTopMenu(PERSONAL), ...walk(PERSONAL).map(({ item }) => item), ...buildMobileMenu(PERSONAL)];
    for (const item of all) expect(Object.keys(item).sort()).toEqual(fields);
  });

  it("sends only the first level with a page, and marks the entries with a dropdown", () => {
    const { top, main } = buildHeaderMenu(PERSONAL);
    expect([...top, ...main].every(({ submenu }) => submenu.length === 0)).toBe(true);
    expect(main.filter((item) => hasFlag(item, "dropdown")).map(({ id }) => id)).toEqual([
      "shop",
      "plans-offers",
      "services",
    ]);
  });

  it("gives every entry a unique id", () => {
    for (const context of [at("/adtech"), BUSINESS, ABOUT]) {
      const ids = walk(context).map(({ item }) => item.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
