import { useCallback, useEffect, useRef } from "react";
import styles from "@/components/checkout/cash-code-step.module.css";
import { useCashCodeSending } from "@/components/checkout/use-cash-code-sending";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import type { CashCode, RequiredCode } from "@/hooks/checkout/use-cash-code";
import { codeErrorText } from "@/hooks/login/use-code-sending";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

interface CashCodeStepProps {
  requiredCode: RequiredCode;
  entry: Pick<CashCode, "code" | "error" | "change">;
  disabled: boolean;
}

/** The code that confirms a high-value cash order, inside the checkout's form. Loaded when the server asks for it. */
export function CashCodeStep({ requiredCode, entry, disabled }: CashCodeStepProps) {
  const { t, language } = useTexts("cash-code");
  const box = useRef<HTMLElement>(null);
  const { change, error } = entry;
  const number = formatMsisdnInText(requiredCode.msisdn, language);
  const focusFirst = useCallback(() => box.current?.querySelector("input")?.focus(), []);
  const sending = useCashCodeSending(requiredCode, entry.code, () => {
    change("");
    focusFirst();
  });
  const { busy, secondsLeft } = sending;
  const waits = secondsLeft > 0;
  useEffect(focusFirst, [focusFirst]);
  useEffect(() => {
    if (error !== null && !disabled) focusFirst();
  }, [error, disabled, focusFirst]);

  return (
    <section ref={box} className={styles.box} aria-label={t("title")}>
      <h2 className={styles.title}>{t("title")}</h2>
      <p className={styles.lead}>{t("lead", { number })}</p>
      <CodeBoxes
        value={entry.code}
        onChange={change}
        label={t("label")}
        error={error === null ? undefined : t(`error.${error}`)}
        disabled={disabled}
      />
      {sending.error !== null && (
        <p role="alert" className={styles.error}>
          {codeErrorText(sending.error, (kind) => t(`sending.${kind}`))}
        </p>
      )}
      {waits ? (
        <p className={styles.help}>{t("wait", { seconds: secondsLeft })}</p>
      ) : (
        <Button variant="outline" disabled={busy || disabled} onClick={sending.send}>
          {t(busy ? "sendingNow" : "resend")}
        </Button>
      )}
      <CodeByCall {...sending} busy={busy || disabled} onCall={sending.call} />
      <p className={styles.help}>{t("help")}</p>
    </section>
  );
}
