import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import type { InstallmentPlan } from "@/backend/contract/shop/installment";
import type { AgreedPlan } from "@/backend/db/stored-types";

export function installmentView(plan: AgreedPlan, lang: Language): InstallmentPlan {
  const { code, bank, months, monthlyPoisha, totalPoisha } = plan;
  return { code, bank: bank[lang], months, monthly: toTaka(monthlyPoisha), total: toTaka(totalPoisha) };
}
