import type { ReactNode } from "react";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { Pagination } from "@/components/ui/actions/pagination";
import { SearchBar } from "@/components/ui/forms/search-bar";
import styles from "@/components/ui/lists/dated-list.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";
import { listHref } from "@/utils/paths/list-href";
import { localePath } from "@/utils/paths/paths";

interface DatedListProps {
  /** The path of the page, without the language. */
  path: string;
  list: { years: readonly number[]; page: number; pages: number };
  filter: { year: number | null; key: string };
  labels: {
    search: string;
    find: string;
    years: string;
    all: string;
    /** The text with the number of matching entries, or that there are none. */
    count: string;
  };
  /** The entries of this page of the list. */
  children: ReactNode;
}

const ANCHOR = "list";

/** Entries by date. Their search and the filter by year are in the address, so that it works without script. */
export function DatedList(props: DatedListProps) {
  const {
    path,
    list: { years, page, pages },
    filter: { year, key },
    labels,
    children,
  } = props;
  const { language } = useTexts();
  const hrefOf = (fields: { year: number | null; page?: number }) => listHref(path, ANCHOR, { key, ...fields });
  const choices = [null, ...years].map((each) => ({
    key: String(each),
    label: each === null ? labels.all : formatNumber(each, language),
    href: hrefOf({ year: each }),
    chosen: each === year,
  }));
  return (
    <div id={ANCHOR}>
      <SearchBar
        action={`${localePath(path, language)}#${ANCHOR}`}
        id="list-key"
        name="key"
        label={labels.search}
        button={labels.find}
        value={key}
        hiddenFields={{ year }}
      />
      <FilterLinks label={labels.years} choices={choices} />
      <p className={styles.count}>{labels.count}</p>
      {children}
      <Pagination page={page} pages={pages} hrefOf={(number) => hrefOf({ year, page: number })} />
    </div>
  );
}
