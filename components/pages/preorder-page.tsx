import { EmptyCart } from "@/components/cart/empty-cart";
import { CarriedPreorder } from "@/components/checkout/carried-preorder";
import { PreorderView } from "@/components/checkout/preorder-view";
import { PageHead } from "@/components/layout/page-head";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadPreorder } from "@/services/checkout/checkout-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { startShoppingPath } from "@/utils/layout/start-shopping";

/** The checkout of a pre-order. Without a product in the address, the product comes from the cart. */
export function PreorderPage({ layout, product, districts }: ViewProps<typeof loadPreorder>) {
  const { t } = useTexts("checkout");
  return (
    <>
      <PageHead layout={layout} title={t("preorder.title")} description={t("preorder.description")} indexed={false} />
      {product === null ? (
        <CarriedPreorder
          empty={<EmptyCart startPath={startShoppingPath(layout.chrome.channel, layout.chrome.microsite)} />}
        />
      ) : (
        <ChakraScope>
          <PreorderView product={product} districts={districts} />
        </ChakraScope>
      )}
    </>
  );
}
