import { useTranslation } from "next-i18next/pages";
import styles from "@/components/checkout/checkout.module.css";
import { Icon } from "@/components/ui/icon";

export type CheckoutStep = "contact" | "delivery" | "payment";
const steps: readonly CheckoutStep[] = ["contact", "delivery", "payment"];

/** Where the customer is on the page: done, current and coming steps, in words too. */
export function CheckoutStepper({ done }: { done: Readonly<Record<CheckoutStep, boolean>> }) {
  const { t } = useTranslation("checkout");
  const current = steps.find((step) => !done[step]);
  return (
    <nav aria-label={t("steps.label")}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} data-done={done[step] || undefined}>
            <a href={`#checkout-${step}`} {...(step === current && { "aria-current": "step" as const })}>
              <span className={styles.stepMark} aria-hidden="true">
                {done[step] ? <Icon name="check" size={16} /> : index + 1}
              </span>
              {t(`steps.${step}`)}
              {done[step] && <span className={styles.unseen}> ({t("steps.done")})</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
