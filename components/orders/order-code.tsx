import styles from "@/components/orders/order-actions.module.css";
import { NumberCheckBox, NumberCheckForm } from "@/components/ui/codes/number-check-form";
import { codeErrorText } from "@/hooks/login/use-code-sending";
import type { OrdersCode } from "@/hooks/orders/use-orders-code";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

/** Asks for an order's mobile number and its code, then opens the order in full (docs/interfaces.md#order-tracking). */
export function OrderCode({ entry, lead }: { entry: OrdersCode; lead: string }) {
  const { t, language } = useTexts("orders");
  const { msisdn, error, secondsLeft } = entry;
  const labels = {
    lead,
    msisdn: t("track.msisdn"),
    sentTo: t("code.sentTo", { msisdn: formatMsisdnInText(msisdn, language) }),
    code: t("code.label"),
    request: t("code.send"),
    confirm: t("code.open"),
    wait: t("code.wait", { seconds: secondsLeft }),
    resend: t("code.resend"),
    change: t("code.change"),
    error: error && codeErrorText(error, (kind) => t(`code.${kind}`)),
  };
  return (
    <NumberCheckBox check={entry} className={styles.code}>
      <NumberCheckForm check={entry} labels={labels} />
    </NumberCheckBox>
  );
}
