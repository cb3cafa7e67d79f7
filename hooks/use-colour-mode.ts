import { useEffect, useState } from "react";
import { COLOUR_MODE_KEY } from "@/utils/colour-mode-script";

export type ColourMode = "light" | "dark";

/** Every control of the mode on the page tells the same. */
const listeners = new Set<(mode: ColourMode) => void>();

/** Shows the page in a colour mode and remembers it in this browser. */
export function applyColourMode(mode: ColourMode): void {
  document.documentElement.classList.toggle("dark", mode === "dark");
  for (const listener of listeners) listener(mode);
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // Storage can be closed (private windows, full disks); the mode then lasts for this page.
  }
}

/** The colour mode that html carries; null until the page runs in a browser, since the server cannot know it. */
export function useColourMode(): { mode: ColourMode | null; toggle: () => void } {
  const [mode, setMode] = useState<ColourMode | null>(null);

  useEffect(() => {
    setMode(document.documentElement.classList.contains("dark") ? "dark" : "light");
    listeners.add(setMode);
    return () => {
      listeners.delete(setMode);
    };
  }, []);

  return { mode, toggle: () => applyColourMode(mode === "dark" ? "light" : "dark") };
}
