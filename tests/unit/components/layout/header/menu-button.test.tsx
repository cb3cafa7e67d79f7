import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuButton } from "@/components/layout/header/menu-button";
import { analytics } from "@/services/analytics/analytics";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { at } from "@/tests/support/screens/menu";
import { renderSite } from "@/tests/support/screens/render-site";
import { buildHeaderMenu } from "@/utils/menu/menu";

// jsdom does not implement dialogs: these open and close like a browser's, but without the backdrop.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const show = (path = "/") => {
  renderSite(<MenuButton layout={layoutWith({ menu: buildHeaderMenu(at(path)) })} />, { api: fakeApi({}), path });
  return userEvent.setup();
};

const hamburger = () => screen.getByRole("button", { name: "Menu" });

async function open(path?: string) {
  const user = show(path);
  await user.click(hamburger());
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Menu" })) };
}

describe("the menu button", () => {
  it("links to the links in the footer until its script has loaded", () => {
    show();
    expect(hamburger()).toHaveAttribute("href", "#footer-links");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("[HEAD-03] opens the mobile menu", async () => {
    const { dialog } = await open();
    expect(hamburger()).toHaveAttribute("aria-expanded", "true");
    expect(dialog.getByRole("link", { name: "Recharge" })).toHaveAttribute("href", "/recharge");
    expect(dialog.getByRole("link", { name: "Track Shop Order" })).toHaveAttribute("href", "/shop/user/track_order");
    expect(dialog.getByRole("link", { name: "Support" })).toHaveAttribute("href", "/personal/customer-service");
  });

  it("has a choice of colour modes in the menu, and marks the chosen one", async () => {
    localStorage.clear();
    const { user, dialog } = await open();
    const colours = within(dialog.getByRole("group", { name: "Colours" }));
    expect(colours.getByRole("radio", { name: "Light" })).toBeChecked();
    await user.click(colours.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveClass("dark");
    expect(colours.getByRole("radio", { name: "Dark" })).toBeChecked();
    await user.click(colours.getByRole("radio", { name: "System" }));
    expect(document.documentElement).not.toHaveClass("dark");
    expect(colours.getByRole("radio", { name: "System" })).toBeChecked();
  });

  it("has the link to the other language at the foot of the menu, beside the app", async () => {
    const { dialog } = await open("/star-program");
    const language = dialog.getByRole("link", { name: "বাংলা" });
    expect(language).toHaveAttribute("hreflang", "bn");
    expect(language.parentElement).toContainElement(dialog.getByRole("link", { name: /^Get / }));
  });

  it("opens the menu on the space bar", async () => {
    const user = show();
    await user.tab();
    await user.keyboard(" ");
    expect(await screen.findByRole("dialog", { name: "Menu" })).toBeInTheDocument();
  });

  it("closes the menu on its close button and gets the focus back", async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole("button", { name: "Close menu" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(hamburger()).toHaveFocus();
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
  });

  it("is collapsed when the browser closes the dialog", async () => {
    await open();
    act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
    await waitFor(() => expect(hamburger()).toHaveAttribute("aria-expanded", "false"));
  });

  it("closes the menu on a click on a link", async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole("link", { name: "GPStar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the mobile menu", () => {
  it("is one list, and shows the entries below an entry when that is opened", async () => {
    const { user, dialog } = await open();
    expect(dialog.getAllByRole("list")).toHaveLength(1);
    expect(dialog.queryByRole("link", { name: "Phones" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "More of Shop" }));
    expect(dialog.getByRole("link", { name: "Phones" })).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "More of Services" }));
    expect(dialog.queryByRole("link", { name: "Phones" })).not.toBeInTheDocument();
  });

  it("opens at the section and the entry of the current page", async () => {
    const { dialog } = await open("/about/career/why-join-us");
    expect(dialog.getByRole("button", { name: "About" })).toHaveAttribute("aria-pressed", "true");
    expect(dialog.getByRole("link", { name: "Why Join Us" })).toHaveAttribute("aria-current", "page");
  });

  it("[TRACK-02] counts the choice of another section, and shows its entries", async () => {
    const track = jest.spyOn(analytics, "track");
    const { user, dialog } = await open();
    await user.click(dialog.getByRole("button", { name: "Business" }));
    expect(track.mock.calls).toEqual([[{ name: "menu_tab", properties: { tab: "/business" } }]]);
    expect(dialog.getByRole("link", { name: "Business home" })).toHaveAttribute("href", "/business");
    expect(dialog.queryByRole("link", { name: "Recharge" })).not.toBeInTheDocument();
  });

  it("keeps the focus inside the dialog", async () => {
    const { user, dialog } = await open();
    expect(dialog.getByRole("button", { name: "Close menu" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(dialog.getByRole("link", { name: /^Get MyGP/ })).toHaveFocus();
    await user.tab();
    expect(dialog.getByRole("button", { name: "Close menu" })).toHaveFocus();
  });
});
