import { expect, test } from "@/tests/e2e/support/shop-walk";

test("a suggested place is chosen, a service filters the list, and a centre is opened, in Bengali", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  await page.goto("/bn/store-locator");
  const field = walk.page.getByRole("combobox", { name: "শহর, থানা বা নাম" });
  await field.fill("বালাগ");
  await page.getByRole("option", { name: /^বালাগঞ্জ থানা/ }).click();
  // This area has no centre: the nearest centres are listed first.
  const result = page.getByText(/^[০-৯]+টি কেন্দ্র, বালাগঞ্জ থেকে সবচেয়ে কাছেরটি প্রথমে$/);
  const before = await result.innerText();
  await page.getByLabel("কোন সেবা দরকার?").selectOption({ label: "ই-সিম নেওয়া" });
  await page.getByRole("main").getByRole("button", { name: "খুঁজুন", exact: true }).click();
  await page.waitForURL(/service=esim/);
  await expect(result).not.toHaveText(before);
  const nearest = page.getByRole("listitem").getByRole("heading", { level: 3 }).first();
  const name = await nearest.innerText();
  await nearest.getByRole("link").click();
  await page.waitForURL(/\/bn\/store-locator\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("row", { name: /শুক্রবার/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "এখানে যেসব সেবা পাবেন" }).getByRole("link", { name: "ই-সিম নেওয়া" }),
  ).toBeVisible();
});

test("a centre is selected on the map with the keyboard, and the list marks the same centre", { tag: "@wide" }, async ({
  page,
}) => {
  // The map is loaded when it is on the screen, and on a low screen it is not at first.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto("/store-locator");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/map/bangladesh.json");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => asked).toContain("/map/bangladesh.json");
  await page.getByRole("combobox", { name: "Town, thana or name" }).fill("Sylhet");
  await page.keyboard.press("Enter");
  await page.waitForURL(/key=Sylhet/);
  const map = page.getByRole("region", { name: "Map of the centres" });
  const mark = map.getByRole("button", { name: "Golapganj Customer Centre" });
  // Waits until the map shows the results: a popup opened earlier would be closed together with the old markers.
  await expect(map.getByRole("button", { name: /^2 centres around Kotwali/ })).toBeVisible();
  await mark.press("Enter");
  const link = map.getByRole("link", { name: "Hours, services, phone" });
  await expect(link).toBeFocused();
  const shownOf = (name: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name }) })
      .getByRole("button", { name: "Show on the map" });
  await expect(shownOf("Golapganj Customer Centre")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(mark).toBeFocused();
  await shownOf("Kotwali Customer Centre").click();
  await expect(map.getByText("Kotwali Customer Centre")).toBeVisible();
  await link.press("Enter");
  await page.waitForURL(/\/store-locator\/sylhet-kotwali$/);
  await expect(page.getByRole("heading", { level: 1, name: "Kotwali Customer Centre" })).toBeVisible();
});

test("each button of the map that Tab reaches is inside the visible part of the map", { tag: "@wide" }, async ({
  page,
}) => {
  await page.goto("/store-locator");
  const map = page.getByRole("region", { name: "Map of the centres" });
  // Zooms in on a part of the country, so that most of the centres are outside of the map.
  const group = map.getByRole("button", { name: /centres around .*: zoom in$/ }).first();
  await group.press("Enter");
  /** Empty when the focused button is inside; else its name. */
  const outside = () =>
    map.evaluate((frame) => {
      const button = document.activeElement;
      if (button === null || !frame.contains(button)) return "not in the map";
      const [mark, shown] = [button.getBoundingClientRect(), frame.getBoundingClientRect()];
      const isInside =
        mark.left >= shown.left && mark.right <= shown.right && mark.top >= shown.top && mark.bottom <= shown.bottom;
      return isInside ? "" : button.ariaLabel;
    });
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    // The map may still be zooming in.
    await expect.poll(outside).toBe("");
  }
});
