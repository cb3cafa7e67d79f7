import styles from "@/components/sims/number-grid.module.css";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { useNumbersInCart } from "@/hooks/use-number-hold";
import { useTexts } from "@/hooks/use-texts";
import type { SimNumber } from "@/services/sims-service";
import { formatMoney } from "@/utils/money";
import { type NumberSearchQuery, spacedNumber } from "@/utils/number-query";
import { matchedPart } from "@/utils/number-search";

const tones: Readonly<Record<SimNumber["numberClass"], BadgeTone>> = {
  regular: "neutral",
  silver: "silver",
  gold: "gold",
  platinum: "signature",
};

interface NumberGridProps {
  numbers: readonly SimNumber[];
  query: NumberSearchQuery;
  chosen: SimNumber | null;
  onChoose: (number: SimNumber) => void;
}

/** Numbers as cards; one of them can be chosen. Those that are in the cart already say so and open it. */
export function NumberGrid({ numbers, query, chosen, onChoose }: NumberGridProps) {
  const { t } = useTexts("sims");
  const { inCart, open } = useNumbersInCart();
  return (
    <ul className={styles.grid}>
      {numbers.map((number) => {
        const { msisdn, zone, numberClass, pair } = number;
        const price = formatMoney(number.pricePoisha);
        const isInCart = inCart.has(msisdn);
        const words = { number: spacedNumber(msisdn), class: t(`class.${numberClass}`), zone, price };
        return (
          <li key={msisdn}>
            <button
              type="button"
              className={styles.card}
              data-in-cart={isInCart || undefined}
              {...(isInCart
                ? { "aria-haspopup": "dialog", "aria-label": t("picker.openCart", words), onClick: open }
                : {
                    "aria-pressed": chosen?.msisdn === msisdn,
                    "aria-label": t("picker.choose", words),
                    onClick: () => onChoose(number),
                  })}
            >
              <span className={styles.number}>
                <MarkedNumber msisdn={msisdn} query={query} />
              </span>
              <span className={styles.facts}>
                <Badge tone={tones[numberClass]}>{words.class}</Badge>
                <span>{zone}</span>
              </span>
              {pair !== null && (
                <span className={styles.pair}>{t("picker.pairWith", { number: spacedNumber(pair) })}</span>
              )}
              {isInCart ? (
                <span className={styles.inCart}>
                  <Icon name="check" size={16} />
                  {t("picker.inCart")}
                </span>
              ) : (
                <span className={styles.price}>{price}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The number with what was looked for in bold. */
function MarkedNumber({ msisdn, query }: { msisdn: string; query: NumberSearchQuery }) {
  const [start, end] = query.pattern === "" ? [0, 0] : matchedPart(query.match, query.pattern, msisdn);
  return (
    <>
      {msisdn.slice(0, start)}
      {end > start && <mark>{msisdn.slice(start, end)}</mark>}
      {msisdn.slice(end)}
    </>
  );
}
