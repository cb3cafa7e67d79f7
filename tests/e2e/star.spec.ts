import { KEYS, LogInWalk, newHandoff, readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";

test("[API-SITE-18] a visitor sees the tier of a number by the code that is texted to it", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  const number = newNumber();
  await page.goto("/bn/star-program#status");
  await page.getByLabel("আপনার মোবাইল নম্বর").fill(number);
  await page.getByRole("button", { name: "আমার টিয়ার দেখুন" }).click();
  await expect(page.getByText("একটি কোড এসএমএস করা হয়েছে")).toBeVisible();
  await page.keyboard.type(await readCode(request, number));
  await page.getByRole("button", { name: "টিয়ার দেখান" }).click();
  await expect(page.getByText("এখনো স্টার নন")).toBeVisible();
});

test("[API-SITE-19] whoever is logged in sees the own tier without a code", { tag: "@wide" }, async ({
  page,
  request,
  walk: _,
}) => {
  const number = newNumber();
  await page.goto(`/star-program?authToken=${await newHandoff(request, KEYS.kiosk, number)}`);
  await expect(page).toHaveURL("/star-program");
  await expect(new LogInWalk(page).account).toBeVisible();
  await page.getByRole("button", { name: "Check my tier" }).click();
  await expect(page.getByText(`Tier of ${number}`)).toBeVisible();
  await expect(page.getByText("What this tier gives you")).toBeVisible();
});
