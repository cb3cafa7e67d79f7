import type { Api } from "@/services/api-client";
import type { PushProvider } from "@/services/push-provider";
import { changePushSubscription } from "@/services/push-service";
import { readToken } from "@/services/session-cookie";
import { readStored, removeStored, writeStored } from "@/utils/browser-storage";
import type { PushSettings } from "@/utils/page-shell";
import {
  PUSH_OFF_KEY,
  PUSH_REGISTRATION_KEY,
  PUSH_SCOPE,
  PUSH_TOKEN_KEY,
  type PushRegistration,
  pushDevice,
} from "@/utils/push-rules";
import { textDigest } from "@/utils/text-digest";

/** Loads the provider's library. @returns null in a browser without push messages */
export type LoadPushProvider = (settings: PushSettings) => Promise<PushProvider | null>;

export const loadPushProvider: LoadPushProvider = async (settings) =>
  (await import("@/services/push-provider")).firebaseProvider(settings);

const OWNER_LENGTH = 16;

/** Names the session of this browser without repeating its token; empty when nobody is logged in. */
export async function pushOwner(): Promise<string> {
  const token = readToken();
  return token === null ? "" : (await textDigest(token)).slice(0, OWNER_LENGTH);
}

const keepRegistration = (registration: PushRegistration) =>
  writeStored("local", PUSH_REGISTRATION_KEY, JSON.stringify(registration));

/** Whether the browser has what push messages need, without loading anything. */
export function mayHavePush(): boolean {
  return "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
}

/**
 * Gets a token, stores it, and registers it with the server (PUSH-02 to PUSH-08). One that the server did not take is
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
  keepRegistration({ at: 0, owner });
  await changePushSubscription(api, { token, device: pushDevice(navigator.platform) }, "add");
  keepRegistration({ at: Date.now(), owner });
  removeStored("local", PUSH_OFF_KEY);
  return true;
}

/** Forgets the token in this browser. */
export function forgetPush(): void {
  removeStored("local", PUSH_TOKEN_KEY);
  removeStored("local", PUSH_REGISTRATION_KEY);
}

/** Ends what the browser's own push service knows of this site. */
async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Takes this browser off the list (action = remove) and ends its subscription. Until the server has answered everything
 * stays as it was.
 * @throws ApiError
 */
export async function unregisterPush(api: Api): Promise<void> {
  const token = readStored("local", PUSH_TOKEN_KEY);
  if (token !== null) {
    await changePushSubscription(api, { token, device: pushDevice(navigator.platform) }, "remove");
  }
  writeStored("local", PUSH_OFF_KEY, "1");
  forgetPush();
  // The server sends nothing any more, whether the browser's push service hears of it or not.
  await endSubscription().catch(() => undefined);
}
