import type { Page } from "@playwright/test";
import { readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { localePath } from "@/utils/paths/paths";

const CAMPAIGN = "/recharge-campaign/weekly-phone-draw";

const words = {
  en: {
    form: "Entry form",
    name: "Full name",
    number: "Mobile number that was recharged",
    amount: "Amount recharged, in Tk",
    typed: "150",
    district: "District",
    centre: "Customer centre where you recharged",
    enter: "Enter the campaign",
    noName: "Enter your full name.",
    sent: /^We've texted a code to/,
    code: "Code",
    done: "You have joined the campaign",
  },
  bn: {
    form: "অংশ নেওয়ার ফর্ম",
    name: "পুরো নাম",
    number: "যে মোবাইল নম্বরে রিচার্জ করেছেন",
    amount: "রিচার্জের পরিমাণ (টাকা)",
    typed: "১৫০",
    district: "জেলা",
    centre: "যে গ্রাহকসেবা কেন্দ্রে রিচার্জ করেছেন",
    enter: "ক্যাম্পেইনে অংশ নিন",
    noName: "আপনার পুরো নাম লিখুন।",
    sent: /নম্বরে একটি কোড পাঠিয়েছি/,
    code: "কোড",
    done: "আপনি ক্যাম্পেইনে অংশ নিয়েছেন",
  },
} as const;

/** Fills in a campaign's form, confirms the number with its code, and waits for the receipt with the entry number. */
async function enterRecharge(page: Page, say: (typeof words)["en" | "bn"]): Promise<void> {
  const number = newNumber();
  // The same button is in the header of the page, in its form and beside the code.
  const section = page.locator("#enter");
  const form = section.getByRole("form", { name: say.form });
  await form.getByRole("button", { name: say.enter }).click();
  await expect(form.getByText(say.noName)).toBeVisible();
  await form.getByLabel(say.name).fill("Nusrat Jahan");
  await form.getByLabel(say.number).fill(number);
  await form.getByLabel(say.amount).fill(say.typed);
  await form.getByLabel(say.district).selectOption("Dhaka");
  await form.getByLabel(say.centre).selectOption({ index: 1 });
  await form.getByRole("button", { name: say.enter }).click();
  await expect(section.getByText(say.sent)).toBeVisible();
  await expect(section.getByRole("group", { name: say.code }).getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type(await readCode(page.request, number));
  const receipt = section.getByRole("status").filter({ hasText: say.done });
  await expect(receipt).toContainText(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
}

for (const language of ["en", "bn"] as const) {
  test(`[API-SITE-28] a visitor enters a recharge with the code of the number and gets an entry number, in ${language}`, {
    tag: "@narrow",
  }, async ({ page, walk: _ }) => {
    await page.goto(localePath("/recharge-campaign", language));
    await page
      .getByRole("main")
      .locator(`a[href="${localePath(CAMPAIGN, language)}"]`)
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === localePath(CAMPAIGN, language));
    await enterRecharge(page, words[language]);
  });

  test(`a recharge is entered in the wallet's web view, with the wallet bar on each step, in ${language}`, {
    tag: "@narrow",
  }, async ({ page, walk: _ }) => {
    const wallet = page.getByRole("navigation").filter({ has: page.getByRole("button") });
    await page.goto(localePath(`${CAMPAIGN}?channelName=wallet`, language));
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(wallet).toBeVisible();
    await enterRecharge(page, words[language]);
    await expect(wallet).toBeVisible();
  });
}

test("[API-SITE-27] in the wallet a campaign's page lists the centres of a district, and an ended campaign's page its winners", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto(`${CAMPAIGN}?channelName=wallet`);
  await expect(page.getByRole("heading", { level: 1, name: "Weekly phone draw" })).toBeVisible();
  const centres = page.getByLabel("Customer centre where you recharged");
  await page.getByLabel("District").selectOption("Dhaka");
  await expect(centres.locator("optgroup")).toHaveCount(1);
  await page.goto("/recharge-campaign/motorcycle-draw");
  await expect(page.getByText(/^This campaign has ended\. It ran from /)).toBeVisible();
  await expect(page.getByRole("heading", { name: "How to take part" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Winners, with their numbers partly hidden" })).toContainText(
    "01*******",
  );
  await page.getByRole("link", { name: "See which campaigns are open now" }).click();
  await expect(page.locator("#campaigns").getByRole("link").first()).toHaveAttribute("href", CAMPAIGN);
});

test("[API-SITE-34] a survey shows one question at a time, survives a reload, goes back, and is accepted once", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/survey");
  const next = page.getByRole("button", { name: "পরের প্রশ্ন" });
  await next.click();
  await expect(page.getByText("একটি উত্তর বেছে নিন।")).toBeVisible();
  await page.getByRole("radio", { name: "৪, সন্তুষ্ট" }).check();
  await next.click();
  await expect(page.getByText("৫টির মধ্যে ২ নম্বর প্রশ্ন")).toBeVisible();
  await page.getByRole("checkbox", { name: "কল করতে" }).check();
  await page.reload();
  await expect(page.getByText("৫টির মধ্যে ২ নম্বর প্রশ্ন")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "কল করতে" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "৪, সন্তুষ্ট" })).toBeChecked();
  await next.click();
  await expect(page.getByRole("checkbox", { name: "কল করতে" })).toBeChecked();
  await next.click();
  await page.getByRole("radio", { name: "অ্যাপে" }).check();
  await next.click();
  await page.getByRole("radio", { name: "৩, কিছুটা সন্তুষ্ট" }).check();
  await next.click();
  await page.getByRole("textbox").last().fill("<b>গ্রামে নেটওয়ার্ক</b>");
  await page.getByRole("button", { name: "উত্তর পাঠান" }).click();
  await expect(page.getByText("উত্তর দেওয়ার জন্য ধন্যবাদ")).toBeVisible();
  await page.goto("/bn/survey");
  await expect(page.getByText("আপনি আগেই এই জরিপে অংশ নিয়েছেন")).toBeVisible();
});

test("a survey is completed in the wallet's web view, in English, with the wallet bar on each page", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const wallet = page.getByRole("navigation").filter({ has: page.getByRole("button") });
  await page.goto("/survey?channelName=wallet");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(wallet).toBeVisible();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.getByRole("radio", { name: "4, satisfied" }).check();
  await next.click();
  await page.getByRole("checkbox", { name: "Calls" }).check();
  await next.click();
  await page.getByRole("radio", { name: "In the app" }).check();
  await next.click();
  await page.getByRole("radio", { name: "4, satisfied" }).check();
  await next.click();
  await expect(wallet).toBeVisible();
  await page.getByRole("button", { name: "Send answers" }).click();
  await expect(page.getByText("Thank you")).toBeVisible();
  await expect(wallet).toBeVisible();
});

test("[API-SITE-35] feedback without a rating keeps the other fields, and complete feedback gets a receipt", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/customer-feedback");
  const form = page.getByRole("form", { name: "Customer feedback form" });
  await form.getByLabel("Comment (optional)").fill("The rider called before he came.");
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(form.getByText("Choose a rating from 1 to 5.")).toBeVisible();
  await expect(form.getByLabel("Comment (optional)")).toHaveValue("The rider called before he came.");
  await form.getByLabel("What is your feedback about?").selectOption("delivery");
  await form.getByRole("radio", { name: "5, very good" }).check();
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByText("Thank you. We've received your feedback.")).toBeVisible();
  await expect(page.getByText(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/)).toBeVisible();
});

test("[API-SITE-35] feedback in Bengali without a rating shows an error, and complete feedback gets a receipt", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/customer-feedback");
  const form = page.getByRole("form", { name: "গ্রাহক মতামতের ফর্ম" });
  await form.getByLabel("কোন বিষয়ে মতামত দিচ্ছেন?").selectOption("recharge");
  await form.getByRole("button", { name: "মতামত পাঠান" }).click();
  await expect(form.getByText("১ থেকে ৫-এর মধ্যে একটি রেটিং বেছে নিন।")).toBeVisible();
  await form.getByRole("radio", { name: "৪, ভালো" }).check();
  await form.getByRole("button", { name: "মতামত পাঠান" }).click();
  await expect(page.getByText(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/)).toBeVisible();
});

test("[API-SITE-29] in Bengali a flood request is recorded and its status is shown after a code", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const number = newNumber();
  await page.goto("/bn/flood-emergency");
  const form = page.getByRole("form", { name: "ফ্রি সুবিধার জন্য আবেদন করুন" });
  await form.getByLabel("মোবাইল নম্বর").fill(number);
  await form.getByRole("button").click();
  await expect(page.getByText("আপনার আবেদন পেয়েছি।")).toBeVisible();
  await page.getByRole("link", { name: "বন্যাসংক্রান্ত পেজে ফিরে যান" }).click();
  const trace = page.getByRole("form", { name: "আপনার আবেদন কোন পর্যায়ে আছে?" });
  await trace.getByLabel("মোবাইল নম্বর").fill(number);
  await trace.getByRole("button").click();
  await expect(page.getByRole("button", { name: "নতুন কোড নিন" })).toBeVisible();
  await expect(page.getByRole("button", { name: "কলে কোড শুনুন" })).toHaveCount(0);
  await page.getByLabel("কোড", { exact: true }).fill(await readCode(request, number));
  await page.keyboard.press("Enter");
  await expect(page.getByText("আবেদনটি পেয়েছি।")).toBeVisible();
});

test("[API-SITE-29] a flood request is recorded and its status is shown on pages that fetch no script", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => bodies.push(response.body().catch(() => Buffer.alloc(0))));
  await page.goto("/flood-emergency", { waitUntil: "load" });
  expect(await page.locator("script[src]").count()).toBe(0);
  expect(Buffer.concat(await Promise.all(bodies)).byteLength).toBeLessThan(50_000);
  const form = page.getByRole("form", { name: "Request the free benefit" });
  await form.getByLabel("Mobile number").fill(newNumber());
  await form.getByLabel("District (optional)").selectOption("Sylhet");
  await form.getByRole("button", { name: "Request" }).click();
  const reference = await page.locator("strong").innerText();
  await page.getByRole("link", { name: "Back to the flood page" }).click();
  const trace = page.getByRole("form", { name: "Where is my request?" });
  await trace.getByLabel("Reference").fill(reference.toLowerCase());
  await trace.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("We have received the request.")).toBeVisible();
});

test("the link to the flood page on the support page loads a new document", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/personal/customer-service");
  await page.getByRole("main").getByRole("link", { name: "বন্যা জরুরি সেবা" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "বিপদে ৯৯৯ নম্বরে কল করুন" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the flood page opens, in Bengali, in a browser that has visited the site before", { tag: "@narrow" }, async ({
    page,
    context,
  }) => {
    await page.goto("/bn");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto("/bn/flood-emergency");
    await expect(page.getByRole("link", { name: /৯৯৯/ }).first()).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[API-SITE-24] the whole survey is one form: an incomplete one shows errors, a complete one is saved", {
    tag: "@narrow",
  }, async ({ page }) => {
    await page.goto("/survey");
    for (const name of ["4, satisfied", "3, partly satisfied"]) await page.getByRole("radio", { name }).first().check();
    await page.getByRole("checkbox", { name: "Calls" }).check();
    await page.getByRole("button", { name: "Send answers" }).click();
    await expect(page.getByText("Choose one answer.").first()).toBeVisible();
    await page.goto("/survey");
    await page.getByRole("radio", { name: "4, satisfied" }).first().check();
    await page.getByRole("checkbox", { name: "Calls" }).check();
    await page.getByRole("radio", { name: "In the app" }).check();
    await page.getByRole("radio", { name: "4, satisfied" }).last().check();
    await page.getByRole("button", { name: "Send answers" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for your answers" })).toBeVisible();
  });
});
