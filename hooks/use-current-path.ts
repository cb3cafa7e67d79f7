import { useRouter } from "next/router";

/** Path of the page with its query, without a language; empty in the pages built ahead, which have no address of their own. */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter();
  return pathname === "/404" || pathname === "/500" ? "" : asPath.replace(/#.*$/, "");
}
