import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { weighRequests } from "@/scripts/bench/browser";
import budgets from "@/tests/e2e/support/page-budgets.json";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { untilQuiet } from "@/tests/support/screens/quiet-page";

const KB = 1024;

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** The size of a first visit on a phone, in KB: texts after gzip; pictures, fonts and page data as they are. */
async function weighFirstVisit(page: Page, path: string) {
  const weigh = weighRequests(page);
  await page.goto(path);
  await untilQuiet(page);
  const html = await (await page.request.get(path)).text();
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const weights = await weigh();
  return {
    html: weights.html / KB,
    styles: (gzipSync(styles).length + weights.styles) / KB,
    data: data.length / KB,
    scripts: weights.scripts / KB,
    fonts: weights.fonts / KB,
    pictures: weights.images / KB,
  };
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`a first visit of ${path} stays within its budget`, { tag: "@narrow" }, async ({ page }) => {
    const weights = await weighFirstVisit(page, path);
    test.info().annotations.push({ type: "KB", description: JSON.stringify(weights) });
    const over = Object.entries(weights).filter(([kind, weight]) => weight > budget[kind as keyof typeof weights]);
    expect(over).toEqual([]);
    // An empty page would be within every budget.
    expect(Math.min(weights.html, weights.styles, weights.data, weights.scripts)).toBeGreaterThan(0);
  });
}
