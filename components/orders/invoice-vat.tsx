import styles from "@/components/orders/invoice.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderVat } from "@/services/orders/orders-service";
import { formatMoney } from "@/utils/money/money";
import { formatPercent } from "@/utils/numbers/digits";

/** The amount at each rate and the VAT in it; the last row is the whole order (feature 38). */
export function InvoiceVat({ vat: { rates }, language }: { vat: OrderVat; language: "en" | "bn" }) {
  const { t } = useTexts("invoice");
  if (rates.length === 0) return null;
  const pricePoisha = rates.reduce((sum, rate) => sum + rate.pricePoisha, 0);
  const vatPoisha = rates.reduce((sum, rate) => sum + rate.vatPoisha, 0);
  const amounts = (price: number, vat: number) => (
    <>
      <td>{formatMoney(price - vat, language)}</td>
      <td>{formatMoney(vat, language)}</td>
      <td>{formatMoney(price, language)}</td>
    </>
  );
  return (
    <table className={styles.rates}>
      <caption>{t("rates.heading")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("rates.rate")}</th>
          <th scope="col">{t("rates.without")}</th>
          <th scope="col">{t("rates.vat")}</th>
          <th scope="col">{t("rates.with")}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.rate}>
            <th scope="row">{formatPercent(rate.rate, language)}</th>
            {amounts(rate.pricePoisha, rate.vatPoisha)}
          </tr>
        ))}
      </tbody>
      {rates.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t("rates.sum")}</th>
            {amounts(pricePoisha, vatPoisha)}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
