import type { Api } from "@/services/api/api-client";

interface PushBrowser {
  token: string;
  /** The first word of the platform, in lower case. */
  device: string;
}

/**
 * POST /api/v1/fcm-token-subscription (API-SITE-31, API-SITE-41): registers this browser for push messages, or
 * unregisters it.
 */
export async function changePushSubscription(
  api: Api,
  { token, device }: PushBrowser,
  action: "add" | "remove",
): Promise<void> {
  await api.request("subscribePushToken", { body: { browser_token: token, browser_device: device, action } });
}
