import { useCallback, useEffect } from "react";
import { loadSearchTexts } from "@/components/search/load-search-texts";
import { SearchBox } from "@/components/search/search-box";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";

/** The search box at the top of the menu on narrow screens. It loads its texts, which no page contains. */
export function MenuSearch() {
  const { language } = useTexts();
  const load = useCallback(async () => {
    await loadSearchTexts(language);
    return true;
  }, [language]);
  const { part: hasTexts, loadPart } = useLazyPart(load);

  useEffect(() => void loadPart(), [loadPart]);

  return hasTexts === null ? null : <SearchBox quiet />;
}
