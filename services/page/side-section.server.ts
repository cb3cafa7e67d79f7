import type { ServerResponse } from "node:http";
import { logFailure } from "@/utils/browser/log-failure";
import { INCOMPLETE_HEADER } from "@/utils/layout/page-headers";
import { withTimeout } from "@/utils/requests/with-timeout";

/** How long a part may delay its page. A call alone may take 20 s, when a system of the operator's does not answer. */
const TIMEOUT_MS = 6_000;

/**
 * Loads a secondary part of a page, such as the news on the home page. If it fails or is late, the page is sent without it,
 * and a response header prevents that the page is served to others (docs/performance.md).
 * @param response of the page
 * @param name of the part, for the log
 * @param load loads the part
 * @returns the part, or null when it failed or was late
 */
export async function sideSection<Section>(
  response: Pick<ServerResponse, "setHeader">,
  name: string,
  load: () => Promise<Section>,
): Promise<Section | null> {
  try {
    return await withTimeout(load(), TIMEOUT_MS);
  } catch (error) {
    response.setHeader(INCOMPLETE_HEADER, "1");
    logFailure(`The page is sent without its section ${name}`, error);
    return null;
  }
}
