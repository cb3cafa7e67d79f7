import { readStored, writeStored } from "@/utils/browser/browser-storage";

const KEY = "sessionChange";

/** The last change that this page knows. */
let known: string | null = null;

/** Informs the other tabs of this browser about a log-in or log-out, and the pages that Back restores. */
export function notifySessionChange(): void {
  // A different value each time: browsers send no storage event for an unchanged value.
  known = `${Math.random()}`;
  writeStored("local", KEY, known);
}

/**
 * @param listener called when another tab logged in or out, or another page of this tab before this one was restored
 *   from the back/forward cache (fault R24)
 * @returns unsubscribes
 */
export function onSessionChange(listener: () => void): () => void {
  known = readStored("local", KEY);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    known = newValue;
    listener();
  };
  const onShow = () => {
    const last = readStored("local", KEY);
    if (last === known) return;
    known = last;
    listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}
