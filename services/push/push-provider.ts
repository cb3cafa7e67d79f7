import { getApps, initializeApp } from "@firebase/app";
import { getMessaging, getToken, isSupported } from "@firebase/messaging";
import type { PushProject } from "@/utils/layout/page-layout";
import { PUSH_SCOPE } from "@/utils/push/push-rules";

/** The provider of a browser's push token (PUSH-09): Firebase, or services/push/sandbox-push-provider.ts. */
export interface PushProvider {
  /** The token of this browser; a new token when the old one has expired. */
  getToken(): Promise<string>;
}

/** The service worker that shows messages. */
const WORKER = "/push-worker.js";

/** Resolves when a worker that was just registered can subscribe. */
function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active !== null || worker === null) return Promise.resolve();
  return new Promise((done, fail) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done();
      if (worker.state === "redundant") fail(new Error("The worker for push messages was not installed"));
    });
  });
}

/**
 * Firebase Cloud Messaging behind the site's own interface. Only this file imports its two packages. It is loaded when
 * a token is needed.
 * @returns null in a browser that does not support push messages
 */
export async function firebaseProvider(settings: PushProject): Promise<PushProvider | null> {
  if (!(await isSupported())) return null;
  const { apiKey, projectId, senderId, appId, vapidKey } = settings;
  const app = getApps()[0] ?? initializeApp({ apiKey, projectId, messagingSenderId: senderId, appId });
  const messaging = getMessaging(app);
  return {
    async getToken() {
      const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER, { scope: PUSH_SCOPE });
      await whenActive(serviceWorkerRegistration);
      return getToken(messaging, { vapidKey, serviceWorkerRegistration });
    },
  };
}
