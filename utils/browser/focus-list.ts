import type { MouseEvent } from "react";
import { opensElsewhere } from "@/utils/browser/click";

/**
 * Moves the focus to the section around a link that its click takes away or leaves far below: a page number, or the
 * filter that it removes. The next Tab continues in the new list.
 */
export function focusList(click: MouseEvent<HTMLElement>): void {
  const list = click.currentTarget.closest<HTMLElement>("section, main");
  if (list === null || opensElsewhere(click)) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
