import { deletePushToken } from "@/hooks/push/push-browser";
import type { Api } from "@/services/api/api-client";
import { readToken } from "@/services/login/session-cookie";
import type { PushProvider } from "@/services/push/push-provider";
import { changePushSubscription } from "@/services/push/push-service";
import { sandboxPushProvider } from "@/services/push/sandbox-push-provider";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { showToast } from "@/utils/browser/toasts";
import type { PushSettings } from "@/utils/layout/page-layout";
import {
  isRegistrationDue,
  PUSH_OFF_KEY,
  PUSH_REGISTRATION_KEY,
  PUSH_SCOPE,
  PUSH_TOKEN_KEY,
  type PushRegistration,
  pushDevice,
  readRegistration,
} from "@/utils/push/push-rules";
import { textDigest } from "@/utils/text/text-digest";

/** Loads the provider's library. @returns null in a browser without push messages */
export type LoadPushProvider = (settings: PushSettings) => Promise<PushProvider | null>;

const loadPushProvider: LoadPushProvider = async (settings) =>
  settings === "sandbox"
    ? sandboxPushProvider()
    : (await import("@/services/push/push-provider")).firebaseProvider(settings);

const OWNER_LENGTH = 16;

/** An id of this browser's session that does not reveal its token; empty without a log-in. */
async function pushOwner(): Promise<string> {
  const token = readToken();
  return token === null ? "" : (await textDigest(token)).slice(0, OWNER_LENGTH);
}

const saveRegistration = (registration: PushRegistration) =>
  writeStored("local", PUSH_REGISTRATION_KEY, JSON.stringify(registration));

/**
 * Gets a token, stores it, and registers it with the server (PUSH-02 to PUSH-08). A token that was not accepted is
 * registered again on the next load.
 * @returns false in a browser without push messages
 * @throws whatever the provider or the call throws
 */
export async function registerPush(api: Api, settings: PushSettings, load = loadPushProvider): Promise<boolean> {
  const provider = await load(settings);
  if (provider === null) return false;
  const token = await provider.getToken();
  const owner = await pushOwner();
  writeStored("local", PUSH_TOKEN_KEY, token);
  saveRegistration({ at: 0, owner });
  await changePushSubscription(api, { token, device: pushDevice(navigator.platform) }, "add");
  saveRegistration({ at: Date.now(), owner });
  removeStored("local", PUSH_OFF_KEY);
  return true;
}

/** Keeps the registration up to date during a visit. It is called for every page that is shown. */
export type PushUpdater = (api: Api, settings: PushSettings) => Promise<void>;

/** If a message arrives while the site is open, the page itself shows it (public/push-worker.js sends it). */
function showMessage({ data }: MessageEvent): void {
  const message = data as { type?: unknown; title?: unknown; body?: unknown } | null;
  if (message?.type !== "push-message" || typeof message.title !== "string") return;
  const body = typeof message.body === "string" ? message.body : "";
  showToast({ kind: "success", message: body === "" ? message.title : `${message.title}: ${body}` });
}

/**
 * Registers this browser once per page load, and again after a log-in. Shows the messages that arrive.
 * @param load loads the provider's library
 */
export function createPushUpdater(load = loadPushProvider): PushUpdater {
  navigator.serviceWorker.addEventListener("message", showMessage);
  let seenFor: string | undefined;
  return async (api, settings) => {
    const owner = await pushOwner();
    if (seenFor === owner) return;
    seenFor = owner;
    const known = readRegistration(readStored("local", PUSH_REGISTRATION_KEY));
    if (readStored("local", PUSH_TOKEN_KEY) === null || isRegistrationDue(known, owner, Date.now())) {
      await registerPush(api, settings, load);
    } else if (known === null) saveRegistration({ at: Date.now(), owner: "" });
  };
}

/** Ends the subscription at the browser's own push service. */
async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Unregisters this browser on the server (action = remove) and ends its subscription. Nothing changes until the server
 * has answered.
 * @throws ApiError
 */
export async function unregisterPush(api: Api): Promise<void> {
  const token = readStored("local", PUSH_TOKEN_KEY);
  if (token !== null) {
    await changePushSubscription(api, { token, device: pushDevice(navigator.platform) }, "remove");
  }
  writeStored("local", PUSH_OFF_KEY, "1");
  deletePushToken();
  // The server no longer sends messages, even if the browser's push service could not be reached.
  await endSubscription().catch(() => undefined);
}
