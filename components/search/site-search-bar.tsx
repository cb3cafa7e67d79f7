import { useRouter } from "next/router";
import type { FormEvent } from "react";
import styles from "@/components/search/site-search-bar.module.css";
import { SearchBar } from "@/components/ui/forms/search-bar";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { trackSearch } from "@/hooks/search/search-events";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath, paths } from "@/utils/paths/paths";
import { saveRecentSearch } from "@/utils/search/recent-searches";
import { isSearchable, MAX_SEARCH_LENGTH, searchPath, searchText } from "@/utils/search/search";

/** The search box of a page. Without a script it is sent by GET, which leads to the same address. */
export function SiteSearchBar({ query = "" }: { query?: string }) {
  const { t, language } = useTexts("search");
  const outside = useOutsideLanguage() ?? language;
  const { push } = useRouter();
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const field = (event.target as HTMLFormElement).elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const typed = searchText(field.value);
    if (!isSearchable(typed)) return;
    event.preventDefault();
    saveRecentSearch(typed);
    trackSearch(typed, "page");
    void push(localePath(searchPath(typed), outside), undefined, { locale: false });
  };
  return (
    <div onSubmit={onSubmit} className={styles.bar}>
      <SearchBar
        action={localePath(paths.search, outside)}
        id="search-query"
        name="q"
        label={t("box.label")}
        button={t("box.submit")}
        value={query}
        hint={t("box.hint")}
        maxLength={MAX_SEARCH_LENGTH}
      />
    </div>
  );
}
