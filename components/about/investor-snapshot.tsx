import { share } from "@/components/about/company-facts";
import styles from "@/components/about/investor-snapshot.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DocumentList } from "@/components/ui/lists/document-list";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { RingChart } from "@/components/ui/values/ring-chart";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AboutSections, LatestResults } from "@/services/content/about-page.server";
import { formatDate } from "@/utils/dates/dates";
import { lastDayOf } from "@/utils/dates/month-names";
import { formatAmount, formatMoney } from "@/utils/money/money";
import { formatNumber, formatPercent } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink href={href} prefetch={false} className={`${page.textLink} ${styles.onward}`}>
      {children}
      <Icon name="caretRight" size={16} />
    </SiteLink>
  );
}

function Results({ results }: { results: LatestResults }) {
  const { t, language } = useTexts("about");
  const { title, publishedOn, file, figures, earlier } = results;
  return (
    <div className={`${page.card} ${styles.results}`}>
      <h3>{t("investors.results")}</h3>
      <p className={page.quiet}>{t("investors.published", { title, date: formatDate(publishedOn, language) })}</p>
      <FactList facts={figures.map(({ label, value }) => [label, value])} />
      {earlier.length > 0 && (
        <table className={styles.earlier}>
          <thead>
            <tr>
              <th scope="col">{t("investors.quarter")}</th>
              {earlier[0]?.figures.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {earlier.map(({ year, quarter, figures: compared }) => (
              <tr key={`${year}-${quarter}`}>
                <th scope="row">{t(`investors.q${quarter}`, { year })}</th>
                {compared.map(({ label, value }) => (
                  <td key={label}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {file && (
        <DocumentList
          documents={[
            { href: file.url, title: t("investors.download"), type: "PDF", bytes: file.bytes, date: publishedOn },
          ]}
        />
      )}
      <MoreLink href={paths.financialReports}>{t("investors.allReports")}</MoreLink>
    </div>
  );
}

/** The shares of all groups of shareholders, added up. */
const sharesOf = (holding: NonNullable<AboutSections["holding"]>) =>
  holding.groups.reduce((sum, { shares }) => sum + shares, 0);

/** The company for investors: its latest results, its shareholders, and the code of its share. */
export function InvestorSnapshot({ results, holding }: Pick<AboutSections, "results" | "holding">) {
  const { t, language } = useTexts("about");
  const digits = (text: string) => formatNumber(text, language);
  const dividend = t("investors.dividendOf", { percent: share.dividendPercent });
  const facts: OptionalFact[] = [
    [t("investors.code"), share.code],
    [t("investors.listed"), t("investors.listedAt")],
    [t("investors.face"), formatMoney(share.faceValuePoisha, language)],
    holding && [t("investors.shares"), digits(formatAmount(sharesOf(holding)))],
    [t("investors.dividend", { year: share.dividendYear }), dividend],
  ];
  return (
    <div className={styles.cards}>
      {results && <Results results={results} />}
      {holding && (
        <div className={`${page.card} ${styles.card}`}>
          <h3>{t("investors.holding")}</h3>
          <p className={page.quiet}>{t("investors.asOf", { date: formatDate(lastDayOf(holding.month), language) })}</p>
          <div className={styles.ring}>
            <RingChart
              parts={holding.groups.map(({ label, percent }) => ({
                label,
                value: percent,
                text: formatPercent(percent, language),
              }))}
            />
          </div>
          <MoreLink href={paths.shareholding}>{t("investors.holdingMore")}</MoreLink>
        </div>
      )}
      <div className={`${page.card} ${styles.card}`}>
        <h3>{t("investors.share")}</h3>
        <FactList facts={facts} className={styles.facts} />
        <MoreLink href={paths.investorContact}>{t("investors.contact")}</MoreLink>
      </div>
    </div>
  );
}
