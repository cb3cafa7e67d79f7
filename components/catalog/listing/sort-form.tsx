import { useRouter } from "next/router";
import styles from "@/components/catalog/listing/sort-form.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { addressParams, type ListingFilter, listingHref, sortChoices } from "@/utils/catalog/listing-query";

/** The sort order of a listing: a GET form. Its button is shown only without script. */
export function SortForm({ filter, path }: { filter: ListingFilter; path: string }) {
  const { t } = useTexts("shop");
  const router = useRouter();
  const others = Object.entries(addressParams({ ...filter, sort: "popular", page: 1 }));
  return (
    <form method="get" action={`${path}#results`} className={styles.form}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.label}>
        <span>{t("sort.label")}</span>
        <select
          name="sort"
          value={filter.sort}
          onChange={({ target }) => {
            const sort = sortChoices.find((choice) => choice === target.value) ?? "popular";
            void router.push(listingHref(path, filter, { sort }), undefined, { scroll: false });
          }}
        >
          {sortChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`sort.${choice}`)}
            </option>
          ))}
        </select>
        <Icon name="caretDown" size={16} className={styles.caret} />
      </label>
      <noscript>
        <button type="submit" className={styles.go}>
          {t("sort.apply")}
        </button>
      </noscript>
    </form>
  );
}
