import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { barePath } from "@/utils/paths/paths";

/**
 * Moves the focus to the content once a link has led to another page, as a page that is loaded whole would: the next Tab
 * goes on from there. Filters and pages of a list keep the focus where it is.
 * @param id of the element that holds the page
 */
export function useFocusAfterNavigation({ events }: NextRouter, id: string): void {
  useEffect(() => {
    let shown = window.location.pathname;
    const move = (url: string) => {
      const path = barePath(url);
      if (path !== shown) document.getElementById(id)?.focus({ preventScroll: true });
      shown = path;
    };
    events.on("routeChangeComplete", move);
    return () => events.off("routeChangeComplete", move);
  }, [events, id]);
}
