import { useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "@/hooks/ui/use-texts";

/**
 * Runs after each change of the page's language, e.g. to load texts of the server again.
 * @param load gets a function that returns whether its answer is still needed
 */
export function useLanguageChange(load: (isCurrent: () => boolean) => unknown): void {
  const { language } = useTexts();
  const known = useRef(language);
  const latest = useEffectEvent(load);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    let isCurrent = true;
    latest(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [language]);
}
