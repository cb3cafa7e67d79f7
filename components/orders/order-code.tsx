import { type FormEvent, useId } from "react";
import styles from "@/components/orders/order-actions.module.css";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import type { OrdersCode } from "@/hooks/orders/use-orders-code";
import { useTexts } from "@/hooks/ui/use-texts";
import { CODE_LENGTH } from "@/utils/login/one-time-code";
import { formatMsisdn } from "@/utils/numbers/msisdn";

/** Asks for an order's mobile number and its code, then opens the order in full (docs/interfaces.md#order-tracking). */
export function OrderCode({ entry, lead }: { entry: OrdersCode; lead: string }) {
  const { t, language } = useTexts("orders");
  const id = useId();
  const { step, error, busy } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === "number") entry.send();
    else entry.verify();
  };
  const message = error === null ? "" : t(`code.${error}`);
  return (
    <form noValidate className={styles.code} onSubmit={submit}>
      {step === "number" ? (
        <>
          <p>{lead}</p>
          <PlainField
            id={`${id}-number`}
            label={t("track.msisdn")}
            value={entry.msisdn}
            onChange={entry.changeMsisdn}
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            invalid={error !== null}
            describedBy={error === null ? undefined : `${id}-error`}
          />
        </>
      ) : (
        <>
          <p>{t("code.sentTo", { msisdn: formatMsisdn(entry.msisdn, language) })}</p>
          <CodeBoxes
            length={CODE_LENGTH}
            value={entry.code}
            onChange={entry.changeCode}
            label={t("code.label")}
            disabled={busy}
          />
        </>
      )}
      <p id={`${id}-error`} className={errorText.error} role="alert">
        {message}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" aria-busy={busy}>
          {t(step === "number" ? "code.send" : "code.open")}
        </Button>
        {step === "code" && <CodeButtons entry={entry} />}
      </div>
    </form>
  );
}

/** The buttons for another code, by text or by a call, and for the way back to the number. */
function CodeButtons({ entry }: { entry: OrdersCode }) {
  const { t } = useTexts("orders");
  const { busy, secondsLeft } = entry;
  return (
    <>
      <Button variant="outline" disabled={secondsLeft > 0 || busy} onClick={() => entry.send()}>
        {secondsLeft > 0 ? t("code.wait", { seconds: secondsLeft }) : t("code.resend")}
      </Button>
      <CodeByCall {...entry} onCall={entry.call} />
      <Button variant="ghost" onClick={entry.back}>
        {t("code.change")}
      </Button>
    </>
  );
}
