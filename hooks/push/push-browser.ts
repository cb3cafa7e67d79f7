import { PUSH_REGISTRATION_KEY, PUSH_TOKEN_KEY } from "@/utils/analytics/push-rules";
import { removeStored } from "@/utils/browser/browser-storage";

/** Whether the browser has what push messages need, without loading anything. */
export function mayHavePush(): boolean {
  return "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
}

/** Forgets the token in this browser. */
export function forgetPush(): void {
  removeStored("local", PUSH_TOKEN_KEY);
  removeStored("local", PUSH_REGISTRATION_KEY);
}
