import type { ReactNode } from "react";
import styles from "@/components/checkout/checkout.module.css";
import type { CheckoutStep } from "@/components/checkout/checkout-stepper";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

interface CheckoutSectionProps {
  step: CheckoutStep;
  number: number;
  title: string;
  children: ReactNode;
}

/** One step of the checkout with its heading. */
export function CheckoutSection({ step, number, title, children }: CheckoutSectionProps) {
  const { language } = useTexts();
  const id = `checkout-${step}`;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        <span className={styles.sectionNumber} aria-hidden="true">
          {formatNumber(number, language)}
        </span>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
