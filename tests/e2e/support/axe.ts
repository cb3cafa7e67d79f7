import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules about colours, the only ones whose result depends on the colour mode. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export const BOTH_MODES = ["light", "dark"] as const;
type Mode = (typeof BOTH_MODES)[number];
/** From this width on, in pixels, the page has the frame for desktops. */
const DESKTOP = 768;

/** Switches the mode as the site's own control does, and that of the device, which later pages follow. */
async function showMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.evaluate((wanted) => {
    document.documentElement.classList.toggle("dark", wanted === "dark");
    // The flood page, a document without script, gets the mode of the reader from the server.
    document.documentElement.dataset.mode = wanted;
    // An element that fades in is half transparent until the end; endless animations (a spinner) change no colour. In a
    // closed <details> animations never advance, so waiting for their end would take forever.
    for (const fading of document.getAnimations()) {
      if (fading.effect?.getComputedTiming().endTime !== Infinity) fading.finish();
    }
  }, mode);
}

/**
 * The violations that axe finds on the page, each with mode, rule and element: every rule in the first mode, and in the
 * other mode only the rules about colours. The page is left in light mode.
 * @param part a selector, to test only a part of the page
 * @param modes default: light on a desktop and dark on a phone. A test at both widths covers both, each with one run
 */
export async function findings(
  page: Page,
  { part, modes = [modeOfWidth(page)] }: { part?: string; modes?: readonly Mode[] } = {},
): Promise<string[]> {
  // Sections below the screen have no layout until they are near it, and axe would not see their content.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  const found: string[] = [];
  for (const mode of modes) {
    await showMode(page, mode);
    const isLoaded = await page.evaluate(() => "axe" in window);
    // One run in the page itself: the builder's default mode opens a second page for every result.
    const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: "0" }) }).setLegacyMode();
    if (part !== undefined) builder.include(part);
    const { violations } = await builder
      .options({
        runOnly: mode === modes[0] ? { type: "tag", values: TAGS } : { type: "rule", values: COLOUR_RULES },
        resultTypes: ["violations"],
        // The page in an iframe is tested separately.
        iframes: false,
        // Only rules about sounds, and about turned screens, need the files that axe would load once more.
        preload: false,
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
