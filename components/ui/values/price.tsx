import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { InstalmentText } from "@/components/ui/values/instalment-text";
import styles from "@/components/ui/values/price.module.css";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";

/** The words of a price, looked up once a page rather than once a card. */
export interface PriceLabels {
  locale: string;
  /** Before the price, for screen readers. */
  price: string;
  /** Before the old price, for screen readers. */
  was: string;
}

interface PriceProps {
  pricePoisha: number;
  /** The price before a cut; null without one. */
  wasPoisha: number | null;
  labels: PriceLabels;
  /** What is saved, in words. */
  save?: string | undefined;
  /** The lowest instalments of the price; null without any. */
  emi?: Instalments | null;
  /** As a card shows it, or as large as on the thing's own page. */
  size?: "card" | "page";
  className?: string | undefined;
}

/** What something costs now, what it did before, what that saves and what it is a month. */
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
