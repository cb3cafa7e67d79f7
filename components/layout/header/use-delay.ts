import { useCallback, useEffect, useRef } from "react";

/** One thing that happens soon; the next one, or `cancel`, takes its place. */
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
