import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/utils/browser/browser-storage";

/**
 * For a part that is shown once per session. `shown` is true on the first load of the session, until it is dismissed.
 * It is false on the server, and without session storage, because the part would then be shown on every page.
 * @param key the key in sessionStorage
 */
export function useOnceASession(key: string): { shown: boolean; dismiss: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (readStored("session", key) === null && writeStored("session", key, "1")) setShown(true);
  }, [key]);

  return { shown, dismiss: () => setShown(false) };
}
