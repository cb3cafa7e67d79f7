import type { InferGetServerSidePropsType } from "next";
import { productSeo } from "@/components/catalog/product/product-seo";
import { ProductView } from "@/components/catalog/product/product-view";
import { PageHead } from "@/components/layout/page-head";
import { ButtonLink } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import { getComingProduct } from "@/services/catalog/catalog-service";
import { deliveryCost } from "@/services/catalog/delivery-cost.server";
import { withPageProps } from "@/services/page/page-props.server";
import { paths, reservePath } from "@/utils/paths/paths";
import { productShare } from "@/utils/seo/share-facts";

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, query }) => ({
  product: await getComingProduct(api, "phones", String(query.slug)),
  deliveryPoisha: deliveryCost.highest(),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function PreorderPhonePage({ layout, product, deliveryPoisha }: Props) {
  const { t, language } = useTexts("shop");
  const { title, slug } = product;
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("crumbs.preorder"), path: paths.preorders },
    { name: title, path: product.path },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={`${title}: ${product.summary}. ${t("preorder.description")}`}
        path={product.path}
        share={productShare(product, language)}
        jsonLd={
          typeof window === "undefined" ? productSeo(product, trail, layout.origin, deliveryPoisha, language) : []
        }
      />
      <ProductView
        product={product}
        trail={trail}
        action={({ sku, disabled }) =>
          disabled ? null : (
            <ButtonLink href={reservePath(slug, sku)} size="lg" width="full">
              {t("preorder.reserve")}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
