import type { InferGetServerSidePropsType } from "next";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productSeo } from "@/components/catalog/product/product-seo";
import { ProductView } from "@/components/catalog/product/product-view";
import { useVariant } from "@/components/catalog/product/use-variant";
import { PageHead } from "@/components/layout/page-head";
import { ReviewsSection } from "@/components/reviews/reviews-section";
import { useTexts } from "@/hooks/ui/use-texts";
import { capitalArrival } from "@/services/catalog/capital-arrival.server";
import { categoryOfPage, getProduct } from "@/services/catalog/catalog-service";
import { deliveryCost } from "@/services/catalog/delivery-cost.server";
import { findProductReviews } from "@/services/catalog/reviews-service";
import { withPageProps } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { readReviewQuery } from "@/utils/catalog/review-query";
import { formatMoney } from "@/utils/money/money";
import { categoryPath, paths } from "@/utils/paths/paths";
import { productShare } from "@/utils/seo/share-facts";

export const getServerSideProps = withPageProps(
  ["shop", "cart", "reviews"],
  async ({ api, language, query, context }) => {
    const category = categoryOfPage(query.category);
    const slug = String(query.slug);
    const filter = readReviewQuery(query);
    const [product, reviews, arrival] = await Promise.all([
      getProduct(api, category, slug),
      sideSection(context.res, "reviews", () => findProductReviews(api, slug, filter)),
      sideSection(context.res, "arrival", () => capitalArrival.get(language)),
    ]);
    return { category, product, reviews, arrival, filter, deliveryPoisha: deliveryCost.highest() };
  },
);

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function ProductPage({ layout, category, product, reviews, arrival, filter, deliveryPoisha }: Props) {
  const { t, language } = useTexts("shop");
  const variant = useVariant(product);
  const { title, summary } = product;
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t(`categories.${category}.title`), path: categoryPath(category) },
    { name: title, path: product.path },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("product.description", { title, summary, price: formatMoney(variant.pricePoisha, language) })}
        path={product.path}
        share={productShare(product, language)}
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
