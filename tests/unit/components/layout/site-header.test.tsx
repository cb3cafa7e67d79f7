import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { SiteHeader } from "@/components/layout/site-header";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";
import { COLOUR_MODE_KEY, COLOUR_MODE_SCRIPT } from "@/utils/colour-mode-script";

const show = (path: string) => renderSite(<SiteHeader brand="GP" cart={null} />, { api: fakeApi({}), path });

// What Next's build says for a site in several languages.
beforeAll(() => {
  process.env.__NEXT_I18N_SUPPORT = "true";
});

afterEach(() => {
  document.documentElement.className = "";
  localStorage.clear();
});

describe("SiteHeader", () => {
  it("marks the page that is shown", () => {
    show("/shop");
    const [wide] = screen.getAllByRole("navigation", { name: "Main" });
    const current = within(wide as HTMLElement).getByRole("link", { current: "page" });
    expect(current).toHaveTextContent("Shop");
  });

  it("[I18N-03] has a link that leads to the other language and is remembered", async () => {
    show("/");
    const link = screen.getByRole("link", { name: "বাংলা" });
    expect(link).toHaveAttribute("lang", "bn");
    await userEvent.click(link);
    expect(Cookies.get("siteLanguage")).toBe("bn");
  });

  it("[I18N-04] keeps the path when the language changes", () => {
    show("/star-program?tier=gold");
    expect(screen.getByRole("link", { name: "বাংলা" })).toHaveAttribute("href", "/bn/star-program?tier=gold");
  });

  it("leads from the shop, which has one language, to the home page in the other", async () => {
    show("/shop/devices/phones?page=2");
    const link = screen.getByRole("link", { name: "বাংলা" });
    expect(link).toHaveAttribute("href", "/bn");
    await userEvent.click(link);
    expect(Cookies.get("siteLanguage")).toBe("bn");
  });

  it("leads out of the shop into Bengali for those who read it, and never into a Bengali shop", () => {
    renderSite(
      <OutsideLanguageProvider language="bn">
        <SiteHeader brand="GP" cart={null} />
      </OutsideLanguageProvider>,
      { api: fakeApi({}), path: "/shop" },
    );
    expect(screen.getByRole("link", { name: "GP" })).toHaveAttribute("href", "/bn");
    const [phones] = screen.getAllByRole("link", { name: "Phones" });
    expect(phones?.getAttribute("href")).toMatch(/^(\/en)?\/shop\/devices\/phones$/);
  });

  it("switches to dark and remembers it for the next page", async () => {
    show("/");
    const button = screen.getByRole("button", { name: "Dark mode" });
    expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    expect(document.documentElement).toHaveClass("dark");
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(localStorage.getItem(COLOUR_MODE_KEY)).toBe("dark");
  });
});

describe("the line that runs before the first paint", () => {
  const run = () => new Function(COLOUR_MODE_SCRIPT)();

  it("[CONST-33] leaves a first visit light", () => {
    run();
    expect(document.documentElement).not.toHaveClass("dark");
  });

  it("makes the page dark when that was chosen", () => {
    localStorage.setItem(COLOUR_MODE_KEY, "dark");
    run();
    expect(document.documentElement).toHaveClass("dark");
  });
});
