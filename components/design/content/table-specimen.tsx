import { Specimen } from "@/components/design/specimen";
import { DataTable } from "@/components/ui/lists/data-table";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatCapacity } from "@/utils/numbers/capacity";
import { formatNumber } from "@/utils/numbers/digits";

const packs = [
  { name: "week", gigabytes: 5, days: 7, poisha: 9900 },
  { name: "month", gigabytes: 30, days: 30, poisha: 49_900 },
  { name: "family", gigabytes: 75, days: 30, poisha: 89_900 },
] as const;

/** A table of figures. */
export function TableSpecimen() {
  const { t, language } = useTexts("design");
  return (
    <Specimen title={t("content.table")}>
      <DataTable
        caption={t("content.tableCaption")}
        columns={[
          { key: "pack", label: t("content.pack") },
          { key: "data", label: t("content.data"), align: "end" },
          { key: "days", label: t("content.days"), align: "end" },
          { key: "price", label: t("content.price"), align: "end" },
        ]}
        rows={packs.map(({ name, gigabytes, days, poisha }) => ({
          key: name,
          cells: {
            pack: t(`content.packs.${name}`),
            data: formatCapacity(gigabytes, language),
            days: formatNumber(days, language),
            price: formatMoney(poisha, language),
          },
        }))}
      />
    </Specimen>
  );
}
