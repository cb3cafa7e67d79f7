import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MainNav } from "@/components/layout/header/main-nav";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { at } from "@/tests/support/screens/menu";
import { renderSite } from "@/tests/support/screens/render-site";
import { buildHeaderMenu } from "@/utils/menu/menu";

const show = (path = "/") => {
  const user = userEvent.setup({ delay: null });
  renderSite(
    <>
      <MainNav layout={layoutWith({ menu: buildHeaderMenu(at(path)) })} />
      <button type="button">After</button>
    </>,
    { api: fakeApi({}), path },
  );
  return user;
};

const more = (name: string) => screen.getByRole("button", { name: `More of ${name}` });
const phones = () => screen.findByRole("link", { name: "Phones" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("link", { name: "Phones" })).not.toBeInTheDocument());

afterEach(() => {
  jest.useRealTimers();
});

// Next sets this variable when it builds a site in several languages.
beforeAll(() => {
  process.env.__NEXT_I18N_SUPPORT = "true";
});

describe("the dropdowns of the main menu", () => {
  it("are not rendered before they are opened, and the entries are links without them", () => {
    show();
    expect(screen.getByRole("link", { name: "Shop" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^(\/en)?\/shop$/),
    );
    expect(screen.queryByRole("link", { name: "Phones" })).not.toBeInTheDocument();
    expect(more("Shop")).toHaveAttribute("aria-expanded", "false");
  });

  it("[MENU-115] open and close on a click on their button", async () => {
    const user = show();
    await user.click(more("Shop"));
    expect(await phones()).toHaveAttribute("href", expect.stringMatching(/^(\/en)?\/shop\/devices\/phones$/));
    expect(more("Shop")).toHaveAttribute("aria-expanded", "true");
    await user.click(more("Shop"));
    await isClosed();
  });

  it("open on hover, and stay open after a click on the button until the mouse leaves", async () => {
    const user = show();
    await user.hover(screen.getByRole("link", { name: "Shop" }));
    await phones();
    await user.click(more("Shop"));
    expect(more("Shop")).toHaveAttribute("aria-expanded", "true");
    await user.unhover(screen.getByRole("link", { name: "Shop" }));
    await isClosed();
  });

  describe("with a moving mouse", () => {
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const entry = (name: string) => screen.getByRole("link", { name });

    it("do not open when the mouse only crosses an entry", async () => {
      jest.useFakeTimers();
      const user = show();
      await user.hover(entry("Shop"));
      await wait(100);
      await user.unhover(entry("Shop"));
      await wait(1000);
      expect(more("Shop")).toHaveAttribute("aria-expanded", "false");
      await user.hover(entry("Shop"));
      await wait(1000);
      expect(more("Shop")).toHaveAttribute("aria-expanded", "true");
    });

    it("stay open when the mouse crosses another entry, and change when it stops there", async () => {
      jest.useFakeTimers();
      const user = show();
      await user.hover(entry("Shop"));
      await wait(1000);
      await user.hover(entry("Plans & Offers"));
      await wait(200);
      await user.hover(entry("Shop"));
      await wait(1000);
      expect(more("Shop")).toHaveAttribute("aria-expanded", "true");
      await user.hover(entry("Plans & Offers"));
      await wait(1000);
      expect(more("Shop")).toHaveAttribute("aria-expanded", "false");
      expect(more("Plans & Offers")).toHaveAttribute("aria-expanded", "true");
    });
  });

  it("are open one at a time", async () => {
    const user = show();
    await user.click(more("Shop"));
    await phones();
    await user.click(more("Services"));
    expect(await screen.findByRole("link", { name: "GPAY" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Phones" })).not.toBeInTheDocument();
  });

  it("close on Escape and return the focus to their button", async () => {
    const user = show();
    await user.click(more("Shop"));
    (await phones()).focus();
    await user.keyboard("{Escape}");
    await isClosed();
    expect(more("Shop")).toHaveFocus();
  });

  it("close on a click outside", async () => {
    const user = show();
    await user.click(more("Shop"));
    await phones();
    await user.click(screen.getByRole("button", { name: "After" }));
    await isClosed();
  });

  it("close when the focus leaves them", async () => {
    const user = show();
    await user.click(more("Shop"));
    await phones();
    screen.getByRole("link", { name: "GPStar" }).focus();
    await user.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
    await isClosed();
  });

  it("close on a click on one of their links", async () => {
    const user = show();
    await user.click(more("Shop"));
    await user.click(await phones());
    await isClosed();
  });

  it("can be used with the arrow keys", async () => {
    const user = show();
    screen.getByRole("link", { name: "Recharge" }).focus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("link", { name: "Shop" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("link", { name: "Go to Shop" })).toHaveFocus());
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(await phones()).toHaveFocus();
    await user.keyboard("{Home}{ArrowUp}");
    expect(more("Shop")).toHaveFocus();
    await user.keyboard("{End}");
    expect(screen.getByRole("link", { name: "GPStar" })).toHaveFocus();
  });

  it("show columns with headings, some of which are links", async () => {
    const user = show();
    await user.click(more("Shop"));
    const devices = within(await screen.findByRole("list", { name: "Devices" }));
    expect(devices.getAllByRole("link")).toHaveLength(7);
    expect(screen.getByRole("link", { name: "SIM Services" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/shop\/sim-services$/),
    );
    expect(screen.getByRole("list", { name: "More to discover" })).toBeInTheDocument();
  });

  it("link a Bengali page to a document without a language prefix", async () => {
    const menu = buildHeaderMenu(at("/about", "bn"));
    renderSite(<MainNav layout={layoutWith({ menu })} />, { api: fakeApi({}), path: "/about", language: "bn" });
    await userEvent.click(screen.getByRole("button", { name: "বিনিয়োগকারী সম্পর্ক: আরও দেখুন" }));
    const link = await screen.findByRole("link", { name: "তথ্য প্রকাশের নীতিমালা (পিডিএফ)" });
    expect(link).toHaveAttribute("href", "/documents/disclosure-principles.pdf");
  });

  it("mark the current page", async () => {
    const user = show("/shop/devices/phones");
    await user.click(more("Shop"));
    expect(await phones()).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Tablets" })).not.toHaveAttribute("aria-current");
  });
});
