import { useDeferredValue, useState, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * Whether to render what is below the first screen of a page: yes, but after a click on a link the first screen is
 * rendered and painted alone, and this becomes true right after it. A link to a part of the page needs all of it at once.
 */
export function useBelowFirstScreen(): boolean {
  const [first] = useState({ isFromServer: false });
  // React calls the third function only on the server and in hydration. The second one keeps that answer: a different
  // one would make React render the whole page again right after hydration, in one long task.
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => first.isFromServer,
    () => {
      first.isFromServer = true;
      return true;
    },
  );
  const isWhole = isFromServer || window.location.hash !== "";
  // With any first value, also with true, React renders a second time.
  return useDeferredValue(true, isWhole ? undefined : false);
}
