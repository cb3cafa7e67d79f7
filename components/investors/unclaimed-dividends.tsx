import { ListPages } from "@/components/investors/list-pages";
import { Outage } from "@/components/investors/outage";
import styles from "@/components/investors/unclaimed-dividends.module.css";
import { UnclaimedSearch } from "@/components/investors/unclaimed-search";
import { UnclaimedTable } from "@/components/investors/unclaimed-table";
import { UnclaimedTotals } from "@/components/investors/unclaimed-totals";
import { ButtonLink } from "@/components/ui/actions/button";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { UnclaimedDividends as Found } from "@/services/investors/investor-news-service";
import type { SearchRefusal } from "@/services/investors/investor-pages.server";
import { formatCount } from "@/utils/numbers/digits";
import { listHref } from "@/utils/paths/list-href";

interface UnclaimedDividendsProps {
  /** Null when it could not be had. */
  list: Found | null;
  filter: { account: string; year: number | null; page: number };
  refusal: SearchRefusal | null;
  path: string;
}

/** Where a search leads: to what was found, or to what is wrong with what was typed. */
const ANCHOR = "found";

/** Dividends that wait: a search by account or year, what was found with names in part, and the way to claim it. */
export function UnclaimedDividends({ list, filter, refusal, path }: UnclaimedDividendsProps) {
  const { t, language } = useTexts("investors");
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
            <h3>
              {count === 0
                ? t("unclaimed.none")
                : t("unclaimed.found", { count, number: formatCount(count, language) })}
            </h3>
          </div>
          {count === 0 ? <Callout>{t("unclaimed.noneText")}</Callout> : <UnclaimedTable dividends={dividends} />}
          {account !== "" && count > 0 && (
            <div className={styles.claim}>
              <ButtonLink href="#claim">{t("unclaimed.claim")}</ButtonLink>
            </div>
          )}
          <ListPages page={page} pages={pages} hrefOf={(one) => listHref(path, ANCHOR, { account, year, page: one })} />
        </div>
      )}
    </>
  );
}
