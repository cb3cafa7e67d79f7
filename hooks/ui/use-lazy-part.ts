import { useCallback, useRef, useState } from "react";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Language } from "@/utils/text/translations";

/**
 * A part of the page whose script is loaded on demand.
 * @param load the import, for the language of the page; must stay the same function
 * @returns the part, null until it has loaded, and `loadPart`, which loads it and returns whether this worked. After a
 *   failure the next call tries again.
 */
export function useLazyPart<Part>(load: (language: Language) => Promise<Part>) {
  const { language } = useTexts();
  const [part, setPart] = useState<Part | null>(null);
  const loading = useRef<Promise<boolean>>(undefined);
  const loadPart = useCallback(() => {
    loading.current ??= load(language).then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        loading.current = undefined;
        return false;
      },
    );
    return loading.current;
  }, [load, language]);
  return { part, loadPart };
}
