import styles from "@/components/catalog/compare/compare-tray.module.css";
import { Button } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import type { Comparison } from "@/hooks/catalog/use-comparison";
import { useNamedProducts } from "@/hooks/catalog/use-named-products";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductCardView } from "@/services/catalog/catalog-service";

export interface ChosenProductsProps {
  comparison: Comparison;
  /** The products of the page's list. */
  products: readonly ProductCardView[];
}

/** The chosen products as small pictures, each with a remove button. Loaded when the first one is chosen. */
export function ChosenProducts({ comparison: { chosen, remove, clear }, products }: ChosenProductsProps) {
  const { t } = useTexts("shop-lists");
  const known = useNamedProducts(chosen, products);
  return (
    <>
      <ul className={styles.chosen}>
        {chosen.map((slug) => {
          const product = known.get(slug);
          const title = product?.title ?? slug;
          return (
            <li key={slug}>
              <button
                type="button"
                title={title}
                aria-label={t("compare.remove", { title })}
                onClick={() => remove(slug)}
              >
                {product && <Picture picture={product.picture} alt="" />}
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button variant="ghost" className={styles.clear ?? ""} onClick={clear}>
        {t("compare.clear")}
      </Button>
    </>
  );
}
