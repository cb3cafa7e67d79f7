import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { LoginButton } from "@/components/login/login-button";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { screenOf, TOKEN } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import type { LayoutData } from "@/utils/layout/page-layout";

type Answers = Parameters<typeof fakeApi>[0];
const user = { msisdn: "8801711000000", starStatus: "Gold Star" };
const cookie = () => Cookies.get("gp_web_token");

/** Renders the log-in button for a logged-in user. */
function show(answers: Answers = {}, layout: Partial<LayoutData> = { user }, path = "/about", entry: unknown = null) {
  window.history.replaceState(entry, "", path);
  const api = fakeApi(answers);
  return { api, ...renderSite(<LoginButton layout={layoutWith(layout)} />, { api, path }) };
}

async function openMenu() {
  await userEvent.click(screen.getByRole("button", { name: "My Account" }));
  return screen.findByRole("dialog", { name: "My Account" });
}

const logOut = async (answers: Answers) => {
  const shown = show(answers);
  await openMenu();
  await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
  return shown;
};

const retry = jest.fn();

/** Opening the menu also requests the tier and the orders. */
const logOuts = ({ sent }: ReturnType<typeof fakeApi>) => sent.filter(({ name }) => name === "logout");

beforeEach(() => {
  document.body.removeAttribute("style");
  screenOf("phone");
  Cookies.set("gp_web_token", TOKEN, { path: "/" });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  retry.mockResolvedValue({ ok: true });
  window.fetch = retry;
});

afterEach(() => {
  Cookies.remove("gp_web_token", { path: "/" });
  window.history.replaceState(null, "", "/");
});

describe("the button", () => {
  it("[HEAD-10] is labelled Login for a visitor", () => {
    Cookies.remove("gp_web_token", { path: "/" });
    show({}, { user: null });
    expect(screen.getByRole("button")).toHaveTextContent("Login");
  });

  it("[HEAD-11] is labelled My Account for a logged-in user", () => {
    show();
    expect(screen.getByRole("button")).toHaveTextContent("My Account");
  });
});

describe("the menu", () => {
  it("[LOGIN-03] opens on a click on My Account", async () => {
    show();
    expect(await openMenu()).toBeInTheDocument();
  });

  it("[LOGIN-14] has a badge with the star tier", async () => {
    show();
    expect(await openMenu()).toHaveTextContent("Gold Star");
  });

  it("[LOGIN-15] shows GP User and the number without its first two characters", async () => {
    show();
    await openMenu();
    expect(screen.getByText(/GP User/)).toHaveTextContent(/^GP User 01711000000$/);
  });

  it("[LOGIN-16] links to My Dashboard", async () => {
    show();
    await openMenu();
    expect(screen.getByRole("link", { name: "My Dashboard" })).toHaveAttribute("href", "/dashboard");
  });

  it("[LOGIN-17] links to My Orders", async () => {
    show();
    await openMenu();
    const href = screen.getByRole("link", { name: "My Orders" }).getAttribute("href");
    expect(href).toMatch(/^(\/en)?\/shop\/user\/track_order$/);
  });

  it("[LOGIN-18] has a Log Out button", async () => {
    show();
    await openMenu();
    expect(screen.getByRole("button", { name: "Log Out" })).toBeEnabled();
  });

  it("[LOGIN-40] replaces the number form for a logged-in user", async () => {
    show();
    await openMenu();
    expect(screen.getByRole("navigation", { name: "Your account" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Your Mobile Number")).not.toBeInTheDocument();
  });
});

describe("the badge of a tier", () => {
  const badge = async (starStatus: string) => {
    show({}, { user: { ...user, starStatus } });
    await openMenu();
    return screen.getByText(/GP User/).nextElementSibling;
  };

  it("[STAR-01] is not shown for Non Star", async () => {
    expect(await badge("Non Star")).toBeNull();
  });

  it.each([
    ["[STAR-02] Silver Star: silver", "Silver Star", "silver", "Silver Star"],
    ["[STAR-03] Gold Star: gold", "Gold Star", "gold", "Gold Star"],
    ["[STAR-04] Platinum Star: gold", "Platinum Star", "gold", "Platinum Star"],
    ["[STAR-05] Signature Star: signature, labelled Signature", "Signature Star", "signature", "Signature"],
    ["[STAR-06] Platinum Plus: signature, labelled Signature", "Platinum Plus", "signature", "Signature"],
  ])("%s", async (_, status, tone, label) => {
    const shown = await badge(status);
    expect(shown).toHaveTextContent(label);
    expect(shown).toHaveClass(tone);
  });

  it("is not shown for an unknown tier", async () => {
    expect(await badge("constructor")).toBeNull();
  });
});

describe("Log Out", () => {
  it("aborts the calls for the tier and the orders, which would be refused", async () => {
    const [refused, ended] = [deferred<never>(), deferred<object>()];
    const [pending, logout] = [() => refused.promise, () => ended.promise];
    const { api } = await logOut({ showStarStatus: pending, getMyPreviousOrders: pending, logout });
    expect(api.sent.map(({ name, input }) => name === "logout" || input.signal?.aborted)).toEqual([true, true, true]);
    await act(async () => refused.reject(new Error("Please log in")));
    expect(console.error).not.toHaveBeenCalled();
    await act(async () => ended.resolve({ status: true }));
  });

  it("[LOGOUT-01] sends the token to the server", async () => {
    const { api } = await logOut({ logout: () => ({ status: true }) });
    expect(logOuts(api)).toEqual([
      { name: "logout", input: { form: {}, headers: { Authorization: `Bearer ${TOKEN}` } } },
    ]);
  });

  it("[LOGOUT-02] removes the cookie on a truthy status, before it opens another page", async () => {
    const { push } = show({ logout: () => ({ status: true }) });
    const left: (string | undefined)[] = [];
    push.mockImplementation(async () => {
      left.push(cookie());
      return true;
    });
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(left).toEqual([undefined]));
    expect(cookie()).toBeUndefined();
    expect(retry).not.toHaveBeenCalled();
  });

  it("[LOGOUT-03] opens / on a truthy status", async () => {
    const { push } = await logOut({ logout: () => ({ status: true }) });
    await waitFor(() => expect(push).toHaveBeenCalledWith("/", undefined, {}));
  });

  const fails = { logout: () => Promise.reject(new Error("500")) };

  it("[LOGOUT-04] removes the cookie and opens / on any failure", async () => {
    const { push } = await logOut(fails);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/", undefined, {}));
    expect(cookie()).toBeUndefined();
  });

  it("[ERR-17] clears the session when the server fails, and repeats the request in the background", async () => {
    const { push } = await logOut(fails);
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(cookie()).toBeUndefined();
    expect(retry).toHaveBeenCalledWith("/backend/api/v1/logout", {
      method: "POST",
      keepalive: true,
      headers: { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/x-www-form-urlencoded" },
    });
  });

  it("repeats the failed request once when the browser is online again", async () => {
    retry.mockRejectedValueOnce(new Error("offline"));
    await logOut(fails);
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new Event("online"));
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it("[LOGOUT-05] removes the cookie on a falsy status too, and stays on the page", async () => {
    const { push, replace } = await logOut({ logout: () => ({ status: false }) });
    await waitFor(() => expect(cookie()).toBeUndefined());
    expect(push).not.toHaveBeenCalled();
    expect(replace).toHaveBeenCalledWith("/about", undefined, { scroll: false });
  });

  it("removes a cookie that was set again meanwhile", async () => {
    const { push } = show({ logout: () => ({ status: true }) });
    push.mockImplementation(async () => {
      Cookies.set("gp_web_token", "late", { path: "/" });
      return true;
    });
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    await waitFor(() => expect(cookie()).toBeUndefined());
  });

  it("sends one request", async () => {
    const answer = deferred<{ status: boolean }>();
    const { api } = await logOut({ logout: () => answer.promise });
    expect(screen.getByRole("button", { name: "Logging out…" })).toBeDisabled();
    await act(async () => answer.resolve({ status: true }));
    expect(logOuts(api)).toHaveLength(1);
  });
});

describe("the token when a page loads", () => {
  it("[TOKEN-01] is removed when the server does not know its session", () => {
    show({}, { user: null, token: "refused" });
    expect(cookie()).toBeUndefined();
  });

  it("stays when the server gave no answer and the browser's own request fails", async () => {
    show({ getUserInfo: () => Promise.reject(new Error("503")) }, { user: null });
    await act(async () => undefined);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(cookie()).toBe(TOKEN);
  });

  it("is used to request the user on a page that was rendered without a user", async () => {
    show({ getUserInfo: () => ({ data: { msisdn: user.msisdn, star_status: "Silver Star" } }) }, { user: null });
    expect(await screen.findByRole("button", { name: "My Account" })).toBeInTheDocument();
  });

  it("is removed when the browser's own request finds no user", async () => {
    show({ getUserInfo: () => ({ data: null }) }, { user: null });
    await waitFor(() => expect(cookie()).toBeUndefined());
  });

  const handed = "h".repeat(43);
  const address = `/about?utm_source=app&authToken=${handed}#top`;

  it("[TOKEN-02] is replaced by that of the address when the page has its user", () => {
    show({}, { user, token: "handed-over" }, address);
    expect(cookie()).toBe(handed);
  });

  it("[QUERY-01] authToken is read on any page, and removed from the address", () => {
    const { replace } = show({}, { user, token: "handed-over" }, address);
    expect(replace).toHaveBeenCalledWith("/about?utm_source=app#top", undefined, { scroll: false, shallow: true });
  });

  it("[QUERY-01] authToken is removed at once from the browser's entry and from the router's state", () => {
    const notes = {
      url: `/about?authToken=${handed}&utm_source=app`,
      as: address,
      options: { locale: "en" },
      __N: true,
    };
    show({}, { user, token: "handed-over" }, address, notes);
    expect(window.location.href).toBe("http://localhost/about?utm_source=app#top");
    expect(window.history.state).toEqual({
      ...notes,
      url: "/about?utm_source=app",
      as: "/about?utm_source=app#top",
    });
  });

  it("[TOKEN-02] is announced to the other tabs when it is replaced by that of the address", () => {
    localStorage.removeItem("sessionChange");
    show({}, { user, token: "handed-over" }, address);
    expect(localStorage.getItem("sessionChange")).not.toBeNull();
  });

  it.each([
    ["of the same user", { user }],
    ["of no user, beside a valid cookie", { user }],
    ["of no user, with a refused cookie", { user: null, token: "refused" }],
    ["on a page that was rendered without a user", { user: null }],
  ] as const)("[TOKEN-02] authToken is removed from the address when it is the token %s", async (_, layout) => {
    const data = { msisdn: user.msisdn, star_status: "Gold Star" };
    const { replace } = show({ getUserInfo: () => ({ data }) }, layout, address);
    await act(async () => undefined);
    expect(cookie()).not.toBe(handed);
    expect(replace).toHaveBeenCalledWith("/about?utm_source=app#top", undefined, { scroll: false, shallow: true });
  });

  it("[TOKEN-03] is not replaced by that of the address without a user", () => {
    Cookies.remove("gp_web_token", { path: "/" });
    const { replace } = show({}, { user: null }, address);
    expect(cookie()).toBeUndefined();
    expect(replace).toHaveBeenCalledWith("/about?utm_source=app#top", undefined, { scroll: false, shallow: true });
  });
});

it("loads the page's data again when another tab logs in or out", () => {
  const { replace } = show();
  window.dispatchEvent(new StorageEvent("storage", { key: "colorMode" }));
  expect(replace).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent("storage", { key: "sessionChange" }));
  expect(replace).toHaveBeenCalledWith("/about", undefined, { scroll: false });
});

describe("the lists that a browser stores", () => {
  const wishes = (of: "guest" | "account") =>
    JSON.stringify({ of, items: [{ slug: "turna-x5", pricePoisha: 6_499_900, addedAt: null }] });
  const openGuest = async () => {
    Cookies.remove("gp_web_token", { path: "/" });
    show({}, { user: null });
    await userEvent.click(screen.getByRole("button", { name: "Login" }));
    return screen.findByRole("dialog", { name: "Log In" });
  };

  afterEach(() => localStorage.clear());

  it("are linked for a guest: the wish list and the comparison", async () => {
    localStorage.setItem("wishList", wishes("guest"));
    localStorage.setItem("comparedProducts", '["turna-x5","aurin-8"]');
    await openGuest();
    expect(screen.getByRole("link", { name: "Wish List 1" })).toHaveAttribute("href", "/shop/wish-list");
    expect(screen.getByRole("link", { name: "Compare 2" })).toHaveAttribute(
      "href",
      "/shop/compare?items=turna-x5,aurin-8",
    );
  });

  it.each([
    ["nothing", null],
    ["the list of an account", wishes("account")],
  ])("are not linked for a guest with %s", async (_, stored) => {
    if (stored !== null) localStorage.setItem("wishList", stored);
    await openGuest();
    expect(screen.queryByRole("navigation", { name: "Saved in this browser" })).not.toBeInTheDocument();
  });
});
