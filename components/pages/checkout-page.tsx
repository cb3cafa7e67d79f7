import { EmptyCart } from "@/components/cart/empty-cart";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { PageHead } from "@/components/layout/page-head";
import { RetailerNote } from "@/components/retailer/retailer-note";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadCheckout } from "@/services/checkout/checkout-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { startShoppingPath } from "@/utils/layout/start-shopping";

/** The checkout. If the cart is empty, it shows the empty cart. */
export function CheckoutPage({ layout, districts }: ViewProps<typeof loadCheckout>) {
  const { t } = useTexts("checkout");
  const start = startShoppingPath(layout.chrome.channel, layout.chrome.microsite);
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <RetailerNote />
      <ChakraScope>
        <CheckoutView
          districts={districts}
          empty={<EmptyCart startPath={start} />}
          proved={layout.user?.msisdn ?? null}
        />
      </ChakraScope>
    </>
  );
}
