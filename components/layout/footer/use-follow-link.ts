import { useRouter } from "next/router";
import type { MouseEvent } from "react";

/**
 * The click handler of a plain link inside the site, for lists of many: a router link each would cost every page its
 * hooks and an observer. With a modifier key the click is left to the browser.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    // The address carries its language already.
    void router.push(pathname + search + hash, undefined, { locale: false });
  };
}
