import { useEffect, useState } from "react";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { keepColourCookie } from "@/utils/layout/colour-cookie";
import { COLOUR_MODE_KEY, COLOUR_SOURCE_KEY, DARK_DEVICE, SYSTEM_SOURCE } from "@/utils/layout/colour-mode-script";

export type ColourMode = "light" | "dark";
/** What can be chosen: a mode, or that of the device, also when it changes. */
export type ColourChoice = ColourMode | "system";

/** Every control of the mode on the page shows the same. */
const listeners = new Set<() => void>();

const shownMode = (): ColourMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");
const followsDevice = () => readStored("local", COLOUR_SOURCE_KEY) === SYSTEM_SOURCE;
/** The mode that was chosen for good; null where nothing was, or the device decides. */
const chosenMode = (): ColourMode | null => {
  const stored = readStored("local", COLOUR_MODE_KEY);
  return followsDevice() || (stored !== "light" && stored !== "dark") ? null : stored;
};
const deviceMode = (): ColourMode => (window.matchMedia(DARK_DEVICE).matches ? "dark" : "light");

function show(mode: ColourMode): void {
  document.documentElement.classList.toggle("dark", mode === "dark");
  writeStored("local", COLOUR_MODE_KEY, mode);
  for (const listener of listeners) listener();
}

/** Shows the page in a colour mode and remembers it in this browser, for this page alone where storage is closed. */
export function applyColourMode(mode: ColourMode): void {
  removeStored("local", COLOUR_SOURCE_KEY);
  show(mode);
}

/** Applies a choice: a mode for good, or that of the device from now on. */
export function chooseColours(choice: ColourChoice): void {
  if (choice !== "system") {
    applyColourMode(choice);
    return;
  }
  writeStored("local", COLOUR_SOURCE_KEY, SYSTEM_SOURCE);
  show(deviceMode());
}

interface Colours {
  /** The mode that html carries; null until the page runs in a browser, since the server cannot know it. */
  mode: ColourMode | null;
  /** What the reader chose, with null as above. */
  choice: ColourChoice | null;
  toggle: () => void;
}

/** The colour mode of the page; one that follows the device changes with it. */
export function useColourMode(): Colours {
  const [colours, setColours] = useState<Pick<Colours, "mode" | "choice">>({ mode: null, choice: null });

  useEffect(() => {
    const look = () => {
      setColours({ mode: shownMode(), choice: followsDevice() ? "system" : shownMode() });
      keepColourCookie(chosenMode());
    };
    const follow = () => {
      if (followsDevice()) show(deviceMode());
    };
    listeners.add(look);
    follow();
    look();
    const device = window.matchMedia?.(DARK_DEVICE);
    device?.addEventListener("change", follow);
    return () => {
      listeners.delete(look);
      device?.removeEventListener("change", follow);
    };
  }, []);

  return { ...colours, toggle: () => applyColourMode(colours.mode === "dark" ? "light" : "dark") };
}
