import { useRouter } from "next/router";

/**
 * The hand-off token is removed from the address soon after the page has loaded. The page must stay the same
 * (TOKEN-02).
 */
const TOKEN = /([?&])authToken=[^&]*(&|$)/;
const withoutToken = (path: string) =>
  path.replace(TOKEN, (_, before: string, after: string) => (after === "" ? "" : before));

/** Path of the page with its query, without the language; empty in prerendered pages, which have no own address. */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter();
  return pathname === "/404" || pathname === "/500" ? "" : withoutToken(asPath.replace(/#.*$/, ""));
}
