import { useRouter } from "next/router";

/**
 * The token of a hand-off is removed from the address soon after the page has loaded: the page stays the same
 * (TOKEN-02).
 */
const TOKEN = /([?&])authToken=[^&]*(&|$)/;
const withoutToken = (path: string) =>
  path.replace(TOKEN, (_, before: string, after: string) => (after === "" ? "" : before));

/** Path of the page with its query, without a language; empty in the pages built ahead, which have no address of their own. */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter();
  return pathname === "/404" || pathname === "/500" ? "" : withoutToken(asPath.replace(/#.*$/, ""));
}
