import {
  claimOutboxMessages,
  type MessageKind,
  type WaitingMessage,
} from "@/backend/db/queries/account/message-queries";
import type { Connection } from "@/backend/db/queries/statement";

/** The most messages of one round. */
export const MAX_SENT = 20;
/** Added to the longest time of one attempt, so that another process takes over only after the attempt has ended. */
const SPARE_SECONDS = 3;

interface Claim {
  readonly connection: Connection;
  readonly kinds: readonly MessageKind[];
  readonly gateway: { readonly atOnce?: number; readonly mostSeconds?: number };
}

/**
 * Claims due messages and sends them, as many at a time as the gateway accepts. A message is claimed only when it is its
 * turn: one that waited behind slow ones would become due again, and another process would send it too.
 * @returns the number of claimed messages, at most MAX_SENT
 */
export async function sendClaimed(
  { connection, kinds, gateway }: Claim,
  send: (message: WaitingMessage) => Promise<void>,
): Promise<number> {
  const { atOnce = 1, mostSeconds = 0 } = gateway;
  const claim = (most: number) => claimOutboxMessages(connection, most, kinds, mostSeconds + SPARE_SECONDS);
  const first = await claim(Math.min(atOnce, MAX_SENT));
  let left = first.length < atOnce ? 0 : MAX_SENT - first.length;
  let taken = first.length;
  const next = async () => {
    if (left === 0) return undefined;
    left -= 1;
    const [message] = await claim(1);
    if (message !== undefined) taken += 1;
    return message;
  };
  const sendOneByOne = async (start: WaitingMessage) => {
    for (let message: WaitingMessage | undefined = start; message !== undefined; message = await next()) {
      await send(message);
    }
  };
  await Promise.all(first.map(sendOneByOne));
  return taken;
}
