import styles from "@/components/catalog/lead-product.module.css";
import { ButtonLink } from "@/components/ui/button";
import { InstalmentText } from "@/components/ui/instalment-text";
import { Picture } from "@/components/ui/picture";
import { useTexts } from "@/hooks/use-texts";
import type { ProductCardView } from "@/services/catalog-service";
import { formatMoney } from "@/utils/money";
import { paths } from "@/utils/paths";

const SIZES = "(min-width: 80em) 34rem, (min-width: 48em) 45vw, 80vw";

/** The product that opens the shop, on the ground of its own picture. */
export function LeadProduct({ product }: { product: ProductCardView }) {
  const { t } = useTexts("shop");
  const { title, brand, summary, path, pricePoisha, wasPoisha, emi, picture } = product;
  return (
    <section aria-label={t("landing.heroLabel")} className={styles.lead}>
      <div className={styles.words}>
        <p className={styles.brand}>{brand}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.price}>
          {formatMoney(pricePoisha)}
          {wasPoisha !== null && <s>{formatMoney(wasPoisha)}</s>}
        </p>
        {emi && (
          <p className={styles.summary}>
            <InstalmentText plan={emi} form="from" />
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={path} variant="onHero" size="lg">
            {t("landing.heroCta", { title })}
          </ButtonLink>
          <ButtonLink href={paths.phones} variant="glass" size="lg">
            {t("landing.heroAll")}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={SIZES} priority />
      </div>
    </section>
  );
}
