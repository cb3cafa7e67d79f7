import styles from "@/components/reviews/reviews.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductReviews } from "@/services/catalog/reviews-service";
import type { ReviewFilter } from "@/utils/catalog/review-query";
import { formatNumber } from "@/utils/numbers/digits";

export interface ReviewControlsProps {
  topics: ProductReviews["topics"];
  filter: ReviewFilter;
  path: string;
  /** The SKU of the variant in the address. */
  sku: string | null;
  hrefOf: (change: Partial<ReviewFilter>) => string;
}

/** The topics of the reviews, each with its count; a click filters the list by one topic. */
export function TopicLinks({ topics, filter, path, sku, hrefOf }: ReviewControlsProps) {
  const { t, language } = useTexts("reviews");
  return (
    <CachedMarkup
      as="ul"
      name="review-topics"
      data={[topics, filter, path, sku]}
      aria-label={t("topics")}
      className={styles.topics}
    >
      {() =>
        topics.map(({ topic, count }) => {
          const isChosen = filter.topic === topic;
          return (
            <li key={topic}>
              <SiteLink
                href={hrefOf({ topic: isChosen ? null : topic })}
                prefetch={false}
                scroll={false}
                className={styles.topic}
                {...(isChosen && { "aria-current": "true" as const })}
              >
                {t(`topic.${topic}`)} <span>{formatNumber(count, language)}</span>
                {isChosen && <Icon name="close" size={14} />}
              </SiteLink>
            </li>
          );
        })
      }
    </CachedMarkup>
  );
}
