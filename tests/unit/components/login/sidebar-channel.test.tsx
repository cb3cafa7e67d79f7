import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { askForCode, forgetPage, freshPage, sends, showLogin, TOKEN } from "@/tests/support/screens/log-in";
import { resolveChrome } from "@/utils/layout/chrome-rules";

const user = { msisdn: "8801711000000", starStatus: "Gold Star" };

/** The frame of a page whose address, cookie and logged-in user name these channels. */
function layoutOf([api, query, cookie]: readonly [string | null, string, string]) {
  const { chrome, sidebarChannel } = resolveChrome({
    path: "/about",
    query: { channelName: query },
    cookies: { channelName: cookie },
    user: { channelName: api, show_header: true, show_footer: true },
    partners: { app: "mygp", wallet: "wallet", bank: "bank" },
  });
  return { chrome, sidebarChannel };
}

beforeEach(freshPage);
afterEach(forgetPage);

it.each([
  ["the API", "bank", ["bank", "mygp", "wallet"]],
  ["the query, without one of the API", "mygp", [null, "mygp", "wallet"]],
  ["the cookie, without another", "wallet", [null, "", "wallet"]],
] as const)("[CHROME-24] a log-out from the sidebar sends the channel of %s: %s", async (_, channelName, sources) => {
  Cookies.set("gp_web_token", TOKEN, { path: "/" });
  const { api } = showLogin({ logout: () => ({ status: true }) }, { layout: { user, ...layoutOf(sources) } });
  await userEvent.click(screen.getByRole("button", { name: "My Account" }));
  await userEvent.click(await screen.findByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(Cookies.get("gp_web_token")).toBeUndefined());
  const sent = api.sent.find(({ name }) => name === "logout");
  expect(sent?.input.headers).toMatchObject({ channelName });
});

it("[CHROME-24] a code requested in the sidebar sends the channel of the query rather than that of the cookie", async () => {
  const { api } = showLogin(sends, { layout: layoutOf([null, "mygp", "wallet"]) });
  await askForCode();
  expect(api.sent.map(({ name, input }) => [name, input.headers?.["channelName"]])).toEqual([["sendOtp", "mygp"]]);
});
