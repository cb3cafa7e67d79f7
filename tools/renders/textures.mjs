// Takes screenshots of the displays of displays.mjs in a headless browser. The studio uses them as screen textures.
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { listDisplays } from "./displays.mjs";

/**
 * Writes the pictures that do not exist in the folder yet.
 * @param {string} folder where NAME.png goes
 * @param {string} executable the browser's program
 */
export async function makeTextures(folder, executable) {
  fs.mkdirSync(folder, { recursive: true });
  const missing = listDisplays().filter(({ name }) => !fs.existsSync(path.join(folder, `${name}.png`)));
  if (missing.length === 0) return;
  const browser = await chromium.launch({
    executablePath: executable,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--force-color-profile=srgb"],
  });
  try {
    for (const { name, width, height, scale, html } of missing) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      await page.setContent(`<!doctype html><meta charset=utf-8>${html}`);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
