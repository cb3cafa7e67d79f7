import { ABOUT, at, BUSINESS, outside, PERSONAL, walk } from "@/tests/support/screens/menu";
import { buildMainMenu, type MenuContext } from "@/utils/menu/menu";
import { hasFlag } from "@/utils/menu/menu-item";

/** The links with an address in the dropdown of a main entry. */
const found = (context: MenuContext, main: string, url: string) =>
  walk(context).filter((each) => each.main.id === main && each.item.url === url && each.item !== each.main);

describe("the main entries", () => {
  it.each([
    ["MENU-05", "Recharge", "/recharge", PERSONAL],
    ["MENU-06", "Shop", "/shop", PERSONAL],
    ["MENU-07", "Plans & Offers", "/personal/plans-offers", PERSONAL],
    ["MENU-08", "Services", "/personal/services", PERSONAL],
    ["MENU-09", "Flexiplan", "https://flexiplan.example", PERSONAL],
    ["MENU-10", "GPStar", "/star-program", PERSONAL],
    ["MENU-47", "Products & Services", "/business/products-and-services", BUSINESS],
    ["MENU-62", "Business Solutions", "/business/business-solutions", BUSINESS],
    ["MENU-63", "Innovation Lab", "/business/innovation-lab", BUSINESS],
    ["MENU-64", "GP Ads", "/ads-platform", BUSINESS],
    ["MENU-70", "Business Contact", "/contact-us?form_type=business_contact_us", BUSINESS],
    ["MENU-71", "MyGP Enterprise", "/business/mygp-enterprise", BUSINESS],
    ["MENU-72", "ESG", "/about/socialimpact", ABOUT],
    ["MENU-73", "Discover GP", "/about/discover-gp", ABOUT],
    ["MENU-85", "Investor Relations", "/about/investor-relations", ABOUT],
    ["MENU-101", "Contact Us", "/contact-us", ABOUT],
    ["MENU-102", "Career", "/about/career", ABOUT],
  ])("[%s] %s leads to %s", (_, label, url, context) => {
    expect(buildMainMenu(context).find((item) => item.label === label)?.url).toBe(url);
  });
});

const products = (rest: string) => `/business/products-and-services/${rest}`;
const discover = (rest: string) => `/about/discover-gp/${rest}`;
const investors = (rest: string) => `/about/investor-relations/${rest}`;
const career = (rest: string) => `/about/career/${rest}`;

describe("the dropdowns", () => {
  it.each([
    ["MENU-11", "Phones", "/shop/devices/phones", "shop", PERSONAL],
    ["MENU-14", "Accessories", "/shop/devices/accessories", "shop", PERSONAL],
    ["MENU-15", "Pre-order", "/shop/pre-order/devices/phones", "shop", PERSONAL],
    ["MENU-16", "SIM Services", "/shop/sim-services", "shop", PERSONAL],
    ["MENU-17", "SIM Replacement", "/shop/sim-replacement", "shop", PERSONAL],
    ["MENU-18", "eSIM Migration", "/shop/esim-migration", "shop", PERSONAL],
    ["MENU-19", "Mobile Number Portability", "/shop/mobile-number-portability", "shop", PERSONAL],
    ["MENU-20", "SIM Ownership Transfer", "/shop/sim-ownership-transfer", "shop", PERSONAL],
    ["MENU-21", "Wearables", "/shop/devices/wearables", "shop", PERSONAL],
    ["MENU-22", "Tablets", "/shop/devices/tab", "shop", PERSONAL],
    ["MENU-23", "Modems & Routers", "/shop/devices/modems-routers", "shop", PERSONAL],
    ["MENU-24", "IoT Products", "/shop/devices/iot-products", "shop", PERSONAL],
    ["MENU-25", "Apparel & Accessories", "/shop/devices/apparel-accessories", "shop", PERSONAL],
    ["MENU-26", "Sale", "/shop/sale", "shop", PERSONAL],
    ["MENU-27", "All Categories", "/shop/all-categories", "shop", PERSONAL],
    ["MENU-28", "Offers", "/personal/plans-offers/offers", "plans-offers", PERSONAL],
    ["MENU-29", "My Offers", "/myoffers", "plans-offers", PERSONAL],
    ["MENU-30", "Internet Packages", "/personal/plans-offers/internet-packages", "plans-offers", PERSONAL],
    [
      "MENU-31",
      "Prepaid & Postpaid Packages",
      "/personal/plans-offers/prepaid-postpaid-packages",
      "plans-offers",
      PERSONAL,
    ],
    ["MENU-32", "5G", "/5g", "plans-offers", PERSONAL],
    ["MENU-33", "GP 4G", "/gp4g", "plans-offers", PERSONAL],
    ["MENU-34", "VoLTE", "/volte", "plans-offers", PERSONAL],
    ["MENU-35", "Digital Services", "/personal/services/digital-services", "services", PERSONAL],
    ["MENU-36", "MyGP App", "/personal/services/digital-services/mygp-app", "services", PERSONAL],
    ["MENU-37", "Video Service", "https://video.example", "services", PERSONAL],
    ["MENU-38", "Mobile Financial Services", "/personal/services/mobile-financial-services", "services", PERSONAL],
    ["MENU-39", "GPAY", "/personal/services/financial-services/gpay", "services", PERSONAL],
    ["MENU-40", "MobiCash", "/personal/services/financial-services/mobicash", "services", PERSONAL],
    ["MENU-41", "VAS & Others", "/personal/services/vas-others", "services", PERSONAL],
    ["MENU-44", "Partner Company", "https://company.example", "services", PERSONAL],
    ["MENU-48", "Mobility", products("mobility"), "products-services", BUSINESS],
    ["MENU-49", "Business Packages", products("mobility/business-packages"), "products-services", BUSINESS],
    ["MENU-50", "Ekota", products("mobility/ekota"), "products-services", BUSINESS],
    ["MENU-51", "Cloud Solutions", products("cloud-solutions"), "products-services", BUSINESS],
    ["MENU-52", "M-Reporting", products("cloud-solutions/m-reporting"), "products-services", BUSINESS],
    ["MENU-53", "Broadcasting Services", products("broadcasting-services"), "products-services", BUSINESS],
    [
      "MENU-54",
      "Corporate Messaging",
      products("broadcasting-services/corporate-messaging"),
      "products-services",
      BUSINESS,
    ],
    ["MENU-55", "MCentrex", products("broadcasting-services/mcentrex"), "products-services", BUSINESS],
    [
      "MENU-56",
      "Audio Conferencing",
      products("broadcasting-services/audio-conferencing-service"),
      "products-services",
      BUSINESS,
    ],
    ["MENU-57", "Smart Solutions", products("smart-solutions"), "products-services", BUSINESS],
    ["MENU-58", "IoT Smart Tracker", products("smart-solutions/smart-tracker"), "products-services", BUSINESS],
    ["MENU-59", "Enterprise Connectivity", products("enterprise-connectivity"), "products-services", BUSINESS],
    ["MENU-60", "Smart Connect", products("enterprise-connectivity/smart-connect"), "products-services", BUSINESS],
    ["MENU-61", "alo", products("alo"), "products-services", BUSINESS],
    ["MENU-65", "Why GP Ads", "/ads-platform#why-gp-ads", "ads-platform", BUSINESS],
    ["MENU-66", "Ad Platforms", "/ads-platform#advertising-platform", "ads-platform", BUSINESS],
    ["MENU-67", "Ad Formats", "/ads-platform#availability", "ads-platform", BUSINESS],
    ["MENU-68", "Ad Solutions", "/ads-platform#advertising-solutions", "ads-platform", BUSINESS],
    ["MENU-69", "Contact Us", "/ads-platform#contact-us", "ads-platform", BUSINESS],
    ["MENU-74", "Our Brand", discover("about-gp/our-brand"), "discover", ABOUT],
    ["MENU-75", "Our Story", discover("about-gp/our-story"), "discover", ABOUT],
    ["MENU-76", "Ownership Structure", discover("about-gp/ownership-structure"), "discover", ABOUT],
    ["MENU-77", "Organisational Structure", discover("about-gp/organisational-structure"), "discover", ABOUT],
    ["MENU-78", "Company Profile", discover("about-gp/company-profile"), "discover", ABOUT],
    ["MENU-79", "Corporate Information", discover("about-gp/corporate-information"), "discover", ABOUT],
    ["MENU-80", "Management Team", discover("about-gp/management-team"), "discover", ABOUT],
    ["MENU-81", "Board of Directors", discover("about-gp/board-of-directors"), "discover", ABOUT],
    ["MENU-82", "Supplier Conduct", discover("about-gp/supplier-conduct"), "discover", ABOUT],
    ["MENU-83", "Sponsorship", discover("sponsorship"), "discover", ABOUT],
    ["MENU-84", "GP Accelerator", "/about/gp-accelerator", "discover", ABOUT],
    ["MENU-86", "Annual Report", investors("ir-annual-report"), "investor-relations", ABOUT],
    ["MENU-87", "AGM/EGM", investors("agmegm"), "investor-relations", ABOUT],
    ["MENU-88", "ESG", investors("esg"), "investor-relations", ABOUT],
    ["MENU-89", "Financial Report", investors("ir-financial-report"), "investor-relations", ABOUT],
    ["MENU-90", "Directors' Report", investors("directors-report"), "investor-relations", ABOUT],
    ["MENU-91", "Price Sensitive Information", investors("price-sensitive-information"), "investor-relations", ABOUT],
    ["MENU-92", "Material Information", investors("material-information"), "investor-relations", ABOUT],
    ["MENU-93", "Corporate Governance", investors("corporate-governance-in-gp"), "investor-relations", ABOUT],
    ["MENU-94", "Dividend", investors("dividend"), "investor-relations", ABOUT],
    ["MENU-95", "Shareholding Details", investors("shareholding-details"), "investor-relations", ABOUT],
    ["MENU-96", "Events Calendar", investors("events-calendar"), "investor-relations", ABOUT],
    ["MENU-97", "FAQ", investors("faq"), "investor-relations", ABOUT],
    ["MENU-98", "Unpaid/Unclaimed Dividend", investors("unpaid-unclaimed-dividend"), "investor-relations", ABOUT],
    ["MENU-99", "Disclosure Principles (PDF)", "/documents/disclosure-principles.pdf", "investor-relations", ABOUT],
    ["MENU-100", "Investor Contact", "/contact-us?form_type=investor_relations", "investor-relations", ABOUT],
    ["MENU-103", "Why Join Us", career("why-join-us"), "career", ABOUT],
    ["MENU-104", "Vacancies", "https://vacancies.example", "career", ABOUT],
    ["MENU-105", "Career Opportunities", career("career-opportunities"), "career", ABOUT],
    ["MENU-106", "Students", career("career-opportunities/students"), "career", ABOUT],
    ["MENU-107", "Next Business Leader", career("career-opportunities/next-business-leader"), "career", ABOUT],
  ])("[%s] %s leads to %s", (_, label, url, main, context) => {
    expect(found(context, main, url).map(({ item }) => item.label)).toEqual([label]);
  });

  it.each([
    ["MENU-12", "4G SIM", 0],
    ["MENU-13", "eSIM", 1],
  ])("[%s] %s has its own entry, both with the same address", (_, label, place) => {
    const entries = found(PERSONAL, "shop", "/shop/devices/sim");
    expect(entries).toHaveLength(2);
    expect(entries[place]?.item.label).toBe(label);
  });

  it("[MENU-42] the roaming link differs by language", () => {
    const url = (context: MenuContext) => walk(context).find(({ item }) => item.id === "roaming")?.item.url;
    expect(url(at("/"))).toBe("https://roaming.example");
    expect(url(at("/", "bn"))).not.toBe(url(at("/")));
  });

  it.each([
    ["https://roaming.example", "https://roaming.example/bn"],
    ["https://example.com/roaming/", "https://example.com/roaming/bn"],
    ["https://example.com/roaming?from=site", "https://example.com/roaming/bn?from=site"],
  ])("[MENU-43] %s has a /bn path in Bengali", (roaming, bengali) => {
    const context = { ...at("/", "bn"), outside: { ...outside, roaming } };
    expect(walk(context).find(({ item }) => item.id === "roaming")?.item.url).toBe(bengali);
  });

  it("marks only the links to other sites", () => {
    const external = [PERSONAL, BUSINESS, ABOUT].flatMap(walk).filter(({ item }) => hasFlag(item, "external"));
    expect(external.map(({ item }) => item.id)).toEqual(["video", "roaming", "company", "flexiplan", "vacancies"]);
  });

  it("contains the brand's name and slug of the configuration", () => {
    const context = { ...at("/about"), brand: "Nodi", brandEnglish: "Nodi", brandSlug: "nodi" };
    const labels = walk(context).map(({ item }) => item.label);
    expect(labels).toContain("Discover Nodi");
    expect(labels.join()).not.toMatch(/GP|\{/);
    expect(found(context, "discover", "/about/discover-gp/about-nodi/our-brand")).toHaveLength(1);
  });
});
