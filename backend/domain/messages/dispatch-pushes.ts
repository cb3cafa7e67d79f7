import { settleOutboxMessage, type WaitingMessage } from "@/backend/db/queries/account/message-queries";
import { removePushToken } from "@/backend/db/queries/account/push-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { MAX_SENT, sendClaimed } from "@/backend/domain/messages/claimed-messages";
import { MAX_ATTEMPTS } from "@/backend/domain/messages/dispatch-messages";
import { pushText } from "@/backend/domain/messages/push-texts";
import type { PushGateway } from "@/backend/domain/ports/push-gateway";

export interface PushDispatch {
  readonly connection: Connection;
  readonly gateway: PushGateway;
  /** Called for every failed attempt. */
  readonly onFailure: (error: unknown, message: { id: number; purpose: string; attempts: number }) => void;
}

/**
 * Sends up to twenty due push messages, in a separate round, so that a slow provider does not delay codes. A
 * token that belongs to no browser any more is deleted, with its waiting messages.
 * @returns true when more may wait
 */
export async function dispatchPushes(dispatch: PushDispatch): Promise<boolean> {
  const { connection, gateway } = dispatch;
  const taken = await sendClaimed({ connection, gateway, kinds: ["push"] }, (message) =>
    dispatchOne(dispatch, message),
  );
  return taken === MAX_SENT;
}

async function dispatchOne({ connection, gateway, onFailure }: PushDispatch, message: WaitingMessage): Promise<void> {
  const { id, msisdn, purpose, lang, params, attempts, pushToken } = message;
  if (pushToken === null) return settleOutboxMessage(connection, id, "failed");
  try {
    const text = pushText(purpose, lang, params);
    const outcome = await gateway.send({ ...text, token: pushToken, msisdn, purpose, tag: `message-${id}` });
    if (outcome === "gone") return removePushToken(connection, pushToken);
  } catch (error) {
    onFailure(error, { id, purpose, attempts });
    if (attempts >= MAX_ATTEMPTS) await settleOutboxMessage(connection, id, "failed");
    return;
  }
  await settleOutboxMessage(connection, id, "sent");
}
