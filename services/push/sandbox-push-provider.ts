import { PUSH_TOKEN_KEY } from "@/utils/analytics/push-rules";
import { readStored } from "@/utils/browser/browser-storage";

/** The provider of a browser's push token (PUSH-09): this one, or services/push/push-provider.ts. */
export interface PushProvider {
  /** The token of this browser; a new token when the old one has expired. */
  getToken(): Promise<string>;
}

/** For the sandbox: a token that no provider knows. Its messages are only listed at /sandbox/messages. */
export function sandboxPushProvider(): PushProvider {
  return { getToken: async () => readStored("local", PUSH_TOKEN_KEY) ?? `sandbox-${crypto.randomUUID()}` };
}
