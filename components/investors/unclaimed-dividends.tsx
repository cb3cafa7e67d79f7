import { Outage } from "@/components/investors/outage";
import styles from "@/components/investors/unclaimed-dividends.module.css";
import { UnclaimedSearch } from "@/components/investors/unclaimed-search";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { DataTable } from "@/components/ui/lists/data-table";
import { type Fact, FactList } from "@/components/ui/lists/fact-list";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DividendKind, UnclaimedDividends as Found } from "@/services/investors/investor-news-service";
import type { SearchRefusal } from "@/services/investors/investor-pages.server";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { listHref } from "@/utils/paths/list-href";

/** The name of a dividend, by its year and kind. */
function useDividendName() {
  const { t } = useTexts("investors");
  return ({ year, kind }: { year: number; kind: DividendKind }) => t(`unclaimed.${kind}`, { year });
}

interface UnclaimedDividendsProps {
  /** Null if it could not be loaded. */
  list: Found | null;
  filter: { account: string; year: number | null; page: number };
  refusal: SearchRefusal | null;
  path: string;
}

/** The anchor of a search, which gets the focus: the heading of the result, or the field with an error. */
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
      <div className={styles.top}>
        <UnclaimedSearch path={path} anchor={ANCHOR} account={account} year={year} years={years} refusal={refusal} />
        <UnclaimedTotals totals={totals} />
      </div>
      {refusal === null && (
        <div className={styles.found}>
          <div role="status">
            <h3 id={ANCHOR} tabIndex={-1}>
              {count === 0 ? t("unclaimed.none") : t("unclaimed.found", { count })}
            </h3>
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

/** The unclaimed amounts, per dividend and in total. */
function UnclaimedTotals({ totals }: Pick<Found, "totals">) {
  const { t, language } = useTexts("investors");
  const nameOf = useDividendName();
  const sumPoisha = totals.reduce((sum, { amountPoisha }) => sum + amountPoisha, 0);
  return (
    <div className={styles.totals}>
      <h3>{t("unclaimed.waiting")}</h3>
      <FactList
        facts={[
          ...totals.map((total): Fact => [nameOf(total), formatMoney(total.amountPoisha, language)]),
          [t("unclaimed.total"), formatMoney(sumPoisha, language)],
        ]}
      />
    </div>
  );
}

/** The dividends that were found, with masked names. */
function UnclaimedTable({ dividends }: Pick<Found, "dividends">) {
  const { t, language } = useTexts("investors");
  const nameOf = useDividendName();
  return (
    <DataTable
      caption={t("unclaimed.list")}
      captionShown={false}
      columns={[
        { key: "name", label: t("unclaimed.name") },
        { key: "account", label: t("unclaimed.account") },
        { key: "dividend", label: t("unclaimed.dividend") },
        { key: "amount", label: t("unclaimed.amount"), align: "end" },
        { key: "until", label: t("unclaimed.until"), align: "end" },
      ]}
      rows={dividends.map((dividend) => ({
        key: `${dividend.account} ${dividend.name} ${dividend.year} ${dividend.kind} ${dividend.amountPoisha}`,
        cells: {
          name: dividend.name,
          account: formatNumber(dividend.account, language),
          dividend: nameOf(dividend),
          amount: formatMoney(dividend.amountPoisha, language),
          until: formatDate(dividend.keptUntil, language),
        },
      }))}
    />
  );
}
