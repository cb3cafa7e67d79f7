import type { APIRequestContext, Page } from "@playwright/test";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { bengali, endCodes, KEYS, LogInWalk, newHandoff, readCode, sessionOf } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { untilHydrated } from "@/tests/support/screens/quiet-page";

// The phone tests use Bengali and the desktop tests English; one test does it the other way round.
const isPhone = () => test.info().project.name === "narrow";
const usual = () => (isPhone() ? "bn" : "en");
const crossed = () => (isPhone() ? "en" : "bn");
/** The text as a user of this language types it. */
const typed = (login: LogInWalk, text: string) => (login.language === "bn" ? bengali(text) : text);
const about = (language: "en" | "bn") => (language === "bn" ? "/bn/about" : "/about");

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "gp_web_token")?.value;

/** Tests both modes: the sidebar is small, and each of its states occurs once at each width. */
async function expectAccessible(page: Page, step: string): Promise<void> {
  const found = await findings(page, { part: "[role=dialog]", modes: BOTH_MODES });
  expect({ step, found }).toEqual({ step, found: [] });
}

const inMode = (page: Page, mode: "light" | "dark") =>
  page.addInitScript((chosen) => localStorage.setItem("colorMode", chosen), mode);

test("[API-LOGIN-13] a user logs in and out with the keyboard alone, stays logged in after a reload, and axe finds nothing", async ({
  page,
  baseURL,
  walk: _,
}) => {
  const login = new LogInWalk(page, usual());
  const number = newNumber();
  const { keyboard } = page;
  await inMode(page, isPhone() ? "light" : "dark");
  await page.context().addCookies([{ name: "gp_web_token", value: "s".repeat(43), url: baseURL ?? "" }]);
  await page.goto(about(usual()));
  // A token that belongs to no session is removed when the page loads.
  await expect.poll(() => tokenOf(page)).toBeUndefined();
  await login.openByKey();
  await expect(login.sidebar).toHaveAccessibleName(login.words.title);
  await keyboard.press("Escape");
  await expect(login.sidebar).toBeHidden();
  await expect(login.button).toBeFocused();
  await keyboard.press("Enter");
  await expect(login.number).toBeFocused();
  await expect(login.number).toHaveAttribute("placeholder", typed(login, "01XXXXXXXXX"));

  // An "e", a sign or an arrow key does not change the number, and its leading zero is kept.
  await keyboard.type("0e1+7-");
  await keyboard.press("ArrowUp");
  await expect(login.number).toHaveValue(/^(017|০১৭)$/);
  await keyboard.press("Enter");
  await expectAccessible(page, "refused number");
  await keyboard.press("End");
  await keyboard.insertText(typed(login, `${number.slice(3)}9999`));
  await keyboard.press("Enter");
  await expect(login.box(1)).toBeFocused();

  const code = await readCode(page.request, number);
  await login.typeCode(typed(login, code === "1111" ? "2222" : "1111"));
  await expect(login.sidebar.getByText(login.words.wrong)).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
  await expectAccessible(page, "refused code");
  await login.typeCode(typed(login, code));
  await expect(login.sidebar.getByText(login.words.success)).toBeVisible();
  await expect(login.sidebar).toBeHidden();
  await expect(login.account).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(about(usual()));
  expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/);

  // The session continues after a reload.
  await page.reload();
  await login.openAccount();
  await expect(login.sidebar).toHaveAccessibleName(login.words.account);
  await expect(login.sidebar.getByText(`${login.words.user} ${typed(login, number)}`)).toBeVisible();
  await expectAccessible(page, "account");
  await login.logOut.focus();
  await keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === (usual() === "bn" ? "/bn" : "/"));
  await expect(login.button).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
});

test("[LOGIN-01] the sidebar is at the right edge, and a user logs in and out with the pointer, in the other language", async ({
  page,
  walk: _,
}) => {
  const login = new LogInWalk(page, crossed());
  const number = newNumber();
  await inMode(page, isPhone() ? "dark" : "light");
  // The sidebar opens by itself, and the log-in does not lead to another site.
  await page.goto(`${about(crossed())}?referrer=${encodeURIComponent("https://evil.example/")}`);
  await expect(login.number).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => {
      const place = await login.sidebar.boundingBox();
      return place === null ? 0 : Math.round(place.x + place.width);
    })
    .toBe(width);
  await expectAccessible(page, "number");
  await login.askForCode(typed(login, number));
  await expectAccessible(page, "code");
  await login.enterCode(typed(login, await readCode(page.request, number)));
  await expect(login.account).toBeVisible();
  await expect(login.sidebar).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(about(crossed()));
  await login.account.click();
  await login.logOut.click();
  await expect(login.button).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
});

test("in a wallet's web view without a header, a referrer in the URL opens the sidebar and is opened after the log-in", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const login = new LogInWalk(page, usual());
  const number = newNumber();
  await page.goto(`${about(usual())}?channelName=wallet&referrer=%2F${crossed() === "bn" ? "bn" : ""}`);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(login.number).toBeVisible();
  await login.askForCode(typed(login, number));
  await login.enterCode(typed(login, await readCode(page.request, number)));
  await page.waitForURL((url) => url.pathname === (crossed() === "bn" ? "/bn" : "/"));
  await expect(page.getByRole("banner")).toHaveCount(0);
  const info = await page.request.get("/backend/api/v1/user-info", {
    headers: { webLoginToken: (await tokenOf(page)) ?? "" },
  });
  expect(await info.json()).toMatchObject({ data: { msisdn: `88${number}` } });
});

test("a code of another number and a used code are refused as wrong", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  const login = new LogInWalk(page, usual());
  const [number, other] = [newNumber(), newNumber()];
  await request.post("/backend/api/v1/otp", { form: { msisdn: other } });
  await page.goto(about(usual()));
  await login.open();
  await login.askForCode(number);
  const [code, foreign] = [await readCode(request, number), await readCode(request, other)];
  await login.enterCode(foreign === code ? "0000" : foreign);
  await expect(login.sidebar.getByText(login.words.wrong)).toBeVisible();
  expect(await sessionOf(request, number, code)).toMatch(/^[\w-]{43}$/);
  await login.enterCode(code);
  await expect(login.sidebar.getByText(login.words.wrong)).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
});

test("an expired code is refused as wrong", { tag: "@narrow" }, async ({ page, request, walk: _ }) => {
  const login = new LogInWalk(page, usual());
  const number = newNumber();
  await page.goto(about(usual()));
  await login.open();
  await login.askForCode(number);
  const late = await readCode(request, number);
  await endCodes(request, number);
  await login.enterCode(late);
  await expect(login.sidebar.getByText(login.words.wrong)).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
});

test("after a network error at any step the sidebar shows an error, and the log-in can go on", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.clock.install();
  const login = new LogInWalk(page, usual());
  const number = newNumber();
  const sent: string[] = [];
  /** Makes a call fail with a network error, or answers it. */
  const answer = async (call: string, with_?: object) => {
    await page.unroute(`**/backend/api/v1/${call}`);
    await page.route(`**/backend/api/v1/${call}`, (route) => {
      sent.push(call);
      return with_ === undefined ? route.abort() : route.fulfill({ json: with_ });
    });
  };
  await page.goto(about(usual()));
  await login.open();
  await answer("otp");
  await login.number.click();
  await page.keyboard.insertText(number);
  await login.next.click();
  await expect(login.sidebar.getByText(login.words.invalid)).toBeVisible();
  await page.unroute("**/backend/api/v1/otp");
  // From here on the page's clock is stopped, so it does not matter how long a slow machine takes. If that time has
  // passed before the clock stops, the first attempt fails, but it stops the clock for the second one.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass();
  await login.next.click();
  await expect(login.box(1)).toBeFocused();
  const code = await readCode(page.request, number);

  // A code can be sent again after thirty seconds and not before. The first attempt fails with a network error.
  await answer("otp");
  await page.keyboard.insertText("1");
  await page.clock.runFor(20_000);
  await expect(login.resend).toHaveCount(0);
  await page.clock.runFor(11_000);
  await login.resend.click();
  await expect(login.sidebar.getByText(login.words.invalid)).toBeVisible();
  await answer("otp", { status: true });
  await login.resend.click();
  await expect(login.resend).toHaveCount(0);
  await expect(login.box(1)).toHaveValue("");
  await expect(login.box(1)).toBeFocused();
  await page.clock.resume();

  await answer("verify_otp");
  await login.enterCode(code);
  await expect(login.sidebar.getByText(login.words.failed)).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
  await expectAccessible(page, "failed");
  await page.unroute("**/backend/api/v1/verify_otp");
  await login.sidebar.getByRole("button", { name: login.words.back }).click();
  await login.next.click();
  await login.enterCode(code);
  await expect(login.account).toBeVisible();
  // The sidebar closes by itself shortly after the success.
  await expect(login.sidebar).toBeHidden();

  await answer("logout");
  await login.openAccount();
  await login.logOut.click();
  await page.waitForURL((url) => url.pathname === (usual() === "bn" ? "/bn" : "/"));
  await expect(login.button).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
  expect(sent.slice(0, 4)).toEqual(["otp", "otp", "otp", "verify_otp"]);
});

test("[TOKEN-02] a partner's link logs its user in once, and its token is in no request URL and goes to no other site", {
  tag: "@narrow",
}, async ({ page, browser, baseURL, request, walk: _ }) => {
  const login = new LogInWalk(page, usual());
  const number = newNumber();
  const link = `${about(usual())}?authToken=${await newHandoff(request, KEYS.kiosk, number)}&page=2`;
  const token = new URL(link, baseURL).searchParams.get("authToken") ?? "";
  const requests: string[] = [];
  page.on("request", (asked) => {
    if (asked.isNavigationRequest()) return;
    const { cookie: _own, weblogintoken: _header, ...headers } = asked.headers();
    requests.push(`${asked.url()} ${JSON.stringify(headers)} ${asked.postData() ?? ""}`);
  });
  await page.goto(link);
  await expect.poll(() => tokenOf(page)).toBe(token);
  await expect(page).toHaveURL(`${about(usual())}?page=2`);
  await login.openAccount();
  await expect(login.sidebar.getByText(`${login.words.user} ${typed(login, number)}`)).toBeVisible();
  // The page's own scripts are requested while its address still has the token. Only our own server sees that.
  const abroad = requests.filter((asked) => asked.includes(token) && !asked.startsWith(`${baseURL}/`));
  expect(abroad).toEqual([]);
  expect(requests.filter((asked) => (asked.split(" ", 1)[0] ?? "").includes(token))).toEqual([]);

  const second = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const stranger = await second.newPage();
  await stranger.goto(link);
  await expect(new LogInWalk(stranger, usual()).button).toBeVisible();
  expect(await tokenOf(stranger)).toBeUndefined();
  await second.close();
});

test("a log-in and a log-out reach the other tabs, and the log-out empties their fields", {
  tag: "@wide",
}, async ({ page, context, walk: _ }) => {
  const other = await context.newPage();
  await other.goto("/customer-feedback");
  await untilHydrated(other);
  const comment = other.getByLabel("Comment (optional)");
  const [here, there] = [new LogInWalk(page), new LogInWalk(other)];
  await expect(there.button).toBeVisible();
  // A tab in the background is not rendered, so a click in it would have to wait.
  await page.bringToFront();
  await page.goto("/");
  await here.logIn(newNumber());
  await expect(there.account).toBeVisible();
  await comment.fill("My number is 01712345678");
  await here.account.click();
  await here.logOut.click();
  await expect(there.button).toBeVisible();
  await expect(comment).toHaveValue("");
});

test.describe("user info and the server-rendered page", () => {
  let number: string;
  let token: string;
  test.beforeAll(async ({ request }) => {
    number = newNumber();
    await request.post("/backend/api/v1/otp", { form: { msisdn: number } });
    token = await sessionOf(request, number, await readCode(request, number));
  });

  const infoOf = async (request: APIRequestContext) => {
    const answer = await request.get("/backend/api/v1/user-info", { headers: { webLoginToken: token } });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  /** The HTML of the page before any script has run. */
  const pageOf = async (request: APIRequestContext, cookie: string) => {
    const html = await (await request.get("/about", { headers: { cookie } })).text();
    return html.replace(/<script[\s\S]*?<\/script>/g, "");
  };

  test("[LOGIN-35] msisdn has a country prefix of two characters", async ({ request }) => {
    expect((await infoOf(request)).msisdn).toBe(`88${number}`);
  });
  test("[LOGIN-36] star_status is the name of a tier", async ({ request }) => {
    expect((await infoOf(request)).star_status).toBe("Non Star");
  });
  test("[LOGIN-37] show_header is true by default, and the page has a header", async ({ request }) => {
    expect((await infoOf(request)).show_header).toBe(true);
    expect(await pageOf(request, `gp_web_token=${token}`)).toContain("<header");
  });
  test("[LOGIN-38] show_footer is true by default, and the page has a footer", async ({ request }) => {
    expect((await infoOf(request)).show_footer).toBe(true);
    expect(await pageOf(request, `gp_web_token=${token}`)).toContain("<footer");
  });
  test("[LOGIN-41] a caller is either a visitor or a user, whatever role a cookie names", async ({ request }) => {
    const roleOf = (html: string) => ["Login", "My Account"].filter((name) => html.includes(`>${name}<`));
    expect(roleOf(await pageOf(request, ""))).toEqual(["Login"]);
    expect(roleOf(await pageOf(request, `gp_web_token=${token}`))).toEqual(["My Account"]);
    expect(roleOf(await pageOf(request, "gp_web_token=admin; role=admin"))).toEqual(["Login"]);
  });
  test("[API-LOGIN-14] the channel of a hand-off is used if neither query nor cookie names one", async ({
    request,
  }) => {
    const handoff = await newHandoff(request, KEYS.wallet, newNumber());
    const html = await (await request.get(`/about?authToken=${handoff}`)).text();
    expect(html).toContain("Back to partner wallet app home");
    expect(html).not.toContain("<header");
  });
});
