import { useEffect, useState } from "react";
import { COLOUR_MODE_KEY } from "@/utils/colour-mode-script";

type ColourMode = "light" | "dark";

/** The colour mode that html carries; null until the page runs in a browser, since the server cannot know it. */
export function useColourMode(): { mode: ColourMode | null; toggle: () => void } {
  const [mode, setMode] = useState<ColourMode | null>(null);

  useEffect(() => {
    setMode(document.documentElement.classList.contains("dark") ? "dark" : "light");
  }, []);

  const toggle = () => {
    const dark = document.documentElement.classList.toggle("dark");
    const next = dark ? "dark" : "light";
    setMode(next);
    try {
      localStorage.setItem(COLOUR_MODE_KEY, next);
    } catch {
      // Storage can be closed (private windows, full disks); the mode then lasts for this page.
    }
  };
  return { mode, toggle };
}
