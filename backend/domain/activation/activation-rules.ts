import { DomainError } from "@/backend/domain/domain-error";
import { formatTaka } from "@/utils/money/money";

const POISHA_A_TAKA = 100;

/**
 * The amount that is missing from a balance to pay a price, rounded up to whole taka, since recharges are whole taka.
 */
export function missingTaka(pricePoisha: number, mainPoisha: number | null): number | null {
  if (mainPoisha === null || mainPoisha >= pricePoisha) return null;
  return Math.ceil((pricePoisha - mainPoisha) / POISHA_A_TAKA);
}

/**
 * Compares the price that the buyer saw with the current price.
 * @param seenPoisha null when the buyer's page did not send it
 * @throws DomainError `total-changed`
 */
export function checkPrice(pricePoisha: number, seenPoisha: number | null): void {
  if (seenPoisha === null || seenPoisha === pricePoisha) return;
  throw new DomainError("total-changed", { field: "price", facts: { payable: formatTaka(pricePoisha) } });
}
