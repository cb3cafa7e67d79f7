import { useEffect } from "react";
import { AdvertisementToast } from "@/components/layout/messages/advertisement-toast";
import { useProductPrefetch } from "@/hooks/layout/use-product-prefetch";
import { useTexts } from "@/hooks/ui/use-texts";

/** The parts of the frame that load when the page is idle, in one file. */
export function IdleParts() {
  useProductPrefetch();
  const { language } = useTexts();
  // Next announces the title of another path only, and would keep the last one in the other language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is in the language of the page
  useEffect(() => {
    const announcer = document.getElementById("__next-route-announcer__");
    if (announcer?.textContent) announcer.textContent = document.title;
  }, [language]);
  return <AdvertisementToast />;
}
