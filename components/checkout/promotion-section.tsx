import { useState } from "react";
import page from "@/components/checkout/checkout.module.css";
import styles from "@/components/checkout/promotion.module.css";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form-field";
import { Icon } from "@/components/ui/icon";
import type { CartState } from "@/context/cart/cart-state";
import type { Checkout } from "@/hooks/use-checkout";
import { useTexts } from "@/hooks/use-texts";
import { formatMoney } from "@/utils/money";

interface PromotionSectionProps {
  cart: CartState;
  checkout: Pick<Checkout, "promotion" | "reasons">;
  error: string | undefined;
}

/**
 * The promotion of the cart: what the code takes off or why not, the offers that fit, the best first, and behind a line
 * the field for a code (BEYOND 27).
 */
export function PromotionSection({ cart, checkout, error }: PromotionSectionProps) {
  const { t } = useTexts("checkout");
  const { promotion } = checkout;
  const [used] = cart.promotions;
  const showsCampaign = cart.cmpOfferInputShow && used?.type !== "cmp";
  return (
    <section id="checkout-promotion" tabIndex={-1} className={page.section} aria-labelledby="promotion-title">
      <h2 id="promotion-title" className={page.sectionTitle}>
        {t("promotion.heading")}
      </h2>
      <div className={page.fields}>
        {used !== undefined && (
          <div className={styles.promotion} data-problem={used.problem !== null || undefined}>
            <span className={styles.promotionText}>
              <strong>
                <Icon name={used.problem === null ? "check" : "warning"} size={18} /> {used.code}
              </strong>
              <span>
                {used.problem ?? t("promotion.saves", { title: used.title, amount: formatMoney(used.discountPoisha) })}
              </span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-busy={promotion.state === "removing"}
              onClick={() => promotion.remove(used.code)}
            >
              {t("promotion.remove")}
            </Button>
          </div>
        )}
        {error !== undefined && <p className={page.error}>{error}</p>}
        {used === undefined && cart.offers.length > 0 && (
          <ul className={styles.offers} aria-label={t("promotion.offers")}>
            {cart.offers.map(({ code, title, savesPoisha }, place) => (
              <li key={code}>
                <span>
                  <strong>{code}</strong> {title}
                  {savesPoisha > 0 && (
                    <span className={styles.best}>
                      {t(place === 0 && cart.offers.length > 1 ? "promotion.best" : "promotion.saving", {
                        amount: formatMoney(savesPoisha),
                      })}
                    </span>
                  )}
                </span>
                <Button variant="outline" size="sm" onClick={() => promotion.apply(code)}>
                  {t("promotion.use")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {used === undefined && (
          <details className={styles.ask}>
            <summary>{t("promotion.ask")}</summary>
            <CodeField kind="promo" promotion={promotion} />
          </details>
        )}
        {showsCampaign && <CodeField kind="cmp" promotion={promotion} />}
      </div>
    </section>
  );
}

interface CodeFieldProps {
  kind: "promo" | "cmp";
  promotion: Checkout["promotion"];
}

/** Enter in the field tries the code, and places no order. */
function CodeField({ kind, promotion }: CodeFieldProps) {
  const { t } = useTexts("checkout");
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const wrong = tried && promotion.error !== undefined ? (promotion.error ?? t("promotion.unanswered")) : undefined;
  const apply = () => {
    setTried(true);
    promotion.apply(code, kind === "cmp" ? "cmp" : undefined);
  };
  return (
    <div className={styles.code}>
      <TextField
        id={`promotion-${kind}`}
        label={t(`promotion.${kind}`)}
        optional={t("fields.optional")}
        value={code}
        onChange={(value) => {
          setCode(value);
          setTried(false);
          promotion.forgetError();
        }}
        error={wrong}
        maxLength={32}
        onEnter={apply}
      />
      <Button variant="outline" onClick={apply} aria-busy={promotion.state === "applying"}>
        {t("promotion.apply")}
      </Button>
    </div>
  );
}
