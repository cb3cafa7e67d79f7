/** Says the chosen colour mode to pages that have no script to read the browser's storage; absent = that of the device. */
export const COLOUR_COOKIE = "colorMode";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Writes the chosen mode for pages without script, or removes it. @param mode null = that of the device */
export function keepColourCookie(mode: "light" | "dark" | null): void {
  const wanted = mode ?? "";
  const shown = new RegExp(`(?:^|; )${COLOUR_COOKIE}=(\\w*)`).exec(document.cookie)?.[1] ?? "";
  if (shown === wanted) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `${COLOUR_COOKIE}=${wanted}; Path=/; Max-Age=${mode === null ? 0 : YEAR_SECONDS}; SameSite=Lax`;
}

/** The mode that a request's cookie asks for; null for that of the device. */
export function readColourMode(value: string | undefined): "light" | "dark" | null {
  return value === "light" || value === "dark" ? value : null;
}
