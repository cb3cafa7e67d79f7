import { removePushToken } from "@/backend/db/queries/account/push-queries";
import { dispatchOutbox, type OutboxDispatch } from "@/backend/domain/messages/dispatch-outbox";
import { pushText } from "@/backend/domain/messages/push-texts";
import type { PushGateway } from "@/backend/domain/ports/push-gateway";

/**
 * Sends due push messages, in a separate round, so that a slow provider does not delay codes. A token that belongs to
 * no browser any more is deleted, with its waiting messages.
 * @returns true when more may wait
 */
export async function dispatchPushes(dispatch: OutboxDispatch & { readonly gateway: PushGateway }): Promise<boolean> {
  const { connection, gateway } = dispatch;
  const { full } = await dispatchOutbox(dispatch, "pushes", async (message) => {
    const { id, msisdn, purpose, lang, params, pushToken: token, expired } = message;
    if (token === null || expired) return "failed";
    const text = pushText(purpose, lang, params);
    const outcome = await gateway.send({ ...text, token, msisdn, purpose, tag: `message-${id}` });
    if (outcome === "sent") return "sent";
    await removePushToken(connection, token);
    return null;
  });
  return full;
}
