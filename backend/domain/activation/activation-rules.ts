import { DomainError } from "@/backend/domain/domain-error";
import { formatTaka } from "@/utils/money/money";

const POISHA_A_TAKA = 100;

/** What a balance lacks to pay a price, rounded up to whole taka, since recharges are whole taka. */
export function missingTaka(pricePoisha: number, mainPoisha: number | null): number | null {
  if (mainPoisha === null || mainPoisha >= pricePoisha) return null;
  return Math.ceil((pricePoisha - mainPoisha) / POISHA_A_TAKA);
}

/** @param seenPoisha the price that the buyer saw, null when it was not sent @throws DomainError `total-changed` */
export function checkPrice(pricePoisha: number, seenPoisha: number | null): void {
  if (seenPoisha === null || seenPoisha === pricePoisha) return;
  throw new DomainError("total-changed", { field: "price", facts: { payable: formatTaka(pricePoisha) } });
}
