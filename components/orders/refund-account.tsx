import { useId, useState } from "react";
import styles from "@/components/orders/order-actions.module.css";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useTexts } from "@/hooks/ui/use-texts";
import {
  type RefundAccountField,
  type RefundAccountKind,
  type TypedAccount,
  wrongAccountFields,
} from "@/utils/checkout/refund-account";

const KINDS = ["bkash", "nagad", "bank"] as const satisfies RefundAccountKind[];
const NAME = "refund-account";
const EMPTY = { kind: null, number: "", holder: "", bank: "" };
const FIELDS = { holder: 100, number: 40, bank: 120 } as const satisfies Record<RefundAccountField, number>;

type RefundAccount = ReturnType<typeof useRefundAccount>;

/** The account for money that was paid on delivery. @param isNeeded false when it goes back to the account that paid */
export function useRefundAccount(isNeeded: boolean) {
  const [typed, setTyped] = useState<Omit<TypedAccount, "kind"> & { kind: RefundAccountKind | null }>(EMPTY);
  const { kind, ...rest } = typed;
  const account = isNeeded && kind !== null ? { kind, ...rest } : null;
  const wrong = account === null ? [] : wrongAccountFields(account);
  const isWithoutKind = isNeeded && kind === null;
  return {
    isNeeded,
    typed,
    account,
    wrong,
    isWithoutKind,
    /** The selector of the first control that is missing or wrong; null when the account is complete. */
    firstWrong: isWithoutKind ? `[name="${NAME}"]` : wrong.length > 0 ? `#${NAME}-${wrong[0]}` : null,
    change: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })),
  };
}

/** Asks where the money of a return goes when it was paid on delivery (feature 37). */
export function RefundAccountFields({ refund, isTried }: { refund: RefundAccount; isTried: boolean }) {
  const { t } = useTexts("orders");
  const errorId = useId();
  const { isNeeded, typed, isWithoutKind, change } = refund;
  if (!isNeeded) return null;
  const fields = typed.kind === "bank" ? (["holder", "number", "bank"] as const) : (["number"] as const);
  return (
    <>
      <fieldset className={styles.choices} aria-describedby={errorId}>
        <legend>{t("returns.account.legend")}</legend>
        <p>{t("returns.account.why")}</p>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name={NAME} checked={typed.kind === kind} onChange={() => change({ kind })} />
            {t(`returns.account.kinds.${kind}`)}
          </label>
        ))}
        <p id={errorId} className={errorText.error} role="alert">
          {isTried && isWithoutKind && t("returns.account.needsKind")}
        </p>
      </fieldset>
      {typed.kind !== null &&
        fields.map((field) => <AccountField key={field} field={field} refund={refund} isTried={isTried} />)}
    </>
  );
}

interface AccountFieldProps {
  field: RefundAccountField;
  refund: RefundAccount;
  isTried: boolean;
}

function AccountField({ field, refund: { typed, wrong, change }, isTried }: AccountFieldProps) {
  const { t } = useTexts("orders");
  const key = field === "number" && typed.kind !== "bank" ? "wallet" : field;
  const isWrong = isTried && wrong.includes(field);
  const id = `${NAME}-${field}`;
  return (
    <div>
      <PlainField
        id={id}
        label={t(`returns.account.${key}`)}
        value={typed[field]}
        onChange={(value) => change({ [field]: value })}
        inputMode={field === "number" ? "numeric" : "text"}
        maxLength={FIELDS[field]}
        invalid={isWrong}
        describedBy={`${id}-error`}
      />
      <p id={`${id}-error`} className={errorText.error} role="alert">
        {isWrong && t(`returns.account.wrong.${key}`)}
      </p>
    </div>
  );
}
