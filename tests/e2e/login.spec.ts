import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { bengali, LogInWalk, newNumber, readCode } from "@/tests/e2e/support/log-in-walk";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "gp_web_token")?.value;

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
async function expectAccessible(page: Page, step: string): Promise<void> {
  // What fades in is half transparent until it is there.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect({ step, violations: violations.map(({ id, nodes }) => [id, nodes[0]?.html]) }).toEqual({
    step,
    violations: [],
  });
}

for (const language of ["en", "bn"] as const) {
  const home = language === "en" ? "/" : "/bn";

  test(`a subscriber logs in and out (${language})`, async ({ page, walk: _ }) => {
    const number = newNumber();
    const login = new LogInWalk(page, language);
    await page.goto(`${home === "/" ? "" : home}/about`);
    const { pathname } = new URL(page.url());
    await login.open();
    await expect(login.sidebar).toHaveAccessibleName(login.words.title);
    await login.askForCode(language === "bn" ? bengali(number) : number);
    const code = await readCode(page.request, number);
    await login.enterCode(language === "bn" ? bengali(code) : code);
    await expect(login.sidebar.getByText(login.words.success)).toBeVisible();
    await expect(login.sidebar).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await tokenOf(page)).toMatch(/^[\w-]{32,128}$/);

    // The session outlives the page.
    await page.reload();
    await expect(async () => {
      await login.account.click({ timeout: 2_000 });
      await expect(login.sidebar).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(login.sidebar).toHaveAccessibleName(login.words.account);
    const shown = language === "bn" ? bengali(number) : number;
    await expect(login.sidebar.getByText(`${login.words.user} ${shown}`)).toBeVisible();
    await login.sidebar.getByRole("button", { name: login.words.logOut }).click();
    await page.waitForURL((url) => url.pathname === home);
    await expect(login.button).toBeVisible();
    expect(await tokenOf(page)).toBeUndefined();
  });

  test(`no step has a barrier (${language})`, async ({ page, walk: _ }) => {
    test.setTimeout(120_000);
    for (const mode of ["light", "dark"]) {
      const login = new LogInWalk(page, language);
      await page.goto(home);
      await page.evaluate((chosen) => localStorage.setItem("colorMode", chosen), mode);
      await page.reload();
      await login.open();
      await expectAccessible(page, `${mode}: number`);
      await login.number.fill("017");
      await login.number.press("Enter");
      await expectAccessible(page, `${mode}: refused number`);
      await login.number.fill("");
      const number = newNumber();
      await login.askForCode(number);
      await expectAccessible(page, `${mode}: code`);
      await login.enterCode("1");
      await login.box(4).press("Enter");
      await expect(login.sidebar.getByText(login.words.wrong)).toBeVisible();
      await expectAccessible(page, `${mode}: refused code`);
      await page.route("**/verify_otp", (route) =>
        route.fulfill({ status: 200, json: { access_token: "x".repeat(43) } }),
      );
      await login.enterCode("1234");
      await expect(login.sidebar.getByText(login.words.success)).toBeVisible();
      await page.unroute("**/verify_otp");
      await expect(login.sidebar).toBeHidden();
      await page.goto(home);
      await login.logIn(newNumber());
      await login.account.click();
      await expect(login.sidebar.getByRole("button", { name: login.words.logOut })).toBeVisible();
      await expectAccessible(page, `${mode}: account`);
      await login.sidebar.getByRole("button", { name: login.words.logOut }).click();
      await expect(login.button).toBeVisible();
    }
  });
}

test("[LOGIN-01] the sidebar stands at the right edge", async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  await page.goto("/");
  await login.open();
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => {
      const place = await login.sidebar.boundingBox();
      return place === null ? 0 : Math.round(place.x + place.width);
    })
    .toBe(width);
});

test("the keyboard alone logs in; Escape closes, and the focus returns", async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  await page.goto("/");
  await login.open();
  await expect(login.number).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(login.sidebar).toBeHidden();
  await expect(login.button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(login.number).toBeFocused();
  const number = newNumber();
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(login.box(1)).toBeFocused();
  await page.keyboard.type(await readCode(page.request, number));
  await expect(login.box(4)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(login.sidebar.getByText("Log In successful")).toBeVisible();
  await expect(login.sidebar).toBeHidden();
  await expect(login.account).toBeFocused();
});

test("a wrong code is told, and the right one then counts", async ({ page, walk: _ }) => {
  const number = newNumber();
  const login = new LogInWalk(page);
  await page.goto("/about");
  await login.open();
  await login.askForCode(number);
  const code = await readCode(page.request, number);
  await login.enterCode(code === "1111" ? "2222" : "1111");
  await expect(login.sidebar.getByText("Please enter a valid OTP")).toBeVisible();
  expect(await tokenOf(page)).toBeUndefined();
  await login.enterCode(code);
  await expect(login.account).toBeVisible();
});

test("a code is sent again after thirty seconds, not before", async ({ page, walk: _ }) => {
  await page.clock.install();
  const login = new LogInWalk(page);
  const sent: string[] = [];
  await page.route("**/backend/api/v1/otp", (route) => {
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ json: { status: true } });
  });
  await page.goto("/");
  await login.open();
  await login.askForCode("01712345678");
  await page.keyboard.insertText("1");
  const resend = login.sidebar.getByRole("button", { name: "Resend Code" });
  await page.clock.runFor(25_000);
  await expect(resend).toHaveCount(0);
  await page.clock.runFor(6_000);
  await resend.click();
  await expect(login.sidebar.getByText(/new code in (30|29) seconds/)).toBeVisible();
  await expect(login.box(1)).toHaveValue("");
  await expect(login.box(1)).toBeFocused();
  expect(sent).toEqual(["msisdn=01712345678", "msisdn=01712345678"]);
});

test("the number field takes no e, sign or wheel, and keeps its zero", async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  await page.goto("/");
  await login.open();
  await page.keyboard.type("0e1+7-1.2");
  await expect(login.number).toHaveValue("01712");
  await page.keyboard.press("ArrowUp");
  await expect(login.number).toHaveValue("01712");
  // In a text field the arrow has led to its start.
  await page.keyboard.press("End");
  await page.keyboard.type("3456789999");
  await expect(login.number).toHaveValue("01712345678");
});

test("a referrer opens the sidebar, and is where a log-in leads", async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  const number = newNumber();
  await page.goto("/?referrer=%2Fbn%2Fabout");
  await expect(login.number).toBeVisible();
  await login.askForCode(number);
  await login.enterCode(await readCode(page.request, number));
  await page.waitForURL((url) => url.pathname === "/bn/about");
  await expect(new LogInWalk(page, "bn").account).toBeVisible();
});

test("a referrer to another site leads nowhere", async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  const number = newNumber();
  await page.goto(`/about?referrer=${encodeURIComponent("https://evil.example/")}`);
  await expect(login.number).toBeVisible();
  await login.askForCode(number);
  await login.enterCode(await readCode(page.request, number));
  await expect(login.account).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("tabs follow each other in and out", async ({ page, context, walk: _ }) => {
  const other = await context.newPage();
  await other.goto("/about");
  const [here, there] = [new LogInWalk(page), new LogInWalk(other)];
  await expect(there.button).toBeVisible();
  await page.goto("/");
  await here.logIn(newNumber());
  await expect(there.account).toBeVisible();
  await here.account.click();
  await here.sidebar.getByRole("button", { name: "Log Out" }).click();
  await expect(there.button).toBeVisible();
});

test("a token that is nobody's goes on load", async ({ page, baseURL, walk: _ }) => {
  await page.context().addCookies([{ name: "gp_web_token", value: "s".repeat(43), url: baseURL ?? "" }]);
  await page.goto("/about");
  await expect.poll(() => tokenOf(page)).toBeUndefined();
});

test("in a wallet's web view a referrer opens the sidebar, though no header is there", async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  await page.goto("/about?channelName=wallet&referrer=%2Fabout");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(login.number).toBeVisible();
});
