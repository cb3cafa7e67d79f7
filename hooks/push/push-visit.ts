import { deletePushToken, supportsPush } from "@/hooks/push/push-browser";
import type { LoadPushProvider, PushUpdater } from "@/hooks/push/push-registration";
import type { Api } from "@/services/api/api-client";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";
import type { PushSettings } from "@/utils/layout/page-layout";
import { PUSH_OFF_KEY, PUSH_PROMPTED_KEY, PUSH_TOKEN_KEY } from "@/utils/push/push-rules";

export interface PushVisit {
  /**
   * Call when a page is shown.
   * @param asking the text that the page shows while the browser asks the visitor
   * @returns a promise that resolves when all work for this page is done
   */
  see(api: Api, settings: PushSettings, asking: string): Promise<void>;
  /**
   * Call when the visitor has withdrawn the consent: unregisters this browser. If the visitor consents again on this
   * page, the browser is registered again.
   */
  withdraw(api: Api): Promise<void>;
}

/**
 * Requests the permission (PUSH-01). An undecided visitor is asked once; where the visitor has decided, the browser
 * returns the decision and shows nothing.
 * @param asking null to show no text beside the browser's question
 */
async function askOnce(asking: string | null): Promise<NotificationPermission> {
  const { permission } = Notification;
  if (permission !== "default") return Notification.requestPermission();
  if (readStored("local", PUSH_PROMPTED_KEY) !== null) return permission;
  // If nothing can be stored, every page would ask again.
  if (!writeStored("local", PUSH_PROMPTED_KEY, String(Date.now()))) return permission;
  let isOpen = true;
  // The toast is loaded only when the visitor uses the page: a first view does not need it.
  const explain = () => {
    if (isOpen && asking !== null) showToast({ kind: "note", message: asking });
    isOpen = false;
  };
  for (const use of ["pointerdown", "keydown"]) addEventListener(use, explain);
  try {
    return await Notification.requestPermission();
  } finally {
    isOpen = false;
  }
}

/**
 * The push messages of a visit (PUSH-01 to PUSH-09). Most visitors have not allowed messages, so the code that gets and
 * registers a token is loaded only for those who have. A failure is only logged (ERR-16).
 * @param load loads the provider's library
 */
export function createPushVisit(load?: LoadPushProvider): PushVisit {
  let updatePush: PushUpdater | undefined;
  const registration = () => import("@/hooks/push/push-registration");

  async function see(api: Api, settings: PushSettings, asking: string): Promise<void> {
    if (!supportsPush() || readStored("local", PUSH_OFF_KEY) !== null) return;
    // A tester of the sandbox gets no messages on the screen, so the text about them would be untrue.
    const permission = await askOnce(settings === "sandbox" ? null : asking);
    // The permission was withdrawn, so the token is no longer valid.
    if (permission === "denied") deletePushToken();
    if (permission !== "granted") return;
    updatePush ??= (await registration()).createPushUpdater(load);
    await updatePush(api, settings);
  }

  async function end(api: Api): Promise<void> {
    updatePush = undefined;
    if (readStored("local", PUSH_TOKEN_KEY) === null) return;
    await (await registration()).unregisterPush(api);
    // From now on the consent decides, not the switch.
    removeStored("local", PUSH_OFF_KEY);
  }

  // Run one after the other: of two quick changes, the last one counts.
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>, what: string) => {
    last = last.then(work).catch((error: unknown) => logFailure(`${what} of push messages failed`, error));
    return last;
  };
  return {
    see: (api, settings, asking) => inTurn(() => see(api, settings, asking), "Registration"),
    withdraw: (api) => inTurn(() => end(api), "Withdrawal"),
  };
}

/** The one of this page. */
export const pushVisit = createPushVisit();
