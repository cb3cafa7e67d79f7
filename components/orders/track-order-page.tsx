import { PageHead } from "@/components/layout/page-head";
import { MyOrders } from "@/components/orders/my-orders";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadTrackOrder } from "@/services/orders/track-order-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

/** The page to track orders, with My Orders for a logged-in reader. */
export function TrackOrderPage({ layout, orderId, query, mine }: ViewProps<typeof loadTrackOrder>) {
  const { t } = useTexts("orders");
  return (
    <>
      <PageHead layout={layout} title={t("track.title")} description={t("track.description")} />
      <ChakraScope>
        <TrackOrderView orderId={orderId} mine={mine && <MyOrders mine={mine} query={query} />} />
      </ChakraScope>
    </>
  );
}
