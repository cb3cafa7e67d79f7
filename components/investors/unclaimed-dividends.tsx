import { Outage } from "@/components/investors/outage";
import styles from "@/components/investors/unclaimed-dividends.module.css";
import { UnclaimedSearch } from "@/components/investors/unclaimed-search";
import { UnclaimedTable } from "@/components/investors/unclaimed-table";
import { UnclaimedTotals } from "@/components/investors/unclaimed-totals";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { UnclaimedDividends as Found } from "@/services/investors/investor-news-service";
import type { SearchRefusal } from "@/services/investors/investor-pages.server";
import { listHref } from "@/utils/paths/list-href";

interface UnclaimedDividendsProps {
  /** Null if it could not be loaded. */
  list: Found | null;
  filter: { account: string; year: number | null; page: number };
  refusal: SearchRefusal | null;
  path: string;
}

/** The anchor of a search: the result, or the error about the input. */
const ANCHOR = "found";

/** Unclaimed dividends: a search by account or year, the results with masked names, and the link to claim them. */
export function UnclaimedDividends({ list, filter, refusal, path }: UnclaimedDividendsProps) {
  const { t } = useTexts("investors");
  if (list === null) return <Outage />;
  const { dividends, totals, count, page, pages } = list;
  const { account, year } = filter;
  const years = [...new Set(totals.map(({ year: of }) => of))];
  return (
    <>
      <div className={styles.top} id={refusal === null ? undefined : ANCHOR}>
        <UnclaimedSearch path={path} anchor={ANCHOR} account={account} year={year} years={years} refusal={refusal} />
        <UnclaimedTotals totals={totals} />
      </div>
      {refusal === null && (
        <div className={styles.found} id={ANCHOR}>
          <div role="status">
            <h3>{count === 0 ? t("unclaimed.none") : t("unclaimed.found", { count })}</h3>
          </div>
          {count === 0 ? <Callout>{t("unclaimed.noneText")}</Callout> : <UnclaimedTable dividends={dividends} />}
          {account !== "" && count > 0 && (
            <div className={styles.claim}>
              <ButtonLink href="#claim">{t("unclaimed.claim")}</ButtonLink>
            </div>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(one) => listHref(path, ANCHOR, { account, year, page: one })}
          />
        </div>
      )}
    </>
  );
}
