import { type FormEvent, useId, useState } from "react";
import { ActionError, ActionOutcome } from "@/components/orders/action-outcome";
import styles from "@/components/orders/order-actions.module.css";
import { RefundAccountFields, useRefundAccount } from "@/components/orders/refund-account";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainTextArea } from "@/components/ui/forms/plain-text-area";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import { Callout } from "@/components/ui/sections/callout";
import type { OrderActionsView } from "@/hooks/orders/use-order-actions";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderActions, ReturnReason } from "@/services/orders/own-orders-service";
import { formatDate } from "@/utils/dates/dates";

const REASONS = [
  "damaged",
  "wrong-item",
  "not-as-described",
  "changed-mind",
  "other",
] as const satisfies ReturnReason[];

/** If a single piece can be returned, there is nothing to choose: the piece is preselected. */
function onlyPiece(returnable: OrderActions["returnable"]): Readonly<Record<number, number>> {
  const [line] = returnable;
  return line !== undefined && returnable.length === 1 && line.quantity === 1 ? { [line.position]: 1 } : {};
}

/** The form for a return: the goods and the reason (feature 37). */
export function ReturnForm({ view, actions }: { view: OrderActionsView; actions: OrderActions }) {
  const { t, language } = useTexts("orders");
  const [pieces, setPieces] = useState(() => onlyPiece(actions.returnable));
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const refund = useRefundAccount(actions.isAccountNeeded);
  const lines = actions.returnable.flatMap(({ position }) => {
    const quantity = pieces[position] ?? 0;
    return quantity > 0 ? [{ position, quantity }] : [];
  });

  if (view.requested !== null) {
    return (
      <ActionOutcome title={t("returns.asked", { reference: view.requested.reference })}>
        {t("returns.next")}
      </ActionOutcome>
    );
  }
  if (actions.returnableUntil === null) return <Callout>{t("returns.none")}</Callout>;
  const change = (position: number, by: number) =>
    setPieces((before) => ({ ...before, [position]: Math.max(0, (before[position] ?? 0) + by) }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const missing = lines.length === 0 ? "ul button:enabled" : reason === null ? "input" : refund.firstWrong;
    if (missing !== null) event.currentTarget.querySelector<HTMLElement>(missing)?.focus();
    else if (reason !== null) view.requestReturn({ reason, note: note.trim(), account: refund.account, lines });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t("returns.until", { day: formatDate(actions.returnableUntil, language) })}</p>
      <Goods actions={actions} pieces={pieces} isMissing={isTried && lines.length === 0} onChange={change} />
      <Reasons reason={reason} isMissing={isTried && reason === null} onChoose={setReason} />
      <RefundAccountFields refund={refund} isTried={isTried} />
      <PlainTextArea
        id="return-note"
        label={t("returns.note")}
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={3}
      />
      <ActionError view={view} />
      <Button type="submit" size="lg" aria-busy={view.busy}>
        {t(view.busy ? "returns.asking" : "returns.submit")}
      </Button>
    </form>
  );
}

interface GoodsProps {
  actions: OrderActions;
  pieces: Readonly<Record<number, number>>;
  isMissing: boolean;
  onChange: (position: number, by: 1 | -1) => void;
}

function Goods({ actions: { order, returnable }, pieces, isMissing, onChange }: GoodsProps) {
  const { t } = useTexts("orders");
  return (
    <>
      <ul className={styles.pieces}>
        {returnable.map(({ position, quantity }) => (
          <Pieces
            key={position}
            title={order.lines[position]?.title ?? ""}
            quantity={pieces[position] ?? 0}
            max={quantity}
            onChange={(by) => onChange(position, by)}
          />
        ))}
      </ul>
      <p className={errorText.error} role="alert">
        {isMissing && t("returns.needsPieces")}
      </p>
    </>
  );
}

interface PiecesProps {
  title: string;
  quantity: number;
  max: number;
  onChange: (by: 1 | -1) => void;
}

function Pieces({ title, quantity, max, onChange }: PiecesProps) {
  const { t } = useTexts("orders");
  return (
    <li>
      <span>{title}</span>
      <QuantityStepper
        labels={{
          quantity: t("returns.quantity", { title }),
          decrease: t("returns.less", { title }),
          increase: t("returns.more", { title }),
        }}
        quantity={quantity}
        max={max}
        onIncrease={() => onChange(1)}
        onDecrease={() => onChange(-1)}
      />
    </li>
  );
}

interface ReasonsProps {
  reason: ReturnReason | null;
  isMissing: boolean;
  onChoose: (reason: ReturnReason) => void;
}

function Reasons({ reason, isMissing, onChoose }: ReasonsProps) {
  const { t } = useTexts("orders");
  const errorId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={errorId}>
      <legend>{t("returns.why")}</legend>
      {REASONS.map((entry) => (
        <label key={entry}>
          <input type="radio" name="return-reason" checked={reason === entry} onChange={() => onChoose(entry)} />
          {t(`returns.reasons.${entry}`)}
        </label>
      ))}
      <p id={errorId} className={errorText.error} role="alert">
        {isMissing && t("returns.needsReason")}
      </p>
    </fieldset>
  );
}
