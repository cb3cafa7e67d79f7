import type { ServerResponse } from "node:http";
import { logFailure } from "@/utils/browser/log-failure";
import { INCOMPLETE_HEADER } from "@/utils/layout/incomplete-page";

/**
 * A secondary part of a page, such as the news of the home page: when it cannot be loaded the page is sent without it,
 * and a header of its answer keeps it from being served to others (docs/performance.md).
 * @param response of the page
 * @param name what is missing, for the log
 * @param load fetches the section
 * @returns the section, or null when it failed
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
    logFailure(`The page goes out without its section ${name}`, error);
    return null;
  }
}
