import { PageHead } from "@/components/layout/page-head";
import { SearchView } from "@/components/search/search-view";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchPageData } from "@/services/search/search-page.server";
import type { PageProps } from "@/utils/layout/page-layout";
import { searchPath } from "@/utils/search/search";

/** The results of a query. Search engines may list them only when an editor's popular search leads to them. */
export function SearchPage({ layout, texts: _, ...search }: PageProps & SearchPageData) {
  const { t } = useTexts("search");
  const { query, found } = search;
  const pinned = found?.pinned ?? null;
  return (
    <>
      <PageHead
        layout={layout}
        title={query === "" ? t("page.bareTitle") : t("page.title", { query })}
        description={query === "" ? t("page.bareDescription") : t("page.description", { query })}
        path={searchPath(pinned ?? query)}
        indexed={pinned !== null}
        share={null}
      />
      <SearchView {...search} />
    </>
  );
}
