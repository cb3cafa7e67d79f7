import { Outage } from "@/components/investors/outage";
import styles from "@/components/investors/shareholding.module.css";
import { ShareholdingChart } from "@/components/investors/shareholding-chart";
import { YearFilter } from "@/components/investors/year-filter";
import { Button } from "@/components/ui/actions/button";
import { DataTable } from "@/components/ui/lists/data-table";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShareholdingDetails } from "@/services/investors/investors-service";
import { formatMonth } from "@/utils/dates/month-names";
import { formatNumber } from "@/utils/numbers/digits";
import { listHref } from "@/utils/paths/list-href";
import { localePath } from "@/utils/paths/paths";

interface ShareholdingProps {
  /** Null if it could not be loaded. */
  list: ShareholdingDetails | null;
  filter: { year: number | null };
  path: string;
}

const ANCHOR = "months";
const DECIMALS = 2;

/** The shareholders by month: as a chart, as a table, and as a file. */
export function Shareholding({ list, filter: { year }, path }: ShareholdingProps) {
  const { t, language } = useTexts("investors");
  if (list === null) return <Outage />;
  const { months, years } = list;
  const percent = (value: number) => {
    const text = `${value.toFixed(DECIMALS)}%`;
    return formatNumber(text, language);
  };
  const file = `${localePath(`${path}.csv`, language)}${year === null ? "" : `?year=${year}`}`;
  const groups = months[0]?.groups ?? [];
  return (
    <>
      <YearFilter years={years} year={year} hrefOf={(one) => listHref(path, ANCHOR, { year: one })} />
      {months.length === 0 ? (
        <Callout>{t("shareholding.none")}</Callout>
      ) : (
        <>
          <ShareholdingChart months={[...months].reverse()} percent={percent} />
          <div className={styles.table}>
            <DataTable
              caption={t("shareholding.table")}
              columns={[
                { key: "month", label: t("shareholding.month") },
                ...groups.map(({ key, label }) => ({ key, label, align: "end" as const })),
              ]}
              rows={months.map(({ month, groups: shares }) => ({
                key: month,
                cells: {
                  month: formatMonth(month, language),
                  ...Object.fromEntries(shares.map(({ key, percent: part }) => [key, percent(part)])),
                },
              }))}
            />
          </div>
          <Button variant="outline" asChild>
            <a href={file} download>
              {t("shareholding.download")}
            </a>
          </Button>
        </>
      )}
    </>
  );
}
