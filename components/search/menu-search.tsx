import { useEffect } from "react";
import { loadSearchTexts } from "@/components/search/load-search-texts";
import { SearchBox } from "@/components/search/search-box";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import type { Language } from "@/utils/text/translations";

const loadTexts = (language: Language) => loadSearchTexts(language).then(() => true);

/** The search box at the top of the menu on narrow screens. It loads its texts, which no page contains. */
export function MenuSearch() {
  const { part: hasTexts, loadPart } = useLazyPart(loadTexts);

  useEffect(() => void loadPart(), [loadPart]);

  return hasTexts === null ? null : <SearchBox quiet />;
}
