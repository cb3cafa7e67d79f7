import type { Page } from "@playwright/test";
import type { ContentEntry } from "@/backend/contract/content/content-page";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { choosePhone, expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";
import { contentAddress } from "@/utils/paths/content-address";
import { localePath } from "@/utils/paths/paths";

/** Pages in both languages. */
const BILINGUAL = [
  "/",
  "/business",
  "/about",
  "/about/investor-relations",
  "/terms-use",
  "/dashboard",
  "/recharge",
  "/recharge?pack=internet-5120mb-168h-3009",
  "/no-such-page",
  "/500",
  "/?channelName=wallet",
  "/recharge-campaign",
  "/recharge-campaign/weekly-phone-draw",
  "/recharge-campaign/motorcycle-draw",
  "/survey",
  "/customer-feedback",
  "/flood-emergency",
  "/microsite?channelName=wallet",
  "/microsite?channelName=bank&micrositeService=alo",
  "/sandbox/partner",
  "/personal/plans-offers",
  "/personal/plans-offers/internet-packages",
  "/personal/plans-offers/internet-packages?view=table",
  "/personal/plans-offers/internet-packages/internet-5120mb-168h-3009",
  "/personal/plans-offers/pack-finder",
  "/personal/plans-offers/prepaid-postpaid-packages",
];
/** One page for each other kind of content: questions, forms, charts, tables, people, lists. */
const CONTENT = [
  "/personal/customer-service",
  "/personal/plans-offers/offers",
  "/star-program?offer=pizza-pukur",
  "/myoffers",
  "/contact-us",
  "/contact-us/status",
  "/ads-platform",
  "/adtech",
  "/order-gpfi",
  "/store-locator",
  "/volte?district=Dhaka&thana=Gulshan&device=Oskavi",
  "/personal/services/vas-others?category=calls",
  "/personal/services/international-rates?country=SA",
  "/about/investor-relations/shareholding-details",
  "/about/investor-relations/events-calendar",
  "/about/discover-gp/about-gp/management-team",
];
/** Lists whose first entry is tested too, on its own page. */
const LISTS = ["/about/press-release", "/notice-board", "/store-locator", "/personal/plans-offers/offers"];
/** axe tests every n-th content page, where n is this number. */
const SAMPLE = 8;
/** Pages in English only. */
const ENGLISH = [
  "/shop",
  "/shop/all-categories",
  "/shop/compare",
  "/shop/devices",
  "/shop/devices/phones",
  "/shop/devices/apparel-accessories",
  "/shop/devices/sim",
  "/shop/sale",
  "/shop/wish-list?items=kaldreo-quill-2,sutoli-home-jersey",
  "/shop/pre-order/devices/phones",
  "/shop/sim-services",
  "/shop/sim-services/track",
  "/shop/sim-replacement",
  "/shop/esim-migration",
  "/shop/mobile-number-portability",
  "/shop/sim-ownership-transfer",
  "/shop/user/track_order",
];

/** Pages that have other elements on a desktop: menus, tables, columns of filters, sidebars. */
const OTHER_ON_A_DESKTOP = [
  "/",
  "/business",
  "/about/investor-relations",
  "/dashboard",
  "/recharge",
  "/microsite?channelName=wallet",
  "/personal/plans-offers/internet-packages?view=table",
  "/contact-us",
  "/store-locator",
  "/ads-platform",
  "/shop",
  "/shop/compare",
  "/shop/devices/phones",
  "/shop/user/track_order",
];

/** Waits until the loaded page fits into a screen of 320 pixels, the narrowest one that WCAG 1.4.10 asks for. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - 320);
  await expect.poll(beyond, page.url()).toBe(0);
}

// axe finds nearly the same at every width. So each page is tested on a phone, where texts are longest in Bengali.
for (const path of [...BILINGUAL, ...CONTENT]) {
  test(`axe finds nothing on ${path} in Bengali on a phone, and it fits into 320 pixels`, { tag: "@narrow" }, async ({
    page,
  }) => {
    await page.goto(localePath(path, "bn"));
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    await expectFit(page);
  });
}

for (const path of OTHER_ON_A_DESKTOP) {
  test(`axe finds nothing on ${path} in English on a desktop, and it fits into 320 pixels`, { tag: "@wide" }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    await expectFit(page);
  });
}

test("the other pages in English fit into 320 pixels", { tag: "@narrow" }, async ({ page, request }) => {
  const others = BILINGUAL.filter((path) => !OTHER_ON_A_DESKTOP.includes(path));
  for (const path of [...others, (await choosePhone(request, "cheap")).path]) {
    await page.goto(path);
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    await expectFit(page);
  }
});

for (const list of LISTS) {
  test(`axe finds nothing on the first page that ${list} links to`, { tag: "@narrow" }, async ({ page, request }) => {
    const own = localePath(list, "bn");
    const html = await (await request.get(own)).text();
    const path = new RegExp(`href="(${own}/[a-z0-9-]+)"`, "i").exec(html)?.[1];
    expect(path).toBeDefined();
    await page.goto(path ?? "");
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
  });
}

// Content pages differ only in their text. They are tested on a phone, in Bengali and dark mode: the hardest case.
test(`axe finds nothing on every ${SAMPLE}th content page`, { tag: "@narrow" }, async ({ page, request }) => {
  const answer = await request.get("/api/v1/content-pages", { headers: { lang: "bn" } });
  const { data } = (await answer.json()) as { data: ContentEntry[] };
  const sample = data.filter((_, index) => index % SAMPLE === 0);
  expect(sample.length).toBeGreaterThan(8);
  for (const { path } of sample) {
    const address = localePath(contentAddress(path, "gp"), "bn");
    await page.goto(address);
    expect([address, ...(await findings(page))]).toEqual([address]);
  }
});

// The longest page is tested the other way round: Bengali and dark on a desktop, English and light on a phone.
test("axe finds nothing on the first page, in Bengali on a desktop and in English on a phone", async ({
  page,
}, info) => {
  const isNarrow = info.project.name === "narrow";
  await page.goto(isNarrow ? "/" : "/bn");
  expect(await findings(page, { modes: [isNarrow ? "light" : "dark"] })).toEqual([]);
});

for (const path of ENGLISH) {
  test(`axe finds nothing on ${path} on a phone, and it fits into 320 pixels`, { tag: "@narrow" }, async ({ page }) => {
    await page.goto(path);
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    await expectFit(page);
  });
}

// The backend's own pages have one column at every width.
test("axe finds nothing on the messages of the sandbox", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/sandbox/messages");
  expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
});

// The whole list has 17,000 elements, all of the same few kinds, so the first call of each group is enough.
test("axe finds nothing on the description of the calls", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/api/docs");
  await page.evaluate(() => {
    for (const more of document.querySelectorAll("article:nth-of-type(n + 2)")) more.remove();
  });
  expect(await page.locator("article").count()).toBeGreaterThan(20);
  expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
});

test("axe finds nothing on a product, its cart, its checkout and the order", async ({ page, request, walk }) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto(phone.path);
  expect(await findings(page)).toEqual([]);
  await walk.add();
  expect(await findings(page)).toEqual([]);
  await walk.goToCheckout();
  await expect(page.getByRole("heading", { level: 2, name: "Contact" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { name: /things to correct/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await walk.fillContactAndDelivery(newBuyer());
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await walk.readOrderId();
  expect(await findings(page)).toEqual([]);
});
