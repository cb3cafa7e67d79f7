import type { Page } from "@playwright/test";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { holdRequests, SCRIPTS } from "@/tests/e2e/support/hold-requests";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { jpegFile } from "@/tests/support/creatives";
import { dayInDhaka } from "@/utils/dates/dates";

const DAY_MS = 86_400_000;
const day = (ahead: number) => dayInDhaka(new Date(Date.now() + ahead * DAY_MS));
const header = (page: Page) => page.locator("#__next > header");
const shiftOf = (page: Page) =>
  header(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** Scrolls down until the header is hidden. The page's script may start only after the first try. */
async function scrollDown(page: Page): Promise<void> {
  await expect(async () => {
    await scrollTo(page, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await scrollTo(page, 900);
    await expect.poll(() => shiftOf(page), { timeout: 2_000 }).toBe(-105);
  }).toPass();
}

test("[ADSBAR-11] the header slides up by 105 pixels on scrolling down and back on scrolling up", async ({
  page,
  walk,
}) => {
  await page.goto("/ads-platform");
  await expect(walk.page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
  await scrollDown(page);
  await expect
    .poll(() => header(page).evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(0);
  await scrollTo(page, 700);
  await expect.poll(() => shiftOf(page)).toBe(0);
});

test("with reduced motion the header hides without an animation", { tag: "@narrow" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/ads-platform");
  await scrollDown(page);
  // A hundredth of a millisecond is written as 1e-05s.
  const seconds = await header(page).evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).transitionDuration),
  );
  expect(seconds).toBeLessThan(0.001);
});

test("the header comes back when a link in it gets the focus", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/ads-platform");
  await scrollDown(page);
  await header(page).getByRole("link").first().focus();
  await expect.poll(() => shiftOf(page)).toBe(0);
});

test("each tab scrolls to its section, below header and bar, and is marked as current", async ({ page, walk }) => {
  await page.goto("/ads-platform");
  const bar = walk.page.getByRole("navigation", { name: "GP Ads" });
  for (const [name, id] of [
    ["Ad Platforms", "advertising-platform"],
    ["Contact Us", "contact-us"],
    ["Why GP Ads", "why-gp-ads"],
    ["Ad Formats", "availability"],
    ["Ad Solutions", "advertising-solutions"],
  ] as const) {
    // By keyboard: the bar moves to the tab of the section in view, which can be another one while the page is laid out.
    await bar.getByRole("link", { name }).press("Enter");
    await expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", "location");
    // From the lower edge of header and bar, with the header at rest, to the section: beside it and not behind it.
    const gap = () =>
      page.evaluate(async (anchor) => {
        const covers = [...document.querySelectorAll("#__next > header, nav[data-under-header]")];
        // An animation that another one replaces is rejected.
        await Promise.allSettled(covers.flatMap((cover) => cover.getAnimations().map(({ finished }) => finished)));
        const lowest = Math.max(...covers.map((cover) => cover.getBoundingClientRect().bottom));
        return (document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN) - lowest;
      }, id);
    await expect.poll(gap).toBeGreaterThanOrEqual(-1);
    await expect.poll(gap).toBeLessThan(120);
  }
});

test("at the top of the page the bar is scrolled back to its first tab", { tag: "@narrow" }, async ({ page, walk }) => {
  await page.goto("/bn/ads-platform");
  const bar = walk.page.getByRole("navigation", { name: "জিপি অ্যাডস" });
  const begins = () => bar.getByRole("list").evaluate((list) => list.scrollLeft);
  await bar.getByRole("link", { name: "যোগাযোগ করুন" }).press("Enter");
  await expect.poll(begins).toBeGreaterThan(100);
  // The page may still be on its way to the section.
  await expect
    .poll(async () => {
      await scrollTo(page, 0);
      return begins();
    })
    .toBe(0);
});

test("charts side by side stay inside their cards, and their labels wrap only between words", {
  tag: "@wide",
}, async ({ page }) => {
  for (const path of ["/ads-platform", "/bn/ads-platform"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    await page.evaluate(() => document.fonts.ready);
    const figures = page.getByRole("figure");
    await expect(figures).not.toHaveCount(0);
    for (const width of [360, 768, 1024, 1025, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await figures.evaluateAll(
        (cards) =>
          cards.flatMap((card) => {
            const edge = card.getBoundingClientRect().right;
            return [...card.querySelectorAll("dl, dd, svg")].filter(
              (part) => part.getBoundingClientRect().right > edge + 1,
            );
          }).length,
      );
      const broken = await figures.locator("ol span").evaluateAll((labels) =>
        labels.flatMap((label) => {
          const { visibility, writingMode } = getComputedStyle(label);
          if (visibility === "hidden" || writingMode !== "horizontal-tb") return [];
          const range = document.createRange();
          range.selectNodeContents(label);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          return lines > label.textContent.split(" ").length ? [label.textContent] : [];
        }),
      );
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, width, outside, broken, beyond]).toEqual([path, width, 0, [], 0]);
    }
  }
});

test("the preview of a format shows the entered brand, and a click in it shows what is counted", async ({
  page,
  walk,
}) => {
  await page.goto("/ads-platform#availability");
  await walk.page.getByRole("button", { name: "Try it: Native card" }).click();
  const dialog = page.getByRole("dialog", { name: "Native card" });
  await expect(dialog).toBeVisible();
  // The page behind the preview does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await dialog.getByLabel("Your brand").fill("Padma Books");
  await expect(dialog.getByText("Padma Books")).toBeVisible();
  await dialog.getByRole("button", { name: "Click the ad" }).click();
  await expect(dialog.getByRole("status")).toHaveText("We counted 1 click. It costs Tk\u00a04 and opens your page.");
  expect(await findings(page, { part: "dialog[open]", modes: BOTH_MODES })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(walk.page.getByRole("button", { name: "Try it: Native card" })).toBeFocused();
});

test("a new budget changes the estimated reach, and a budget that is too low shows an error", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  await page.goto("/ads-platform#estimator");
  const reach = walk.page.getByRole("region", { name: "Estimated reach for your budget" });
  const before = await reach.locator("strong").first().innerText();
  await walk.page.getByLabel("Budget in Tk").fill("৯,০০,০০০");
  await expect(reach.locator("strong").first()).not.toHaveText(before);
  await walk.page.getByLabel("Budget in Tk").fill("12");
  await expect(
    walk.page.getByText("Enter an amount from Tk\u00a01,000 to Tk\u00a01,00,00,000, without decimals."),
  ).toBeVisible();
});

test.describe("without script", { tag: "@narrow" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form of the estimate loads a page with the result", async ({ page }) => {
    await page.goto("/ads-platform");
    await page.getByLabel("Goal", { exact: true }).selectOption("visitors");
    await page.getByLabel("Audience", { exact: true }).selectOption("students");
    await page.getByLabel("Budget in Tk").fill("20000");
    await page.getByRole("button", { name: "Estimate the reach" }).click();
    await expect(page).toHaveURL(/goal=visitors&audience=students&days=7&budget=20000/);
    await expect(page.getByRole("row", { name: /^SMS near you 17,948 messages/ })).toBeVisible();
  });
});

test("a file that is chosen before the page's scripts have loaded is checked", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/order-gpfi", { waitUntil: "commit" });
  const file = { name: "offer.jpg", mimeType: "image/jpeg", buffer: jpegFile(300, 250) };
  await page.getByLabel("Your creative (optional)").setInputFiles(file);
  release();
  await expect(page.locator("main form").getByText("offer.jpg")).toBeVisible();
});

test.describe("an order", () => {
  // This test uploads a file that the site refuses on purpose.
  test.use({ refusals: true });

  for (const language of ["en", "bn"] as const) {
    const words = {
      en: [
        "Your creative (optional)",
        "Send the order",
        "We've received your order.",
        "See the status",
        "is not a JPG or PNG",
      ],
      bn: [
        "আপনার বিজ্ঞাপনের ফাইল (ঐচ্ছিক)",
        "অর্ডার পাঠান",
        "আপনার অর্ডার আমরা পেয়েছি।",
        "অবস্থা দেখুন",
        "JPG বা PNG ছবি কিংবা MP4 ভিডিও নয়",
      ],
    }[language];
    test(`an ad order is sent after its first file was refused, and its status is shown, in ${language}`, {
      tag: "@narrow",
    }, async ({ page, walk }) => {
      const [file = "", send = "", sent = "", follow = "", refused = ""] = words;
      await page.goto(language === "bn" ? "/bn/order-gpfi" : "/order-gpfi");
      const form = walk.page.locator("main form");
      await form.getByRole("button", { name: send }).click();
      await expect(form.locator("[name=company]")).toBeFocused();
      expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
      await form.locator("[name=company]").fill("Shital Path");
      await form.locator("[name=full_name]").fill("Nusrat Jahan");
      await form.locator("[name=msisdn]").fill("01712345678");
      await form.locator("[name=product]").selectOption("rectangle");
      await form.locator("[name=audience]").selectOption("students");
      await form.locator("[name=budget]").fill("5000");
      await form.locator("[name=starts_on]").fill(day(10));
      await form.locator("[name=ends_on]").fill(day(14));
      const fake = {
        name: "offer.png",
        mimeType: "image/png",
        buffer: Buffer.from("MZ this is a program, not a picture"),
      };
      await form.getByLabel(file).setInputFiles(fake);
      await expect(form.getByText(refused)).toBeVisible();
      await form.getByRole("button", { name: send }).click();
      await expect(form.getByLabel(file)).toBeFocused();
      expect(await findings(page, { part: "main form", modes: BOTH_MODES })).toEqual([]);
      await form.getByLabel(file).setInputFiles({ ...fake, buffer: jpegFile(300, 250) });
      await expect(form.getByText("offer.jpg")).toBeVisible();
      await form.getByRole("button", { name: send }).click();
      await expect(walk.page.getByText(sent)).toBeVisible();
      expect(await findings(page, { part: "#order", modes: BOTH_MODES })).toEqual([]);
      await walk.page.getByRole("link", { name: follow }).click();
      await page.locator("[name=msisdn]").fill("01712345678");
      await page.locator("main form button[type=submit]").click();
      await expect(walk.page.getByText("offer.jpg")).toBeVisible();
      expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    });
  }
});

test("the entered values are restored after a reload", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/order-gpfi");
  const company = page.locator("main form [name=company]");
  await company.fill("Shital Path");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("ad-order-draft"))).toContain("Shital Path");
  await page.reload();
  await expect(company).toHaveValue("Shital Path");
});
