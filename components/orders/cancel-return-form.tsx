import { type FormEvent, useState } from "react";
import { ActionError, ActionOutcome } from "@/components/orders/action-outcome";
import styles from "@/components/orders/order-actions.module.css";
import { Button } from "@/components/ui/actions/button";
import { Callout } from "@/components/ui/sections/callout";
import type { OrderActionsView } from "@/hooks/orders/use-order-actions";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn } from "@/services/orders/own-orders-service";
import { goodsText } from "@/utils/checkout/line-facts";

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
            {`${one.reference}: ${goodsText(one.lines, language)}`}
          </label>
        ))}
      </fieldset>
      <ActionError view={view} />
      <Button type="submit" size="lg" aria-busy={view.busy}>
        {t(view.busy ? "returns.cancelling" : "returns.cancel")}
      </Button>
    </form>
  );
}
