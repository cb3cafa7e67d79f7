import styles from "@/components/orders/invoice.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Invoice } from "@/services/orders/invoice-page.server";
import { goodsText } from "@/utils/checkout/line-facts";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

/** The returned goods that were refunded, and what is left of the total after them (feature 38). */
export function InvoiceCredit({ invoice: { language, order, refunds } }: { invoice: Invoice }) {
  const { t } = useTexts("invoice");
  if (refunds.length === 0) return null;
  const money = (poisha: number) => formatMoney(poisha, language);
  const refundedPoisha = refunds.reduce((sum, { refundPoisha }) => sum + refundPoisha, 0);
  const refundedVat = refunds.reduce((sum, { refundVatPoisha }) => sum + (refundVatPoisha ?? 0), 0);
  const vat = order.total.vat;
  return (
    <>
      <table className={styles.rates}>
        <caption>{t("credit.heading")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("column.what")}</th>
            {vat !== null && <th scope="col">{t("column.vat")}</th>}
            <th scope="col">{t("column.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {refunds.map(({ reference, settledAt, lines, refundPoisha, refundVatPoisha }) => (
            <tr key={reference}>
              <th scope="row">
                {goodsText(lines, language)}
                <span className={styles.details}>
                  {t("credit.return", { reference })}
                  {settledAt !== null &&
                    ` · ${t("credit.refunded", { day: formatDate(dayInDhaka(new Date(settledAt)), language) })}`}
                </span>
              </th>
              {vat !== null && <td>− {money(refundVatPoisha ?? 0)}</td>}
              <td>− {money(refundPoisha)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FactList
        className={styles.sums}
        facts={[
          [t("credit.sum"), `− ${money(refundedPoisha)}`],
          [t("credit.rest"), money(order.total.payablePoisha - refundedPoisha), styles.total],
          vat !== null && [t("vatInTotal"), money(vat.vatPoisha - refundedVat)],
        ]}
      />
    </>
  );
}
