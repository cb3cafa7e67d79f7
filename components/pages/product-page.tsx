import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productSeo } from "@/components/catalog/product/product-seo";
import { ProductView } from "@/components/catalog/product/product-view";
import { useVariant } from "@/components/catalog/product/use-variant";
import { PageHead } from "@/components/layout/page-head";
import { ReviewsSection } from "@/components/reviews/reviews-section";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadProduct } from "@/services/catalog/product-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { formatMoney } from "@/utils/money/money";
import { categoryPath } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";
import { productShare } from "@/utils/seo/share-facts";

/** A product with the cart's button and its reviews. */
export function ProductPage(props: ViewProps<typeof loadProduct>) {
  const { layout, category, product, reviews, arrival, filter, deliveryPoisha } = props;
  const { t, language } = useTexts("product");
  const { t: shop } = useTexts("shop");
  const variant = useVariant(product);
  const { title, summary } = product;
  const trail = shopTrail(
    shop,
    { name: shop(`categories.${category}`), path: categoryPath(category) },
    { name: title, path: product.path },
  );
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("description", { title, summary, price: formatMoney(variant.pricePoisha, language) })}
        path={product.path}
        share={typeof window === "undefined" ? productShare(product, language) : {}}
        jsonLd={
          typeof window === "undefined" ? productSeo(product, trail, layout.origin, deliveryPoisha, language) : []
        }
      />
      <ProductView
        product={product}
        trail={trail}
        arrival={arrival}
        action={(choice) => <AddToCartButton {...choice} />}
        reviews={<ReviewsSection product={product} reviews={reviews} filter={filter} user={layout.user} />}
      />
    </>
  );
}
