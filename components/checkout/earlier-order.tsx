import { useEffect, useRef } from "react";
import styles from "@/components/checkout/checkout.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import { orderPath } from "@/utils/checkout/order-id";

interface EarlierOrderProps {
  orderId: string;
  /** `again`: an earlier attempt placed the order, without the later changes. `last`: the cart's last order. */
  kind: "again" | "last";
}

/** A link to the order that was made from the cart, when the checkout is empty. `again` takes the focus. */
export function EarlierOrder({ orderId, kind }: EarlierOrderProps) {
  const { t } = useTexts("checkout");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (kind === "again") heading.current?.focus();
  }, [kind]);

  return (
    <section className={styles.unfinished} aria-labelledby="earlier-order">
      <h2 id="earlier-order" ref={heading} tabIndex={-1}>
        {t(`earlier.${kind}.heading`)}
      </h2>
      <p>{t(`earlier.${kind}.text`, { id: orderId })}</p>
      <div className={styles.unfinishedActions}>
        <ButtonLink href={orderPath(orderId)}>{t("earlier.open")}</ButtonLink>
      </div>
    </section>
  );
}
