import { useEffect, useSyncExternalStore } from "react";
import {
  type ConsentChoice,
  type ConsentMode,
  chooseConsent,
  consentChoice,
  isConsentPanelOpen,
  openConsentPanel,
  setConsentMode,
  subscribeConsent,
} from "@/utils/analytics/consent";

/** Sets whether the current page needs the visitor's consent. Call it before the first hook that needs consent. */
export function useConsentMode(mode: ConsentMode): void {
  useEffect(() => setConsentMode(mode), [mode]);
}

/** The state as one string, so that React can see whether it has changed. */
const snapshot = () => JSON.stringify([consentChoice(), isConsentPanelOpen()]);
const nothing = JSON.stringify([null, false]);

/**
 * The visitor's choice, null before it is made, and the functions that change it. `opened` is true when the visitor
 * opened the panel; false when the panel is shown because there is no choice yet.
 */
export function useConsent() {
  const [choice, opened] = JSON.parse(useSyncExternalStore(subscribeConsent, snapshot, () => nothing)) as [
    ConsentChoice | null,
    boolean,
  ];
  return { choice, opened, choose: chooseConsent, close: () => openConsentPanel(false) };
}
