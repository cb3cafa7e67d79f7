import { AdvertisementToast } from "@/components/layout/messages/advertisement-toast";
import { useProductPrefetch } from "@/hooks/layout/use-product-prefetch";

/** The parts of the frame that load when the page is idle, in one file. */
export function IdleParts() {
  useProductPrefetch();
  return <AdvertisementToast />;
}
