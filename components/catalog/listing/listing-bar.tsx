import styles from "@/components/catalog/listing/listing-view.module.css";
import { SortForm } from "@/components/catalog/listing/sort-form";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ListingFilter } from "@/utils/catalog/listing-query";

/** The number of products, the link to the filters, and the sort order. */
export function ListingBar({ count, filter, path }: { count: number; filter: ListingFilter; path: string }) {
  const { t } = useTexts("shop-lists");
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {/* In a separate element, because parts that load later are placed beside it. */}
        <span>{t("listing.count", { count })}</span>
      </p>
      <a href="#filters" className={styles.openFilters}>
        <Icon name="funnel" />
        {t("filter.title")}
      </a>
      <SortForm filter={filter} path={path} />
    </div>
  );
}
