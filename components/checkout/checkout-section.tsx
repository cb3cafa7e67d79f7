import type { ReactNode } from "react";
import styles from "@/components/checkout/checkout.module.css";
import steps from "@/components/ui/lists/stepper.module.css";
import page from "@/components/ui/sections/page.module.css";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import { type CheckoutFields, isSubmit } from "@/utils/checkout/checkout-form";
import { formatNumber } from "@/utils/numbers/digits";

export type CheckoutStep = "contact" | "delivery" | "payment";

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
    <section id={id} aria-labelledby={`${id}-title`} className={`${page.card} ${styles.section}`}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        <span className={steps.mark} aria-hidden="true">
          {formatNumber(number, language)}
        </span>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

type FormState = Pick<Checkout, "fields" | "change" | "leave">;

/** The value and the handlers of a text field of the checkout. */
export const textFieldOf = ({ fields, change, leave }: FormState, part: keyof CheckoutFields) => ({
  id: `checkout-${part}`,
  value: fields[part],
  onChange: (value: string) => change({ [part]: value }),
  onLeave: (next: EventTarget | null) => isSubmit(next) || leave(part),
});
