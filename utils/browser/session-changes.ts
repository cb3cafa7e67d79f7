import { writeStored } from "@/utils/browser/browser-storage";

const KEY = "sessionChange";

/** Informs the other tabs of this browser about a log-in or log-out. */
export function notifySessionChange(): void {
  // A different value each time: browsers send no storage event for an unchanged value.
  writeStored("local", KEY, `${Math.random()}`);
}

/** @param listener called when another tab logged in or out @returns unsubscribes */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
