import { useTexts } from "@/hooks/ui/use-texts";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";

/** `short` is for a card; `from` is the full text for the lowest of several plans; `plan` is for a chosen plan. */
type InstalmentForm = "short" | "from" | "plan";

/** Writes instalments as one line of text, where no markup fits, e.g. in a select field. */
export function useInstalmentLabels(): (plan: Instalments, form: InstalmentForm) => string {
  const { t, language } = useTexts();
  const money = (poisha: number) => formatMoney(poisha, language);
  return ({ bank, months, monthlyPoisha, totalPoisha }, form) =>
    t(`price.emi.${form}`, {
      bank,
      months,
      monthly: money(monthlyPoisha),
      total: money(totalPoisha),
    });
}

/**
 * The price in instalments: the same sentence on cards, product page, cart and checkout. All figures come from the
 * server (`InstallmentPlan` of the contract); nothing is calculated here (docs/decisions/16).
 */
export function InstalmentText({ plan, form }: { plan: Instalments; form: InstalmentForm }) {
  return <>{useInstalmentLabels()(plan, form)}</>;
}
