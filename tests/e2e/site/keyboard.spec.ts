import { expect, test } from "@/tests/e2e/support/shop-walk";

test("a link of a bar that scrolls sideways is wholly visible when it gets the focus by Tab", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  for (const [path, name] of [
    ["/order-gpfi", "Ad Formats"],
    ["/searchgp/phone", /^Questions/],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole("main").or(page.getByRole("navigation")).getByRole("link", { name }).first();
    await link.locator("xpath=ancestor::li/preceding-sibling::li[1]").getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    const cut = () =>
      link.evaluate((focused) => {
        const [own, bar] = [focused.getBoundingClientRect(), focused.closest("ul")?.getBoundingClientRect()];
        return Math.max(0, own.right - (bar?.right ?? 0)) + Math.max(0, (bar?.left ?? 0) - own.left);
      });
    await expect.poll(async () => Math.round(await cut())).toBe(0);
  }
});

test("what gets the focus by Tab is above the bar at the foot of the ads page", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  await page.goto("/ads-platform");
  // Otherwise the sections above get their heights while the page scrolls, and move the question away again.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const question = (hasText: string) => page.locator("summary").filter({ hasText });
  const next = question("Do you sell data about people?");
  const atTheFoot = () =>
    next.evaluate((found) => {
      window.scrollBy({ top: found.getBoundingClientRect().bottom - window.innerHeight, behavior: "instant" });
      return Math.round(found.getBoundingClientRect().bottom - window.innerHeight);
    });
  await expect.poll(atTheFoot).toBe(0);
  await expect(page.getByText("Orders from Tk")).toBeInViewport();
  await question("What is the minimum budget?").evaluate((found) => found.focus({ preventScroll: true }));
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  const isOnTop = () =>
    next.evaluate((found) => {
      const { left, top, width, height } = found.getBoundingClientRect();
      return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});
