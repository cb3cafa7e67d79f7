import { toPoisha } from "@/backend/contract/money";
import type { InstallmentPlan } from "@/backend/contract/shop/installment";
import type { Instalments } from "@/utils/money/instalments";

/** Converts the API's instalments; amounts become whole poisha. */
export function readInstalments({ monthly, total, ...plan }: InstallmentPlan): Instalments {
  return { ...plan, monthlyPoisha: toPoisha(monthly), totalPoisha: toPoisha(total) };
}
