import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { WishHeart } from "@/components/catalog/card/wish-heart";
import { PageHead } from "@/components/layout/page-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { WishListView } from "@/components/wish-list/wish-list-view";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadWishList } from "@/services/wish-list/wish-list-page.server";
import { withIncludedBundle } from "@/utils/catalog/included-bundle";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

/** The wish list, with the cart's button and the catalogue's heart button in each row. */
export function WishListPage({ layout, list }: ViewProps<typeof loadWishList>) {
  const { t } = useTexts("wish-list");
  const { t: shop } = useTexts("shop");
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <WishListView
        key={list.kind}
        list={list}
        origin={layout.origin}
        trail={<Breadcrumbs trail={shopTrail(shop, { name: t("title"), path: paths.wishList })} />}
        heart={({ slug, product }) =>
          product && (
            <WishHeart slug={slug} pricePoisha={product.pricePoisha} label={shop("wish")} text={shop("wish")} />
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
