import { type FormEvent, useState } from "react";
import styles from "@/components/orders/order-actions.module.css";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import type { OrderActionsView } from "@/hooks/orders/use-order-actions";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OwnOrder } from "@/services/orders/own-orders-service";
import { formatMoneyInText } from "@/utils/money/money";

const REASONS = ["changedMind", "foundCheaper", "tooSlow", "wrongItem", "other"] as const;

/** Asks for confirmation before an order is cancelled, and says what happens to the money. The reason is optional. */
export function CancelForm({ view, order }: { view: OrderActionsView; order: OwnOrder }) {
  const { t, language } = useTexts("orders");
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const isPaid = order.paymentState === "paid";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    view.cancel(reason === null ? "" : t(`cancel.reasons.${reason}`));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        {isPaid
          ? t("cancel.paid", { amount: formatMoneyInText(order.total.payablePoisha, language) })
          : t("cancel.unpaid")}
      </p>
      <fieldset className={styles.choices}>
        <legend>{t("cancel.why")}</legend>
        {REASONS.map((entry) => (
          <label key={entry}>
            <input type="radio" name="cancel-reason" checked={reason === entry} onChange={() => setReason(entry)} />
            {t(`cancel.reasons.${entry}`)}
          </label>
        ))}
      </fieldset>
      <p className={errorText.error} role="alert">
        {view.error !== null && t(`desk.${view.error}`)}
      </p>
      <Button type="submit" size="lg" aria-busy={view.busy}>
        {t(view.busy ? "cancel.ending" : "cancel.submit")}
      </Button>
    </form>
  );
}
