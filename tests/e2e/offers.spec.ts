import { KEYS, newHandoff, readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { localePath } from "@/utils/paths/paths";

const LIST = "/personal/plans-offers/offers";

const words = {
  en: {
    number: "Your mobile number",
    ask: "Show my offers",
    sent: /^We've texted a code/,
    found: (number: string) => new RegExp(`offers? for ${formatMsisdnInText(number, "en")}(, biggest savings first)?$`),
    saving: /^Save Tk/,
  },
  bn: {
    number: "আপনার মোবাইল নম্বর",
    ask: "আমার অফার দেখুন",
    sent: /নম্বরে একটি কোড এসএমএস করা হয়েছে।$/,
    found: (number: string) =>
      new RegExp(`^${formatMsisdnInText(number, "bn")} নম্বরের জন্য .+টি অফার, বেশি সাশ্রয়ের অফার আগে$`),
    saving: /টাকা সাশ্রয়$/,
  },
} as const;

const latin = (text: string) => text.replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)));

test("[API-SITE-15] a visitor finds an offer and activates it with a code", { tag: "@narrow" }, async ({
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

test("a user who is logged in activates an offer of their number with one click, in Bengali", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  await page.goto(`/bn/myoffers?authToken=${await newHandoff(request, KEYS.kiosk, newNumber())}`);
  const mine = page.locator("#mine");
  await expect(mine.getByText(/সাশ্রয়$/).first()).toBeVisible();
  await expect(mine.getByText(/^লগইন করুন/)).toHaveCount(0);
  // A new number has Tk 128, and the last offer costs less.
  await mine
    .getByRole("button", { name: /টাকা দিয়ে চালু করুন$/ })
    .last()
    .click();
  await expect(mine).toContainText("চালু হয়েছে");
});

for (const language of ["en", "bn"] as const) {
  test(`[API-SITE-17] a visitor sees the offers of a number after a code, the best saving first, in ${language}`, {
    tag: "@narrow",
  }, async ({ page, request, walk: _ }) => {
    const say = words[language];
    const number = newNumber();
    // The facts and the FAQ of the page contain some of the same words.
    const mine = page.locator("#mine");
    await page.goto(`${localePath("/myoffers", language)}#mine`);
    await mine.getByLabel(say.number).fill(number);
    await mine.getByRole("button", { name: say.ask }).click();
    await expect(mine.getByText(say.sent)).toBeVisible();
    await expect(mine.getByRole("group").getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type(await readCode(request, number));
    await expect(mine.getByText(say.found(number))).toBeVisible();
    const savings = await mine.getByRole("article").getByText(say.saving).allInnerTexts();
    const amounts = savings.map((text) => Number(latin(text).replace(/\D/g, "")));
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  });
}

test("in a wallet's web view an offer's code is copied, and the offer is activated with one click", {
  tag: "@narrow",
}, async ({ page, context, request, walk: _ }) => {
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

  test("offers are filtered and one is opened, in Bengali", { tag: "@narrow" }, async ({ page }) => {
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
