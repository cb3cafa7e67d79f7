import { searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

const PORTABILITY = "/shop/mobile-number-portability";
/** The address of an answer on the support page, by its title. */
const answer = (title: string) => `/personal/customer-service?q=${title.replaceAll(" ", "+")}#answers`;

const first = async (key: string, lang: "en" | "bn") => decodeURIComponent((await site.pathsOf(key, lang))[0] ?? "");

it.each([
  ["switch to gp keeping my number", "en", PORTABILITY],
  ["port to gp", "en", PORTABILITY],
  ["নম্বর ঠিক রেখে জিপিতে", "bn", PORTABILITY],
] as const)("[API-SITE-13] the operator's own name says little beside another word: %j", async (key, lang, path) => {
  expect(await first(key, lang)).toBe(path);
});

it.each([
  ["amar number koto", "en", "Check my own number"],
  ["what is my number", "en", "Check my own number"],
  ["আমার নম্বর কত", "bn", "নিজের নম্বর দেখব কীভাবে?"],
  ["amar balance koto", "en", "Check my balance"],
  ["net nai", "en", "My internet is slow"],
  ["নেট নেই", "bn", "ইন্টারনেট ধীরে চলছে"],
  ["no network", "en", "No network"],
  ["recharge hoy nai", "en", "My recharge hasn't arrived"],
] as const)(
  "[API-SITE-13] a phrase of one significant word is found as a whole query: %j",
  async (key, lang, title) => {
    expect(await first(key, lang)).toBe(answer(title));
  },
);

it.each([
  ["puk", "My SIM is asking for a PUK code"],
  ["coupon", "Use a promo code"],
  ["forgot password", "I've forgotten my password"],
  ["delivery time", "How long does delivery take?"],
  ["internet settings", "Internet settings (APN)"],
  ["phone ferot dibo", "Return something I bought"],
  ["sim reactivation", "When do I lose a number that I don't use?"],
  ["call katse", "My calls keep dropping"],
  ["pay bill online", "Pay a postpaid bill"],
  ["net balance check", "How much data do I have left?"],
  ["warranty check", "My phone is broken but under warranty"],
  ["invoice download", "I need an invoice"],
  ["sim bondho", "My SIM is lost or stolen"],
  ["sim card not working", "My phone doesn't recognise the SIM"],
  ["current bill dibo", "Pay electricity, gas or water bills by mobile"],
  ["joruri balance code", "Get an emergency balance"],
  ["otp ashe na", "I haven't received my login code"],
  ["mb dekhbo kivabe", "How much data do I have left?"],
  ["esim kon phone e chole", "Does my phone support eSIM?"],
  ["customer care number", "Talk to a representative"],
])("[API-SITE-13] %j is answered first by %j", async (key, title) => {
  expect(await first(key, "en")).toBe(answer(title));
});

it.each([
  ["ভুল পণ্য এসেছে", "কেনা পণ্য ফেরত দেওয়া"],
  ["কুপন", "প্রোমো কোড ব্যবহার করা"],
  ["পাসওয়ার্ড ভুলে গেছি", "পাসওয়ার্ড ভুলে গেছি"],
  ["ডেলিভারি কত দিন লাগে", "ডেলিভারি পেতে কত দিন লাগে?"],
  ["নেট কাজ করছে না", "ইন্টারনেট ধীরে চলছে"],
  ["টাওয়ার নেই", "নেটওয়ার্ক নেই"],
  ["১৫৮", "অভিযোগ জানানো"],
])("[API-SITE-13] %j is answered first by %j", async (key, title) => {
  expect(await first(key, "bn")).toBe(answer(title));
});

it("[API-SITE-13] the centres of a town come first when the nearest one is searched for", async () => {
  expect(await first("nearest store in Sylhet", "en")).toMatch(/^\/store-locator\/sylhet-/);
});

it.each([
  ["imei check", "en", "/5g#device"],
  ["আইএমইআই", "bn", "/5g#device"],
  ["network coverage", "en", "/gp4g#coverage"],
  ["কাছের কাস্টমার কেয়ার", "bn", "/store-locator"],
  ["star program", "en", "/star-program"],
  ["auto recharge", "en", "/recharge"],
  ["sim tulbo", "en", "/shop/sim-replacement"],
] as const)("[API-SITE-13] %j leads to the page where it is done", async (key, lang, path) => {
  expect(await first(key, lang)).toBe(path);
});

it("[API-SITE-13] a query for bundles finds packs with data and minutes", async () => {
  for (const path of (await site.pathsOf("বান্ডেল", "bn")).slice(0, 5)) {
    expect(path).toMatch(/^\/personal\/plans-offers\/internet-packages\/bundle-/);
  }
});

it.each([
  ["job", "en", "/about/career"],
  ["custmer centre", "en", "/store-locator"],
  ["নেটওয়ার্ক পাচ্ছি না", "bn", answer("নেটওয়ার্ক নেই")],
] as const)(
  "[API-SITE-13] a title that says only the concept comes before longer ones: %j",
  async (key, lang, path) => {
    expect(await first(key, lang)).toBe(path);
  },
);

it.each([
  ["service off korbo kivabe", "I'm being charged for a service I don't recognise"],
  ["slow internet complaint", "My internet is slow"],
])("[API-SITE-13] the words of a phrase mean little else beside it: %j", async (key, title) => {
  expect(await first(key, "en")).toBe(answer(title));
});

it.each([
  ["return policy", "en", "Return something I bought"],
  ["waranty koto din", "en", "My phone is broken but under warranty"],
  ["অভিযোগ করতে চাই", "bn", "অভিযোগ জানানো"],
] as const)("[API-SITE-13] words that many questions have decide nothing: %j", async (key, lang, title) => {
  expect(await first(key, lang)).toBe(answer(title));
});

it.each([
  ["data off", "/personal/services/vas-others?q=Data+limit#codes"],
  ["sim card size", "/shop/devices/sim"],
  ["corporate sim", "/business/products-and-services/mobility/business-packages"],
  ["tourist sim", "/store-locator#foreigner"],
  ["bkash recharge", "/recharge"],
])("[API-SITE-13] %j is found first at %s", async (key, path) => {
  expect(await first(key, "en")).toBe(path);
});

it.each([
  ["zzzzqqq", "en"],
  ["zzzzqqq", "bn"],
  ["xyz", "en"],
  ["কখগঘ", "bn"],
] as const)(
  "[SEARCH-26] letters that are no word, like no word and no part of one find nothing: %j",
  async (key, lang) => {
    expect(await site.search(key, lang)).toMatchObject({ items: {}, count: 0, suggestion: null });
  },
);
