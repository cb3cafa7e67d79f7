import type { ServerResponse } from "node:http";
import { logFailure } from "@/utils/browser/log-failure";
import { INCOMPLETE_HEADER } from "@/utils/layout/page-headers";

/**
 * Loads a secondary part of a page, such as the news on the home page. If it fails, the page is sent without it, and a
 * response header prevents that the page is served to others (docs/performance.md).
 * @param response of the page
 * @param name of the part, for the log
 * @param load loads the part
 * @returns the part, or null when it failed
 */
export async function sideSection<Section>(
  response: Pick<ServerResponse, "setHeader">,
  name: string,
  load: () => Promise<Section>,
): Promise<Section | null> {
  try {
    return await load();
  } catch (error) {
    response.setHeader(INCOMPLETE_HEADER, "1");
    logFailure(`The page is sent without its section ${name}`, error);
    return null;
  }
}
