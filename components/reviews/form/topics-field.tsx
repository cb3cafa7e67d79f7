import styles from "@/components/reviews/review-form.module.css";
import type { ReviewFormView } from "@/components/reviews/use-review-form";
import { ToggleChip } from "@/components/ui/values/chip";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";
import { topicsOf } from "@/utils/catalog/review-topics";

/** The field for the topics of the review. */
export function TopicsField({ form, category }: { form: ReviewFormView; category: ProductView["category"] }) {
  const { t } = useTexts("review-form");
  return (
    <fieldset className={styles.topics}>
      <legend>{t("topics")}</legend>
      <div>
        {topicsOf(category).map((topic) => (
          <ToggleChip
            key={topic}
            label={t(`topic.${topic}`)}
            pressed={form.draft.topics.includes(topic)}
            onToggle={() => form.toggleTopic(topic)}
          />
        ))}
      </div>
    </fieldset>
  );
}
