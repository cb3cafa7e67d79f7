import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { DashboardInvitation } from "@/components/account/dashboard-invitation";
import { DashboardView } from "@/components/account/dashboard-view";
import { LoginButton } from "@/components/login/login-button";
import type { DashboardAccount } from "@/services/account/dashboard-page.server";
import type { DeviceSession } from "@/services/account/sessions-service";
import { ApiError } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { fails, forgetPage, freshPage } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import { onToast } from "@/utils/browser/toasts";
import { onLoginRequested } from "@/utils/login/login-request";

const device = (id: string, more: Partial<DeviceSession> = {}): DeviceSession => ({
  id,
  platform: "Android",
  browser: "Chrome",
  channelName: null,
  since: "2026-11-20T06:00:00Z",
  lastSeen: "2026-11-21T06:00:00Z",
  current: false,
  ...more,
});
const account: DashboardAccount = {
  person: {
    msisdn: "8801712345678",
    star: {
      tier: "Platinum Star",
      benefits: ["Free delivery"],
      next: { tier: "Signature Star", condition: "Use Tk 2,500 or more a month", progress: null },
    },
  },
  orders: { orders: [], count: 0, page: 1, pages: 0 },
  offers: [],
  devices: [
    device("here", { current: true }),
    device("laptop", { platform: "Windows", browser: "Edge" }),
    device("old"),
  ],
  notices: [],
  addresses: [],
  balance: { known: null },
  preferences: { language: "en", colourMode: "light", orderMessages: true, offerMessages: false },
};

function show(
  answers: Parameters<typeof fakeApi>[0] = {},
  change: Partial<DashboardAccount> = {},
  site: Pick<Parameters<typeof renderSite>[1], "early"> = {},
) {
  const api = fakeApi(answers);
  const user = { msisdn: "8801712345678", starStatus: "Platinum Star" };
  const view = <DashboardView brand="GP" user={user} account={{ ...account, ...change }} />;
  return { api, ...renderSite(view, { api, path: "/dashboard", ...site }) };
}
const block = (name: string) => within(screen.getByRole("region", { name }));
const devices = () => block("Where you are logged in");

beforeEach(freshPage);
afterEach(() => {
  forgetPage();
  window.localStorage.clear();
  document.documentElement.classList.remove("dark");
  Cookies.remove("siteLanguage");
});

it("shows the number, the tier and the condition for the next tier", () => {
  show();
  expect(screen.getByText("01712-345678")).toBeVisible();
  expect(screen.getByText("Platinum Star")).toBeVisible();
  expect(screen.getByText("Next: Signature Star").closest("p")).toHaveTextContent("Use Tk 2,500 or more a month");
});

const known = {
  mainPoisha: 4_275,
  validUntil: "2026-12-21T18:30:00Z",
  left: { dataMb: 2_148, minutes: 30, sms: 0 },
  packs: [
    {
      packId: "combo",
      title: "Combo 2 GB",
      dataMb: 2_048,
      minutes: 30,
      sms: 0,
      validUntil: "2026-11-30T06:00:00Z",
      reference: "combo-in-use",
      renews: true,
    },
    {
      packId: "other",
      title: null,
      dataMb: 100,
      minutes: 0,
      sms: 0,
      validUntil: "2026-12-01T06:00:00Z",
      reference: "other-in-use",
      renews: null,
    },
  ],
};

it("shows the main balance, its last day in Dhaka time and what is left in each pack", () => {
  show({}, { balance: { known } });
  const balance = block("Balance and packs");
  expect(balance.getByText("Tk 42.75")).toBeVisible();
  expect(balance.getByText("Valid until 22 Dec 2026")).toBeVisible();
  expect(balance.getByText("2.1 GB")).toBeVisible();
  expect(balance.getByRole("heading", { name: "Combo 2\u00a0GB" }).closest("li")).toHaveTextContent(
    "2 GB · 30 min · Until 30 Nov 2026",
  );
  expect(balance.getByRole("heading", { name: "Pack" }).closest("li")).toHaveTextContent("100 MB · Until 1 Dec 2026");
});

it("switches the renewal of a pack off, and has no switch for a pack that cannot renew", async () => {
  const { api } = show({ changePackRenewal: () => ({ data: { renews: false } }) }, { balance: { known } });
  const renewals = block("Balance and packs").getAllByRole("switch");
  expect(renewals.map((one) => one.getAttribute("aria-label"))).toEqual(["Renew Combo 2 GB automatically"]);
  expect(renewals[0]).toBeChecked();
  await userEvent.click(renewals[0] as HTMLElement);
  await waitFor(() => expect(renewals[0]).not.toBeChecked());
  expect(block("Balance and packs").getByText("This pack won't renew when it expires.")).toBeVisible();
  expect(api.sent).toEqual([
    { name: "changePackRenewal", input: { body: { reference: "combo-in-use", renews: false } } },
  ]);
});

it("saves a renewal that was switched off before hydration, and lets no browser restore it", async () => {
  const answers = { changePackRenewal: () => ({ data: { renews: false } }) };
  const early = (page: HTMLElement) => {
    within(page).getByRole<HTMLInputElement>("switch").checked = false;
  };
  const { api } = show(answers, { balance: { known } }, { early });
  await waitFor(() => expect(screen.getByRole("switch")).not.toBeChecked());
  expect(api.sent.map(({ input }) => input?.body)).toEqual([{ reference: "combo-in-use", renews: false }]);
  expect(screen.getByRole("switch")).toHaveAttribute("autocomplete", "off");
});

it("keeps the renewal on and shows an error when it cannot be changed", async () => {
  show({ changePackRenewal: fails }, { balance: { known } });
  await userEvent.click(block("Balance and packs").getByRole("switch"));
  expect(
    await block("Balance and packs").findByText("We couldn't change the renewal setting. Try again."),
  ).toBeVisible();
  expect(block("Balance and packs").getByRole("switch")).toBeChecked();
});

it("shows an error and the codes to dial when the balance cannot be loaded, and the balance after Retry", async () => {
  const wire = { main: 9, valid_until: null, left: { data_mb: 0, minutes: 0, sms: 0 }, packs: [] };
  show({ getBalance: () => ({ data: wire }) }, { balance: null });
  const balance = block("Balance and packs");
  expect(balance.getByText(/We couldn't load your balance/)).toBeVisible();
  expect(balance.getByRole("link", { name: "Dial *566#" })).toBeVisible();
  expect(balance.queryByText(/Tk/)).toBeNull();
  await userEvent.click(balance.getByRole("button", { name: /^Retry/ }));
  expect(await balance.findByText("Tk 9")).toBeVisible();
  expect(balance.getByText("No expiry date")).toBeVisible();
  expect(balance.getByText("You have no active packs.")).toBeVisible();
});

it("shows a code to dial and no amount for a number that the charging system does not know", () => {
  show();
  const balance = block("Balance and packs");
  expect(balance.getByRole("link", { name: "Dial *566#" })).toHaveAttribute("href", "tel:*566%23");
  expect(balance.queryByText(/Tk|GB|MB/)).toBeNull();
});

it("links an offer of the tier to that offer on the star programme page", () => {
  const offer = { offerId: "haor-breeze", title: "Three nights", partner: "Haor Breeze", validUntil: "2027-06-30" };
  show({}, { offers: [offer] });
  expect(block("My offers").getByRole("link", { name: "Three nights" })).toHaveAttribute(
    "href",
    "/star-program?offer=haor-breeze#offers",
  );
});

describe("a block that could not be loaded", () => {
  it("shows an error with a Retry button that loads it, while the other blocks are shown", async () => {
    show({ listSessions: () => ({ data: [] }) }, { devices: null });
    expect(block("Preferences").getByRole("checkbox", { name: "Order updates" })).toBeChecked();
    expect(devices().getByText("We couldn't load your devices. Try again.")).toBeVisible();
    await userEvent.click(devices().getByRole("button", { name: /^Retry/ }));
    await waitFor(() => expect(devices().queryByRole("button", { name: /^Retry/ })).toBeNull());
  });

  it("shows another error when Retry fails too", async () => {
    show({ listSessions: fails }, { devices: null });
    await userEvent.click(devices().getByRole("button", { name: /^Retry/ }));
    expect(await devices().findByText("Still no response. Try again in a moment.")).toBeVisible();
  });

  it("says that the session has ended, and reloads the page", async () => {
    const toasts = jest.fn();
    const stop = onToast(toasts);
    const errors = [{ code: "no-session" as const, message: "Please log in" }];
    const refused = new ApiError({ kind: "refused", status: 401, errors });
    const { replace } = show(
      {
        listSessions: () => {
          throw refused;
        },
      },
      { devices: null },
    );
    await userEvent.click(devices().getByRole("button", { name: /^Retry/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
    const message = "You have been logged out, so nothing was changed. Please log in again.";
    expect(toasts).toHaveBeenCalledWith({ kind: "failure", message });
    stop();
  });
});

describe("devices", () => {
  it("marks this device and has no log-out button for it", () => {
    show();
    expect(devices().getByText("This device").closest("li")).toHaveTextContent("Android · Chrome");
    expect(devices().getAllByRole("button", { name: /^Log out: / })).toHaveLength(2);
  });

  it("asks for confirmation before it logs a device out, then removes it from the list", async () => {
    const { api } = show({ revokeSession: () => ({ status: true }) });
    await userEvent.click(devices().getByRole("button", { name: "Log out: Windows · Edge" }));
    expect(api.sent).toEqual([]);
    expect(devices().getByRole("alertdialog")).toHaveFocus();
    await userEvent.click(devices().getByRole("button", { name: "Yes, log out" }));
    expect(await devices().findByText(/^Logged out\./)).toHaveFocus();
    expect(api.sent).toEqual([{ name: "revokeSession", input: { body: { session_id: "laptop" } } }]);
    expect(devices().queryByText("Windows · Edge")).toBeNull();
  });

  it("closes the confirmation on Escape and logs nothing out", async () => {
    const { api } = show();
    await userEvent.click(devices().getByRole("button", { name: "Log out: Windows · Edge" }));
    await userEvent.keyboard("{Escape}");
    expect(devices().queryByRole("alertdialog")).toBeNull();
    expect(devices().getByRole("button", { name: "Log out: Windows · Edge" })).toHaveFocus();
    expect(api.sent).toEqual([]);
  });

  it("logs all other devices out with one request", async () => {
    const { api } = show({ revokeSession: () => ({ status: true }) });
    await userEvent.click(devices().getByRole("button", { name: "Log out of all other devices" }));
    expect(devices().getByRole("alertdialog")).toHaveTextContent("Log out of 2 other devices?");
    await userEvent.click(devices().getByRole("button", { name: "Yes, log out" }));
    await waitFor(() => expect(devices().getAllByRole("listitem")).toHaveLength(1));
    expect(api.sent[0]?.input.body).toEqual({ session_id: "others" });
  });

  it("keeps a device in the list and shows an error when it could not be logged out", async () => {
    show({ revokeSession: fails });
    await userEvent.click(devices().getByRole("button", { name: "Log out: Windows · Edge" }));
    await userEvent.click(devices().getByRole("button", { name: "Yes, log out" }));
    expect(await devices().findByRole("alert")).toHaveTextContent("no device was logged out");
    expect(devices().getByText("Windows · Edge")).toBeVisible();
  });
});

const wire = { language: "en", colour_mode: "light", order_messages: true, offer_messages: false };
const preferences = () => block("Preferences");

describe("preferences", () => {
  it("shows Saved only after the server has answered", async () => {
    const answer = deferred<unknown>();
    const { api } = show({ savePreferences: () => answer.promise });
    await userEvent.click(preferences().getByRole("checkbox", { name: "Offers for my number" }));
    expect(preferences().getByRole("status")).toHaveTextContent("Saving…");
    answer.resolve({ data: { ...wire, offer_messages: true } });
    await waitFor(() => expect(preferences().getByRole("status")).toHaveTextContent(/^Saved/));
    expect(api.sent[0]?.input.body).toEqual({ offer_messages: true });
    expect(preferences().getByRole("checkbox", { name: "Offers for my number" })).toBeChecked();
  });

  it("resets a choice that could not be saved, and sends it again on Save again", async () => {
    let calls = 0;
    const { api } = show({
      savePreferences: () => {
        calls += 1;
        if (calls === 1) throw new Error("The network is gone");
        return { data: { ...wire, order_messages: false } };
      },
    });
    const news = preferences().getByRole("checkbox", { name: "Order updates" });
    await userEvent.click(news);
    await waitFor(() => expect(preferences().getByRole("status")).toHaveTextContent("We couldn't save this choice."));
    expect(news).toBeChecked();
    await userEvent.click(preferences().getByRole("button", { name: "Save again" }));
    await waitFor(() => expect(preferences().getByRole("status")).toHaveTextContent(/^Saved/));
    expect(news).not.toBeChecked();
    expect(api.sent.map(({ input }) => input.body)).toEqual([{ order_messages: false }, { order_messages: false }]);
  });

  it("opens the page in the new language once it is saved, and stores the language in a cookie", async () => {
    const { push } = show({ savePreferences: () => ({ data: { ...wire, language: "bn" } }) });
    await userEvent.click(preferences().getByRole("radio", { name: "বাংলা" }));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard", undefined, { locale: "bn", scroll: false }));
    expect(document.cookie).toContain("siteLanguage=bn");
  });

  it("applies the colour mode at once", async () => {
    show({ savePreferences: () => ({ data: { ...wire, colour_mode: "dark" } }) });
    await userEvent.click(preferences().getByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveClass("dark");
    await waitFor(() => expect(preferences().getByRole("status")).toHaveTextContent(/^Saved/));
  });

  it("applies the number's colour mode only in a browser that has no choice stored", () => {
    const dark = { preferences: { ...account.preferences, colourMode: "dark" } as DashboardAccount["preferences"] };
    show({}, dark).unmount();
    expect(document.documentElement).toHaveClass("dark");
    document.documentElement.classList.remove("dark");
    window.localStorage.setItem("colorMode", "light");
    show({}, dark);
    expect(document.documentElement).not.toHaveClass("dark");
  });
});

it("opens the login sidebar from the invitation, and returns the focus to its button on Escape", async () => {
  const api = fakeApi({});
  const layout = layoutWith();
  renderSite(
    <>
      <LoginButton layout={layout} />
      <DashboardInvitation />
    </>,
    { api, path: "/dashboard" },
  );
  const button = screen.getByRole("button", { name: "Log in with your number" });
  await userEvent.click(button);
  expect(await screen.findByLabelText("Your Mobile Number")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
});

it("opens the account menu from the device in use where the page has no header, as in a partner's app", async () => {
  const asked = jest.fn();
  const forget = onLoginRequested(asked);
  const view = (hasAccountButton: boolean) => (
    <DashboardView brand="GP" user={null} account={account} hasAccountButton={hasAccountButton} />
  );
  const { unmount } = renderSite(view(true), { api: fakeApi({}), path: "/dashboard" });
  const button = devices().getByRole("button", { name: "My Account" });
  await userEvent.click(button);
  expect(asked).toHaveBeenCalledWith(button);
  forget();
  unmount();
  renderSite(view(false), { api: fakeApi({}), path: "/dashboard" });
  expect(devices().queryByRole("button", { name: "My Account" })).not.toBeInTheDocument();
});
