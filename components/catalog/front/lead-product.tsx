import styles from "@/components/catalog/front/lead-product.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { InstalmentText } from "@/components/ui/values/instalment-text";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductCardView } from "@/services/catalog/catalog-service";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

const SIZES = "(min-width: 80em) 34rem, (min-width: 48em) 45vw, 80vw";

/** The product at the top of the shop, on the background colour of its own picture. */
export function LeadProduct({ product }: { product: ProductCardView }) {
  const { t, language } = useTexts("shop-lists");
  const { title, brand, summary, path, pricePoisha, wasPoisha, emi, picture } = product;
  return (
    <section aria-label={t("landing.heroLabel")} className={styles.lead}>
      <div>
        <p className={styles.brand}>{brand}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{keepUnits(summary)}</p>
        <p className={styles.price}>
          {formatMoney(pricePoisha, language)}
          {wasPoisha !== null && <s>{formatMoney(wasPoisha, language)}</s>}
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
