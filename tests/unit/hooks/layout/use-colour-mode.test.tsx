import { act, renderHook } from "@testing-library/react";
import { chooseColours, useColourMode } from "@/hooks/layout/use-colour-mode";
import { COLOUR_MODE_KEY, COLOUR_MODE_SCRIPT, COLOUR_SOURCE_KEY } from "@/utils/layout/colour-mode-script";

/** A device whose colour mode can change. */
function deviceThatIs(dark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = (() => query) as unknown as typeof window.matchMedia;
  return (next: boolean) => {
    query.matches = next;
    for (const listener of listeners) listener();
  };
}

const isDark = () => document.documentElement.classList.contains("dark");
const stored = () => [localStorage.getItem(COLOUR_MODE_KEY), localStorage.getItem(COLOUR_SOURCE_KEY)];
const runScript = () => new Function(COLOUR_MODE_SCRIPT)();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.classList.remove("dark");
});

it("is light on a dark device until System is chosen", () => {
  deviceThatIs(true);
  runScript();
  const { result } = renderHook(() => useColourMode());
  expect([isDark(), result.current.choice]).toEqual([false, "light"]);
  act(() => chooseColours("system"));
  expect([isDark(), result.current.choice, result.current.mode]).toEqual([true, "system", "dark"]);
});

it("writes the choice into the cookie for the pages without a script", () => {
  deviceThatIs(true);
  renderHook(() => useColourMode());
  expect(document.cookie).toBe("");
  act(() => chooseColours("system"));
  expect(document.cookie).toBe("colorMode=system");
  act(() => chooseColours("light"));
  expect(document.cookie).toBe("colorMode=light");
});

it("stores the mode in one key, and in another that it follows the device", () => {
  deviceThatIs(true);
  chooseColours("system");
  expect(stored()).toEqual(["dark", "system"]);
  chooseColours("light");
  expect(stored()).toEqual(["light", null]);
});

it("follows a change of the device only if System is chosen", () => {
  const change = deviceThatIs(false);
  const { result } = renderHook(() => useColourMode());
  act(() => change(true));
  expect(isDark()).toBe(false);
  act(() => chooseColours("system"));
  expect(isDark()).toBe(true);
  act(() => change(false));
  expect([isDark(), result.current.mode, stored()]).toEqual([false, "light", ["light", "system"]]);
});

it("starts in the device's mode if System is chosen, whatever mode is stored", () => {
  const change = deviceThatIs(false);
  chooseColours("system");
  change(true);
  runScript();
  expect(isDark()).toBe(true);
});

it("is no longer System after a click on the button", () => {
  deviceThatIs(true);
  const { result } = renderHook(() => useColourMode());
  act(() => chooseColours("system"));
  act(() => result.current.toggle());
  expect([isDark(), result.current.choice, stored()]).toEqual([false, "light", ["light", null]]);
});
