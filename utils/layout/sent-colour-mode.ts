import { COLOUR_COOKIE, type ColourChoice, readColourMode } from "@/utils/layout/colour-cookie";
import { readCookies } from "@/utils/requests/cookies";

/** The reader's choice in a request's Cookie header; null when there is none, which means light (CONST-33). */
export function sentColourMode(cookies: string | null | undefined): ColourChoice | null {
  const sent = readCookies(cookies ?? undefined).find(({ name }) => name === COLOUR_COOKIE);
  return readColourMode(sent?.value);
}
