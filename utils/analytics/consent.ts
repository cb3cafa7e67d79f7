import { readStored, writeStored } from "@/utils/browser/browser-storage";

/** What a visitor can agree to, each for itself. */
export type ConsentKind = "analytics" | "push";
export type ConsentChoice = Readonly<Record<ConsentKind, boolean>>;

/**
 * Whether this page waits for a choice: "ask" asks for one, "silent" waits without asking (in a partner's app, and on the
 * error pages); undefined where the configuration asks for none, so that everything is allowed.
 */
export type ConsentMode = "ask" | "silent" | undefined;

/** The key in localStorage. */
export const CONSENT_KEY = "consent";

/** Null until the page has said which mode it has: nothing is allowed before. */
let mode: { current: ConsentMode } | null = null;
/** The choice of a browser that stores nothing; it lasts as long as the page. */
let unstored: ConsentChoice | null = null;
let panelOpen = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** The stored choice; null when none was made, or when it cannot be read. */
export function consentChoice(): ConsentChoice | null {
  try {
    const { analytics, push } = JSON.parse(readStored("local", CONSENT_KEY) ?? "null");
    return { analytics: analytics === true, push: push === true };
  } catch {
    return unstored;
  }
}

/**
 * Whether something that needs consent may be done now. True wherever the configuration asks for no consent; false on the
 * server, and before the page has said its mode. `onConsent` says when this changes.
 */
export function consentGiven(kind: ConsentKind): boolean {
  if (mode === null) return false;
  return mode.current === undefined || consentChoice()?.[kind] === true;
}

/** Whether visits may be counted now: "Do Not Track" is respected (docs/decisions/28). */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== "1" && globalPrivacyControl !== true && consentGiven("analytics");
}

/** Calls a listener whenever `consentGiven` may answer differently, or the panel opens or closes. @returns ends it */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Does something as soon as it is allowed: at once, or after the visitor agrees, and again after each return of a consent
 * that was withdrawn.
 * @returns ends the waiting
 */
export function onConsent(kind: ConsentKind, run: () => void): () => void {
  let before = false;
  const look = () => {
    const now = consentGiven(kind);
    if (now && !before) run();
    before = now;
  };
  look();
  return subscribeConsent(look);
}

/** Says the mode of the page that is shown; called by the frame of every page. */
export function setConsentMode(next: ConsentMode): void {
  if (mode !== null && mode.current === next) return;
  mode = { current: next };
  tell();
}

/** Keeps a choice and closes the panel. Where nothing can be stored, it is asked for again on the next page. */
export function chooseConsent(choice: ConsentChoice): void {
  unstored = writeStored("local", CONSENT_KEY, JSON.stringify(choice)) ? null : choice;
  panelOpen = false;
  tell();
}

/** Whether the visitor has opened the panel to look at the choice or to change it. */
export const isConsentPanelOpen = () => panelOpen;

/** Opens or closes the panel where a choice can be changed. */
export function openConsentPanel(open: boolean): void {
  panelOpen = open;
  tell();
}
