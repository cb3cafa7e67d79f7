import { useState } from "react";
import checkoutStyles from "@/components/checkout/checkout.module.css";
import styles from "@/components/checkout/promotion.module.css";
import { Button } from "@/components/ui/actions/button";
import { TextField } from "@/components/ui/forms/form-field";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import type { CartState } from "@/context/cart/cart-state";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";

interface PromotionSectionProps {
  cart: CartState;
  checkout: Pick<Checkout, "promotion" | "reasons">;
  error: string | undefined;
}

/**
 * The cart's promotion in one line that opens, between delivery and payment: suitable offers, the best first, and the
 * fields for a code (feature 27). It never opens by itself: an open field makes people leave to look for a code.
 * A promotion in use stays visible.
 */
export function PromotionSection({ cart, checkout, error }: PromotionSectionProps) {
  const { t, language } = useTexts("checkout");
  const { promotion } = checkout;
  const [used] = cart.promotions;
  const showsCampaign = cart.cmpOfferInputShow && used?.type !== "cmp";
  return (
    <section
      id="checkout-promotion"
      tabIndex={-1}
      className={`${page.card} ${styles.box}`}
      aria-label={t("promotion.heading")}
    >
      {used !== undefined && (
        <div className={styles.promotion} data-problem={used.problem !== null || undefined}>
          <span className={styles.promotionText}>
            <strong>
              <Icon name={used.problem === null ? "check" : "warning"} size={18} /> {used.code}
            </strong>
            <span>
              {used.problem ??
                t("promotion.saves", { title: used.title, amount: formatMoney(used.discountPoisha, language) })}
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
      {error !== undefined && <p className={checkoutStyles.error}>{error}</p>}
      {(used === undefined || showsCampaign) && (
        <details className={styles.ask}>
          <summary>
            <span>{t("promotion.heading")}</span>
            {used === undefined && cart.offers.length > 0 && (
              <span className={styles.count}>{t("promotion.count", { count: cart.offers.length })}</span>
            )}
          </summary>
          <div className={styles.inside}>
            {used === undefined && <Offers offers={cart.offers} onUse={(code) => promotion.apply(code)} />}
            {showsCampaign && <CodeField kind="cmp" promotion={promotion} />}
            {used === undefined && <CodeField kind="promo" promotion={promotion} />}
          </div>
        </details>
      )}
    </section>
  );
}

/** The offers for which this cart qualifies; one click applies an offer. */
function Offers({ offers, onUse }: { offers: CartState["offers"]; onUse: (code: string) => void }) {
  const { t, language } = useTexts("checkout");
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={t("promotion.offers")}>
      {offers.map(({ code, title, savesPoisha }, place) => (
        <li key={code}>
          <span>
            <strong>{code}</strong> {title}
            {savesPoisha > 0 && (
              <span className={styles.best}>
                {t(place === 0 && offers.length > 1 ? "promotion.best" : "promotion.saving", {
                  amount: formatMoney(savesPoisha, language),
                })}
              </span>
            )}
          </span>
          <Button variant="outline" size="sm" onClick={() => onUse(code)}>
            {t("promotion.use")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The field for a code. Enter applies the code and does not place the order. */
function CodeField({ kind, promotion }: { kind: "promo" | "cmp"; promotion: Checkout["promotion"] }) {
  const { t } = useTexts("checkout");
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const refused = promotion.error === null ? t("promotion.unanswered") : promotion.error;
  const error = code.trim() === "" ? t("promotion.empty") : refused;
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
          promotion.clearError();
        }}
        error={tried ? error : undefined}
        maxLength={32}
        onEnter={apply}
      />
      <Button variant="outline" onClick={apply} aria-busy={promotion.state === "applying"}>
        {t("promotion.apply")}
      </Button>
    </div>
  );
}
