import styles from "@/components/design/design.module.css";
import { Specimen, State } from "@/components/design/specimen";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

export const variants = ["primary", "secondary", "outline", "ghost"] as const;
const onHero = ["onHero", "glass"] as const;
const sizes = ["sm", "md", "lg"] as const;

/** Buttons by variant and by size. */
export function ButtonSpecimens() {
  const { t } = useTexts("design");
  return (
    <>
      <Specimen title={`${t("actions.button")}: ${t("actions.variants")}`}>
        <div className={styles.row}>
          {variants.map((variant) => (
            <State key={variant} name={variant}>
              <Button variant={variant}>{t("actions.buy")}</Button>
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen title={`${t("actions.button")}: ${t("actions.onHero")}`} ground="hero">
        <div className={styles.row}>
          {onHero.map((variant) => (
            <State key={variant} name={variant}>
              <Button variant={variant}>{t("actions.more")}</Button>
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen title={`${t("actions.button")}: ${t("actions.sizes")}`}>
        <div className={styles.row}>
          {sizes.map((size) => (
            <State key={size} name={size}>
              <Button size={size}>{t("actions.buy")}</Button>
            </State>
          ))}
        </div>
      </Specimen>
    </>
  );
}
