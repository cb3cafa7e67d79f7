import type { FocusEvent } from "react";

/**
 * For a bar that scrolls sideways: browsers leave a link that gets the focus cut at the edge while a part of it is visible.
 * Scrolls only the bar: scrollIntoView would stop the page on its way to the section of a link.
 */
export function showFocused({ target, currentTarget: bar }: FocusEvent<HTMLElement>): void {
  if (!target.matches(":focus-visible")) return;
  const [own, shown] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += Math.max(0, own.right - shown.right) - Math.max(0, shown.left - own.left);
}
