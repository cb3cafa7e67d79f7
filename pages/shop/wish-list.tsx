import type { InferGetServerSidePropsType } from "next";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { WishHeart } from "@/components/catalog/card/wish-heart";
import { PageHead } from "@/components/layout/page-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { WishListView } from "@/components/wish-list/wish-list-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { withIncludedBundle } from "@/services/catalog/catalog-service";
import { withPageProps } from "@/services/page/page-props.server";
import { hasToken } from "@/services/page/page-user.server";
import { loadWishList } from "@/services/wish-list/wish-list-page.server";
import { paths } from "@/utils/paths/paths";

export const getServerSideProps = withPageProps(["shop", "wish-list"], async ({ api, query, context }) => ({
  list: await loadWishList(api, query, hasToken(context)),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function WishListPage({ layout, list }: Props) {
  const { t } = useTexts("wish-list");
  const { t: shop } = useTexts("shop");
  const trail = [
    { name: shop("crumbs.home"), path: paths.home },
    { name: shop("crumbs.shop"), path: paths.shop },
    { name: t("title"), path: paths.wishList },
  ];
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <WishListView
        key={list.kind}
        list={list}
        origin={layout.origin}
        trail={<Breadcrumbs trail={trail} />}
        heart={({ slug, product }) =>
          product && (
            <WishHeart
              slug={slug}
              pricePoisha={product.pricePoisha}
              label={shop("product.wish")}
              text={shop("product.wish")}
            />
          )
        }
        cart={({ product }, onMoved) =>
          product && (
            <AddToCartButton
              sku={product.sku}
              kind="add"
              options={withIncludedBundle(product)}
              {...(list.kind !== "shared" && { label: t("moveToCart"), onAdded: onMoved })}
            />
          )
        }
      />
    </>
  );
}
