import { productSeo } from "@/components/catalog/product/product-seo";
import { ProductView } from "@/components/catalog/product/product-view";
import { PageHead } from "@/components/layout/page-head";
import { ButtonLink } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadComingPhone } from "@/services/catalog/product-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths, preorderCheckoutPath } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";
import { productShare } from "@/utils/seo/share-facts";

/** A phone that can be ordered before its release. */
export function ComingPhonePage({ layout, product, deliveryPoisha }: ViewProps<typeof loadComingPhone>) {
  const { t, language } = useTexts("preorder");
  const { t: shop } = useTexts("shop");
  const { title, slug } = product;
  const trail = shopTrail(shop, { name: t("crumb"), path: paths.preorders }, { name: title, path: product.path });
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("phoneDescription", { title, summary: product.summary, text: t("description") })}
        path={product.path}
        share={typeof window === "undefined" ? productShare(product, language) : {}}
        jsonLd={
          typeof window === "undefined" ? productSeo(product, trail, layout.origin, deliveryPoisha, language) : []
        }
      />
      <ProductView
        product={product}
        trail={trail}
        action={({ sku, disabled }) =>
          disabled ? null : (
            <ButtonLink href={preorderCheckoutPath(slug, sku)} size="lg" width="full">
              {t("reserve")}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
