import { screen, within } from "@testing-library/react";
import bengaliAbout from "@/locales/bn/about.json";
import bengaliBusiness from "@/locales/bn/business.json";
import bengaliHome from "@/locales/bn/home.json";
import about from "@/locales/en/about.json";
import business from "@/locales/en/business.json";
import home from "@/locales/en/home.json";
import AboutPage from "@/pages/about";
import BusinessPage from "@/pages/business";
import HomePage from "@/pages/index";
import { aboutPictures, businessPictures, homePictures } from "@/services/content/landing-pictures.server";
import { homePack, homeStarOffer, pressRelease } from "@/tests/support/landing";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";
import { productCard } from "@/tests/support/shop/catalog";
import { type Language, translatorFor } from "@/utils/text/translations";

// The loaders run on the server only; this test checks only what the pages render.
jest.mock("@/services/page/page-props.server", () => ({ withPageProps: () => async () => ({ props: {} }) }));

beforeEach(() => {
  translatorFor("en", { about, business, home });
  translatorFor("bn", { about: bengaliAbout, business: bengaliBusiness, home: bengaliHome });
});

const layoutIn = (language: Language) => layoutWith(language === "bn" ? { brand: "জিপি" } : {});
const show = (page: React.ReactNode, path: string, language: Language) =>
  renderSite(page, { api: fakeApi({}), path, language });
const headings = (level: 1 | 2) => screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const section = (name: string) => within(screen.getByRole("region", { name }));

const wholeHome = {
  packs: [homePack()],
  phones: [productCard()],
  fiveGFromPoisha: 1_899_000,
  starOffers: [homeStarOffer()],
  campaign: {
    id: "eid-recharge",
    title: "Eid recharge",
    summary: "A phone each day.",
    picture: null,
    endsOn: "2027-01-31",
    minPoisha: 5_000,
  },
  news: [pressRelease()],
};
const showHome = (language: Language, sections: Partial<Record<keyof typeof wholeHome, null>> = {}) =>
  show(
    <HomePage layout={layoutIn(language)} pictures={homePictures(language)} {...wholeHome} {...sections} />,
    "/",
    language,
  );

const wholeAbout = {
  results: {
    title: "Quarter 3 of 2026",
    publishedOn: "2026-10-21",
    file: null,
    figures: [{ label: "Revenue", value: "Tk 4,418 crore" }],
    earlier: [{ year: 2026, quarter: 2 as const, figures: [{ label: "Revenue", value: "Tk 4,355 crore" }] }],
  },
  holding: {
    month: "2026-02",
    groups: [
      { key: "sponsors", label: "Sponsors", shares: 672_000_000, percent: 56 },
      { key: "public", label: "General public", shares: 528_000_000, percent: 44 },
    ],
  },
  news: [pressRelease()],
};
const showAbout = (language: Language, sections: Partial<Record<keyof typeof wholeAbout, null>> = {}) =>
  show(
    <AboutPage layout={layoutIn(language)} pictures={aboutPictures(language)} {...wholeAbout} {...sections} />,
    "/about",
    language,
  );
const showBusiness = (language: Language) =>
  show(<BusinessPage layout={layoutIn(language)} pictures={businessPictures(language)} />, "/business", language);

describe("the home page", () => {
  it("has its sections in the right order", () => {
    showHome("en");
    expect(headings(2).filter((text) => !/minutes|whole home/.test(text ?? ""))).toEqual([
      "Popular packs",
      "Eid recharge",
      "New phones",
      "The longer you stay, the more you get",
      "More of our services",
      "Manage your number in one app",
      "Latest news",
      "More from GP",
    ]);
  });

  it("has the quick actions", () => {
    showHome("en");
    const links = within(screen.getByRole("navigation", { name: "Quick actions" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Recharge", "/recharge"],
      ["Buy a pack", "/personal/plans-offers/internet-packages"],
      ["eSIM", "/shop/devices/sim"],
      ["Track order", "/shop/user/track_order"],
      ["Offers", "/personal/plans-offers/offers"],
      ["Find a customer centre", "/store-locator"],
    ]);
  });

  it("links to the sections for companies, investors and advertisers", () => {
    showHome("en");
    const links = section("More from GP").getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/business",
      "/about/investor-relations",
      "/ads-platform",
      "/order-gpfi",
    ]);
  });

  it("shows the app and links to the app store in a new tab", () => {
    showHome("en");
    const link = screen.getByRole("link", { name: "Get MyGP (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://mygp-store.example");
    expect(link).toHaveAttribute("target", "_blank");
    expect(
      screen.getByRole("img", { name: "The app on two phones: data left, balance and packs" }),
    ).toBeInTheDocument();
  });

  it("does not offer the app to readers who are in it", () => {
    const layout = layoutWith();
    const chrome = { ...layout.chrome, channel: "app", navbar: null } as const;
    show(<HomePage layout={{ ...layout, chrome }} pictures={homePictures("en")} {...wholeHome} />, "/", "en");
    expect(screen.queryByRole("link", { name: /^Get MyGP/ })).toBeNull();
  });

  it("shows the app in Bengali on the Bengali page", () => {
    showHome("bn");
    expect(screen.getByRole("link", { name: "মাইজিপি নিন (নতুন ট্যাবে খুলবে)" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "দুটি ফোনে বাংলা অ্যাপ: বাকি ডেটা, ব্যালেন্স ও প্যাক" })).toBeInTheDocument();
    expect(headings(2)).toEqual(expect.arrayContaining(["জনপ্রিয় প্যাক", "সর্বশেষ খবর", "জিপিতে আরও যা আছে"]));
  });

  it.each([
    ["packs", "Popular packs"],
    ["phones", "New phones"],
    ["starOffers", "The longer you stay, the more you get"],
    ["news", "Latest news"],
  ] as const)("is shown without %s that could not be loaded", (name, heading) => {
    showHome("en", { [name]: null });
    expect(headings(2)).not.toContain(heading);
    expect(headings(2).length).toBeGreaterThan(5);
    expect(headings(1)).toEqual(["5G for everyone"]);
  });
});

describe("the business page", () => {
  it.each([
    ["en", "One network for the whole company"],
    ["bn", "পুরো প্রতিষ্ঠানের জন্য এক নেটওয়ার্ক"],
  ] as const)("has its heading in %s", (language, title) => {
    showBusiness(language);
    expect(headings(1)).toEqual([title]);
    expect(headings(2)).toHaveLength(5);
  });

  it("lists the solutions with links to their products", () => {
    showBusiness("en");
    const links = section("What do you want to get done?").getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/business/products-and-services",
      "/business/products-and-services/mobility",
      "/business/products-and-services/enterprise-connectivity",
      "/business/products-and-services/smart-solutions/smart-tracker",
      "/business/products-and-services/broadcasting-services/corporate-messaging",
      "/business/products-and-services/cloud-solutions",
      "/business/products-and-services/alo",
    ]);
  });

  it("shows the packages with their size, contents and price", () => {
    showBusiness("en");
    const band = section("Packages for teams");
    expect(band.getByRole("heading", { name: /Team.*Most popular/ })).toBeInTheDocument();
    expect(band.getByText("20 to 99 people")).toBeInTheDocument();
    expect(band.getByText("Tk 399")).toBeInTheDocument();
    expect(band.getByText("Unlimited minutes to any network")).toBeInTheDocument();
    expect(band.getByRole("link", { name: "Request the Enterprise package" })).toHaveAttribute(
      "href",
      "/business/products-and-services/mobility/business-packages#request",
    );
  });

  it("is in Bengali with Bengali digits", () => {
    showBusiness("bn");
    expect(screen.getByText("২০ থেকে ৯৯ জন")).toBeInTheDocument();
    expect(screen.getByText("৩৯৯ টাকা")).toBeInTheDocument();
    expect(screen.getByText("১৪,২০০+")).toBeInTheDocument();
  });

  it("links to the form for a call, the hotline, the ads platform and its order form", () => {
    showBusiness("en");
    expect(hrefs()).toEqual(expect.arrayContaining(["/business#contact", "tel:121", "/ads-platform", "/order-gpfi"]));
  });
});

describe("the page about the company", () => {
  it("shows its figures in millions in English and in crore in Bengali", () => {
    const { unmount } = showAbout("en");
    expect(screen.getByText(/^88/)).toHaveTextContent("88 million");
    unmount();
    showAbout("bn");
    expect(screen.getByText(/^৮\.৮/)).toHaveTextContent("৮.৮ কোটি");
  });

  it("shows the newest results, the quarter before, the shareholders and the number of shares", () => {
    showAbout("en");
    const band = section("For investors");
    expect(band.getByText("Tk 4,418 crore")).toBeInTheDocument();
    expect(band.getByRole("row", { name: "Q2 2026 Tk 4,355 crore" })).toBeInTheDocument();
    expect(band.getByText("As of 28 Feb 2026")).toBeInTheDocument();
    expect(band.getByText("Sponsors").nextSibling).toHaveTextContent("56%");
    expect(band.getByText("1,20,00,00,000")).toBeInTheDocument();
    expect(band.getByRole("link", { name: "Shareholding in detail" })).toHaveAttribute(
      "href",
      "/about/investor-relations/shareholding-details",
    );
  });

  it("links to the published statements with kind, size and date", () => {
    const file = { url: "/documents/q3.pdf", bytes: 84_000, type: "application/pdf" };
    show(
      <AboutPage
        layout={layoutIn("en")}
        pictures={aboutPictures("en")}
        {...wholeAbout}
        results={{ ...wholeAbout.results, file }}
      />,
      "/about",
      "en",
    );
    const link = screen.getByRole("link", { name: /^Statements/ });
    expect(link).toHaveAttribute("href", "/documents/q3.pdf");
    expect(link).toHaveTextContent("PDF · 84 KB · 21 Oct 2026");
  });

  it("links to the press release, the commitments, the history, the jobs and the board", () => {
    showAbout("en");
    expect(screen.getByRole("link", { name: "Third quarter: revenue up" })).toHaveAttribute(
      "href",
      "/about/press-release/quarter-three",
    );
    expect(screen.getByRole("link", { name: "Open positions (opens in a new tab)" })).toHaveAttribute(
      "href",
      "https://vacancies.example",
    );
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        "/about/socialimpact",
        "/about/discover-gp/about-gp/our-story",
        "/about/career",
        "/about/discover-gp/about-gp/board-of-directors",
        "/contact-us",
        "/contact-us?form_type=investor_relations",
      ]),
    );
  });

  it("is shown without results, shareholding and news that could not be loaded", () => {
    showAbout("en", { results: null, holding: null, news: null });
    expect(headings(2)).toEqual([
      "How we got here",
      "Our commitment to society",
      "For investors",
      "You could soon be working with us",
      "Get to know us",
    ]);
    expect(section("For investors").getByText("GPTEL")).toBeInTheDocument();
    expect(screen.queryByText("Latest results")).not.toBeInTheDocument();
  });
});
