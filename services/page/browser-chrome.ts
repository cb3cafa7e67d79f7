import Cookies from "js-cookie";
import type { PartnerChannels } from "@/utils/layout/channel";
import { type Chrome, resolveChrome } from "@/utils/layout/chrome-rules";

/**
 * Decides the frame of a page that was rendered at build, in the browser: by address and cookies, without a user.
 * @param path of the page as the visitor sees it, without the language
 */
export function readBrowserChrome(path: string, partners: PartnerChannels): Chrome {
  const query = Object.fromEntries([...new URLSearchParams(window.location.search)].reverse());
  return resolveChrome({ path, query, cookies: Cookies.get(), user: null, partners }).chrome;
}
