import type { InstallmentPlan } from "@/backend/contract/installment";
import { toPoisha } from "@/backend/contract/money";
import type { Instalments } from "@/utils/instalments";

/** Instalments of the wire, amounts as whole poisha. */
export function readInstalments({ monthly, total, ...plan }: InstallmentPlan): Instalments {
  return { ...plan, monthlyPoisha: toPoisha(monthly), totalPoisha: toPoisha(total) };
}
