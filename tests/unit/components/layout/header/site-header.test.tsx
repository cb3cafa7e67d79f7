import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { SiteHeader } from "@/components/layout/header/site-header";
import { SiteLayout } from "@/components/layout/site-layout";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { at } from "@/tests/support/screens/menu";
import { renderSite } from "@/tests/support/screens/render-site";
import type { Chrome } from "@/utils/layout/chrome-rules";
import { COLOUR_MODE_KEY, COLOUR_MODE_SCRIPT } from "@/utils/layout/colour-mode-script";
import type { LayoutData } from "@/utils/layout/page-layout";
import { buildHeaderMenu } from "@/utils/menu/menu";
import { isShopPath } from "@/utils/paths/paths";
import type { Language } from "@/utils/text/translations";

function layoutOf(path: string, language: Language = "en"): LayoutData {
  const navbar: Chrome["navbar"] = isShopPath(path) ? "cart" : "plain";
  const { chrome, ...layout } = layoutWith();
  const { brand } = at(path, language);
  return { ...layout, brand, chrome: { ...chrome, navbar }, menu: buildHeaderMenu(at(path, language)) };
}

const show = (path: string, language: Language = "en") =>
  renderSite(<SiteHeader layout={layoutOf(path, language)} cart={<button type="button">Cart</button>} />, {
    api: fakeApi({}),
    path,
    language,
  });

/** A path of the shop. It may begin with the page's language, because the test has no language list from Next. */
const inShop = (path: string) => expect.stringMatching(new RegExp(`^(/en)?${path}$`));

const top = () => within(screen.getByRole("navigation", { name: "Sections of the site" }));
const main = () => within(screen.getByRole("navigation", { name: "Main" }));

// Next sets this variable when it builds a site in several languages.
beforeAll(() => {
  process.env.__NEXT_I18N_SUPPORT = "true";
});

afterEach(() => {
  document.documentElement.className = "";
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

describe("the top row", () => {
  it("[HEAD-04] shows Personal, Business and About", () => {
    show("/");
    const links = top().getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Personal", "/"],
      ["Business", "/business"],
      ["About", "/about"],
    ]);
  });

  it("[HEAD-05] shows Get MyGP", () => {
    show("/");
    expect(screen.getByRole("link", { name: /^Get MyGP/ })).toBeInTheDocument();
  });

  it("[HEAD-06] Get MyGP links to the app store in a new tab", () => {
    show("/");
    const link = screen.getByRole("link", { name: "Get MyGP (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://mygp-store.example");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("[HEAD-07] Track GP Shop Order links to the order tracking", () => {
    show("/");
    expect(screen.getByRole("link", { name: "Track GP Shop Order" })).toHaveAttribute(
      "href",
      inShop("/shop/user/track_order"),
    );
  });

  it("[HEAD-08] shows Support in the shop only", () => {
    const { unmount } = show("/shop/devices/phones");
    expect(screen.getByRole("link", { name: "Support" })).toBeInTheDocument();
    unmount();
    show("/");
    expect(screen.queryByRole("link", { name: "Support" })).not.toBeInTheDocument();
  });

  it("[HEAD-09] Support links to customer service", () => {
    show("/shop");
    expect(screen.getByRole("link", { name: "Support" })).toHaveAttribute("href", "/personal/customer-service");
  });

  it("marks the section of the page, and the section whose start page it is", () => {
    const { unmount } = show("/about/career");
    expect(top().getByRole("link", { current: true })).toHaveTextContent("About");
    unmount();
    show("/");
    expect(top().getByRole("link", { current: "page" })).toHaveTextContent("Personal");
  });
});

describe("the main row", () => {
  it("[HEAD-14] has a logo that links to the company's own pages", () => {
    show("/shop");
    expect(screen.getByRole("link", { name: "GP" })).toHaveAttribute("href", "/about");
  });

  it("marks the entry of the page", () => {
    show("/shop/devices/phones");
    expect(main().getByRole("link", { current: true })).toHaveTextContent("Shop");
  });

  it("marks links to other sites, and opens them in a new tab", () => {
    show("/");
    const link = main().getByRole("link", { name: "Flexiplan (opens in a new tab)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("[I18N-06] is in the language of the page", () => {
    show("/", "bn");
    const nav = within(screen.getByRole("navigation", { name: "প্রধান মেনু" }));
    expect(nav.getAllByRole("link").map((link) => link.textContent?.replace(/ ?\(.*\)/, ""))).toEqual([
      "রিচার্জ",
      "শপ",
      "প্ল্যান ও অফার",
      "সেবাসমূহ",
      "ফ্লেক্সিপ্ল্যান",
      "জিপি স্টার",
    ]);
  });
});

describe("the language link", () => {
  it("[HEAD-15] names the other language", () => {
    const { unmount } = show("/");
    expect(screen.getByRole("link", { name: "বাংলা" })).toHaveAttribute("href", "/bn");
    unmount();
    show("/", "bn");
    expect(screen.getByRole("link", { name: "English" })).toBeInTheDocument();
  });

  it("[I18N-03] links to the other language and stores the choice in a cookie", async () => {
    show("/");
    const link = screen.getByRole("link", { name: "বাংলা" });
    expect(link).toHaveAttribute("lang", "bn");
    await userEvent.click(link);
    expect(Cookies.get("siteLanguage")).toBe("bn");
  });

  it("[I18N-04] keeps path and query when the language changes", () => {
    show("/star-program?tier=gold");
    expect(screen.getByRole("link", { name: "বাংলা" })).toHaveAttribute("href", "/bn/star-program?tier=gold");
  });

  it("[I18N-04] keeps the fragment of the address on a click", async () => {
    const { push } = show("/ads-platform?from=menu");
    window.history.replaceState(null, "", "#availability");
    await userEvent.click(screen.getByRole("link", { name: "বাংলা" }));
    expect(push).toHaveBeenCalledWith("/ads-platform?from=menu#availability", undefined, {
      locale: "bn",
      scroll: false,
    });
  });

  it("[I18N-04] keeps the fragment of the address when the link is opened in another tab", async () => {
    const { push } = show("/ads-platform");
    window.history.replaceState(null, "", "#availability");
    const link = screen.getByRole("link", { name: "বাংলা" });
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(link).toHaveAttribute("href", expect.stringMatching(/\/bn\/ads-platform#availability$/));
    expect(push).not.toHaveBeenCalled();
  });

  it("[I18N-04] links from the shop, which is in English only, to the Bengali home page, with a description", async () => {
    show("/shop/devices/phones?page=2");
    const link = screen.getByRole("link", { name: "বাংলা" });
    expect(link).toHaveAttribute("href", "/bn#from-shop");
    expect(link).toHaveAccessibleDescription("শপ শুধু ইংরেজিতে আছে। এই লিংকে বাংলা হোম পেজ খুলবে।");
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(Cookies.get("siteLanguage")).toBe("bn");
  });

  it("outside of the shop, links are Bengali for a Bengali reader; links to the shop have no prefix", () => {
    renderSite(
      <OutsideLanguageProvider language="bn">
        <SiteHeader layout={layoutOf("/shop")} cart={null} />
      </OutsideLanguageProvider>,
      { api: fakeApi({}), path: "/shop" },
    );
    expect(top().getByRole("link", { name: "Personal" })).toHaveAttribute("href", "/bn");
    expect(main().getByRole("link", { name: "Shop" })).toHaveAttribute("href", inShop("/shop"));
  });
});

describe("inside a partner's app", () => {
  it("[HEAD-12] the header of the shop contains only the cart and the shop's name", () => {
    const layout = layoutOf("/shop");
    layout.chrome = { ...layout.chrome, channel: "wallet", channelName: "wallet", navbar: "cart-only", footer: false };
    renderSite(
      <SiteLayout layout={layout} cart={() => <button type="button">Cart</button>}>
        {null}
      </SiteLayout>,
      { api: fakeApi({}) },
    );
    const header = within(screen.getByRole("banner"));
    expect(header.getByRole("button", { name: "Cart" })).toBeInTheDocument();
    expect(header.getByRole("link", { name: "GP Shop" })).toHaveAttribute("href", inShop("/shop"));
    expect(header.queryByRole("navigation")).not.toBeInTheDocument();
    expect(header.getAllByRole("link")).toHaveLength(1);
  });
});

it("the button switches to dark mode and stores it for the next page", async () => {
  show("/");
  const button = screen.getByRole("button", { name: "Dark mode" });
  expect(button).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(button);
  expect(document.documentElement).toHaveClass("dark");
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem(COLOUR_MODE_KEY)).toBe("dark");
});

describe("the script that runs before the first paint", () => {
  const run = () => new Function(COLOUR_MODE_SCRIPT)();

  it("[CONST-33] leaves the first visit in light mode", () => {
    run();
    expect(document.documentElement).not.toHaveClass("dark");
  });

  it("sets the stored dark mode", () => {
    localStorage.setItem(COLOUR_MODE_KEY, "dark");
    run();
    expect(document.documentElement).toHaveClass("dark");
  });
});
