import { ListPages } from "@/components/investors/list-pages";
import { Outage } from "@/components/investors/outage";
import styles from "@/components/investors/unclaimed-dividends.module.css";
import { UnclaimedSearch } from "@/components/investors/unclaimed-search";
import { Callout } from "@/components/ui/callout";
import { DataTable } from "@/components/ui/data-table";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { DividendKind, UnclaimedDividends as Found } from "@/services/investor-news-service";
import type { SearchRefusal } from "@/services/investor-pages.server";
import { formatDate } from "@/utils/dates";
import { formatCount } from "@/utils/digits";
import { listHref } from "@/utils/list-href";
import { formatMoney } from "@/utils/money";

interface UnclaimedDividendsProps {
  /** Null when it could not be had. */
  list: Found | null;
  filter: { account: string; year: number | null; page: number };
  refusal: SearchRefusal | null;
  path: string;
}

const ANCHOR = "search";

/** Dividends that wait: a search by account or year, what was found with names in part, and the way to claim it. */
export function UnclaimedDividends({ list, filter, refusal, path }: UnclaimedDividendsProps) {
  const { t, language } = useTexts("investors");
  if (list === null) return <Outage />;
  const { dividends, totals, count, page, pages } = list;
  const { account, year } = filter;
  const nameOf = ({ year: of, kind }: { year: number; kind: DividendKind }) =>
    t(`unclaimed.${kind}`, { year: formatCount(of, language) });
  const years = [...new Set(totals.map(({ year: of }) => of))];
  return (
    <>
      <div className={styles.top}>
        <UnclaimedSearch path={path} anchor={ANCHOR} account={account} year={year} years={years} refusal={refusal} />
        <div className={styles.totals}>
          <h3>{t("unclaimed.waiting")}</h3>
          <dl>
            {totals.map((total) => (
              <div key={nameOf(total)}>
                <dt>{nameOf(total)}</dt>
                <dd>{formatMoney(total.amountPoisha, language)}</dd>
              </div>
            ))}
            <div>
              <dt>{t("unclaimed.total")}</dt>
              <dd>
                {formatMoney(
                  totals.reduce((sum, { amountPoisha }) => sum + amountPoisha, 0),
                  language,
                )}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      {refusal === null && (
        <div className={styles.found}>
          <div role="status">
            <h3>
              {count === 0
                ? t("unclaimed.none")
                : t("unclaimed.found", { count, number: formatCount(count, language) })}
            </h3>
          </div>
          {count === 0 ? (
            <Callout>{t("unclaimed.noneText")}</Callout>
          ) : (
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
                  account: dividend.account,
                  dividend: nameOf(dividend),
                  amount: formatMoney(dividend.amountPoisha, language),
                  until: formatDate(dividend.keptUntil, language),
                },
              }))}
            />
          )}
          {account !== "" && count > 0 && (
            <SiteLink href="#claim" className={styles.claim}>
              {t("unclaimed.claim")}
            </SiteLink>
          )}
          <ListPages page={page} pages={pages} hrefOf={(one) => listHref(path, ANCHOR, { account, year, page: one })} />
        </div>
      )}
    </>
  );
}
