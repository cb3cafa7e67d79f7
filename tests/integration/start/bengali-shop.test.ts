import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import cart from "@/locales/bn/cart.json";
import checkout from "@/locales/bn/checkout.json";
import invoice from "@/locales/bn/invoice.json";
import orders from "@/locales/bn/orders.json";
import { request } from "@/locales/bn/sim-services.json";
import sims from "@/locales/bn/sims.json";
import { untilQuiet } from "@/tests/support/screens/quiet-page";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createDataDir, freePort, type Site, startSite, until } from "@/tests/support/site";

/** A site whose shop is available in Bengali, tested on a phone. */
let database: TestDatabase;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const data = createDataDir();
const NUMBER = "01712345678";

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  site = await startSite({
    dataDir: data.path,
    port,
    env: { DATABASE_URL: database.url, SHOP_LOCALES: "en,bn", PUBLIC_ORIGIN: `http://127.0.0.1:${port}` },
    asBuilt: true,
  });
  const found = execFileSync(process.execPath, [join("scripts", "lib", "chromium.mjs")]).toString();
  const { program, flags } = JSON.parse(found) as { program: string; flags: string[] };
  browser = await chromium.launch({ executablePath: program, args: flags });
}, 180_000);

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await context.addInitScript(() => {
    localStorage.setItem("advertiseDataTime", String(Date.now()));
    localStorage.setItem("notificationAsked", "1");
  });
  page = await context.newPage();
});

afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

/** Order numbers, SKUs, dial codes, addresses, promotion codes, the registration of the VAT, and menus of a phone stay Latin. */
const LATIN =
  /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}|[A-Z]+(-[0-9A-Z]+)+|\(BIN\): [\d-]+|\*#06#|\bEID\b|FREESHIP|[\w.]+@[\w.]+|smdp\.[\w.]+|SM-DP\+|[0-9A-Z]{16}|Settings > [^।]+Code|Activate eSIM|Mobile Data/g;

/** English words and Latin digits that are visible on the page; customers' texts are marked with their language. */
async function readLatin(): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('script, style, noscript, [lang="en"], [hreflang="en"]') !== null)
        continue;
      if (element.checkVisibility({ visibilityProperty: true })) shown.push(node.textContent ?? "");
    }
    return shown;
  });
  // Word joiners keep an order number on one line.
  const isLatin = (text: string) => /[A-Za-z]{2}|[0-9]/.test(text.replaceAll("\u2060", "").replace(LATIN, ""));
  return texts.filter(isLatin);
}

/** Only the language link leads to an English page, also where forms are sent without script. */
async function expectBengaliAddresses(): Promise<void> {
  const addresses = await page
    .locator("a[href]:not([hreflang]), form[action]")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("href") ?? element.getAttribute("action") ?? ""),
    );
  expect(addresses.filter((address) => /^\/(?!bn(?![^/?#]))/.test(address))).toEqual([]);
}

/** All is in Bengali and leads to Bengali pages, and nothing is wider than the phone's screen. */
async function expectBengali(): Promise<void> {
  const { lang, scrollWidth } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect({ lang, scrollWidth }).toEqual({ lang: "bn", scrollWidth: 360 });
  await expectBengaliAddresses();
  expect(await readLatin()).toEqual([]);
}

async function goToCheckout(): Promise<void> {
  await page.getByRole("dialog").getByText(cart.footer.checkout).click();
  await page.waitForURL("**/bn/shop/cart/checkout");
  await page.getByLabel(checkout.fields.fullName).fill("রহিমা খাতুন");
  await page.getByLabel(checkout.fields.msisdn).fill(NUMBER);
}

async function fillAddress(): Promise<void> {
  await page.getByLabel(checkout.fields.postCode).fill("১২০৯");
  await page.getByLabel(checkout.fields.address, { exact: true }).fill("বাড়ি ১২, সড়ক ৫, ধানমন্ডি");
  await page.getByRole("radio", { name: /নিয়মিত|সাধারণ|রেগুলার/ }).check();
  await until(async () => /^১২০৯ · /.test(await page.getByLabel(checkout.fields.postCode).inputValue()), 60_000);
}

async function readOrderId(): Promise<string> {
  await page.waitForURL(/\/bn\/shop\/order\/[0-9A-Z-]{19}/);
  const id = /order\/([0-9A-Z-]{19})/.exec(page.url())?.[1] ?? "";
  // The address changes slightly earlier than the page.
  await page.getByText(id).first().waitFor();
  return id;
}

async function payOnline(): Promise<string> {
  await page.getByRole("radio", { name: checkout.payment.online }).check();
  await page.getByRole("button", { name: checkout.toPayment }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  return readOrderId();
}

async function holdNumber(): Promise<void> {
  const numbers = page.getByRole("region", { name: sims.picker.results });
  await numbers
    .getByRole("button", { name: /বেছে নিন/ })
    .filter({ hasNotText: "জোড়া" })
    .first()
    .click();
  await page.getByRole("button", { name: sims.chosen.hold }).click();
  // The side cart opens by itself.
  await page.getByRole("dialog").getByRole("timer").waitFor();
}

it("no product card cuts its summary on a phone", async () => {
  for (const path of ["devices/apparel-accessories", "sale"]) {
    await page.goto(`${site.address}/bn/shop/${path}`);
    // Cards below the screen have no layout until they are near it.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    await page.evaluate(() => document.fonts.ready);
    const cards = await page.evaluate(() => {
      const clamped = [...document.querySelectorAll("main article *")].filter(
        (element) => getComputedStyle(element).webkitLineClamp !== "none",
      );
      const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight > 8;
      return { seen: clamped.length, cut: clamped.filter(isCut).map(({ textContent }) => textContent) };
    });
    expect(cards.seen).toBeGreaterThanOrEqual(20);
    expect(cards.cut).toEqual([]);
  }
});

it("a phone is bought, tracked and invoiced in Bengali, and the text message links to a Bengali page", async () => {
  await page.goto(`${site.address}/bn/shop/devices/phones/padmiro-char-2`);
  await page.getByRole("heading", { level: 1, name: "পদ্মিরো চর ২" }).waitFor();
  await expectBengali();
  await page.getByRole("button", { name: cart.add.toCart }).and(page.locator(":visible")).first().click();
  await goToCheckout();
  await fillAddress();
  await page.getByRole("radio", { name: /গ্রাহকসেবা কেন্দ্র থেকে নিন/ }).check();
  await page.getByRole("link", { name: checkout.pickup.page }).first().waitFor();
  await expectBengali();
  await page.getByRole("radio", { name: /নিয়মিত|সাধারণ|রেগুলার/ }).check();
  await expectBengali();
  await page.getByRole("radio", { name: checkout.payment.cod }).check();
  await page.getByRole("button", { name: checkout.place }).click();
  const orderId = await readOrderId();
  await expectBengali();

  // The next round of the outbox sends the text.
  await page.waitForFunction(
    async ([number, link = ""]) =>
      (await (await fetch(`/api/sandbox/messages?msisdn=${number}`)).text()).includes(link),
    [NUMBER, `${site.address}/bn/shop/order/${orderId}`],
  );

  await page.getByRole("link", { name: orders.tools.invoice }).first().click();
  await page.getByRole("heading", { name: invoice.title }).waitFor();
  const sheet = page.locator("article");
  for (const text of ["পদ্মিরো চর ২", "ধানমন্ডি, ঢাকা ১২০৯"]) expect(await sheet.textContent()).toContain(text);
  await expectBengali();

  await page.goto(`${site.address}/bn/shop/user/track_order?order_id=${orderId}`);
  await expectBengali();
}, 180_000);

it("a SIM is bought and paid for, and the payer returns to the Bengali page of the order", async () => {
  await page.goto(`${site.address}/bn/shop/devices/sim`);
  await expectBengali();
  await holdNumber();
  await goToCheckout();
  await fillAddress();
  await payOnline();
  await expectBengali();
}, 180_000);

it("an eSIM is bought, and its page is in Bengali", async () => {
  await page.goto(`${site.address}/bn/shop/devices/sim?form=esim`);
  await holdNumber();
  await goToCheckout();
  const orderId = await payOnline();
  await page.goto(`${site.address}/bn/shop/esim/${orderId}`);
  await expectBengali();
}, 180_000);

it("a replacement is requested step by step, and its number is masked in Bengali digits", async () => {
  await page.goto(`${site.address}/bn/shop/sim-replacement`);
  await untilQuiet(page);
  const next = page.getByRole("button", { name: request.next });
  await page.getByRole("textbox", { name: request.fields.msisdn }).fill(NUMBER);
  await page.getByText(request.choices.lost).click();
  await next.click();
  await page.getByText(request.choices.physical, { exact: true }).first().click();
  await expectBengali();
  await next.click();
  await page.getByLabel(request.fields.full_name).fill("রহিমা খাতুন");
  await page.getByLabel(request.fields.nid_last4).fill("1234");
  await page.getByRole("textbox", { name: request.fields.contact_msisdn }).fill(NUMBER);
  await next.click();
  await page.getByText(/^০১\*{7}৭৮/).waitFor();
  await expectBengali();
}, 180_000);

it.each([
  "wish-list",
  "compare",
  "sim-services",
  "mobile-number-portability",
  "esim-migration",
  "sim-ownership-transfer",
])("/bn/shop/%s has no English text", async (path) => {
  await page.goto(`${site.address}/bn/shop/${path}`);
  await expectBengali();
});

it.each(["shop/devices/phones", "shop/devices/phones/kaldreo-quill-3", "dashboard"])(
  "/bn/%s leads to Bengali pages only",
  async (path) => {
    await page.goto(`${site.address}/bn/${path}`);
    await expectBengaliAddresses();
  },
);

it("the cart and the parts that were loaded on demand follow a change of the language", async () => {
  await page.goto(`${site.address}/shop/devices/phones/padmiro-char-2`);
  await page.getByRole("button", { name: "Change district or see fees and customer centres" }).click();
  await page.getByRole("combobox", { name: "District" }).first().waitFor();
  await page.getByRole("button", { name: "Add to Cart" }).and(page.locator(":visible")).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Padmiro Char 2" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
  await page.getByRole("combobox", { name: "জেলা" }).first().waitFor();
  await page.getByRole("banner").getByRole("button", { name: /কার্ট/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "পদ্মিরো চর ২" }).waitFor();
  expect(await page.getByText("Padmiro Char 2").count()).toBe(0);
  await expectBengali();
}, 60_000);

it("a checkout follows a change of the language and keeps what was typed and chosen", async () => {
  await page.goto(`${site.address}/shop/devices/phones/padmiro-char-2`);
  await page.getByRole("button", { name: "Add to Cart" }).and(page.locator(":visible")).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Padmiro Char 2" }).waitFor();
  await page.goto(`${site.address}/shop/cart/checkout`);
  await page.getByLabel("Full name").fill("Rahima Khatun");
  await page.getByLabel("Post code").fill("1209");
  await page.getByRole("radio", { name: /Customer centre/i }).check();
  await page.locator("#checkout-storeId").getByRole("radio").first().check();
  await page.getByText("Promo code or offer", { exact: true }).click();
  await page.getByRole("textbox", { name: "Promo code" }).fill("NOPE");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("We don't recognise this code. Check that you typed it correctly.").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
  await page.getByRole("link", { name: checkout.pickup.page }).first().waitFor();
  await page.getByRole("radio", { name: /গ্রাহকসেবা কেন্দ্র থেকে নিন/ }).waitFor();
  await until(async () => (await readLatin()).length === 0, 30_000);
  await expectBengali();
  expect(await page.getByLabel(checkout.fields.fullName).inputValue()).toBe("Rahima Khatun");
  expect(await page.getByRole("textbox", { name: checkout.promotion.promo }).inputValue()).toBe("NOPE");
  expect(await page.getByRole("radio", { name: /গ্রাহকসেবা কেন্দ্র থেকে নিন/ }).isChecked()).toBe(true);
  expect(await page.locator("#checkout-storeId").getByRole("radio").first().isChecked()).toBe(true);
}, 60_000);

it("the sitemap lists the shop in Bengali too, and the language link stays on the page", async () => {
  const map = await (await fetch(`${site.address}/sitemaps/shop.xml`)).text();
  expect(map.includes(`${site.address}/bn/shop/devices/phones/padmiro-char-2<`)).toBe(true);
  await page.goto(`${site.address}/bn/shop/devices/phones?brand=padmiro`);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/bn"));
  expect(page.url()).toBe(`${site.address}/shop/devices/phones?brand=padmiro`);
}, 180_000);
