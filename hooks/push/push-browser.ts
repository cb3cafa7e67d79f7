import { removeStored } from "@/utils/browser/browser-storage";
import { PUSH_REGISTRATION_KEY, PUSH_TOKEN_KEY } from "@/utils/push/push-rules";

/** Tells whether the browser supports push messages, without loading anything. */
export function supportsPush(): boolean {
  return "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
}

/** Deletes the token in this browser. */
export function deletePushToken(): void {
  removeStored("local", PUSH_TOKEN_KEY);
  removeStored("local", PUSH_REGISTRATION_KEY);
}
