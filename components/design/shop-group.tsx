import type { ReactNode } from "react";
import styles from "@/components/design/design.module.css";
import { PriceSpecimen } from "@/components/design/shop/price-specimen";
import { QuantitySpecimen } from "@/components/design/shop/quantity-specimen";
import { SwatchSpecimens } from "@/components/design/shop/swatch-specimens";
import { Group, Specimen } from "@/components/design/specimen";
import { Button } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** Parts of the catalogue. The page passes them in, because this feature does not import the catalogue. */
export interface ShopSlots {
  cards: ReactNode;
  rail: ReactNode;
  filters: ReactNode;
  gallery: ReactNode;
}

/** The parts that show, choose and count products. */
export function ShopGroup({ slots }: { slots: ShopSlots }) {
  const { t } = useTexts("design");
  return (
    <Group id="shop" title={t("groups.shop")}>
      <div className={styles.pair}>
        <PriceSpecimen />
        <QuantitySpecimen />
      </div>
      <SwatchSpecimens />
      <Specimen title={t("shop.card")}>
        <div className={styles.cards}>{slots.cards}</div>
      </Specimen>
      <Specimen title={t("shop.rail")}>{slots.rail}</Specimen>
      <Specimen title={t("shop.gallery")}>
        <div className={styles.narrow}>{slots.gallery}</div>
      </Specimen>
      <Specimen title={t("shop.filters")}>
        <div className={styles.openFilters}>
          <Button asChild variant="outline">
            <a href="#filters">{t("shop.openFilters")}</a>
          </Button>
        </div>
        <div className={styles.filters}>{slots.filters}</div>
      </Specimen>
      <Specimen title={t("shop.pagination")}>
        <Pagination page={5} pages={9} hrefOf={(page) => `${paths.phones}?page=${page}`} />
      </Specimen>
    </Group>
  );
}
