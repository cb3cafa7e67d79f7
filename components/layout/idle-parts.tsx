import { AdvertisementToast } from "@/components/layout/messages/advertisement-toast";
import { useProductPrefetch } from "@/components/layout/use-product-prefetch";
import { useLanguageChange } from "@/hooks/ui/use-language-change";

/** The parts of the frame that load when the page is idle, in one file. */
export function IdleParts() {
  useProductPrefetch();
  // Next announces the title of another path only.
  useLanguageChange(() => {
    const announcer = document.getElementById("__next-route-announcer__");
    if (announcer !== null) announcer.textContent = document.title;
  });
  return <AdvertisementToast />;
}
