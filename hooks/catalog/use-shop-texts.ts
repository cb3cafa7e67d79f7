import { useEffect, useState } from "react";
import { loadShopPart } from "@/hooks/catalog/load-shop-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Language } from "@/utils/text/translations";

/** The texts `shop-parts` for a part that stays loaded when the page's language changes: loads those of the other one. */
export function useShopTexts() {
  const [, setLoaded] = useState<Language | null>(null);
  const texts = useTexts("shop-parts");
  const { language } = texts;
  // A text that is not there yet is its own key.
  const isMissing = texts.t("zoom.enlarge") === "zoom.enlarge";
  useEffect(() => {
    if (isMissing) loadShopPart(language, Promise.resolve(language)).then(setLoaded, () => undefined);
  }, [language, isMissing]);
  return texts;
}
