import { PackCards } from "@/components/packs/pack-card";
import { PackFilters } from "@/components/packs/pack-filters";
import styles from "@/components/packs/pack-list.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { DataTable } from "@/components/ui/lists/data-table";
import { EmptyState } from "@/components/ui/sections/empty-state";
import type { FoundPacks, ListedPack } from "@/services/packs/pack-pages.server";
import { type PackSearch, packSearchHref } from "@/utils/packs/pack-search";
import { packPath } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

const VIEWS = ["cards", "table"] as const;

/** The packs for the choices in the address, as cards or as a table. All choices are in the address. */
export function PackList({ search, found }: { search: PackSearch; found: FoundPacks }) {
  const { t } = usePackLabels();
  const { packs } = found;
  return (
    <>
      <CachedMarkup as="div" name="pack-filters" data={[search, found.kinds]}>
        {() => <PackFilters search={search} kinds={found.kinds} />}
      </CachedMarkup>
      <div className={styles.bar}>
        <p role="status">{t("count", { count: found.count })}</p>
        <nav aria-label={t("view.label")} className={styles.views}>
          {VIEWS.map((view) => (
            <SiteLink
              key={view}
              href={packSearchHref(search, { view, page: search.page })}
              prefetch={false}
              scroll={false}
              {...(view === search.view && { "aria-current": "true" as const })}
            >
              {t(`view.${view}`)}
            </SiteLink>
          ))}
        </nav>
      </div>
      {packs.length === 0 && (
        <EmptyState drawing="/images/kit/illustration/compare.svg" heading={t("none.title")} text={t("none.text")}>
          <ButtonLink
            href={packSearchHref(search, { validity: null, tag: null, priceMax: null, gb: null, minutes: null })}
          >
            {t("filter.clear")}
          </ButtonLink>
        </EmptyState>
      )}
      {packs.length > 0 && (
        <CachedMarkup as="div" name={`packs-${search.view}`} data={packs}>
          {() => (search.view === "table" ? <PacksTable packs={packs} /> : <PackCards packs={packs} />)}
        </CachedMarkup>
      )}
      <p className={styles.note}>{t("taxNote")}</p>
      <Pagination page={found.page} pages={found.pages} hrefOf={(page) => packSearchHref(search, { page })} />
    </>
  );
}

const NONE = "–";

/** Packs side by side: contents, validity, price with tax, and the price of a gigabyte or a minute. */
function PacksTable({ packs }: { packs: readonly ListedPack[] }) {
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
