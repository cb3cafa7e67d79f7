import type { Page } from "@playwright/test";
import { findings } from "@/tests/e2e/support/axe";
import { bengali, LogInWalk, readCode, readMessages } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { untilHydrated } from "@/tests/support/screens/quiet-page";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { localePath } from "@/utils/paths/paths";

// The phone test runs in Bengali and the desktop test in English, until the language is changed on the page.
const usual = () => (test.info().project.name === "narrow" ? "bn" : "en");
const other = { en: "bn", bn: "en" } as const;

const words = {
  en: {
    title: "My Dashboard",
    invitation: "Log in with your number",
    devices: "Where you are logged in",
    endOne: "Log out: iOS · Safari",
    confirm: "Yes, log out",
    here: "This device",
    preferences: "Preferences",
    offers: "Offers for my number",
    saved: /^Saved/,
  },
  bn: {
    title: "আমার ড্যাশবোর্ড",
    invitation: "নম্বর দিয়ে লগইন করুন",
    devices: "যেসব ডিভাইসে লগইন করা আছে",
    endOne: "লগ আউট করুন: iOS · Safari",
    confirm: "হ্যাঁ, লগ আউট করুন",
    here: "এই ডিভাইস",
    preferences: "সেটিংস",
    offers: "আমার নম্বরের অফার",
    saved: /^পরিবর্তনটি সংরক্ষণ করা হয়েছে/,
  },
} as const;
const names = { en: "English", bn: "বাংলা" } as const;
const shown = (number: string, language: "en" | "bn") => (language === "bn" ? bengali(number) : number);
const main = (page: Page) => page.getByRole("main");
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1";

/** Logs in on a second device. The first device is known, so the two codes need no thirty seconds between them. */
async function logInElsewhere(page: Page, number: string): Promise<string> {
  const before = await readCode(page.request, number);
  await page.request.post("/backend/api/v1/otp", { form: { msisdn: number } });
  let code = before;
  // Once in ten thousand times the two codes are equal. Then both are valid.
  await expect(async () => {
    const messages = await readMessages(page.request, number);
    expect(messages).toHaveLength(2);
    code = messages[0]?.code ?? "";
  }).toPass();
  const answer = await page.request.post("/backend/api/v1/verify_otp", {
    headers: { "user-agent": IPHONE },
    data: { msisdn: number, otp_value: code, keepAlive: true, referrer: "http://localhost/" },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test("[ROUTE-11] the account's sidebar links to My Dashboard, which saves preferences in both languages", async ({
  page,
}) => {
  const language = usual();
  const number = newNumber();
  const login = new LogInWalk(page, language);
  await page.goto(localePath("/about", language));
  await login.logIn(number);
  await login.openAccount();
  await login.sidebar.getByRole("link", { name: words[language].title }).click();
  await page.waitForURL((url) => url.pathname === localePath("/dashboard", language));
  await expect(main(page).getByRole("heading", { level: 1, name: words[language].title })).toBeVisible();
  await expect(main(page).getByText(formatMsisdn(number, language))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const preferences = page.getByRole("region", { name: words[language].preferences });
  await preferences.getByRole("checkbox", { name: words[language].offers }).check();
  await expect(preferences.getByRole("status").filter({ hasText: words[language].saved })).toBeVisible();
  await preferences.getByRole("radio", { name: names[other[language]] }).click({ force: true });
  await page.waitForURL((url) => url.pathname === localePath("/dashboard", other[language]));
  await expect(main(page).getByText(formatMsisdn(number, other[language]))).toBeVisible();
  await page.reload();
  const kept = page.getByRole("region", { name: words[other[language]].preferences });
  await expect(kept.getByRole("checkbox", { name: words[other[language]].offers })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("a log-in shows the dashboard, another device is logged out from it, and a log-out reaches every tab", {
  tag: "@wide",
}, async ({ page }) => {
  const language = usual();
  const says = words[language];
  const address = localePath("/dashboard", language);
  const number = newNumber();
  const login = new LogInWalk(page, language);
  await page.goto(address);
  await expect(async () => {
    // A second click while the sidebar is opening would be a click outside of it, and would close it.
    if (!(await login.sidebar.isVisible()))
      await main(page).getByRole("button", { name: says.invitation }).click({ timeout: 2_000 });
    await expect(login.number).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await login.askForCode(shown(number, language));
  await login.enterCode(shown(await readCode(page.request, number), language));
  await expect(main(page).getByText(formatMsisdn(number, language))).toBeVisible();

  const elsewhere = await logInElsewhere(page, number);
  const userElsewhere = async () =>
    (await page.request.get("/backend/api/v1/user-info", { headers: { webLoginToken: elsewhere } })).json();
  expect(await userElsewhere()).toMatchObject({ data: { msisdn: `88${number}` } });
  await page.reload();
  const devices = page.getByRole("region", { name: says.devices });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").filter({ hasText: says.here })).toHaveCount(1);
  const confirm = devices.getByRole("button", { name: says.confirm });
  await expect(async () => {
    // The confirmation replaces the button that opens it.
    if (!(await confirm.isVisible()))
      await devices.getByRole("button", { name: says.endOne }).click({ timeout: 2_000 });
    await expect(confirm).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await confirm.click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect.poll(userElsewhere).toEqual({ data: null });

  const tab = await page.context().newPage();
  await tab.goto(address);
  await untilHydrated(tab);
  await expect(main(tab).getByText(formatMsisdn(number, language))).toBeVisible();
  // Animations stop in a background tab, and Playwright cannot click an element until its animation has ended.
  await page.bringToFront();
  await login.openAccount();
  await login.logOut.click();
  await expect(login.button).toBeVisible();
  // The other tab was logged out without any action in it.
  await expect(main(tab).getByRole("button", { name: says.invitation })).toBeVisible();
  await expect(main(tab).getByText(formatMsisdn(number, language))).toHaveCount(0);
});
