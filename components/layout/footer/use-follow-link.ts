import { useRouter } from "next/router";
import type { MouseEvent } from "react";

/**
 * The click handler of a plain link inside the site, for long lists: router links would add hooks and observers to
 * every page. A click with a modifier key is left to the browser.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    // The address already contains its language.
    void router.push(pathname + search + hash, undefined, { locale: false });
  };
}
