import { useEffect, useRef, useState } from "react";

/** The option of a listbox that the arrow keys have reached, -1 for none. It is scrolled into view. */
export function useActiveOption(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    // Without a layout there is nothing to scroll.
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  /** Moves to the next or the previous option; after the last option comes the first. */
  const move = (by: 1 | -1) => {
    const next = active < 0 && by < 0 ? count - 1 : active + by;
    setActive((next + count) % Math.max(1, count));
  };
  return { list, active, setActive, move };
}
