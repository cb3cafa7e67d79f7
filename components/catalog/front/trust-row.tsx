import styles from "@/components/catalog/front/trust-row.module.css";
import { Section } from "@/components/ui/sections/section";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";

const reasons = [
  { name: "warranty", icon: "warranty" },
  { name: "delivery", icon: "delivery" },
  { name: "emi", icon: "emi" },
  { name: "cod", icon: "cash" },
] as const;

/** The advantages of the shop for a buyer. */
export function TrustRow() {
  const { t } = useTexts("shop-lists");
  return (
    <Section id="trust" title={t("trust.title")}>
      <ul className={styles.row}>
        {reasons.map(({ name, icon }) => (
          <li key={name} className={styles.reason}>
            <Drawing src={`/icons/${icon}.svg`} width={44} />
            <h3>{t(`trust.${name}Title`)}</h3>
            <p>{t(`trust.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
