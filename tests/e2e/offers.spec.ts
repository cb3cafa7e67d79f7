import { KEYS, newHandoff, readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const LIST = "/personal/plans-offers/offers";

test("[API-SITE-15] a visitor finds an offer and activates it by a code", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  const number = newNumber();
  await page.goto(`${LIST}?kind=internet&sort=price-low#offers`);
  const first = page.locator("#offers article").first();
  const title = await first.getByRole("heading", { level: 3 }).innerText();
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: /^Activate for Tk/ }).click();
  await page.getByLabel("Mobile number").fill(number);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Digit 1 of 4")).toBeFocused();
  await page.keyboard.type(await readCode(request, number));
  await expect(page.getByRole("main")).toContainText(/is active/);
});

test("a reader who is logged in activates an offer of the own number in one tap, in Bengali", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  await page.goto(`/bn/myoffers?authToken=${await newHandoff(request, KEYS.kiosk, newNumber())}`);
  const mine = page.locator("#mine");
  await expect(mine.getByText(/সাশ্রয়$/).first()).toBeVisible();
  // A new number has Tk 128: the last offer costs less.
  await mine
    .getByRole("button", { name: /টাকা দিয়ে চালু করুন$/ })
    .last()
    .click();
  await expect(mine).toContainText("চালু হয়েছে");
});

test("[API-SITE-17] a visitor sees the offers of a number by a code, the best saving first", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const number = newNumber();
  await page.goto("/myoffers#mine");
  await page.getByLabel("Your mobile number").fill(number);
  await page.getByRole("button", { name: "Show my offers" }).click();
  await expect(page.getByText("We have texted a code")).toBeVisible();
  await page.keyboard.type(await readCode(request, number));
  await expect(page.getByText(/the best saving first$/)).toBeVisible();
  const savings = await page
    .locator("#mine article")
    .getByText(/^Save Tk/)
    .allInnerTexts();
  const amounts = savings.map((text) => Number(text.replace(/\D/g, "")));
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
});

test("in a wallet's web view an offer is activated in one tap, and its code is copied", { tag: "@narrow" }, async ({
  page,
  context,
  request,
  walk: _,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const token = await newHandoff(request, KEYS.wallet, newNumber());
  await page.goto(`${LIST}?channelName=wallet&sort=price-low&authToken=${token}`);
  await expect(page.getByRole("navigation", { name: "Partner wallet" })).toBeVisible();
  await page.locator("#offers article").first().getByRole("link").click();
  await page.getByRole("button", { name: /^Copy \*121\*/ }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Activate for Tk/ }).click();
  await expect(page.getByRole("main")).toContainText(/is active/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("offers are filtered and read, in Bengali", { tag: "@narrow" }, async ({ page }) => {
    await page.goto(`/bn${LIST}`);
    await page.getByLabel("মেয়াদ").selectOption("month");
    await page.getByLabel("সাজান").selectOption("saving");
    await page.getByRole("button", { name: "অফার দেখুন" }).click();
    await expect(page).toHaveURL(/validity=month&price=&audience=&sort=saving/);
    await page.locator("#offers article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("শর্ত", { exact: true })).toBeVisible();
  });
});
