import { useEffect, useState } from "react";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { type ColourChoice, saveColourCookie } from "@/utils/layout/colour-cookie";
import { COLOUR_MODE_KEY, COLOUR_SOURCE_KEY, DARK_DEVICE, SYSTEM_SOURCE } from "@/utils/layout/colour-mode-script";

type ColourMode = "light" | "dark";

/** Keeps all colour-mode controls on the page in step. */
const listeners = new Set<() => void>();

const shownMode = (): ColourMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");
const followsDevice = () => readStored("local", COLOUR_SOURCE_KEY) === SYSTEM_SOURCE;
/** The visitor's choice; null when there is none. */
const storedChoice = (): ColourChoice | null => {
  if (followsDevice()) return SYSTEM_SOURCE;
  const stored = readStored("local", COLOUR_MODE_KEY);
  return stored === "light" || stored === "dark" ? stored : null;
};
const deviceMode = (): ColourMode => (window.matchMedia(DARK_DEVICE).matches ? "dark" : "light");

function show(mode: ColourMode): void {
  document.documentElement.classList.toggle("dark", mode === "dark");
  writeStored("local", COLOUR_MODE_KEY, mode);
  for (const listener of listeners) listener();
}

/** Shows the page in a colour mode and stores it in this browser; without storage, it is valid for this page only. */
export function applyColourMode(mode: ColourMode): void {
  removeStored("local", COLOUR_SOURCE_KEY);
  show(mode);
}

/** Applies a choice: a fixed mode, or always the mode of the device. */
export function chooseColours(choice: ColourChoice): void {
  if (choice !== "system") {
    applyColourMode(choice);
    return;
  }
  writeStored("local", COLOUR_SOURCE_KEY, SYSTEM_SOURCE);
  show(deviceMode());
}

interface Colours {
  /** The mode of the html element; null until the page runs in a browser, because the server cannot know the mode. */
  mode: ColourMode | null;
  /** The visitor's choice; null as for `mode`. */
  choice: ColourChoice | null;
  toggle: () => void;
}

/** The colour mode of the page. If it follows the device, it changes with the device. */
export function useColourMode(): Colours {
  const [colours, setColours] = useState<Pick<Colours, "mode" | "choice">>({ mode: null, choice: null });

  useEffect(() => {
    const update = () => {
      setColours({ mode: shownMode(), choice: followsDevice() ? "system" : shownMode() });
      saveColourCookie(storedChoice());
    };
    const follow = () => {
      if (followsDevice()) show(deviceMode());
    };
    listeners.add(update);
    follow();
    update();
    const device = window.matchMedia?.(DARK_DEVICE);
    device?.addEventListener("change", follow);
    return () => {
      listeners.delete(update);
      device?.removeEventListener("change", follow);
    };
  }, []);

  return { ...colours, toggle: () => applyColourMode(colours.mode === "dark" ? "light" : "dark") };
}
