import type { RefObject } from "react";
import { ProductRail } from "@/components/catalog/card/product-rail";
import styles from "@/components/catalog/card/recent-rail.module.css";
import { useRecentProducts } from "@/components/catalog/card/use-recent-products";
import { Button } from "@/components/ui/actions/button";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";

/** The recently viewed products, the last one first. */
export function RecentRail({ place, current }: { place: RefObject<HTMLElement | null>; current?: string }) {
  const { t } = useTexts("shop");
  const { products, clear } = useRecentProducts(place, current);
  if (products.length === 0) return null;
  return (
    <Section id="recent" title={t("recent.title")}>
      <ProductRail label={t("recent.title")} products={products} />
      <div className={styles.forget}>
        <Button variant="ghost" onClick={clear}>
          {t("recent.clear")}
        </Button>
      </div>
    </Section>
  );
}
