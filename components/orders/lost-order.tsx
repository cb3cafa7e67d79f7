import { TrackOrderView } from "@/components/orders/track-order-view";
import { ChakraScope } from "@/components/ui/chakra-scope";

/** The page of an order that does not exist: usually its number was mistyped, so it can be corrected here. */
export function LostOrder({ orderId }: { orderId: string }) {
  return (
    <ChakraScope>
      <TrackOrderView orderId={orderId} isLost />
    </ChakraScope>
  );
}
