import styles from "@/components/cart/cart.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartLine } from "@/services/cart/cart-service";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { zoneLabel } from "@/utils/sims/zone-label";

interface CartLineFactsProps {
  line: CartLine;
  /** The zone of each SIM number. */
  zone: Readonly<Record<string, string>>;
}

/** The choices made for a line: variation, custom text, SIM numbers with zone, add-ons (CART-14 to CART-19). */
export function CartLineFacts({ line, zone }: CartLineFactsProps) {
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
