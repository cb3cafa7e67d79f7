import { settleOutboxMessage, type WaitingMessage } from "@/backend/db/queries/account/message-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { MAX_SENT, sendClaimed } from "@/backend/domain/messages/claimed-messages";
import { messageText } from "@/backend/domain/messages/message-texts";
import { spokenCode } from "@/backend/domain/messages/spoken-codes";
import type { SmsGateway } from "@/backend/domain/ports/sms-gateway";

/** After this many attempts, a message is given up. The last attempt is about three hours after the first. */
export const MAX_ATTEMPTS = 12;

export interface Dispatch {
  readonly connection: Connection;
  readonly gateway: SmsGateway;
  readonly publicOrigin: string;
  /** Decrypts a code of the outbox. @throws when it was encrypted for another number or by another site */
  readonly openCode: (msisdn: string, sealed: string) => string;
  /** Called for every failed attempt. */
  readonly onFailure: (error: unknown, message: { id: number; purpose: string; attempts: number }) => void;
}

/**
 * Sends up to twenty due messages. Each is sent at least once, since a dispatcher may crash between sending and
 * recording it. A failed one is tried again at growing intervals, and given up in the end; an expired one is given up
 * at once.
 * @returns the number of processed messages; a full batch means that there may be more
 */
export async function dispatchMessages(dispatch: Dispatch): Promise<{ taken: number; full: boolean }> {
  const { connection, gateway } = dispatch;
  const taken = await sendClaimed({ connection, gateway, kinds: ["sms", "voice"] }, (message) =>
    dispatchOne(dispatch, message),
  );
  return { taken, full: taken === MAX_SENT };
}

async function dispatchOne(dispatch: Dispatch, message: WaitingMessage): Promise<void> {
  const { id, kind, msisdn, purpose, lang, params, attempts } = message;
  if (message.expired) return settleOutboxMessage(dispatch.connection, id, "failed");
  try {
    const { sealed, ...facts } = params;
    const code = typeof sealed === "string" ? dispatch.openCode(msisdn, sealed) : null;
    const text =
      kind === "voice" && code !== null
        ? spokenCode(lang, code)
        : messageText(purpose, lang, code === null ? facts : { ...facts, code }, dispatch.publicOrigin);
    await dispatch.gateway.send({ kind: kind === "voice" ? "voice" : "sms", lang, msisdn, purpose, text, code });
  } catch (error) {
    dispatch.onFailure(error, { id, purpose, attempts });
    if (attempts >= MAX_ATTEMPTS) await settleOutboxMessage(dispatch.connection, id, "failed");
    return;
  }
  await settleOutboxMessage(dispatch.connection, id, "sent");
}
