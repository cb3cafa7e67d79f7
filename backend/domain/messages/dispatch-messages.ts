import { dispatchOutbox, type OutboxDispatch } from "@/backend/domain/messages/dispatch-outbox";
import { messageText } from "@/backend/domain/messages/message-texts";
import { spokenCode } from "@/backend/domain/messages/spoken-codes";
import type { SmsGateway } from "@/backend/domain/ports/sms-gateway";

export interface Dispatch extends OutboxDispatch {
  readonly gateway: SmsGateway;
  readonly publicOrigin: string;
  /** Decrypts a code of the outbox. @throws when it was encrypted for another number or by another site */
  readonly openCode: (msisdn: string, sealed: string) => string;
}

/** Sends due text messages and voice calls; an expired one is given up at once. @returns as `dispatchOutbox` */
export function dispatchMessages(dispatch: Dispatch): Promise<{ taken: number; full: boolean }> {
  const { gateway, openCode, publicOrigin } = dispatch;
  return dispatchOutbox(dispatch, "texts", async (message) => {
    if (message.expired) return "failed";
    const { msisdn, purpose, lang } = message;
    const kind = message.kind === "voice" ? "voice" : "sms";
    const { sealed, ...facts } = message.params;
    const code = typeof sealed === "string" ? openCode(msisdn, sealed) : null;
    const text =
      kind === "voice" && code !== null
        ? spokenCode(lang, code)
        : messageText(purpose, lang, code === null ? facts : { ...facts, code }, publicOrigin);
    await gateway.send({ kind, lang, msisdn, purpose, text, code });
    return "sent";
  });
}
