import type { OrderState } from "@/backend/contract/shop/orders";
import type { OrderLineRow, OrderRow } from "@/backend/db/queries/orders/order-queries";
import { stepsOfOrder } from "@/backend/domain/orders/order-steps";
import { maskMsisdn } from "@/utils/numbers/msisdn";

/** A step of an order, with its time; the time is null for a future step. */
export interface TimelineStep {
  state: OrderState;
  at: Date | null;
}

/** An order for anyone who has its id: name, number and address are masked. */
export interface PublicOrder extends Omit<OrderRow, "fullName" | "msisdn" | "address" | "events"> {
  masked: { fullName: string; msisdn: string; address: string };
  timeline: TimelineStep[];
}

/** Masks an order and lists its steps (threats T12 and T25). */
export function publicOrder(row: OrderRow): PublicOrder {
  const { fullName, msisdn, address, events, ...rest } = row;
  return {
    ...rest,
    lines: row.lines.map(maskLine),
    masked: { fullName: maskWords(fullName), msisdn: maskMsisdn(msisdn), address: maskWords(address) },
    timeline: timelineOf(row),
  };
}

/**
 * Masks personal data in a line: a printed text is usually a name and a birthday, and the number of a SIM will be the
 * buyer's.
 */
function maskLine(line: OrderLineRow): OrderLineRow {
  const { printName, printNumber, sim } = line;
  return {
    ...line,
    ...(sim && { sim: maskMsisdn(sim) }),
    printName: printName && maskWords(printName),
    printNumber: printNumber && "*".repeat(printNumber.length),
  };
}

/** Keeps the first letter of each word: `Rahman Ali` becomes `R***** A**`. A word of one letter is fully masked. */
export function maskWords(text: string): string {
  return text.split(/\s+/u).map(maskWord).join(" ");
}

// A Bengali letter can be several code points; a part of it would be displayed with a dotted circle.
const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });

function maskWord(word: string): string {
  const parts = [...letters.segment(word)].map((part) => part.segment);
  const [first = ""] = parts;
  return parts.length < 2 ? "*" : first + "*".repeat(parts.length - 1);
}

function timelineOf({ state, deliveryType, events }: OrderRow): TimelineStep[] {
  const times = new Map(events.map((event) => [event.state, new Date(event.at)]));
  const past = events.map((event) => ({ state: event.state, at: new Date(event.at) }));
  // An order that ended early shows only the steps that happened.
  if (state === "cancelled" || state === "expired") return past;
  const later = stepsOfOrder(deliveryType);
  // An order without anything to pay does not wait for a payment.
  const steps: OrderState[] = times.has("pending_payment") ? ["pending_payment", ...later] : [...later];
  return steps.map((step) => ({ state: step, at: times.get(step) ?? null }));
}
