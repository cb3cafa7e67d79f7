import { useTranslation } from "next-i18next/pages";
import { useEffect, useRef } from "react";
import styles from "@/components/checkout/checkout.module.css";
import type { Checkout } from "@/hooks/use-checkout";
import { formatMoney } from "@/utils/money";

interface ReasonsProps {
  checkout: Pick<Checkout, "mistakes" | "trouble" | "tries">;
  payablePoisha: number;
}

/** Why the order is not placed: every mistake with a way to its field, or what came in between. It takes the focus. */
export function Reasons({ checkout, payablePoisha }: ReasonsProps) {
  const { t } = useTranslation("checkout");
  const { mistakes, trouble, tries } = checkout;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);

  if (mistakes.length === 0 && trouble === null) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.reasons}>
      {trouble !== null && (
        <>
          <h2>{t("trouble.heading")}</h2>
          <p>
            {trouble.kind === "other"
              ? t("trouble.other", { message: trouble.message })
              : t(`trouble.${trouble.kind}`, { total: formatMoney(payablePoisha) })}
          </p>
        </>
      )}
      {mistakes.length > 0 && (
        <>
          <h2>{t("errors.heading", { count: mistakes.length })}</h2>
          <ul>
            {mistakes.map((part) => (
              <li key={part}>
                <a
                  href={`#checkout-${part}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`checkout-${part}`)?.focus();
                  }}
                >
                  {t(`errors.${part}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
