import { useCallback, useEffect, useRef } from "react";

/** A timer for one action. A new action replaces the previous one; `cancel` stops it. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const soon = (then: () => void, delay: number) => {
    cancel();
    timer.current = setTimeout(then, delay);
  };
  return { soon, cancel };
}
