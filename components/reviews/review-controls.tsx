import { useRouter } from "next/router";
import styles from "@/components/reviews/reviews.module.css";
import { type ReviewControlsProps, TopicLinks } from "@/components/reviews/topic-links";
import { useEarlyFilter } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import { REVIEWS_ID, reviewParams, reviewSorts } from "@/utils/catalog/review-query";

/** The filters and the sort order of the reviews: links, and a form that needs its button only without script. */
export function ReviewControls({ topics, filter, path, sku, hrefOf }: ReviewControlsProps) {
  const { t } = useTexts("reviews");
  const router = useRouter();
  const kept = Object.entries({
    ...(sku !== null && { variant: sku }),
    ...reviewParams({ ...filter, sort: "newest", page: 1 }),
  });
  const follow = (value: string) => {
    const sort = reviewSorts.find((choice) => choice === value) ?? "newest";
    void router.push(hrefOf({ sort }), undefined, { scroll: false });
  };
  const form = useEarlyFilter((early) => follow(String(new FormData(early).get("review_sort"))));
  return (
    <div className={styles.controls}>
      {topics.length > 0 && <TopicLinks topics={topics} filter={filter} path={path} sku={sku} hrefOf={hrefOf} />}
      <form ref={form} autoComplete="off" method="get" action={`${path}#${REVIEWS_ID}`} className={styles.sort}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>{t("sort.label")}</span>
          <select name="review_sort" value={filter.sort} onChange={({ target }) => follow(target.value)}>
            {reviewSorts.map((choice) => (
              <option key={choice} value={choice}>
                {t(`sort.${choice}`)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit">{t("sort.apply")}</button>
        </noscript>
      </form>
    </div>
  );
}
