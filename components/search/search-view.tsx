import { useRouter } from "next/router";
import type { FormEvent, ReactNode } from "react";
import { HitGroups } from "@/components/search/hit-groups";
import { SearchHelp } from "@/components/search/search-help";
import styles from "@/components/search/search-view.module.css";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { FilterLinks } from "@/components/ui/filter-links";
import page from "@/components/ui/page.module.css";
import { Pagination } from "@/components/ui/pagination";
import { SearchBar } from "@/components/ui/search-bar";
import { SiteLink } from "@/components/ui/site-link";
import { useSearching } from "@/hooks/use-searching";
import { useTexts } from "@/hooks/use-texts";
import type { SearchPageData } from "@/services/search-page.server";
import type { SearchFound } from "@/services/search-service";
import { formatCount } from "@/utils/digits";
import { localePath, paths } from "@/utils/paths";
import { keepRecentSearch } from "@/utils/recent-searches";
import { inSentence, isSearchable, LONGEST_SEARCH, searchPath, searchText } from "@/utils/search";

/** The page of full results: a box, what was found by category, and help where nothing was (ROUTE-21). */
export function SearchView(search: SearchPageData) {
  const { t, language } = useTexts("search");
  const searching = useSearching();
  const { query, isCut } = search;
  const title = query === "" ? t("page.bareTitle") : t("page.title", { query: inSentence(query) });
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("page.trail"), path: paths.search },
  ];
  return (
    <div className={`${page.container} ${styles.page}`}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>{title}</h1>
      <PageBox query={query} />
      <div role="status">
        {searching !== null && <p className={styles.said}>{t("loading", { query: inSentence(searching) })}</p>}
        {searching === null && isCut && (
          <p className={styles.said}>{t("page.cut", { most: formatCount(LONGEST_SEARCH, language) })}</p>
        )}
      </div>
      {searching === null && <Answer {...search} />}
    </div>
  );
}

/** The box of the page; without a script it is sent as a GET, which leads to the same address. */
function PageBox({ query }: { query: string }) {
  const { t, language } = useTexts("search");
  const { push } = useRouter();
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const field = (event.target as HTMLFormElement).elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const typed = searchText(field.value);
    if (!isSearchable(typed)) return;
    event.preventDefault();
    keepRecentSearch(typed);
    void push(localePath(searchPath(typed), language), undefined, { locale: false });
  };
  return (
    <div onSubmit={onSubmit}>
      <SearchBar
        action={localePath(paths.search, language)}
        id="search-query"
        name="q"
        label={t("box.label")}
        button={t("box.submit")}
        value={query}
        hint={t("box.hint")}
      />
    </div>
  );
}

function Answer(search: SearchPageData) {
  const { t, language } = useTexts("search");
  const { query, found, popular } = search;
  if (query === "") return <SearchHelp popular={popular} />;
  if (!isSearchable(query)) return <Helped text={t("short")} popular={popular} />;
  if (found === null) {
    return (
      <Helped text={t("page.failed")} popular={popular}>
        {/* The whole page is asked for again. */}
        <a href={localePath(searchPath(query), language)} className={styles.retry}>
          {t("page.retry")}
        </a>
      </Helped>
    );
  }
  const meant = found.suggestion !== null && <Meant suggestion={found.suggestion} />;
  if (found.count === 0) {
    return (
      <Helped text={t("none", { query: inSentence(query) })} hint={t("page.help")} popular={popular}>
        {meant}
      </Helped>
    );
  }
  return (
    <>
      {meant}
      <Results {...search} found={found} />
    </>
  );
}

interface HelpedProps {
  text: string;
  hint?: string;
  popular: SearchPageData["popular"];
  children?: ReactNode;
}

/** What is wrong, and the ways on. */
function Helped({ text, hint, popular, children }: HelpedProps) {
  return (
    <>
      <p className={styles.none}>{text}</p>
      {children}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <SearchHelp popular={popular} />
    </>
  );
}

/** A better spelling (BEYOND: did you mean). */
function Meant({ suggestion }: { suggestion: string }) {
  const { t } = useTexts("search");
  return (
    <p className={styles.meant}>
      {t("meant")}{" "}
      <SiteLink href={searchPath(suggestion)} prefetch={false}>
        {suggestion}
      </SiteLink>
    </p>
  );
}

function Results({ query, found, category, page: number, pages }: SearchPageData & { found: SearchFound }) {
  const { t, language } = useTexts("search");
  if (found === null) return null;
  const countOf = (count: number) => formatCount(count, language);
  const tabs = found.groups.flatMap((group) =>
    group.category === null
      ? []
      : [
          {
            key: group.category,
            label: `${group.title} (${countOf(group.count)})`,
            href: searchPath(query, { category: group.category }),
            chosen: group.category === category,
          },
        ],
  );
  const all = {
    key: "all",
    label: `${t("page.everything")} (${countOf(found.count)})`,
    href: searchPath(query),
    chosen: category === null,
  };
  return (
    <>
      <p className={styles.count}>{t("count", { number: countOf(found.count) })}</p>
      {tabs.length > 1 && <FilterLinks label={t("page.tabs")} choices={[all, ...tabs]} />}
      <HitGroups query={query} groups={found.groups} category={category} />
      {category !== null && (
        <Pagination
          page={number}
          pages={pages}
          hrefOf={(to) => searchPath(query, { category, ...(to > 1 && { page: String(to) }) })}
          words={{
            label: t("page.pages.label"),
            previous: t("page.pages.previous"),
            next: t("page.pages.next"),
            page: (page) => t("page.pages.page", { page }),
          }}
        />
      )}
    </>
  );
}
