import { type FormEvent, useState } from "react";
import { ActionOutcome } from "@/components/orders/action-outcome";
import styles from "@/components/orders/order-actions.module.css";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { Callout } from "@/components/ui/sections/callout";
import type { OrderActionsView } from "@/hooks/orders/use-order-actions";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn } from "@/services/orders/own-orders-service";
import { formatNumber } from "@/utils/numbers/digits";

interface CancelReturnFormProps {
  view: OrderActionsView;
  /** All returns of the order; those whose goods have not arrived can be chosen. */
  returns: readonly OrderReturn[];
}

/** Cancels a return before its goods have arrived (feature 37). The newest one is chosen at first. */
export function CancelReturnForm({ view, returns }: CancelReturnFormProps) {
  const { t, language } = useTexts("orders");
  const open = returns.filter(({ isCancellable }) => isCancellable);
  const [chosen, setChosen] = useState<string | null>(null);
  if (view.cancelled !== null) {
    return <ActionOutcome>{t("returns.cancelled", { reference: view.cancelled.reference })}</ActionOutcome>;
  }
  const reference = open.find((one) => one.reference === chosen)?.reference ?? open.at(-1)?.reference;
  if (reference === undefined) return <Callout>{t("returns.cancelTooLate")}</Callout>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    view.cancelReturn(reference);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t("returns.cancelLead")}</p>
      <fieldset className={styles.choices}>
        <legend>{t("returns.which")}</legend>
        {open.map((one) => (
          <label key={one.reference}>
            <input
              type="radio"
              name="cancel-return"
              checked={one.reference === reference}
              onChange={() => setChosen(one.reference)}
            />
            {`${one.reference}: ${one.lines.map(({ title, quantity }) => `${formatNumber(quantity, language)} × ${title}`).join(", ")}`}
          </label>
        ))}
      </fieldset>
      <p className={errorText.error} role="alert">
        {view.refusal ?? (view.error !== null && t(`actions.${view.error}`))}
      </p>
      <Button type="submit" size="lg" aria-busy={view.busy}>
        {t(view.busy ? "returns.cancelling" : "returns.cancel")}
      </Button>
    </form>
  );
}
