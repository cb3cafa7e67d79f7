import { listNumbersOfCart } from "@/backend/db/queries/sims/sim-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { LineOptions } from "@/backend/db/stored-types";
import { newNumbersOf, type WithNumber, withNumbers } from "@/backend/domain/numbers/sim-lines";

/** Looks up the new numbers of a cart's lines, and adds their prices to the prices of the SIMs. */
export async function readNumbers<Line extends { options: LineOptions; pricePoisha: number }>(
  connection: Connection,
  cartToken: string,
  lines: readonly Line[],
): Promise<WithNumber<Line>[]> {
  const numbers = newNumbersOf(lines);
  if (numbers.length === 0) return [...lines];
  return withNumbers(lines, await listNumbersOfCart(connection, numbers, cartToken));
}
