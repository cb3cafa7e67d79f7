import type { ReactNode } from "react";
import { ProductRail } from "@/components/catalog/card/product-rail";
import { RecentlyViewed } from "@/components/catalog/card/recently-viewed";
import { Gallery } from "@/components/catalog/gallery/gallery";
import { type BuyAction, BuyBox } from "@/components/catalog/product/buy-box";
import { ProductDetails } from "@/components/catalog/product/product-details";
import styles from "@/components/catalog/product/product-view.module.css";
import { useBelowFirstScreen } from "@/components/catalog/product/use-below-first-screen";
import { useExtras } from "@/components/catalog/product/use-extras";
import { SIZES_ID, useSizeChoice } from "@/components/catalog/product/use-size-choice";
import { choiceLabel, isSoldOut, useVariant } from "@/components/catalog/product/use-variant";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView as Product } from "@/services/catalog/catalog-service";
import { NOTICE_ID } from "@/utils/catalog/notice-id";
import type { Arrival } from "@/utils/dates/arrival";
import { formatMoney } from "@/utils/money/money";
import { categoryPath } from "@/utils/paths/paths";

interface ProductViewProps {
  product: Product;
  trail: readonly Crumb[];
  /** The arrival in the capital; null if it is not known. */
  arrival?: Arrival | null;
  action: BuyAction;
  /** The reviews; the page passes them in. */
  reviews?: ReactNode;
}

/** The part below the first screen. */
function Below({ product, reviews }: Pick<ProductViewProps, "product" | "reviews">) {
  const { t } = useTexts("product");
  return (
    <>
      <ProductDetails product={product} />
      {reviews}
      {product.related.length > 0 && (
        <Section id="related" title={t("related")} more={{ href: categoryPath(product.category), label: t("more") }}>
          <ProductRail label={t("related")} products={product.related} />
        </Section>
      )}
      <RecentlyViewed current={product.slug} />
    </>
  );
}

/** A product: pictures, choices and price first, all details below. */
export function ProductView({ product, trail, arrival = null, action, reviews }: ProductViewProps) {
  const { t, language } = useTexts("product");
  const variant = useVariant(product);
  const extras = useExtras(product);
  const size = useSizeChoice(product);
  const soldOut = isSoldOut(product, variant);
  const below = useBelowFirstScreen();
  return (
    <>
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <div className={styles.top}>
          <Gallery key={variant.colour.name} title={product.title} pictures={variant.pictures} view360={variant.turn} />
          <BuyBox product={product} variant={variant} extras={extras} size={size} arrival={arrival} action={action} />
        </div>
      </div>
      {below ? <Below product={product} reviews={reviews} /> : <div className={styles.below} />}
      <section className={styles.buyBar} aria-label={t("buyBar", { title: product.title })}>
        <p>
          <b>{formatMoney(variant.pricePoisha + extras.pricePoisha, language)}</b>
          <span>
            {[variant.colour.label, size.isNeeded ? "" : choiceLabel(variant, language)].filter(Boolean).join(", ")}
          </span>
        </p>
        {size.isNeeded ? (
          <Button asChild size="lg" width="full">
            <a
              href={`#${SIZES_ID}`}
              onClick={(event) => {
                event.preventDefault();
                size.goTo();
              }}
            >
              {t("sizeChoose")}
            </a>
          </Button>
        ) : soldOut && product.preorder === null ? (
          <Button asChild variant="secondary" size="lg">
            <a href={`#${NOTICE_ID}`} className={styles.toNotice}>
              {t("notice")}
            </a>
          </Button>
        ) : (
          action({ sku: variant.sku, disabled: soldOut, kind: "add", options: extras.chosen, check: extras.check })
        )}
      </section>
    </>
  );
}
