import styles from "@/components/bill-charges/bill-charges.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DataTable } from "@/components/ui/lists/data-table";
import tables from "@/components/ui/lists/data-table.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BillCharge, BillMethod } from "@/services/subscriber-services/bill-charges-service";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";

interface ChargeTableProps {
  way: BillMethod;
  /** Null when they could not be loaded. */
  charges: readonly BillCharge[] | null;
}

/** Every charge and limit of one way of paying. */
export function ChargeTable({ way, charges }: ChargeTableProps) {
  const { t, language } = useTexts("bill-charges");
  if (charges === null) return <p role="alert">{t("down")}</p>;
  const money = (poisha: number) => formatMoney(poisha, language);
  const rows = charges.filter((charge) => charge.way === way);
  const limitOf = ({ service, abovePoisha }: BillCharge) => {
    const next = rows.find((row) => row.service === service && row.abovePoisha > abovePoisha);
    if (next !== undefined) return t("upTo", { sum: money(next.abovePoisha) });
    return abovePoisha === 0 ? t("any") : t("above", { sum: money(abovePoisha) });
  };
  return (
    <>
      <div className={`${tables.framed} ${styles.table}`}>
        <DataTable
          caption={t("caption", { way: t(`way.${way}`) })}
          columns={[
            { key: "name", label: t("column.name") },
            { key: "sum", label: t("column.sum"), align: "end" },
            { key: "charge", label: t("column.charge"), align: "end" },
            { key: "max", label: t("column.max"), align: "end" },
            { key: "note", label: t("column.note") },
          ]}
          rows={rows.map((row) => ({
            key: `${row.service} ${row.abovePoisha}`,
            cells: {
              name: row.name,
              sum: row.unit === "seat" ? t("seat") : limitOf(row),
              charge: row.chargePoisha === 0 ? t("free") : money(row.chargePoisha),
              max: row.maxPoisha === null ? t("noLimit") : money(row.maxPoisha),
              note: row.note,
            },
          }))}
        />
      </div>
      <p className={styles.more}>
        <SiteLink href={`${paths.mobileFinancialServices}#charges`} prefetch={false}>
          {t("compare")}
        </SiteLink>
      </p>
    </>
  );
}
