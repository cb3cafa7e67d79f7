import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { readFields } from "@/utils/text/json-fields";

/** The purposes to which a visitor can agree, each separately. */
type ConsentKind = "analytics" | "push";
export type ConsentChoice = Readonly<Record<ConsentKind, boolean>>;

/**
 * How this page waits for consent: "ask" shows the question, "silent" waits without it (in a partner's app, and on the
 * error pages); undefined when the configuration requires no consent, so that everything is allowed.
 */
export type ConsentMode = "ask" | "silent" | undefined;

/** The key in localStorage. */
const CONSENT_KEY = "consent";

/** Null until the page has set its mode; nothing is allowed before. */
let mode: { current: ConsentMode } | null = null;
/** The choice in a browser that cannot store it; it is valid only for this page. */
let unstored: ConsentChoice | null = null;
let panelOpen = false;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of [...listeners]) listener();
};

/** The stored choice; null when none was made, or when it cannot be read. */
export function consentChoice(): ConsentChoice | null {
  const stored = readFields(readStored("local", CONSENT_KEY));
  return stored === null ? unstored : { analytics: stored["analytics"] === true, push: stored["push"] === true };
}

/**
 * True when something that needs consent may be done now. Always true if the configuration requires none; false on the
 * server, and before the page has set its mode. `onConsent` reports when this changes.
 */
export function consentGiven(kind: ConsentKind): boolean {
  if (mode === null) return false;
  return mode.current === undefined || consentChoice()?.[kind] === true;
}

/** True when visits may be counted now: "Do Not Track" is respected (docs/decisions/28). */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== "1" && globalPrivacyControl !== true && consentGiven("analytics");
}

/** Calls a listener when `consentGiven` may have changed, or the panel opens or closes. @returns unsubscribes */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Runs something as soon as it is allowed: at once, or when the visitor agrees, and again whenever a withdrawn consent
 * is given again.
 * @returns a function that stops the waiting
 */
export function onConsent(kind: ConsentKind, run: () => void): () => void {
  let before = false;
  const check = () => {
    const now = consentGiven(kind);
    if (now && !before) run();
    before = now;
  };
  check();
  return subscribeConsent(check);
}

/** Sets the consent mode of the shown page; called by the frame of every page. */
export function setConsentMode(next: ConsentMode): void {
  if (mode !== null && mode.current === next) return;
  mode = { current: next };
  notify();
}

/** Stores a choice and closes the panel. If nothing can be stored, the next page asks again. */
export function chooseConsent(choice: ConsentChoice): void {
  unstored = writeStored("local", CONSENT_KEY, JSON.stringify(choice)) ? null : choice;
  panelOpen = false;
  notify();
}

/** True when the visitor has opened the panel to see or change the choice. */
export const isConsentPanelOpen = () => panelOpen;

/** Opens or closes the panel where a choice can be changed. */
export function openConsentPanel(open: boolean): void {
  panelOpen = open;
  notify();
}
