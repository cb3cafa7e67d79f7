import type { OrderState, PaymentState } from "@/backend/contract/shop/orders";
import { moveOrder } from "@/backend/db/queries/orders/order-queries";
import {
  findComingRelease,
  handToCourier,
  isReviewDue,
  type LockedOrder,
  lockOrder,
  markReviewed,
} from "@/backend/db/queries/orders/order-step-queries";
import { listReplacementsOfOrder } from "@/backend/db/queries/sims/replacement-queries";
import { listCardNumbersOfOrder } from "@/backend/db/queries/sims/sim-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { startNewOwner } from "@/backend/domain/numbers/end-access";
import { OperatorError } from "@/backend/domain/operator-command";
import { nextState, noNextStepReason } from "@/backend/domain/orders/order-steps";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { formatDate } from "@/utils/dates/dates";
import { newEsimSkus } from "@/utils/sims/sim-skus";

type StateMessage = "order-confirmed" | "order-shipped" | "order-ready" | "order-delivered";

/** The courier for the step to `shipped`. Without one, the shop's default courier is used. */
interface Parcel {
  /** The code of the courier. */
  courier: string | null;
  /** The courier's number for the parcel. */
  number: string | null;
}

interface Advance {
  orderId: string;
  reviewed?: boolean;
  parcel?: Parcel;
}

/** The texts for the buyer. Packing causes no text and is only shown in the timeline. */
const MESSAGE_OF_STATE: Readonly<Partial<Record<OrderState, StateMessage>>> = {
  confirmed: "order-confirmed",
  shipped: "order-shipped",
  delivered: "order-delivered",
};

/**
 * Moves an order one step forward and texts its buyer, in one transaction. Two operators at once take one step each,
 * and no step is skipped or taken twice.
 * @param input the public id; `reviewed` records that a person has looked at the payments that the gateway called
 *   risky; `parcel` names the courier, for the step to `shipped`
 * @throws OperatorError for an unknown order, no further step, a payment that a person must check first, a replacement
 *   SIM whose request is not approved, or a pre-order whose phone is not out yet
 */
export async function advanceOrder({ db }: DbContext, input: Advance) {
  return inTransaction(db, (transaction) => advance(transaction, input));
}

async function advance(transaction: Connection, { orderId, reviewed = false, parcel }: Advance) {
  const order = await lockOrder(transaction, orderId);
  if (order === null) throw new OperatorError(`There is no order ${orderId}.`);
  const to = nextState(order.state, order.deliveryType);
  if (to === null) throw new OperatorError(`Order ${orderId} ${noNextStepReason(order.state)}.`);
  if (reviewed) {
    await markReviewed(transaction, order.id);
  } else if (await isReviewDue(transaction, order.id)) {
    throw new OperatorError(
      `Order ${orderId} has a payment that the gateway calls risky: look at it, then add --reviewed.`,
    );
  }
  await checkReplacementRequests(transaction, order, to);
  if (to === "packed") await checkRelease(transaction, order);
  await moveOrder(transaction, order.id, { state: to, paymentState: paymentAfter(order, to), movedBy: "operator" });
  if (to === "shipped") await startNewOwners(transaction, order);
  if (to === "shipped" && order.deliveryType !== "pickup") await handOver(transaction, order, parcel);
  await notifyBuyer(transaction, order, to);
  return { orderId, from: order.state, to };
}

/**
 * A replacement SIM is packed only when its request is approved, and an order of eSIMs delivered only when the request is
 * completed: until then the number is not proved (docs/sim-services.md).
 * @throws OperatorError when the request is not that far
 */
async function checkReplacementRequests(
  transaction: Connection,
  { id, publicId, deliveryType }: LockedOrder,
  to: OrderState,
): Promise<void> {
  if (to === "confirmed") return;
  const isFarEnough = (state: string | null) =>
    state === "completed" || (state === "ready" && deliveryType !== "digital");
  const waiting = (await listReplacementsOfOrder(transaction, id)).find(({ state }) => !isFarEnough(state));
  if (waiting === undefined) return;
  const { msisdn, reference, state } = waiting;
  throw new OperatorError(
    reference === null
      ? `Order ${publicId} replaces the SIM of ${msisdn} without a request: cancel it.`
      : `Order ${publicId} replaces the SIM of ${msisdn}, and request ${reference} is ${state}: see npm run sim-requests.`,
  );
}

/** A pre-order can be changed and cancelled until its release day, so it is not packed before. @throws OperatorError */
async function checkRelease(transaction: Connection, { id, publicId }: LockedOrder): Promise<void> {
  const day = await findComingRelease(transaction, id);
  if (day === null) return;
  throw new OperatorError(
    `Order ${publicId} is a pre-order of a phone that comes out on ${formatDate(day, "en")}: pack it then.`,
  );
}

/**
 * Makes the buyer the owner of the numbers of an order's SIM cards, when the parcel is shipped: a former owner loses access
 * to them. Numbers of eSIMs get their new owner when the eSIM is delivered (deliver-esims.ts).
 */
async function startNewOwners(transaction: Connection, { id }: LockedOrder): Promise<void> {
  for (const msisdn of await listCardNumbersOfOrder(transaction, id, newEsimSkus)) {
    await startNewOwner(transaction, { msisdn, pepper: null }, id);
  }
}

async function handOver(transaction: Connection, { id }: LockedOrder, parcel?: Parcel): Promise<void> {
  const { courier = null, number = null } = parcel ?? {};
  const isKnown = await handToCourier(transaction, { orderId: id, courier, number });
  if (!isKnown && courier !== null) throw new OperatorError(`There is no courier ${courier}.`);
}

/** The payment state after a step: with cash on delivery, an order is paid when it is delivered. */
function paymentAfter({ paymentMethod, paymentState }: LockedOrder, to: OrderState): PaymentState {
  return to === "delivered" && paymentMethod === "cod" ? "paid" : paymentState;
}

async function notifyBuyer(transaction: Connection, order: LockedOrder, to: OrderState): Promise<void> {
  const { msisdn, lang, publicId: orderId } = order;
  const purpose = to === "shipped" && order.deliveryType === "pickup" ? "order-ready" : MESSAGE_OF_STATE[to];
  if (purpose === undefined) return;
  await queueMessage<StateMessage>(transaction, { msisdn, purpose, lang, facts: { orderId }, proof: "operator" });
}
