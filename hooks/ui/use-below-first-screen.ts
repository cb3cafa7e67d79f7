import { useDeferredValue, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * Whether to render what is below the first screen of a page: yes, but after a click on a link the first screen is
 * rendered and painted alone, and this becomes true right after it. A link to a part of the page needs all of it at once.
 */
export function useBelowFirstScreen(): boolean {
  // True on the server and while its HTML is hydrated.
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isHydrating || window.location.hash !== "");
}
