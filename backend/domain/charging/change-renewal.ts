import type { OnFailure, Owner } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";

interface Context {
  readonly charging: ChargingSystem;
  readonly onFailure: OnFailure;
}

/**
 * Switches the renewal of a pack in use on or off, for the logged-in number (docs/packs-and-recharge.md).
 * @throws DomainError `pack-renewal-fixed` when the number has no such pack or the pack cannot renew itself;
 *   `balance-unavailable` when the charging system does not answer
 */
export async function changeRenewal(
  { charging, onFailure }: Context,
  session: Owner,
  change: { readonly reference: string; readonly renews: boolean },
): Promise<void> {
  let isChanged: boolean;
  try {
    isChanged = await charging.changeRenewal({ ...change, msisdn: session.msisdn });
  } catch (error) {
    if (!(error instanceof ChargingSystemError)) throw error;
    onFailure(error, "change the renewal of a pack");
    throw new DomainError("balance-unavailable");
  }
  if (!isChanged) throw new DomainError("pack-renewal-fixed", { field: "reference" });
}
