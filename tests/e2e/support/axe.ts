import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that look at colours, the only ones whose outcome a colour mode can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export const BOTH_MODES = ["light", "dark"] as const;
type Mode = (typeof BOTH_MODES)[number];
/** From here on the desktop's chrome. */
const DESKTOP = 768;

/** Switches the mode as the site's own control does, and the device's for the pages that follow it. */
async function showMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.evaluate((wanted) => {
    document.documentElement.classList.toggle("dark", wanted === "dark");
    // What fades is half transparent until it is there; what never ends (a spinner) changes no colour. In a closed
    // <details> no fading ever moves on, so that nobody could wait for its end.
    for (const fading of document.getAnimations()) {
      if (fading.effect?.getComputedTiming().endTime !== Infinity) fading.finish();
    }
  }, mode);
}

/**
 * What axe finds on the page as it is, in words that name mode, rule and element: every rule in the first mode, and
 * in the other one again those that look at colours. The page is left in light mode.
 * @param part a selector, when only what is in it counts
 * @param modes left out, light on a desktop and dark on a phone: a test of both widths sees both, and axe looks once
 */
export async function findings(
  page: Page,
  { part, modes = [modeOfWidth(page)] }: { part?: string; modes?: readonly Mode[] } = {},
): Promise<string[]> {
  // Sections below the screen wait to be laid out, and axe would not see into them.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const found: string[] = [];
  for (const mode of modes) {
    await showMode(page, mode);
    const isLoaded = await page.evaluate(() => "axe" in window);
    // One pass in the page itself: the builder's other way opens a second page for every result.
    const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: "0" }) }).setLegacyMode();
    if (part !== undefined) builder.include(part);
    const { violations } = await builder
      .options({
        runOnly: mode === modes[0] ? { type: "tag", values: TAGS } : { type: "rule", values: COLOUR_RULES },
        resultTypes: ["violations"],
        // A frame shows a page that is looked at by itself.
        iframes: false,
      })
      .analyze();
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${mode}: ${id}: ${target.join(" ")}`));
    }
  }
  await showMode(page, "light");
  return found;
}

function modeOfWidth(page: Page): Mode {
  return (page.viewportSize()?.width ?? DESKTOP) >= DESKTOP ? "light" : "dark";
}
