import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { InstalmentText } from "@/components/ui/values/instalment-text";
import styles from "@/components/ui/values/price.module.css";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";

/** The texts of a price, looked up once for a page and not for each card. */
export interface PriceLabels {
  locale: string;
  /** The text before the price, for screen readers. */
  price: string;
  /** The text before the old price, for screen readers. */
  was: string;
}

interface PriceProps {
  pricePoisha: number;
  /** The price before a reduction; null if there is none. */
  wasPoisha: number | null;
  labels: PriceLabels;
  /** The saving, in words. */
  save?: string | undefined;
  /** The lowest instalments for the price; null if there are none. */
  emi?: Instalments | null;
  /** The size: as on a card, or as large as on the page of the product. */
  size?: "card" | "page";
  className?: string | undefined;
}

/** The current price, the old price, the saving, and the price of a month. */
export function Price({ pricePoisha, wasPoisha, labels, save, emi, size = "card", className = "" }: PriceProps) {
  return (
    <p className={`${styles.price} ${styles[size]} ${className}`}>
      <span className={page.srOnly}>{labels.price} </span>
      <b>{formatMoney(pricePoisha, labels.locale)}</b>
      {wasPoisha !== null && (
        <>
          <span className={page.srOnly}> {labels.was} </span>
          <s>{formatMoney(wasPoisha, labels.locale)}</s>
        </>
      )}
      {save !== undefined && (
        <Badge tone="sale" className={styles.save}>
          {save}
        </Badge>
      )}
      {emi && (
        <span className={styles.emi}>
          {" "}
          <InstalmentText plan={emi} form={size === "page" ? "from" : "short"} />
        </span>
      )}
    </p>
  );
}
