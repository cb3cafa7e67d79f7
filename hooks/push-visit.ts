import {
  forgetPush,
  type LoadPushProvider,
  loadPushProvider,
  mayHavePush,
  pushOwner,
  registerPush,
} from "@/hooks/push-registration";
import type { Api } from "@/services/api-client";
import { readStored, writeStored } from "@/utils/browser-storage";
import { logFailure } from "@/utils/log-failure";
import type { PushSettings } from "@/utils/page-shell";
import {
  isRegistrationDue,
  PUSH_ASKED_KEY,
  PUSH_OFF_KEY,
  PUSH_REGISTRATION_KEY,
  PUSH_TOKEN_KEY,
  readRegistration,
} from "@/utils/push-rules";
import { showToast } from "@/utils/toasts";

/** How long the browser may take to answer by itself before the page says what it is asking for. */
const QUIET_MS = 500;

export interface PushVisit {
  /**
   * A page is shown.
   * @param asking what the page says while the browser asks the visitor
   * @returns when everything that the page causes is done
   */
  see(api: Api, settings: PushSettings, asking: string): Promise<void>;
}

/** Asks for permission, once a visitor while undecided (PUSH-01). */
async function askOnce(asking: string): Promise<NotificationPermission> {
  const { permission } = Notification;
  if (permission !== "default" || readStored("local", PUSH_ASKED_KEY) !== null) return permission;
  // Where nothing can be stored it would be asked on every page.
  if (!writeStored("local", PUSH_ASKED_KEY, String(Date.now()))) return permission;
  const explain = setTimeout(() => showToast({ kind: "success", message: asking }), QUIET_MS);
  try {
    return await Notification.requestPermission();
  } finally {
    clearTimeout(explain);
  }
}

/** A message that came while the site is open is shown by the page itself (public/push-worker.js sends it). */
function hear({ data }: MessageEvent): void {
  const message = data as { type?: unknown; title?: unknown; body?: unknown } | null;
  if (message?.type !== "push-message" || typeof message.title !== "string") return;
  const body = typeof message.body === "string" ? message.body : "";
  showToast({ kind: "success", message: body === "" ? message.title : `${message.title}: ${body}` });
}

/**
 * Push messages of a visit (SPEC 4; PUSH-01 to PUSH-09). The provider's library is loaded when a token is needed, which is
 * on the first visit and then every seven days. A failure is only logged (ERR-16).
 * @param load loads that library
 */
export function createPushVisit(load: LoadPushProvider = loadPushProvider): PushVisit {
  let seenFor: string | undefined;
  let isListening = false;

  async function follow(api: Api, settings: PushSettings, owner: string, asking: string): Promise<void> {
    if (readStored("local", PUSH_OFF_KEY) !== null) return;
    const permission = await askOnce(asking);
    if (permission !== "granted") {
      // The permission was withdrawn: the token has ended with it.
      if (permission === "denied") forgetPush();
      return;
    }
    if (!isListening) navigator.serviceWorker.addEventListener("message", hear);
    isListening = true;
    const known = readRegistration(readStored("local", PUSH_REGISTRATION_KEY));
    if (readStored("local", PUSH_TOKEN_KEY) === null || isRegistrationDue(known, owner, Date.now())) {
      await registerPush(api, settings, load);
    } else if (known === null) {
      writeStored("local", PUSH_REGISTRATION_KEY, JSON.stringify({ at: Date.now(), owner: "" }));
    }
  }

  return {
    async see(api, settings, asking) {
      if (!mayHavePush()) return;
      try {
        const owner = await pushOwner();
        // Once a load, and again when somebody has logged in.
        if (seenFor === owner) return;
        seenFor = owner;
        await follow(api, settings, owner, asking);
      } catch (error) {
        logFailure("This browser could not be registered for push messages", error);
      }
    },
  };
}

/** That of this page. */
export const pushVisit = createPushVisit();
