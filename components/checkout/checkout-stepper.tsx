import { Stepper } from "@/components/ui/lists/stepper";
import { useTexts } from "@/hooks/ui/use-texts";

export type CheckoutStep = "contact" | "delivery" | "payment";

/** The progress on the page: completed, current and later steps, also as text. */
export function CheckoutStepper({ done }: { done: Readonly<Partial<Record<CheckoutStep, boolean>>> }) {
  const { t } = useTexts("checkout");
  return (
    <Stepper
      label={t("steps.label")}
      doneLabel={t("steps.done")}
      steps={(Object.keys(done) as CheckoutStep[]).map((step) => ({
        href: `#checkout-${step}`,
        label: t(`steps.${step}`),
        done: done[step] ?? false,
      }))}
    />
  );
}
