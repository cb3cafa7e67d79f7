import { act, screen, within } from "@testing-library/react";
import { field, icon, loadSearchParts, openPopover, pass, popover, showIcon } from "@/tests/support/screens/search-box";
import { searchApi } from "@/tests/support/search-answers";
import { RECENT_SEARCHES_KEY } from "@/utils/search/recent-searches";

beforeAll(loadSearchParts);
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("the search icon", () => {
  it("submits to the search page until its script has loaded", () => {
    showIcon();
    expect(screen.getByRole("button", { name: "Search" }).closest("form")).toHaveAttribute("action", "/searchgp");
    expect(popover()).not.toBeInTheDocument();
  });

  it("[SEARCH-10] opens the popover on a click", async () => {
    await openPopover();
    expect(field()).toHaveFocus();
  });

  it("[HEAD-16] is the button of the search and opens its popover", async () => {
    await openPopover();
    expect(screen.getByRole("button", { name: "Search", expanded: true })).toBeInTheDocument();
  });

  it("[SEARCH-15] opens it after 200 ms, and not before", async () => {
    const { user } = showIcon();
    await user.click(screen.getByRole("button", { name: "Search" }));
    await pass(199);
    expect(icon()).toBeInTheDocument();
    await pass(1);
    expect(popover()).toBeVisible();
  });

  it("[SEARCH-11] closes it on a second click", async () => {
    const { user } = await openPopover();
    await user.click(screen.getByRole("button", { name: "Search", expanded: true }));
    await pass(200);
    expect(popover()).not.toBeInTheDocument();
  });

  it("[SEARCH-16] closes it after 200 ms, and not before", async () => {
    const { user } = await openPopover();
    await user.click(screen.getByRole("button", { name: "Search", expanded: true }));
    await pass(199);
    expect(popover()).toBeVisible();
    await pass(1);
    expect(popover()).not.toBeInTheDocument();
  });

  it("[CONST-08] waits 200 ms to open and to close it", async () => {
    const { user } = showIcon();
    await user.click(icon());
    await pass(199);
    expect(popover()).not.toBeInTheDocument();
    await pass(1);
    expect(popover()).toBeVisible();
    await user.keyboard("{Escape}");
    await pass(199);
    expect(popover()).toBeVisible();
    await pass(1);
    expect(popover()).not.toBeInTheDocument();
  });

  it("[SEARCH-12] closes it on Escape and gets the focus back", async () => {
    const { user } = await openPopover();
    await user.keyboard("{Escape}");
    await pass(200);
    expect(popover()).not.toBeInTheDocument();
    expect(icon()).toHaveFocus();
  });

  it("[SEARCH-12] closes it on Escape while the focus is on the icon, and after a click on a heading", async () => {
    const { user } = await openPopover();
    act(() => screen.getByRole("button", { name: "Search", expanded: true }).focus());
    await user.keyboard("{Escape}");
    await pass(200);
    expect(popover()).not.toBeInTheDocument();
    await user.click(icon());
    await pass(200);
    await user.click(screen.getByText("Popular searches"));
    expect(document.body).toHaveFocus();
    await user.keyboard("{Escape}");
    await pass(200);
    expect(popover()).not.toBeInTheDocument();
  });

  it("[SEARCH-13] closes it on a click outside", async () => {
    const { user } = await openPopover();
    await user.click(screen.getByText("The page"));
    await pass(200);
    expect(popover()).not.toBeInTheDocument();
  });

  it("[SEARCH-14] does nothing on the results page", async () => {
    const api = searchApi();
    const { user } = showIcon({ api, path: "/searchgp/phone" });
    await user.click(screen.getByRole("button", { name: "Search" }));
    await pass(1_000);
    expect(popover()).not.toBeInTheDocument();
    expect(api.sent).toEqual([]);
  });
});

describe("the empty box", () => {
  it("[SEARCH-01] is a search box in the popover", async () => {
    await openPopover();
    expect(within(popover() as HTMLElement).getByRole("combobox")).toHaveValue("");
  });

  it("[SEARCH-02] shows the popular searches", async () => {
    await openPopover();
    const popular = within(screen.getByRole("group", { name: "Popular searches" }));
    expect(popular.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["5G phones", "Recharge"]);
  });

  it("[SEARCH-09] has links with their display_title and url", async () => {
    await openPopover();
    expect(screen.getByRole("option", { name: "Recharge" })).toHaveAttribute("href", "/recharge");
  });

  it("[SEARCH-23] requests them once, however often it is opened", async () => {
    const api = searchApi();
    const { user } = await openPopover(api);
    await user.keyboard("{Escape}");
    await pass(200);
    await user.click(icon());
    await pass(200);
    expect(popover()).toBeVisible();
    expect(api.sent.map(({ name }) => name)).toEqual(["listPopularSearches"]);
  });

  it("shows the searches stored in this browser, and clears them", async () => {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(["kaldreo", "x", 5]));
    const { user } = await openPopover();
    const recent = within(screen.getByRole("group", { name: "Recent searches" }));
    expect(recent.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["kaldreo"]);
    await user.click(screen.getByRole("button", { name: "Clear recent searches" }));
    expect(screen.queryByRole("group", { name: "Recent searches" })).not.toBeInTheDocument();
    expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  });
});
