import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { barePath, withoutLocale } from "@/utils/paths/paths";

/**
 * Moves the focus to the content after a link has opened another page, as a full page load would: the next Tab
 * continues from there. Filters and pages of a list keep the focus, and so does the same page in the other language.
 * @param id of the element that contains the page
 */
export function useFocusAfterNavigation({ events }: NextRouter, id: string): void {
  useEffect(() => {
    const pageOf = (url: string) => withoutLocale(barePath(url));
    let shown = pageOf(window.location.pathname);
    const move = (url: string) => {
      const path = pageOf(url);
      if (path !== shown) document.getElementById(id)?.focus({ preventScroll: true });
      shown = path;
    };
    events.on("routeChangeComplete", move);
    return () => events.off("routeChangeComplete", move);
  }, [events, id]);
}
