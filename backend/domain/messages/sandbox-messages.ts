import type { Database } from "@/backend/db/client";
import {
  insertSandboxMessage,
  listSandboxMessages,
  type SandboxMessage,
} from "@/backend/db/queries/account/message-queries";
import type { PushGateway } from "@/backend/domain/ports/push-gateway";
import type { SmsGateway } from "@/backend/domain/ports/sms-gateway";
import { maskMsisdn } from "@/utils/numbers/msisdn";

const MAX_LISTED = 100;

/**
 * A gateway that sends nothing to phones. It keeps messages for `GET /api/sandbox/messages` and prints them.
 * On the terminal, the number is masked and a code is printed on a separate line.
 */
export function sandboxSms(db: Database, say: (line: string) => void): SmsGateway {
  return {
    async send(sms) {
      const { kind, msisdn, code, purpose, text } = sms;
      await insertSandboxMessage(db.pool, { kind, msisdn, code, purpose, text });
      say(`  ${kind === "voice" ? "Call" : "SMS"} to ${maskMsisdn(msisdn)}: ${text}`);
      if (code !== null) say(`  Code for ${maskMsisdn(msisdn)} (${purpose}): ${code}`);
    },
  };
}

/** The last hundred messages of the sandbox, newest first. @param msisdn normalised; null = to any number */
export function listSandboxSms(db: Database, msisdn: string | null): Promise<SandboxMessage[]> {
  return listSandboxMessages(db.pool, msisdn, MAX_LISTED);
}

/** Keeps push messages for /sandbox/messages and prints them, with the number masked and without the token. */
export function sandboxPush(db: Database, say: (line: string) => void): PushGateway {
  return {
    async send({ msisdn, purpose, title, body, link }) {
      const text = `${title}: ${body} ${link}`;
      await insertSandboxMessage(db.pool, { kind: "push", msisdn, code: null, purpose, text });
      say(`  Push to ${maskMsisdn(msisdn)}: ${text}`);
      return "sent";
    },
  };
}
