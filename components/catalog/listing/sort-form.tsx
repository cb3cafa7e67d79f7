import { useRouter } from "next/router";
import styles from "@/components/catalog/listing/sort-form.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useEarlyFilter } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import { addressParams, type ListingFilter, listingHref, sortChoices } from "@/utils/catalog/listing-query";

/** The sort order of a listing: a GET form. Its button is shown only without script. */
export function SortForm({ filter, path }: { filter: ListingFilter; path: string }) {
  const { t } = useTexts("shop-lists");
  const router = useRouter();
  const others = Object.entries(addressParams({ ...filter, sort: "popular", page: 1 }));
  const follow = (value: string) => {
    const sort = sortChoices.find((choice) => choice === value) ?? "popular";
    void router.push(listingHref(path, filter, { sort }), undefined, { scroll: false });
  };
  const form = useEarlyFilter((early) => follow(String(new FormData(early).get("sort"))));
  return (
    <form ref={form} autoComplete="off" method="get" action="#results" className={styles.form}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.label}>
        <span>{t("sort.label")}</span>
        <select name="sort" value={filter.sort} onChange={({ target }) => follow(target.value)}>
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
