import type { InferGetServerSidePropsType } from "next";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productSeo } from "@/components/catalog/product-seo";
import { ProductView } from "@/components/catalog/product-view";
import { useVariant } from "@/components/catalog/use-variant";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/use-texts";
import { categoryOfPage, getProduct } from "@/services/catalog-service";
import { withPageProps } from "@/services/page-props.server";
import imageLoader from "@/utils/image-loader";
import { formatMoney } from "@/utils/money";
import { categoryPath, paths } from "@/utils/paths";

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, query }) => {
  const category = categoryOfPage(query.category);
  return { category, product: await getProduct(api, category, String(query.slug)) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

const SHARED_PICTURE_WIDTH = 1080;

export default function ProductPage({ shell, category, product }: Props) {
  const { t } = useTexts("shop");
  const variant = useVariant(product);
  const { title, summary } = product;
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t(`categories.${category}.title`), path: categoryPath(category) },
    { name: title, path: product.path },
  ];
  const picture = variant.pictures[0];
  return (
    <>
      <PageHead
        shell={shell}
        title={title}
        description={t("product.description", { title, summary, price: formatMoney(variant.pricePoisha) })}
        path={product.path}
        {...(picture && { image: imageLoader({ src: picture.src, width: SHARED_PICTURE_WIDTH }) })}
        jsonLd={productSeo(product, trail, shell.origin)}
      />
      <ProductView product={product} trail={trail} action={(choice) => <AddToCartButton {...choice} />} />
    </>
  );
}
