import type { OrderState } from "@/backend/contract/shop/orders";
import type { OrderLineRow, OrderRow } from "@/backend/db/queries/orders/order-queries";
import { maskMsisdn } from "@/utils/numbers/msisdn";

/** A step of an order, with its time; null while it is still to be done. */
export interface TimelineStep {
  state: OrderState;
  at: Date | null;
}

/** An order as anyone with its id may see it: name, number and address are masked. */
export interface PublicOrder extends Omit<OrderRow, "fullName" | "msisdn" | "address" | "events"> {
  masked: { fullName: string; msisdn: string; address: string };
  timeline: TimelineStep[];
}

const STEPS = ["placed", "confirmed", "packed", "shipped", "delivered"] as const satisfies readonly OrderState[];

/** Masks an order and lays out its steps (threats T12 and T25). */
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
 * Text on a shirt is mostly a person's name and birthday, and a SIM's number will be the buyer's: masked wherever the
 * buyer's own name is.
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

/** Each word's first letter and stars: `Rahman Ali` becomes `R***** A**`. A word of one letter is hidden whole. */
export function maskWords(text: string): string {
  return text.split(/\s+/u).map(maskWord).join(" ");
}

// A Bengali letter is several code points; a piece of one would be drawn as a dotted circle.
const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });

function maskWord(word: string): string {
  const parts = [...letters.segment(word)].map((part) => part.segment);
  const [first = ""] = parts;
  return parts.length < 2 ? "*" : first + "*".repeat(parts.length - 1);
}

/** What is texted is neither packed nor delivered. */
const DIGITAL_STEPS: readonly OrderState[] = ["placed", "confirmed", "delivered"];

function timelineOf({ state, deliveryType, events }: OrderRow): TimelineStep[] {
  const times = new Map(events.map((event) => [event.state, new Date(event.at)]));
  const taken = events.map((event) => ({ state: event.state, at: new Date(event.at) }));
  // An order that ended early shows only the steps that happened.
  if (state === "cancelled" || state === "expired") return taken;
  const way = deliveryType === "digital" ? DIGITAL_STEPS : STEPS;
  // An order without anything to pay does not wait for a payment.
  const steps: OrderState[] = times.has("pending_payment") ? ["pending_payment", ...way] : [...way];
  return steps.map((step) => ({ state: step, at: times.get(step) ?? null }));
}
