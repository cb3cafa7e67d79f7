import type { FocusEvent } from "react";

/** For a bar that scrolls sideways: browsers leave a link that gets the focus cut at the edge while a part of it is visible. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
