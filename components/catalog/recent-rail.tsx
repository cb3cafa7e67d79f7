import type { RefObject } from "react";
import { ProductRail } from "@/components/catalog/product-rail";
import styles from "@/components/catalog/recent-rail.module.css";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { useRecentProducts } from "@/hooks/use-recent-products";
import { useTexts } from "@/hooks/use-texts";

/** The products that were looked at before, the last one first. */
export function RecentRail({ place, shown }: { place: RefObject<HTMLElement | null>; shown?: string }) {
  const { t } = useTexts("shop");
  const { products, forget } = useRecentProducts(place, shown);
  if (products.length === 0) return null;
  return (
    <Section id="recent" title={t("recent.title")}>
      <ProductRail label={t("recent.title")} products={products} />
      <div className={styles.forget}>
        <Button variant="ghost" onClick={forget}>
          {t("recent.clear")}
        </Button>
      </div>
    </Section>
  );
}
