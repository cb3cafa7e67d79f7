import styles from "@/components/sims/number-grid.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Badge, type BadgeTone } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import { useNumbersInCart } from "@/hooks/sims/use-number-hold";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SimNumber } from "@/services/sims/sims-service";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import type { NumberSearchQuery } from "@/utils/sims/number-query";
import { matchedPart } from "@/utils/sims/number-search";
import { zoneLabel } from "@/utils/sims/zone-label";

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
  /** @param byKey true if the number was chosen with a key */
  onChoose: (number: SimNumber, byKey: boolean) => void;
}

/** Numbers as cards, of which one can be chosen. A number that is already in the cart says so and opens the cart. */
export function NumberGrid({ numbers, query, chosen, onChoose }: NumberGridProps) {
  const { t, language } = useTexts("sims");
  const { inCart, open } = useNumbersInCart();
  return (
    <ul className={styles.grid}>
      {numbers.map((number) => {
        const { msisdn, zone, numberClass, pair } = number;
        const shownZone = zoneLabel(zone, language);
        const price = formatMoney(number.pricePoisha, language);
        const isInCart = inCart.has(msisdn);
        const labels = {
          number: formatMsisdn(msisdn, language),
          class: t(`class.${numberClass}`),
          zone: shownZone,
          price,
        };
        return (
          <li key={msisdn}>
            <button
              type="button"
              className={styles.card}
              data-in-cart={isInCart || undefined}
              {...(isInCart
                ? { "aria-haspopup": "dialog", "aria-label": t("picker.openCart", labels), onClick: open }
                : {
                    "aria-pressed": chosen?.msisdn === msisdn,
                    "aria-label": t("picker.choose", labels),
                    onClick: ({ detail }) => onChoose(number, detail === 0),
                  })}
            >
              <span className={styles.number}>
                <MarkedNumber msisdn={msisdn} query={query} />
              </span>
              <span className={styles.facts}>
                <Badge tone={tones[numberClass]}>{labels.class}</Badge>
                <span>{shownZone}</span>
              </span>
              {pair !== null && (
                <span className={page.quiet}>{t("picker.pairWith", { number: formatMsisdn(pair, language) })}</span>
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

/** The position of a digit among the characters shown: a hyphen follows the fifth. */
const shownAt = (digit: number) => (digit < 5 ? digit : digit + 1);

/** The number, with the part that was searched for in bold. */
function MarkedNumber({ msisdn, query }: { msisdn: string; query: NumberSearchQuery }) {
  const { language } = useTexts("sims");
  const [start, end] = query.pattern === "" ? [0, 0] : matchedPart(query.match, query.pattern, msisdn);
  const shown = formatMsisdn(msisdn, language);
  if (end <= start) return shown;
  const [from, to] = [shownAt(start), shownAt(end - 1) + 1];
  return (
    <>
      {shown.slice(0, from)}
      <mark>{shown.slice(from, to)}</mark>
      {shown.slice(to)}
    </>
  );
}
