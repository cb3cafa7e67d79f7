import styles from "@/components/packs/pack-list.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DataTable } from "@/components/ui/lists/data-table";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import { packPath } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

const NONE = "–";

/** Packs side by side: contents, validity, price with tax, and the price of a gigabyte or a minute. */
export function PacksTable({ packs }: { packs: readonly ListedPack[] }) {
  const { t, length, perUnit, money } = usePackLabels();
  return (
    <DataTable
      caption={t("table.caption")}
      captionShown={false}
      columns={[
        { key: "pack", label: t("table.pack") },
        { key: "time", label: t("table.time") },
        { key: "price", label: t("table.price"), align: "end" },
        { key: "unit", label: t("table.unit"), align: "end" },
        { key: "dial", label: t("table.dial") },
        { key: "buy", label: t("table.buy"), action: true },
      ]}
      rows={packs.map((pack) => ({
        key: pack.packId,
        cells: {
          pack: keepUnits(pack.title),
          time: length(pack.validityHours),
          price: money(pack.pricePoisha),
          unit: <span className={styles.unit}>{perUnit(pack) ?? NONE}</span>,
          dial: <span className={styles.dial}>{pack.dialCode ?? NONE}</span>,
          buy: (
            <SiteLink
              href={packPath(pack.packId)}
              prefetch={false}
              className={styles.link}
              aria-label={t("buyPack", { title: pack.title, price: money(pack.pricePoisha) })}
            >
              {t("buy")}
            </SiteLink>
          ),
        },
      }))}
    />
  );
}
