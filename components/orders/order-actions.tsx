import { type FormEvent, useEffect, useRef, useState } from "react";
import { ActionError, ActionOutcome } from "@/components/orders/action-outcome";
import { CancelReturnForm } from "@/components/orders/cancel-return-form";
import { ChangeForm } from "@/components/orders/change-form";
import styles from "@/components/orders/order-actions.module.css";
import { OrderCode } from "@/components/orders/order-code";
import orderStyles from "@/components/orders/orders.module.css";
import { ReturnForm } from "@/components/orders/return-form";
import { ReturnList } from "@/components/orders/return-list";
import { Button } from "@/components/ui/actions/button";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { type OrderActionsView, useOrderActions } from "@/hooks/orders/use-order-actions";
import { type OrdersCode, useOrdersCode } from "@/hooks/orders/use-orders-code";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderActions as AvailableActions, OwnOrder } from "@/services/orders/own-orders-service";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { formatMsisdn } from "@/utils/numbers/msisdn";

export type OrderAction = "details" | "change" | "cancel" | "return" | "cancelReturn";

interface OrderActionsProps {
  orderId: string;
  /** The mobile number of the order if the page shows it in full, otherwise empty. */
  ownNumber: string;
  action: OrderAction;
  /** Changes with every click that opens this section, also with a second click on the same button. */
  openCount: number;
  /** Called after the order has changed. */
  onChanged: () => void;
}

/** The section with the actions of an order's owner; loaded on demand. */
export function OrderActions({ orderId, ownNumber, action, openCount, onChanged }: OrderActionsProps) {
  const { t } = useTexts("orders");
  const view = useOrderActions(orderId, onChanged);
  const entry = useOrdersCode(view.load, orderId, ownNumber);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const { actions, begin } = view;

  // A button above opens this section: the focus moves to its heading, and its beginning is scrolled into view.
  useEffect(() => {
    if (openCount === 0) return;
    begin();
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [openCount, begin]);

  return (
    <section
      ref={section}
      className={`${orderStyles.card} ${styles.panel}`}
      aria-labelledby="order-actions"
      aria-busy={view.state === "loading"}
    >
      <h2 id="order-actions" ref={heading} tabIndex={-1}>
        {t(`actions.heading.${action}`)}
      </h2>
      {view.state === "loading" && <p className={page.quiet}>{t("actions.loading")}</p>}
      {view.state === "failed" && (
        <p className={orderStyles.failure} role="alert">
          {t("actions.failed")}{" "}
          <Button variant="outline" size="sm" onClick={view.load}>
            {t("actions.again")}
          </Button>
        </p>
      )}
      {view.state === "locked" && <OrderCode entry={entry} lead={t("actions.locked")} />}
      {view.state === "open" && actions !== null && (
        <>
          {action !== "change" && <Contact actions={actions} isNoted={action === "details"} />}
          {action === "change" && <Change view={view} actions={actions} entry={entry} />}
          {action === "cancel" && <Cancel view={view} actions={actions} />}
          {action === "return" && <ReturnForm key={view.requested?.reference} view={view} actions={actions} />}
          {action === "cancelReturn" && <CancelReturnForm view={view} returns={actions.returns} />}
          {action === "details" && actions.returns.length > 0 && (
            <div className={styles.returns}>
              <h3>{t("returns.heading")}</h3>
              <ReturnList returns={actions.returns} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** A change needs a new code even if the user is logged in, because it can send goods to another address. */
function Change({ view, actions, entry }: { view: OrderActionsView; actions: AvailableActions; entry: OrdersCode }) {
  const { t } = useTexts("orders");
  const { order, changeable } = actions;
  if (view.changed) return <ActionOutcome>{t("change.done")}</ActionOutcome>;
  if (!changeable) return <Callout>{t("change.tooLate")}</Callout>;
  if (order.contact === null) return <OrderCode entry={entry} lead={t("change.code")} />;
  return <ChangeForm view={view} order={order} contact={order.contact} />;
}

function Cancel({ view, actions: { order, cancellable } }: { view: OrderActionsView; actions: AvailableActions }) {
  const { t } = useTexts("orders");
  if (cancellable) return <CancelForm view={view} order={order} />;
  if (order.state === "cancelled") return <ActionOutcome>{t("cancel.done")}</ActionOutcome>;
  return <Callout>{t("cancel.tooLate")}</Callout>;
}

/** @param props.isNoted whether a note says why the data is hidden; cancelling and returning need no such data */
function Contact({ actions: { order }, isNoted }: { actions: AvailableActions; isNoted: boolean }) {
  const { t, language } = useTexts("orders");
  const { contact, delivery } = order;
  if (contact === null) return isNoted ? <p className={page.quiet}>{t("actions.stale")}</p> : null;
  const postCode = formatNumber(contact.postCode, language);
  const place = [contact.address, delivery.thanaLabel, `${delivery.districtLabel} ${postCode}`.trim()];
  const facts: OptionalFact[] = [
    [t("actions.name"), contact.fullName],
    [t("facts.phone"), formatMsisdn(contact.msisdn, language)],
    contact.email === null ? null : [t("actions.email"), contact.email],
    delivery.store === null && [t("facts.to"), place.filter((part) => part !== "").join(", ")],
    contact.note === null ? null : [t("actions.note"), contact.note],
  ];
  return <FactList facts={facts} className={`${orderStyles.facts} ${styles.contact}`} />;
}

const REASONS = ["changedMind", "foundCheaper", "tooSlow", "wrongItem", "other"] as const;

/** Asks for confirmation before an order is cancelled, and says what happens to the money. The reason is optional. */
function CancelForm({ view, order }: { view: OrderActionsView; order: OwnOrder }) {
  const { t, language } = useTexts("orders");
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const isPaid = order.paymentState === "paid" && order.total.payablePoisha > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    view.cancel(reason === null ? "" : t(`cancel.reasons.${reason}`));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        {isPaid ? t("cancel.paid", { amount: formatMoney(order.total.payablePoisha, language) }) : t("cancel.unpaid")}
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
      <ActionError view={view} />
      <Button type="submit" size="lg" aria-busy={view.busy}>
        {t(view.busy ? "cancel.ending" : "cancel.submit")}
      </Button>
    </form>
  );
}
