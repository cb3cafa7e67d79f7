import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { ComparisonView } from "@/components/catalog/compare/comparison-view";
import { PageHead } from "@/components/layout/page-head";
import { ButtonLink } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadComparison } from "@/services/catalog/comparison-page.server";
import { withIncludedBundle } from "@/utils/catalog/included-bundle";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

/** Products side by side, each with the cart's button or, where a size is to be chosen, a link to its page. */
export function ComparePage({ layout, comparison, products }: ViewProps<typeof loadComparison>) {
  const { t } = useTexts("compare");
  const { t: shop } = useTexts("shop");
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <ComparisonView
        comparison={comparison}
        products={products}
        trail={shopTrail(shop, { name: t("title"), path: paths.compare })}
        action={(product) =>
          product.hasSizes ? (
            <ButtonLink href={product.path} variant="outline" size="lg" width="full">
              {t("chooseSize")}
            </ButtonLink>
          ) : (
            <AddToCartButton
              sku={product.sku}
              kind="add"
              disabled={!product.inStock}
              options={withIncludedBundle(product)}
            />
          )
        }
      />
    </>
  );
}
