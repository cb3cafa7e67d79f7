import type { Language } from "@/backend/contract/language";
import type { OrderState, PayWith } from "@/backend/contract/shop/orders";
import type { Localized } from "@/backend/db/schema/localized";
import type { PublicOrder, TimelineStep } from "@/backend/domain/orders/public-order";

type Labels = Readonly<Partial<Record<OrderState, Localized>>>;

const stateLabels: Readonly<Record<OrderState, Localized>> = {
  pending_payment: { en: "Waiting for payment", bn: "পেমেন্টের অপেক্ষায়" },
  placed: { en: "Order placed", bn: "অর্ডার নেওয়া হয়েছে" },
  confirmed: { en: "Confirmed", bn: "নিশ্চিত করা হয়েছে" },
  packed: { en: "Packed", bn: "প্যাক করা হয়েছে" },
  shipped: { en: "On the way", bn: "পথে আছে" },
  delivered: { en: "Delivered", bn: "পৌঁছে দেওয়া হয়েছে" },
  cancelled: { en: "Cancelled", bn: "বাতিল" },
  expired: { en: "Expired unpaid", bn: "পেমেন্ট না হওয়ায় মেয়াদ শেষ" },
};

/** The labels of a pick-up order, which is not sent to the buyer. */
const pickupLabels: Labels = {
  shipped: { en: "Ready to collect", bn: "গ্রাহকসেবা কেন্দ্রে প্রস্তুত" },
  delivered: { en: "Picked up", bn: "সংগ্রহ করা হয়েছে" },
};

/** The labels of a digital order, which is sent by SMS and not delivered. */
const digitalLabels: Labels = {
  delivered: { en: "eSIM sent", bn: "ই-সিম পাঠানো হয়েছে" },
};

/** The label of an order's state, for places that show the state alone. */
export function stateLabel(state: OrderState, order: Pick<PublicOrder, "deliveryType">, lang: Language): string {
  return labelOf(state, order)[lang];
}

function labelOf(state: OrderState, { deliveryType }: Pick<PublicOrder, "deliveryType">): Localized {
  const own = deliveryType === "pickup" ? pickupLabels : deliveryType === "digital" ? digitalLabels : {};
  return own[state] ?? stateLabels[state];
}

const received: Localized = { en: "Order received", bn: "অর্ডার পাওয়া গেছে" };
const depositPaid: Localized = { en: "Deposit paid", bn: "অগ্রিম পরিশোধ করা হয়েছে" };
const paidOnline: Localized = { en: "Paid online", bn: "অনলাইনে পরিশোধ করা হয়েছে" };
const paidWith: Readonly<Record<PayWith, Localized>> = {
  bkash: { en: "Paid by bKash", bn: "বিকাশে পরিশোধ করা হয়েছে" },
  nagad: { en: "Paid by Nagad", bn: "নগদ ওয়ালেটে পরিশোধ করা হয়েছে" },
  card: { en: "Paid by card", bn: "কার্ডে পরিশোধ করা হয়েছে" },
};

/** The labels of a step with a payment: when it is done, and while it is still to come. */
interface MoneyStep {
  done: Localized;
  coming: Localized;
}

const cashAtDoor: MoneyStep = {
  done: { en: "Delivered, paid in cash", bn: "পৌঁছে দেওয়া হয়েছে, নগদ টাকা নেওয়া হয়েছে" },
  coming: { en: "Delivery, with payment in cash", bn: "ডেলিভারির সময় নগদ টাকা দেবেন" },
};
const cashAtStore: MoneyStep = {
  done: { en: "Collected, paid at the customer centre", bn: "কেন্দ্র থেকে সংগ্রহ করা হয়েছে, টাকাও দেওয়া হয়েছে" },
  coming: { en: "Collection and payment at the customer centre", bn: "কেন্দ্রে পণ্য নেওয়ার সময় টাকা দেবেন" },
};
const restAtDoor: MoneyStep = {
  done: { en: "Delivered and paid in full", bn: "পৌঁছে দেওয়া হয়েছে, বাকি টাকাও পাওয়া গেছে" },
  coming: { en: "Delivery and payment of the remaining amount", bn: "ডেলিভারির সময় বাকি টাকা দেবেন" },
};
const restAtStore: MoneyStep = {
  done: { en: "Collected and paid in full", bn: "সংগ্রহ করা হয়েছে, বাকি টাকাও দেওয়া হয়েছে" },
  coming: { en: "Collection, and payment of the remaining amount", bn: "সংগ্রহের সময় বাকি টাকা দেবেন" },
};
const cashOrder: Localized = { en: "Order placed, cash on delivery", bn: "অর্ডার নেওয়া হয়েছে, ক্যাশ অন ডেলিভারি" };
const cashOrderAtStore: Localized = {
  en: "Order placed: pay at the customer centre",
  bn: "অর্ডার নেওয়া হয়েছে, টাকা গ্রাহকসেবা কেন্দ্রে দেবেন",
};

const cameBack: Localized = { en: "Returned to us", bn: "আমাদের কাছে ফেরত এসেছে" };
const notCollected: Localized = { en: "Not collected", bn: "সংগ্রহ করা হয়নি" };

/** True for the cancellation of an order whose parcel was already on its way, or ready at a store. */
function isReturnOfParcel({ state }: TimelineStep, { timeline }: PublicOrder): boolean {
  return state === "cancelled" && timeline.some((step) => step.state === "shipped" && step.at !== null);
}

/** The label of a timeline step. At the steps where money is paid, it also says how. */
export function stepLabel(step: TimelineStep, order: PublicOrder, lang: Language): string {
  if (isReturnOfParcel(step, order)) return (order.deliveryType === "pickup" ? notCollected : cameBack)[lang];
  const own = order.paymentMethod === "cod" ? cashLabel(step, order) : onlineLabel(step, order);
  return (own ?? labelOf(step.state, order))[lang];
}

function cashLabel({ state, at }: TimelineStep, { deliveryType }: PublicOrder): Localized | null {
  const isPickup = deliveryType === "pickup";
  if (state === "placed") return isPickup ? cashOrderAtStore : cashOrder;
  if (state !== "delivered") return null;
  return (isPickup ? cashAtStore : cashAtDoor)[at === null ? "coming" : "done"];
}

function onlineLabel({ state, at }: TimelineStep, order: PublicOrder): Localized | null {
  const { payWith, preorder, payablePoisha, deferredPoisha, deliveryType } = order;
  if (state === "pending_payment") return order.state === "pending_payment" ? null : received;
  if (state === "placed") {
    // There was nothing to pay, or nothing has been paid yet.
    if (payablePoisha === 0 || at === null) return null;
    return preorder ? depositPaid : payWith === null ? paidOnline : paidWith[payWith];
  }
  if (state !== "delivered" || deferredPoisha === 0) return null;
  return (deliveryType === "pickup" ? restAtStore : restAtDoor)[at === null ? "coming" : "done"];
}
