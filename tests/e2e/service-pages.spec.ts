import type { Page } from "@playwright/test";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { countClicks } from "@/tests/e2e/support/clicker";
import { holdRequests } from "@/tests/e2e/support/hold-requests";
import { KEYS, newHandoff, readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { localePath, paths } from "@/utils/paths/paths";

const words = {
  en: {
    number: "Your mobile number",
    ask: "Show my offers",
    activate: /^Activate for Tk/,
    active: /is active/,
    pay: "What would you like to pay for?",
    sum: "Amount (Tk)",
    show: "Show the charge",
    cheaper: "You save Tk\u00a010 with GPAY.",
    district: "District, area or road",
    find: "Find",
    expensivePack: "Activate for Tk\u00a0129",
    msisdn: "Mobile number",
    code: "Get a code",
    low: "Recharge Tk\u00a020",
    payRecharge: /^Pay Tk.20/,
    now: "Activate 5 GB, 7 days now",
    before: /earlier is still valid/,
  },
  bn: {
    number: "আপনার মোবাইল নম্বর",
    ask: "আমার অফার দেখুন",
    activate: /টাকা দিয়ে চালু করুন$/,
    active: /চালু হয়েছে/,
    pay: "কী পরিশোধ করতে চান?",
    sum: "পরিমাণ (টাকা)",
    show: "চার্জ দেখুন",
    cheaper: "জিপে ব্যবহার করলে ১০\u00a0টাকা কম লাগবে।",
    district: "জেলা, এলাকা বা রাস্তা",
    find: "খুঁজুন",
    expensivePack: "১২৯\u00a0টাকা দিয়ে চালু করুন",
    msisdn: "মোবাইল নম্বর",
    code: "কোড নিন",
    low: "২০\u00a0টাকা রিচার্জ করুন",
    payRecharge: /^২০.টাকা/,
    now: /^এখন .* চালু করুন$/,
    before: /আগে পাঠানো কোডটি/,
  },
} as const;

const main = (page: Page) => page.getByRole("main");

for (const language of ["en", "bn"] as const) {
  const say = words[language];
  const address = (path: string) => localePath(path, language);

  test.describe(`in ${language}`, { tag: "@narrow" }, () => {
    test("[API-SITE-15] a visitor who sees their own offers activates one without a second code", async ({
      page,
      request,
      walk: _,
    }) => {
      const number = newNumber();
      const sends: string[] = [];
      page.on("request", (asked) => {
        if (asked.url().includes("/offer/send_otp")) sends.push(asked.url());
      });
      const clicks = await countClicks(page);
      await page.goto(`${address(paths.myOffers)}#mine`);
      await page.getByLabel(say.number).fill(number);
      await page.getByRole("button", { name: say.ask }).click();
      await expect(page.getByRole("group").getByRole("textbox").first()).toBeFocused();
      await page.keyboard.type(await readCode(request, number));
      // A new number has Tk 128, and the last offer costs less.
      await main(page).getByRole("button", { name: say.activate }).last().click();
      await expect(page.locator("#mine")).toContainText(say.active);
      expect([sends.length, await clicks()]).toEqual([1, 2]);
    });

    test("[API-SITE-08] a pack is activated from the home page in four clicks with a session", async ({
      page,
      request,
      walk: _,
    }) => {
      const token = await newHandoff(request, KEYS.kiosk, newNumber());
      const clicks = await countClicks(page);
      await page.goto(`${address(paths.home)}?authToken=${token}`);
      await expect(page).not.toHaveURL(/authToken/);
      await page.locator(`main nav a[href="${address(paths.internetPacks)}"]`).click();
      await page.waitForURL(/internet-packages/);
      await page.locator(`main a[href*="internet-1024mb-24h-3001"]`).first().click();
      await page.waitForURL(/internet-1024mb-24h-3001/);
      await main(page).getByRole("button", { name: say.activate }).click();
      await expect(main(page)).toContainText(say.active);
      expect(await clicks()).toBeLessThanOrEqual(4);
    });

    test("[API-SITE-08] a pack is activated from the home page in five clicks with a code", async ({
      page,
      request,
      walk: _,
    }) => {
      const number = newNumber();
      const clicks = await countClicks(page);
      await page.goto(address(paths.home));
      await page.locator(`main nav a[href="${address(paths.internetPacks)}"]`).click();
      await page.waitForURL(/internet-packages/);
      await page.locator(`main a[href*="internet-1024mb-24h-3001"]`).first().click();
      await page.waitForURL(/internet-1024mb-24h-3001/);
      await main(page).getByRole("button", { name: say.activate }).click();
      await page.getByLabel(say.msisdn, { exact: true }).fill(number);
      await page.getByRole("button", { name: say.code, exact: true }).click();
      await expect(main(page).getByRole("group").getByRole("textbox").first()).toBeFocused();
      // Typing the last digit submits the code.
      await page.keyboard.type(await readCode(request, number));
      await expect(main(page)).toContainText(say.active);
      expect(await clicks()).toBeLessThanOrEqual(5);
    });

    test.describe("with a refusal on the way", () => {
      test.use({ refusals: true });

      test("when the balance is too low, the same code activates the pack after a recharge", async ({
        page,
        request,
        walk: _,
      }) => {
        const number = newNumber();
        await page.goto(address(`${paths.internetPacks}/internet-5120mb-168h-3009`));
        await page.getByRole("button", { name: say.expensivePack }).click();
        await page.getByLabel(say.msisdn, { exact: true }).fill(number);
        await page.getByRole("button", { name: say.code, exact: true }).click();
        const boxes = main(page).getByRole("group").getByRole("textbox");
        await expect(boxes.first()).toBeFocused();
        const code = await readCode(request, number);
        await page.keyboard.type(code);
        // A new number has Tk 128.50.
        await page.getByRole("link", { name: say.low }).click();
        await page.getByRole("button", { name: say.payRecharge }).last().click();
        await page.getByRole("button", { name: "Approve payment", exact: true }).click();
        await page.getByRole("link", { name: say.now }).click();
        await expect(page.getByText(say.before)).toBeVisible();
        await boxes.first().click();
        await page.keyboard.type(code);
        await expect(main(page)).toContainText(say.active);
      });
    });

    test("the charges of a payment are compared, and the store locator is searched for outlets", async ({
      page,
      walk: _,
    }) => {
      await page.goto(address(paths.mobileFinancialServices));
      await page.getByLabel(say.pay).selectOption("electricity");
      await page.getByLabel(say.sum).fill(language === "bn" ? "৪৫০" : "450");
      await page.getByRole("button", { name: say.show, exact: true }).click();
      await expect(page.getByText(say.cheaper)).toBeVisible();
      expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
      await page.goto(address(paths.mobicash));
      await page.getByLabel(say.district).fill("Sylhet");
      await main(page).getByRole("button", { name: say.find, exact: true }).click();
      await expect(page).toHaveURL(/store-locator\?key=Sylhet&service=bill-payment/);
    });

    for (const path of [paths.myGpApp, paths.digitalServices, paths.gpay, paths.mobicash]) {
      test(`${path} has codes to copy or to scan, and axe finds nothing`, async ({ page, walk: _ }) => {
        await page.goto(address(path));
        if (path === paths.myGpApp || path === paths.gpay)
          await expect(page.locator("main svg[role=img]")).toBeVisible();
        await expect(page.locator('main a[href^="tel:*121*"]').first()).toBeVisible();
        expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
      });
    }
  });
}

test("[WALLET-04] the flood page in the wallet's web view has no header, and its bar calls the app", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, PartnerBridge: { goBackHome: (merchant: string) => calls.push(merchant) } });
  });
  await page.goto("/flood-emergency?channelName=wallet");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to partner wallet app home" }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toHaveLength(1);
  expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
});

test("[CONST-33] the flood page is light on a dark device, until the visitor chooses a colour mode", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  /** Opens the flood page after a choice, which a page with a script writes into the cookie. */
  const openWith = async (choice: Record<string, string>, cookie: string) => {
    await page.evaluate((stored) => Object.assign(localStorage, stored), choice);
    await page.goto("/bn/survey");
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`colorMode=${cookie}`);
    await page.goto("/flood-emergency");
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/flood-emergency");
  const light = await ground();
  expect(light).toBe("rgb(244, 247, 251)");
  await openWith({ colorMode: "dark" }, "dark");
  const dark = await ground();
  expect(dark).not.toBe(light);
  await openWith({ colorMode: "light" }, "light");
  expect(await ground()).toBe(light);
  await openWith({ colorModeSource: "system" }, "system");
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(ground).toBe(light);
});

test("the device check knows a phone that can be pre-ordered", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/5g");
  await page.getByLabel("Phone model or IMEI").fill("Oskavi Focal 3");
  await page.getByRole("button", { name: "Check my phone" }).click();
  await expect(page.getByText("Oskavi Focal 3 works on our 5G network.")).toBeVisible();
});

test("a click right after a hand-off opens its page and keeps the session", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  const token = await newHandoff(request, KEYS.kiosk, newNumber());
  // The click happens at the moment when the page removes the token from its address. Before that the page has no
  // script yet, and the link would leave a page whose token has not been stored.
  await page.addInitScript((path) => {
    const write = window.history.replaceState;
    window.history.replaceState = function (...entry) {
      const had = window.location.search.includes("authToken");
      write.apply(this, entry);
      if (!had || window.location.search.includes("authToken")) return;
      queueMicrotask(() => document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click());
    };
  }, paths.valueAddedServices);
  await page.goto(`/personal/services?authToken=${token}`);
  await expect(page).toHaveURL(/vas-others/);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "gp_web_token")?.value)
    .toBe(token);
  await page.goBack();
  await expect(page).toHaveURL("/personal/services");
});

test("a link right after a hand-off opens its page, although the browser aborts the running data requests", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const token = await newHandoff(request, KEYS.kiosk, newNumber());
  const isCutOff = { data: false };
  let openLink = () => {};
  const linkOpened = new Promise<void>((resolve) => {
    openLink = resolve;
  });
  // The first page's data requests are cut off once the link is opened, as browsers do.
  await page.route("**/_next/data/**/personal/services.json*", async (route) => {
    isCutOff.data = true;
    await linkOpened;
    await route.abort();
  });
  // The linked page is answered only after a navigation that could overtake it.
  await page.route(`**${paths.valueAddedServices}`, async (route) => {
    openLink();
    if (isCutOff.data) await page.waitForEvent("framenavigated");
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/personal/services?authToken=${token}`);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "gp_web_token")?.value)
    .toBe(token);
  await page.evaluate((path) => window.location.assign(path), paths.valueAddedServices);
  await expect(page).toHaveURL(/vas-others/);
});

test("a menu that is opened right after a hand-off stays open", { tag: "@wide" }, async ({
  page,
  request,
  walk: _,
}) => {
  const token = await newHandoff(request, KEYS.kiosk, newNumber());
  // The response with the page of the new session waits until the menu is open.
  const release = await holdRequests(page, "**/_next/data/**");
  await page.goto(`/about?authToken=${token}`);
  const menu = page.getByRole("banner").getByRole("button", { name: /Investor/ });
  await menu.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  release();
  await expect(page).toHaveURL("/about");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test("on a tablet no word of a table is broken", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["/contact-us", "/about/investor-relations/dividend", "/about/press-release"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const broken = await page.locator("td > span").evaluateAll((cells) =>
      cells.flatMap(({ firstChild }) => {
        if (!(firstChild instanceof Text)) return [];
        const words = [...firstChild.data.matchAll(/\S+/g)];
        return words
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(firstChild, index);
            range.setEnd(firstChild, index + word.length);
            return !word.includes("-") && range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

test("on a tablet the badge of a card is not under its arrow", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["/business/products-and-services", "/bn/business/products-and-services"]) {
    await page.goto(path);
    const card = page
      .getByRole("listitem")
      .filter({ has: page.locator('a[href$="/broadcasting-services"]') })
      .last();
    const badge = await card.getByText(/1,000 or more|১,০০০.মেসেজ/).boundingBox();
    const arrow = await card.locator("span[aria-hidden]").last().boundingBox();
    expect((badge?.x ?? Number.NaN) + (badge?.width ?? 0), path).toBeLessThanOrEqual(arrow?.x ?? 0);
  }
});
