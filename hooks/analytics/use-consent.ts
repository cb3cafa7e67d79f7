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

/** Says whether the page that is shown waits for the visitor's consent; before the first hook that needs one. */
export function useConsentMode(mode: ConsentMode): void {
  useEffect(() => setConsentMode(mode), [mode]);
}

export interface ConsentView {
  /** Null while nothing was chosen. */
  choice: ConsentChoice | null;
  /** True when the visitor opened the panel, and did not only arrive without a choice. */
  opened: boolean;
  choose(choice: ConsentChoice): void;
  close(): void;
}

/** One text, so that React sees whether anything changed. */
const snapshot = () => JSON.stringify([consentChoice(), isConsentPanelOpen()]);
const nothing = JSON.stringify([null, false]);

/** The visitor's choice, and changing it. */
export function useConsent(): ConsentView {
  const [choice, opened] = JSON.parse(useSyncExternalStore(subscribeConsent, snapshot, () => nothing)) as [
    ConsentChoice | null,
    boolean,
  ];
  return { choice, opened, choose: chooseConsent, close: () => openConsentPanel(false) };
}
