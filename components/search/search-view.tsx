import type { ReactNode } from "react";
import { ChoiceStrip } from "@/components/search/choice-strip";
import { HitGroups, HitList } from "@/components/search/hit-groups";
import { ProductResults } from "@/components/search/product-results";
import { SearchHelp } from "@/components/search/search-help";
import styles from "@/components/search/search-view.module.css";
import { SiteSearchBar } from "@/components/search/site-search-bar";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { useNextPage } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchPageData } from "@/services/search/search-page.server";
import type { SearchFound } from "@/services/search/search-service";
import { formatMoney } from "@/utils/money/money";
import { formatFound } from "@/utils/numbers/digits";
import { localePath, paths } from "@/utils/paths/paths";
import {
  HITS_A_PAGE,
  inSentence,
  isSearchable,
  MAX_SEARCH_LENGTH,
  searchedIn,
  searchPath,
} from "@/utils/search/search";
import { narrowingParams } from "@/utils/search/search-narrowing";

/** The page of full results: a box, the hits by category, and help where there are none (ROUTE-21). */
export function SearchView(search: SearchPageData) {
  const { t } = useTexts("search");
  // The query whose results are loading, while the reader goes from one results page to another.
  const searching = useNextPage<string | null>(searchedIn, null);
  const { query, isCut } = search;
  // While another view of the same results is loading, the current results stay in place.
  const isSame = searching !== null && searching === query;
  const title = query === "" ? t("page.bareTitle") : t("page.title", { query: inSentence(query) });
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("page.trail"), path: paths.search },
  ];
  return (
    <div className={`${page.container} ${styles.page}`}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>{title}</h1>
      <SiteSearchBar query={query} />
      <div role="status">
        {searching !== null && (
          <p className={isSame ? page.srOnly : styles.said}>{t("loading", { query: inSentence(searching) })}</p>
        )}
        {searching === null && isCut && <p className={styles.said}>{t("page.cut", { max: MAX_SEARCH_LENGTH })}</p>}
      </div>
      {(searching === null || isSame) && <Answer {...search} busy={isSame} />}
    </div>
  );
}

function Answer(search: SearchPageData & { busy: boolean }) {
  const { t, language } = useTexts("search");
  const { query, found, popular } = search;
  if (query === "") return <SearchHelp popular={popular} />;
  if (!isSearchable(query)) return <Helped text={t("short")} popular={popular} />;
  if (found === null) {
    return (
      <Helped text={t("page.failed")} popular={popular}>
        {/* A plain link, so that the whole page is loaded again. */}
        <Button asChild>
          <a href={localePath(searchPath(query), language)}>{t("page.retry")}</a>
        </Button>
      </Helped>
    );
  }
  const didYouMean = found.suggestion !== null && <DidYouMean suggestion={found.suggestion} />;
  if (found.count === 0) {
    return (
      <Helped text={t("none", { query: inSentence(query) })} hint={t("page.help")} popular={popular}>
        {didYouMean}
      </Helped>
    );
  }
  return (
    <>
      {didYouMean}
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

/** The message after a failure or without results, and the ways to continue. */
function Helped({ text, hint, popular, children }: HelpedProps) {
  return (
    <div className={styles.helped}>
      <div>
        <p className={styles.none}>{text}</p>
        {children}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <SearchHelp popular={popular} />
      </div>
      <Drawing src="/images/kit/illustration/404.svg" width={320} height={224} />
    </div>
  );
}

/** A suggested spelling (feature 49). */
function DidYouMean({ suggestion }: { suggestion: string }) {
  const { t } = useTexts("search");
  return (
    <p className={styles.meant}>
      <SiteLink href={searchPath(suggestion)} prefetch={false}>
        {t("meant", { query: inSentence(suggestion) })}
      </SiteLink>
    </p>
  );
}

function Results(search: SearchPageData & { found: SearchFound; busy: boolean }) {
  const { query, found, category, page: number, pages, narrowing, busy } = search;
  const { t } = useTexts("search");
  const group = found.groups.find((each) => each.category === category);
  if (category === null || group === undefined) {
    return (
      <>
        <Tabs {...search} />
        <HitGroups query={query} found={found} />
      </>
    );
  }
  const { narrowed } = found;
  const before = (number - 1) * HITS_A_PAGE;
  const pagination = (
    <Pagination
      page={number}
      pages={pages}
      hrefOf={(to) =>
        searchPath(query, { category, ...narrowingParams(narrowing), ...(to > 1 && { page: String(to) }) })
      }
      labels={{ label: t("page.pages") }}
    />
  );
  return (
    <>
      <Tabs {...search} />
      {category === "products" && narrowed !== null ? (
        <>
          <h2 className={page.srOnly}>{group.title}</h2>
          <ProductResults {...{ query, narrowed, narrowing, group, before, busy }}>{pagination}</ProductResults>
        </>
      ) : (
        <section aria-labelledby="hits" className={styles.group}>
          <div className={styles.head}>
            <h2 id="hits">{group.title}</h2>
          </div>
          <HitList query={query} group={group} before={before} isFirst />
          {pagination}
        </section>
      )}
    </>
  );
}

/** The categories with their counts. The links have no filters. */
function Tabs({ query, found, category, narrowing }: SearchPageData & { found: SearchFound }) {
  const { t, language } = useTexts("search");
  const countOf = (count: number) => formatFound({ count, hasMore: found.hasMore }, language);
  const tabs = found.groups.flatMap(({ category: of, title, count }) =>
    of === null
      ? []
      : [
          {
            key: of,
            label: `${title} (${countOf(count)})`,
            href: searchPath(query, { category: of }),
            chosen: of === category,
          },
        ],
  );
  const all = {
    key: "all",
    label: `${t("page.everything")} (${countOf(found.count)})`,
    href: searchPath(query),
    chosen: category === null,
  };
  const { minPoisha, maxPoisha, isCheapestFirst } = found;
  const facts = [
    t("count", { number: countOf(found.count) }),
    minPoisha !== null && t("filter.from", { amount: formatMoney(minPoisha, language) }),
    maxPoisha !== null && t("filter.upTo", { amount: formatMoney(maxPoisha, language) }),
    isCheapestFirst && narrowing.sort === "relevance" && t("sort.price-low"),
  ];
  return (
    <>
      <p className={styles.count}>{facts.filter(Boolean).join(" · ")}</p>
      {tabs.length > 1 && <ChoiceStrip label={t("page.tabs")} choices={[all, ...tabs]} />}
    </>
  );
}
