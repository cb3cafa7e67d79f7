import { PageHead } from "@/components/layout/page-head";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";

/** The page of an order that does not exist: usually its number was mistyped, so it can be corrected here. */
export function UnknownOrder({ layout, orderId }: { layout: LayoutData; orderId: string }) {
  const { t } = useTexts("orders");
  return (
    <>
      <PageHead layout={layout} title={t("track.unknownTitle")} description={t("order.description")} indexed={false} />
      <ChakraScope>
        <TrackOrderView orderId={orderId} isUnknown />
      </ChakraScope>
    </>
  );
}
