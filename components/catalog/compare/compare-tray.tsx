import { useRouter } from "next/router";
import { useEffect } from "react";
import type { ChosenProductsProps } from "@/components/catalog/card/chosen-products";
import { COMPARE_FORM } from "@/components/catalog/compare/compare-form";
import styles from "@/components/catalog/compare/compare-tray.module.css";
import { Button } from "@/components/ui/actions/button";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { compareHref, MAX_COMPARED } from "@/utils/catalog/comparison";
import { slugOfPath } from "@/utils/catalog/slug-list";
import { localePath, paths } from "@/utils/paths/paths";

const loadChosen = () => import("@/components/catalog/card/chosen-products").then((loaded) => loaded.ChosenProducts);

/**
 * The bar of the products chosen for comparison, at the bottom of the screen. It is the form of the cards' checkboxes.
 * It is shown as soon as one of them is checked, with and without script.
 */
export function CompareTray({ comparison, products }: ChosenProductsProps) {
  const { t, language } = useTexts("shop-lists");
  const router = useRouter();
  const { part: ChosenProducts, loadPart } = useLazyPart(loadChosen);
  const { chosen, full } = comparison;
  const hasChosen = chosen.length > 0;
  const message = full ? "full" : hasChosen ? "chosen" : "hint";
  const shown = new Set(products.map(({ path }) => slugOfPath(path)));

  useEffect(() => {
    if (hasChosen) void loadPart();
  }, [hasChosen, loadPart]);

  return (
    <form
      id={COMPARE_FORM}
      method="get"
      action={localePath(paths.compare, language)}
      aria-label={t("compare.tray")}
      className={styles.tray}
      data-any={hasChosen}
      onSubmit={(event) => {
        event.preventDefault();
        void router.push(compareHref(chosen));
      }}
    >
      {chosen.map((slug) => shown.has(slug) || <input key={slug} type="hidden" name="items" value={slug} />)}
      <p role="status" className={full ? styles.full : undefined}>
        {t(`compare.${message}`, { number: chosen.length, max: MAX_COMPARED })}
      </p>
      {ChosenProducts && hasChosen && <ChosenProducts comparison={comparison} products={products} />}
      <Button type="submit">{t("compare.action")}</Button>
    </form>
  );
}
