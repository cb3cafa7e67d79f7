import { readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const CAMPAIGN = "/recharge-campaign/weekly-phone-draw";

test("[API-SITE-28] a visitor enters a recharge by the code of the number, and sees the entry, in Bengali", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const number = newNumber();
  await page.goto("/bn/recharge-campaign");
  await page.getByRole("link", { name: "সাপ্তাহিক ফোন ড্র" }).click();
  await expect(page).toHaveURL(/\/bn\/recharge-campaign\/weekly-phone-draw/);
  const form = page.getByRole("form", { name: "অংশ নেওয়ার ফর্ম" });
  await form.getByRole("button", { name: "ক্যাম্পেইনে অংশ নিন" }).click();
  await expect(form.getByText("আপনার পুরো নাম লিখুন।")).toBeVisible();
  await form.getByLabel("পুরো নাম").fill("নুসরাত জাহান");
  await form.getByLabel("যে মোবাইল নম্বরে রিচার্জ করেছেন").fill(number);
  await form.getByLabel("রিচার্জের পরিমাণ (টাকা)").fill("১৫০");
  await form.getByLabel("জেলা").selectOption("Dhaka");
  await form.getByLabel("যে গ্রাহকসেবা কেন্দ্রে রিচার্জ করেছেন").selectOption({ index: 1 });
  await form.getByRole("button", { name: "ক্যাম্পেইনে অংশ নিন" }).click();
  await expect(page.getByText("চার অঙ্কের একটি কোড").or(page.getByText("নম্বরে একটি কোড পাঠিয়েছি"))).toBeVisible();
  await page.keyboard.type(await readCode(request, number));
  await page.getByRole("button", { name: "ক্যাম্পেইনে অংশ নিন" }).click();
  await expect(page.getByText("আপনার রিচার্জটি ক্যাম্পেইনে যোগ হয়েছে")).toBeVisible();
});

test("[API-SITE-27] a campaign's page has its districts, centres, terms and winners, in the wallet too", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto(`${CAMPAIGN}?channelName=wallet`);
  await expect(page.getByRole("heading", { level: 1, name: "Weekly phone draw" })).toBeVisible();
  const centres = page.getByLabel("Customer centre where you recharged");
  await page.getByLabel("District").selectOption("Dhaka");
  await expect(centres.locator("optgroup")).toHaveCount(1);
  await page.goto("/recharge-campaign/motorcycle-draw");
  await expect(page.getByText("This campaign has ended.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Winners with part of their number" })).toContainText("01*******");
});

test("[API-SITE-34] a survey is taken one question at a time, survives a reload, goes back, and is taken once", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/survey");
  const next = page.getByRole("button", { name: "পরের প্রশ্ন" });
  await next.click();
  await expect(page.getByText("একটি মান বেছে নিন।")).toBeVisible();
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
  await next.click();
  await page.getByRole("radio", { name: "অ্যাপে" }).check();
  await next.click();
  await page.getByRole("radio", { name: "৩, কিছুটা সন্তুষ্ট" }).check();
  await next.click();
  await page.getByRole("textbox").last().fill("<b>গ্রামে নেটওয়ার্ক</b>");
  await page.getByRole("button", { name: "উত্তর পাঠান" }).click();
  await expect(page.getByText("উত্তর দেওয়ার জন্য ধন্যবাদ")).toBeVisible();
  await page.goto("/bn/survey");
  await expect(page.getByText("আপনি এই জরিপে আগেই উত্তর দিয়েছেন")).toBeVisible();
});

test("[API-SITE-35] feedback gets a receipt, and loses nothing on a mistake", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
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

test("[API-SITE-29] a number is recorded for the flood benefit and traced, by a document without any script", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const bytes: number[] = [];
  page.on("response", async (response) => bytes.push((await response.body().catch(() => Buffer.alloc(0))).byteLength));
  await page.goto("/flood-emergency", { waitUntil: "load" });
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(50_000);
  const form = page.getByRole("form", { name: "Request the free benefit" });
  await form.getByLabel("Mobile number").fill(newNumber());
  await form.getByLabel("District (optional)").selectOption("Sylhet");
  await form.getByRole("button", { name: "Request" }).click();
  const reference = await page.locator("strong").innerText();
  await page.getByRole("link", { name: "Back to the flood page" }).click();
  const trace = page.getByRole("form", { name: "Where is the request?" });
  await trace.getByLabel("Reference").fill(reference.toLowerCase());
  await trace.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("The request is recorded.")).toBeVisible();
});

test("the support page leads to the flood page, which the site's router leaves to the browser", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/personal/customer-service");
  await page.getByRole("main").getByRole("link", { name: "বন্যায় জরুরি সেবা" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "বিপদে? কল করুন ৯৯৯ নম্বরে।" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the flood page opens, in Bengali, for a browser that was here once", { tag: "@narrow" }, async ({
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

  test("[API-SITE-24] the whole survey is one form, and its answers are kept once", { tag: "@narrow" }, async ({
    page,
  }) => {
    await page.goto("/survey");
    for (const name of ["4, satisfied", "3, partly satisfied"]) await page.getByRole("radio", { name }).first().check();
    await page.getByRole("button", { name: "Send answers" }).click();
    await expect(page.getByText("Answer this question.").first()).toBeVisible();
    await page.goto("/survey");
    await page.getByRole("radio", { name: "4, satisfied" }).first().check();
    await page.getByRole("checkbox", { name: "Calls" }).check();
    await page.getByRole("radio", { name: "In the app" }).check();
    await page.getByRole("radio", { name: "4, satisfied" }).last().check();
    await page.getByRole("button", { name: "Send answers" }).click();
    await expect(page.getByRole("heading", { name: "Thank you. We have saved your answers." })).toBeVisible();
  });
});
