import {
  claimOutboxMessages,
  type MessageQueue,
  settleOutboxMessage,
  type WaitingMessage,
} from "@/backend/db/queries/account/message-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { leaseSeconds } from "@/backend/domain/repeated-attempts";

/** The most messages of one round. */
const MAX_SENT = 20;
/** After this many attempts, a message is given up. The last attempt is about three hours after the first. */
export const MAX_ATTEMPTS = 12;

export interface OutboxDispatch {
  readonly connection: Connection;
  readonly gateway: { readonly atOnce?: number; readonly maxSeconds?: number };
  /** Called for every failed attempt. */
  readonly onFailure: (error: unknown, message: { id: number; purpose: string; attempts: number }) => void;
}

/** Sends one message. @returns its new state; null when there is nothing to record */
type Send = (message: WaitingMessage) => Promise<"sent" | "failed" | null>;

/**
 * Sends up to twenty due messages of a queue, as many at a time as the gateway accepts. Each is sent at least once,
 * since a dispatcher may crash between sending and recording it. A failed one is tried again at growing intervals, and
 * given up in the end. A message is claimed only when it is its turn: one that waited behind slow ones would become due
 * again, and another process would send it too.
 * @returns the number of claimed messages; a full batch means that there may be more
 */
export async function dispatchOutbox(
  dispatch: OutboxDispatch,
  queue: MessageQueue,
  send: Send,
): Promise<{ taken: number; full: boolean }> {
  const { connection, gateway } = dispatch;
  const { atOnce = 1, maxSeconds = 0 } = gateway;
  const claim = (limit: number) => claimOutboxMessages(connection, limit, queue, leaseSeconds({ maxSeconds }));
  const first = await claim(Math.min(atOnce, MAX_SENT));
  let left = first.length < atOnce ? 0 : MAX_SENT - first.length;
  let taken = first.length;
  const claimNext = async () => {
    if (left === 0) return undefined;
    left -= 1;
    const [message] = await claim(1);
    if (message !== undefined) taken += 1;
    return message;
  };
  const sendOneByOne = async (start: WaitingMessage) => {
    for (let message: WaitingMessage | undefined = start; message !== undefined; message = await claimNext()) {
      await dispatchOne(dispatch, message, send);
    }
  };
  await Promise.all(first.map(sendOneByOne));
  return { taken, full: taken === MAX_SENT };
}

async function dispatchOne({ connection, onFailure }: OutboxDispatch, message: WaitingMessage, send: Send) {
  const { id, purpose, attempts } = message;
  let state: "sent" | "failed" | null;
  try {
    state = await send(message);
  } catch (error) {
    onFailure(error, { id, purpose, attempts });
    state = attempts >= MAX_ATTEMPTS ? "failed" : null;
  }
  if (state !== null) await settleOutboxMessage(connection, id, state);
}
