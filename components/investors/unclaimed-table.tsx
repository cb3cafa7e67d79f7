import { useDividendName } from "@/components/investors/use-dividend-name";
import { DataTable } from "@/components/ui/lists/data-table";
import { useTexts } from "@/hooks/ui/use-texts";
import type { UnclaimedDividends as Found } from "@/services/investors/investor-news-service";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

/** The dividends that were found, with masked names. */
export function UnclaimedTable({ dividends }: Pick<Found, "dividends">) {
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
          account: dividend.account,
          dividend: nameOf(dividend),
          amount: formatMoney(dividend.amountPoisha, language),
          until: formatDate(dividend.keptUntil, language),
        },
      }))}
    />
  );
}
