import type { Page } from "@playwright/test";
import { KEYS, LogInWalk, newHandoff } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "gp_web_token")?.value;

test("[TOKEN-02] a partner's link replaces another number's session, keeps its own number's, and always loses its token", {
  tag: "@wide",
}, async ({ page, request, walk: _ }) => {
  const [first, second] = [newNumber(), newNumber()];
  const login = new LogInWalk(page);
  const arrive = async (token: string) => {
    await page.goto(`/about?page=2&authToken=${token}#content`);
    await expect(page).toHaveURL("/about?page=2#content");
  };
  const link = (number: string) => newHandoff(request, KEYS.kiosk, number);
  const before = await link(first);
  await arrive(before);
  await expect.poll(() => tokenOf(page)).toBe(before);

  await arrive(await link(first));
  expect(await tokenOf(page)).toBe(before);
  await arrive("n".repeat(43));
  expect(await tokenOf(page)).toBe(before);
  await arrive(before);
  expect(await tokenOf(page)).toBe(before);

  const other = await link(second);
  await arrive(other);
  await expect.poll(() => tokenOf(page)).toBe(other);
  await login.openAccount();
  await expect(login.sidebar.getByText(`${login.words.user} ${second}`)).toBeVisible();
});

test("[TOKEN-02] a token is removed from the URL of a page that does not exist", { tag: "@wide" }, async ({ page }) => {
  await page.goto(`/nothing-here?authToken=${"n".repeat(43)}`);
  await expect(page).toHaveURL("/nothing-here");
  expect(await tokenOf(page)).toBeUndefined();
});

test("[PLATFORM-01] a visit with a token comes from mygp, although the token leaves the URL at once", {
  tag: "@wide",
}, async ({ page }) => {
  await page.goto(`/about?authToken=${"n".repeat(43)}`);
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("platform_name"))).toBe("mygp");
});

test("[TOKEN-02] a partner's link opens the dashboard with the balance of its number", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  await page.goto(`/dashboard?authToken=${await newHandoff(request, KEYS.kiosk, newNumber())}`);
  await expect(page).toHaveURL("/dashboard");
  // In the sandbox a new number starts with Tk 128.50.
  await expect(page.getByRole("main")).toContainText("Tk\u00a0128.5");
});

test("[TOKEN-02] a link that is clicked before any script has run keeps the session", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  const number = newNumber();
  const token = await newHandoff(request, KEYS.kiosk, number);
  // The scripts of the first page never load.
  await page.route("**/_next/static/**/*.js", () => undefined);
  await page.goto(`/about?authToken=${token}`, { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL((url) => !url.searchParams.has("authToken"), { waitUntil: "commit" });
  expect(await tokenOf(page)).toBe(token);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  const login = new LogInWalk(page);
  await login.openAccount();
  await expect(login.sidebar.getByText(`${login.words.user} ${number}`)).toBeVisible();
});
