import type { PushProvider } from "@/services/push/push-provider";
import { readStored } from "@/utils/browser/browser-storage";
import { PUSH_TOKEN_KEY } from "@/utils/push/push-rules";

/** For the sandbox: a token that no provider knows. Its messages are only listed at /sandbox/messages. */
export function sandboxPushProvider(): PushProvider {
  return { getToken: async () => readStored("local", PUSH_TOKEN_KEY) ?? `sandbox-${crypto.randomUUID()}` };
}
