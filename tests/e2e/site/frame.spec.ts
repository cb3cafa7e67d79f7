import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const footer = (page: Page) => page.getByRole("contentinfo");

test("[I18N-01] English is the language of /", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("[I18N-02] Bengali is the language of /bn", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/bn");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
});

/** Submits the newsletter form. @returns the headers of the request */
async function sendNewsletter(page: Page, words: { email: string; submit: string }): Promise<Record<string, string>> {
  await page.route("**/api/gp-newsletter-subscription", (route) =>
    route.fulfill({ json: { data: { message: "OK" } } }),
  );
  const call = page.waitForRequest("**/api/gp-newsletter-subscription");
  await footer(page).getByRole("textbox", { name: words.email }).fill("rahima@example.com");
  await footer(page).getByRole("button", { name: words.submit }).click();
  return (await call).allHeaders();
}

const english = { email: "Email address", submit: "Subscribe" };

test("[I18N-07] calls send the page's language in the lang header", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/");
  expect((await sendNewsletter(page, english)).lang).toBe("en");
  await page.goto("/bn");
  const bengali = { email: "ইমেইল ঠিকানা", submit: "সাবস্ক্রাইব করুন" };
  expect((await sendNewsletter(page, bengali)).lang).toBe("bn");
});

test("[STORE-01] calls send the value of the cookie gp_web_token", { tag: "@narrow" }, async ({ page, baseURL }) => {
  // The token belongs to no session. The cookie is removed when the server reports that, so the call fails here.
  await page.route("**/backend/api/v1/user-info", (route) => route.fulfill({ status: 503 }));
  await page.goto("/nowhere");
  await page.context().addCookies([{ name: "gp_web_token", value: "a-token-of-a-test", url: baseURL ?? "" }]);
  expect((await sendNewsletter(page, english)).weblogintoken).toBe("a-token-of-a-test");
});

test("[STORE-11] the first load is light, and the chosen colour mode is stored in local storage", {
  tag: "@narrow",
}, async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem("colorMode"));
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  expect(await stored()).toBeNull();
  const button = page.getByRole("button", { name: "Dark mode" }).and(page.locator(":visible"));
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect.poll(stored).toBe("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect.poll(stored).toBe("light");
});

test("[FOOT-02] the footer is visible without a channel and without flags", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/");
  await expect(footer(page)).toBeVisible();
});

test("[FOOT-04] showFooter in the URL or in a cookie decides whether the footer is shown", { tag: "@narrow" }, async ({
  page,
  baseURL,
}) => {
  await page.goto("/?showFooter=1");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
  await page.goto("/?showFooter=0");
  await expect(footer(page)).toBeVisible();
  await page.context().addCookies([{ name: "showFooter", value: "true", url: baseURL ?? "" }]);
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
});

test("[CONST-22] below 768 pixels the site has its mobile layout", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/nowhere");
  /** The number of footer lists that are side by side. */
  const abreast = () =>
    footer(page)
      .locator("#footer-links > div")
      .evaluateAll((lists) => {
        const tops = lists.map((list) => list.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(abreast).toBe(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(abreast).toBe(3);
});

test("the first Tab focuses the link to the content, and after a click on a link the main content has the focus", {
  tag: "@wide",
}, async ({ page }) => {
  await page.goto("/nowhere");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  const places = page.getByRole("navigation", { name: "Popular pages" });
  await places.getByRole("link", { name: "Phones" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Phones" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a link of the footer opens its page without a reload of the document", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/nowhere");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footer(page).locator("#footer-links").getByRole("link", { name: "Phones" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Phones" })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a campaign's utm parameters are kept on the following pages", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/nowhere?utm_source=news&utm_campaign=eid");
  const kept = () =>
    page.evaluate(() => [sessionStorage.getItem("utm_source"), sessionStorage.getItem("utm_campaign")]);
  await expect.poll(kept).toEqual(["news", "eid"]);
  await page.getByRole("main").getByRole("link", { name: "Phones" }).click();
  await page.waitForURL("/shop/devices/phones");
  expect(await kept()).toEqual(["news", "eid"]);
});
