import type { PushProvider } from "@/services/push/push-provider";
import { PUSH_TOKEN_KEY } from "@/utils/analytics/push-rules";
import { readStored } from "@/utils/browser/browser-storage";

/** For the sandbox: a token that no provider knows. Its messages are only listed at /sandbox/messages. */
export function sandboxPushProvider(): PushProvider {
  return { getToken: async () => readStored("local", PUSH_TOKEN_KEY) ?? `sandbox-${crypto.randomUUID()}` };
}
