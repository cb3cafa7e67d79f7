import type { Database } from "@/backend/db/client";
import { insertSandboxMessage } from "@/backend/db/queries/account/message-queries";
import type { PushGateway } from "@/backend/domain/ports/push-gateway";
import { maskMsisdn } from "@/utils/numbers/msisdn";

/**
 * A gateway that sends nothing to browsers: it keeps messages for /sandbox/messages and prints them on the terminal,
 * with the number masked and without the token.
 * @param say prints one line
 */
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
