import { KEYS, LogInWalk, newHandoff, readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { localePath } from "@/utils/paths/paths";

const words = {
  en: {
    number: "Your mobile number",
    check: "Check my tier",
    sent: /^We've texted a code/,
    tierOf: (number: string) => `Tier for ${number}`,
    tier: "Not a Star customer yet",
    next: "Next tier: Silver Star",
  },
  bn: {
    number: "আপনার মোবাইল নম্বর",
    check: "আমার লেভেল দেখুন",
    sent: /নম্বরে একটি কোড এসএমএস করা হয়েছে।$/,
    tierOf: (number: string) => `${number} নম্বরের লেভেল`,
    tier: "এখনো স্টার গ্রাহক নন",
    next: "পরের লেভেল: সিলভার স্টার",
  },
} as const;

for (const language of ["en", "bn"] as const) {
  test(`[API-SITE-18] a visitor sees the tier of a number after the code that is texted to it, in ${language}`, {
    tag: "@narrow",
  }, async ({ page, request, walk: _ }) => {
    const say = words[language];
    const number = newNumber();
    const status = page.locator("#status");
    await page.goto(`${localePath("/star-program", language)}#status`);
    await status.getByLabel(say.number).fill(number);
    await status.getByRole("button", { name: say.check }).click();
    await expect(status.getByText(say.sent)).toBeVisible();
    await expect(status.getByRole("group").getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type(await readCode(request, number));
    const tier = status.getByRole("status").filter({ hasText: say.next });
    await expect(tier).toContainText(say.tierOf(formatMsisdnInText(number, language)));
    await expect(tier).toContainText(say.tier);
  });
}

test("[API-SITE-19] a user who is logged in sees their tier without a code", { tag: "@wide" }, async ({
  page,
  request,
  walk: _,
}) => {
  const number = newNumber();
  await page.goto(`/star-program?authToken=${await newHandoff(request, KEYS.kiosk, number)}`);
  await expect(page).toHaveURL("/star-program");
  await expect(new LogInWalk(page).account).toBeVisible();
  await expect(page.getByText(`Tier for ${formatMsisdnInText(number, "en")}`)).toBeVisible();
  await expect(page.getByText("What this tier gives you")).toBeVisible();
});

test("[API-SITE-14] partner offers are filtered by category and tier, and explain how to get them", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/star-program");
  await page.getByRole("link", { name: /^সিনেমা ও অনুষ্ঠান/ }).click();
  await expect(page).toHaveURL(/category=entertainment/);
  await page.getByLabel("লেভেল", { exact: true }).selectOption("Silver Star");
  await page.getByRole("button", { name: "অফার দেখুন" }).click();
  await expect(page).toHaveURL(/tier=Silver\+Star/);
  const cards = page.locator("#offers article");
  const card = cards.filter({ hasText: "ছবি ঘর সিনেমাস" });
  await card.getByText("যেভাবে পাবেন").click();
  await expect(card.getByText("STAR CHHOBI", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "২৯০০০ নম্বরে এসএমএস করুন" })).toHaveAttribute("href", /^sms:29000/);
  await expect(cards.filter({ hasText: "গান ঘর" })).toHaveCount(0);
});

test("the nearest partner is listed first once the position is known; without it the district field gets the focus", {
  tag: "@narrow",
}, async ({ page, context, walk: _ }) => {
  await page.goto("/star-program#offers");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText("We couldn't get your location. Choose your district instead.")).toBeVisible();
  await expect(page.getByLabel("District")).toBeFocused();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 24.895, longitude: 91.869 });
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page).toHaveURL(/near=24\.895/);
  await expect(page.locator("#offers article").first()).toContainText(/Sylhet.* · \d\.\d km away/);
});

test("a user's own tier shows how much is missing to the next one, in the wallet's web view", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const token = await newHandoff(request, KEYS.wallet, "01700000002");
  await page.goto(`/star-program?channelName=wallet&authToken=${token}`);
  await expect(page.getByText(/^Spend Tk\s[\d,]+ more by/)).toBeVisible();
  await expect(page.getByText("Your tier", { exact: true })).toBeVisible();
});
