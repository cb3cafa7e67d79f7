import * as m from "framer-motion/m";
import Link from "next/link";
import styles from "@/components/cart/cart.module.css";
import { CartLineActions, type CartLineActionsProps } from "@/components/cart/cart-line-actions";
import { InstalmentText } from "@/components/ui/values/instalment-text";
import { Picture } from "@/components/ui/values/picture";
import type { CartActions } from "@/hooks/cart/use-cart";
import { clockOf, useCountdown } from "@/hooks/ui/use-countdown";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartLine } from "@/services/cart/read-cart";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { zoneLabel } from "@/utils/sims/zone-label";

interface CartLineItemProps extends CartLineActionsProps {
  zone: Readonly<Record<string, string>>;
  actions: Pick<CartActions, "increase" | "decrease" | "remove" | "renew" | "close">;
}

const LOW_STOCK = 3;

/** One line of the side cart, with its own spinner and its own error (CART-10 to CART-20, CART-61). */
export function CartLineItem({ shown, zone, emiCart, preorder, actions }: CartLineItemProps) {
  const { t, language } = useTexts("cart");
  const { line, changing, error } = shown;
  const picture = line.pictures[0];
  const price = line.bundle.length > 0 ? line.priceWithBundlePoisha : line.pricePoisha;
  return (
    <m.li
      className={styles.line}
      aria-busy={changing}
      initial={false}
      exit={{ opacity: 0, height: 0, paddingBlock: 0 }}
      transition={{ duration: 0.2 }}
    >
      {line.emi && (
        <p className={styles.emi}>
          {t("line.emi")}
          {line.emiTerms && (
            <span>
              <InstalmentText plan={line.emiTerms} form="plan" />
            </span>
          )}
        </p>
      )}
      <div className={styles.lineBody}>
        <div className={styles.lineImage}>
          {picture !== undefined && (
            <Picture picture={{ src: picture, width: 800, height: 800, alt: "", tint: "transparent" }} />
          )}
        </div>
        <div className={styles.lineText}>
          <Link href={line.path} className={styles.lineTitle} onClick={actions.close}>
            {line.title}
          </Link>
          <CartLineFacts line={line} zone={zone} />
          {line.type === "sim" && line.sim !== null && !line.simReplacement && (
            <NumberHold until={line.simHeldUntil} onRenew={actions.renew} />
          )}
          {line.stock > 0 && line.stock <= LOW_STOCK && (
            <p className={styles.lowStock}>{t("line.lastPieces", { count: line.stock })}</p>
          )}
          <p className={styles.linePrice}>
            {line.quantity > 1 ? t("line.each", { price: formatMoney(price, language) }) : formatMoney(price, language)}
          </p>
        </div>
      </div>
      <CartLineActions shown={shown} emiCart={emiCart} preorder={preorder} actions={actions} />
      {error !== undefined && (
        <p className={styles.lineError} role="alert">
          {error ?? t("wentWrong")}
        </p>
      )}
    </m.li>
  );
}

interface NumberHoldProps {
  /** The end of the reservation, as an ISO time; null when it has ended. */
  until: string | null;
  onRenew: () => void;
}

/** The time left for which the cart reserves a SIM number. */
function NumberHold({ until, onRenew }: NumberHoldProps) {
  const { t, language } = useTexts("cart");
  const left = useCountdown(until);
  if (until !== null && left === null) return null;
  if (left !== null && left > 0) {
    return (
      <p role="timer" className={styles.lowStock}>
        {t("line.held", { time: clockOf(left, language) })}
      </p>
    );
  }
  return (
    <p className={styles.lowStock}>
      {t("line.holdOver")}{" "}
      <button type="button" className={styles.remove} onClick={onRenew}>
        {t("line.holdAgain")}
      </button>
    </p>
  );
}

interface CartLineFactsProps {
  line: CartLine;
  /** The zone of each SIM number. */
  zone: Readonly<Record<string, string>>;
}

/** The choices made for a line: variation, custom text, SIM numbers with zone, add-ons (CART-14 to CART-19). */
function CartLineFacts({ line, zone }: CartLineFactsProps) {
  const { t, language } = useTexts("cart");
  const sims = line.type === "sim" ? (line.sim ?? "").split(",").filter((number) => number.trim() !== "") : [];
  const facts: [label: string, value: string][] = [
    ...Object.entries(line.variationDetails),
    ...(line.name ? [[t("line.name"), line.name] as [string, string]] : []),
    ...(line.number ? [[t("line.number"), line.number] as [string, string]] : []),
    ...sims.map((number): [string, string] => {
      const place = zone[number.trim()];
      const shown = formatMsisdn(number, language);
      return [
        t("line.sim"),
        place === undefined ? shown : `${shown} · ${t("line.zone")}: ${zoneLabel(place, language)}`,
      ];
    }),
  ];
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={`${label} ${value}`}>
              <dt>{label}:</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {line.bundle.length > 0 && (
        <ul className={styles.bundle} aria-label={t("line.addOns")}>
          {line.bundle.map(({ title, pricePoisha }) => (
            <li key={title}>
              <span>{title}</span>
              <span className={styles.bundlePrice}>
                {pricePoisha === null ? t("line.free") : formatMoney(pricePoisha, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
