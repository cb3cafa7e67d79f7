import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/utils/browser/browser-storage";

/**
 * For something that is shown once a session: true from the first load without the mark until it is dismissed. False on
 * the server, and without session storage, since it would be shown on every page.
 * @param key of the session's storage
 */
export function useOnceASession(key: string): { shown: boolean; dismiss: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (readStored("session", key) === null && writeStored("session", key, "1")) setShown(true);
  }, [key]);

  return { shown, dismiss: () => setShown(false) };
}
