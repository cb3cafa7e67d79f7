import type { InferGetServerSidePropsType } from "next";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { ComparisonView } from "@/components/catalog/compare/comparison-view";
import { PageHead } from "@/components/layout/page-head";
import { ButtonLink } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import { withIncludedBundle } from "@/services/catalog/catalog-service";
import { getComparedProducts } from "@/services/catalog/comparison-service";
import { withPageProps } from "@/services/page/page-props.server";
import { readComparison } from "@/utils/catalog/comparison";
import { paths } from "@/utils/paths/paths";

export const getServerSideProps = withPageProps(["shop", "cart", "compare"], async ({ api, language, query }) => {
  const comparison = readComparison(query);
  return { comparison, products: await getComparedProducts(api, comparison.slugs, language) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function ComparePage({ layout, comparison, products }: Props) {
  const { t } = useTexts("compare");
  const { t: shop } = useTexts("shop");
  const trail = [
    { name: shop("crumbs.home"), path: paths.home },
    { name: shop("crumbs.shop"), path: paths.shop },
    { name: t("title"), path: paths.compare },
  ];
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <ComparisonView
        comparison={comparison}
        products={products}
        trail={trail}
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
