import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Language } from "@/utils/text/translations";

/**
 * A part of the page whose script is loaded on demand, and loaded again when the page's language changes, for its texts.
 * @param load the import, for the language of the page; must stay the same function
 * @returns the part, null until it has loaded, and `loadPart`, which loads it and returns whether this worked. After a
 *   failure the next call tries again.
 */
export function useLazyPart<Part>(load: (language: Language) => Promise<Part>) {
  const { language } = useTexts();
  // A new object for each language: the part itself stays the same, and its texts must be rendered.
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const loading = useRef<Partial<Record<Language, Promise<boolean>>>>({});
  const loadPart = useCallback(() => {
    loading.current[language] ??= load(language).then(
      (part) => {
        setLoaded({ part });
        return true;
      },
      () => {
        delete loading.current[language];
        return false;
      },
    );
    return loading.current[language];
  }, [load, language]);
  useEffect(() => {
    if (loaded) void loadPart();
  }, [loaded, loadPart]);
  return { part: loaded?.part ?? null, loadPart };
}
