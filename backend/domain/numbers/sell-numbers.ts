import { listNumbersOfOrder, takeNumbersForOrder } from "@/backend/db/queries/sims/sim-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { LineOptions } from "@/backend/db/stored-types";
import { DomainError } from "@/backend/domain/domain-error";
import {
  missingPartner,
  newNumberOf,
  newNumbersOf,
  problemsOfNumbers,
  type WithNumber,
} from "@/backend/domain/numbers/sim-lines";

/**
 * Checks that the numbers of a cart can be ordered: no other cart or order has them, and pairs are complete.
 * @throws DomainError `sim-number-taken`, `sim-pair-incomplete`
 */
export function checkNumbers(lines: readonly WithNumber<{ options: LineOptions }>[]): void {
  const [problem] = problemsOfNumbers(lines);
  if (problem !== undefined) throw new DomainError(problem.code, problem);
  const missing = missingPartner(lines);
  if (missing !== null) throw new DomainError("sim-pair-incomplete", { field: "token", facts: { ...missing } });
}

/**
 * Turns the reservations of a cart into a sale, all of its numbers or none. An expired reservation is no problem while
 * the number is free. When an order ends unpaid or cancelled, a trigger frees its numbers.
 * @param transaction the transaction that writes the order; a refusal rolls all of it back
 * @throws DomainError `sim-number-taken`
 */
export async function sellNumbers(
  transaction: Connection,
  sale: { orderId: string; cartToken: string; lines: readonly { options: LineOptions }[] },
): Promise<void> {
  const numbers = newNumbersOf(sale.lines);
  if (numbers.length === 0) return;
  const sold = await takeNumbersForOrder(transaction, { ...sale, numbers });
  const number = numbers.find((each) => !sold.has(each));
  if (number === undefined) return;
  const index = sale.lines.findIndex((line) => newNumberOf(line) === number);
  throw new DomainError("sim-number-taken", { field: `product.${index}`, facts: { number } });
}

/** Takes an ended order's numbers again. @returns false when one was taken meanwhile: the caller then rolls back */
export async function takeNumbersAgain(transaction: Connection, orderId: string): Promise<boolean> {
  const numbers = await listNumbersOfOrder(transaction, orderId);
  if (numbers.length === 0) return true;
  const taken = await takeNumbersForOrder(transaction, { numbers, orderId, cartToken: "" });
  return taken.size === numbers.length;
}
