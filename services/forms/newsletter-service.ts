import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/**
 * POST /api/gp-newsletter-subscription (API-SITE-23). The answer is the same for an address that is already subscribed,
 * so that it does not reveal who reads the newsletter.
 * @param email as typed; spaces around it are dropped
 * @returns the success message in the reader's language
 * @throws ApiError; code `invalid-input` for an invalid address
 */
export async function subscribeNewsletter(api: Api, { email }: { email: string }): Promise<{ message: string }> {
  const { data } = await api.request("subscribeNewsletter", { body: { email: email.trim() } });
  return readAnswer(() => ({ message: data.message }));
}
