import type { Page } from "@playwright/test";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { countClicks } from "@/tests/e2e/support/clicker";
import { bengali, KEYS, newHandoff } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { localePath } from "@/utils/paths/paths";

const PACK = "internet-1024mb-24h-3001";

const words = {
  en: {
    msisdn: "Mobile number",
    other: "Another amount (Tk)",
    typed: "77",
    pay: "Pay Tk\u00a077",
    done: "Recharge complete",
    failed: "The payment didn't go through",
    retry: "Pay again",
    print: "Print receipt",
    again: (number: string) => `Recharge ${formatMsisdn(number, "en")} with Tk\u00a077 again`,
    active: /^1\sGB, 24\shours is active on /,
    payPack: "Pay Tk\u00a038",
    balance: "Tk\u00a0205.50",
  },
  bn: {
    msisdn: "মোবাইল নম্বর",
    other: "অন্য পরিমাণ (টাকা)",
    typed: "৭৭",
    pay: "৭৭\u00a0টাকা পরিশোধ করুন",
    done: "রিচার্জ সম্পন্ন হয়েছে",
    failed: "পেমেন্ট সম্পন্ন হয়নি",
    retry: "আবার পেমেন্ট করুন",
    print: "রসিদ প্রিন্ট করুন",
    again: (number: string) => `${formatMsisdn(number, "bn")} নম্বরে আবার ৭৭\u00a0টাকা রিচার্জ করুন`,
    active: /১\sজিবি.* চালু হয়েছে/,
    payPack: "৩৮\u00a0টাকা পরিশোধ করুন",
    balance: "২০৫.৫০\u00a0টাকা",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const decide = (page: Page, decision: string) => page.getByRole("button", { name: decision, exact: true }).click();

async function payAmount(page: Page, say: Words, number: string): Promise<void> {
  await page.getByLabel(say.msisdn, { exact: true }).fill(number);
  await page.getByLabel(say.other).fill(say.typed);
  await page.getByRole("button", { name: say.pay }).click();
}

/** Goes from the home page to the payment of an earlier recharge. @returns the number of taps */
async function tapsToPayAgain(
  page: Page,
  address: (path: string) => string,
  say: Words,
  number: string,
): Promise<number> {
  const clicks = await countClicks(page);
  const main = page.getByRole("main");
  await page.goto(address("/"));
  await main
    .locator(`a[href="${address("/recharge")}"]`)
    .first()
    .click();
  await main.getByRole("button", { name: say.again(number) }).click();
  await main.getByRole("button", { name: say.pay }).click();
  await expect(page.getByRole("button", { name: "Approve payment", exact: true })).toBeVisible();
  return clicks();
}

for (const language of ["en", "bn"] as const) {
  const say: Words = words[language];
  const address = (path: string) => localePath(path, language);

  test.describe(`in ${language}`, { tag: "@narrow" }, () => {
    test("[API-SITE-22] a visitor recharges a number, sees the receipt, and starts the same recharge again in three clicks", async ({
      page,
      walk: _,
    }) => {
      const number = newNumber();
      await page.goto(address("/recharge"));
      await payAmount(page, say, number);
      await decide(page, "Approve payment");
      await expect(heading(page, say.done)).toBeVisible();
      const masked = `01*******${number.slice(-2)}`;
      await expect(page.getByRole("main")).toContainText(language === "bn" ? bengali(masked) : masked);
      await expect(page.getByRole("button", { name: say.print })).toBeVisible();
      expect(await tapsToPayAgain(page, address, say, number)).toBeLessThanOrEqual(3);
    });

    test("a recharge whose payment was declined can be paid again", async ({ page, walk: _ }) => {
      await page.goto(address("/recharge"));
      await payAmount(page, say, newNumber());
      await decide(page, "Decline payment");
      await expect(heading(page, say.failed)).toBeVisible();
      expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
      await page.getByRole("button", { name: say.retry }).click();
      await decide(page, "Approve payment");
      await expect(heading(page, say.done)).toBeVisible();
    });

    test("in the wallet's web view each page of a recharge has the wallet bar", async ({ page, walk: _ }) => {
      const wallet = page.getByRole("navigation").filter({ has: page.getByRole("button") });
      await page.goto(address("/recharge?channelName=wallet"));
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(wallet).toBeVisible();
      await payAmount(page, say, newNumber());
      await decide(page, "Approve payment");
      await expect(heading(page, say.done)).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(wallet).toBeVisible();
    });

    test("[API-SITE-07] a pack is paid for at its price and is active", async ({ page, walk: _ }) => {
      await page.goto(address(`/recharge?pack=${PACK}`));
      const pay = page.getByRole("button", { name: say.payPack });
      // Layout shifts while fonts and pictures load are not part of this test.
      await expect(pay).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await pay.boundingBox();
      await page.getByLabel(say.msisdn, { exact: true }).fill(newNumber());
      // The layout does not shift when the network is detected: a click at that moment would miss the button.
      await expect(page.locator('[data-network="ours"]')).toBeVisible();
      expect((await pay.boundingBox())?.y).toBe(before?.y);
      await pay.click();
      await decide(page, "Approve payment");
      await expect(page.getByText(say.active)).toBeVisible();
      expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    });

    test("a user who is logged in sees the new balance on the dashboard, and recharges again from home in three clicks", async ({
      page,
      request,
      walk: _,
    }) => {
      const number = newNumber();
      await page.goto(`${address("/recharge")}?authToken=${await newHandoff(request, KEYS.kiosk, number)}`);
      await expect(page.getByLabel(say.msisdn, { exact: true })).toHaveValue(number);
      await page.getByLabel(say.other).fill(say.typed);
      await page.getByRole("button", { name: say.pay }).click();
      await decide(page, "Approve payment");
      await expect(heading(page, say.done)).toBeVisible();
      // In the sandbox a new number starts with Tk 128.50.
      await page.goto(address("/dashboard"));
      await expect(page.getByRole("main")).toContainText(say.balance);
      expect(await tapsToPayAgain(page, address, say, number)).toBeLessThanOrEqual(3);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a number is recharged, and a number of another network is refused with the reason", { tag: "@narrow" }, async ({
    page,
  }) => {
    await page.goto("/recharge");
    await page.getByLabel("Mobile number").fill("01812345678");
    await page.getByLabel("Another amount (Tk)").fill("77");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByText("This number is on another network")).toBeVisible();
    await expect(page.getByLabel("Amount (Tk)")).toHaveValue("77");
    await page.getByLabel("Mobile number").fill(newNumber());
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await decide(page, "Approve payment");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Recharge complete|adding it to the balance/);
  });

  test("a pack is paid for", { tag: "@narrow" }, async ({ page }) => {
    await page.goto(`/bn/recharge?pack=${PACK}`);
    await page.getByLabel("মোবাইল নম্বর").fill(newNumber());
    await page.getByRole("button", { name: words.bn.payPack }).click();
    await decide(page, "Approve payment");
    await expect(page.getByRole("main")).toContainText("১ জিবি");
  });
});
