import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { ButtonLink } from "@/components/ui/actions/button";
import { EmptyState } from "@/components/ui/sections/empty-state";
import page from "@/components/ui/sections/page.module.css";
import { Skeleton } from "@/components/ui/sections/skeleton";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

const cards = ["first", "second", "third", "fourth"];

/** The parts for content that is loading or empty. */
export function FeedbackGroup() {
  const { t } = useTexts("design");
  return (
    <Group id="feedback" title={t("groups.feedback")}>
      <Specimen title={t("feedback.skeleton")} note={t("feedback.skeletonNote")}>
        <p role="status" className={page.srOnly}>
          {t("feedback.loading")}
        </p>
        <div className={styles.cards}>
          {cards.map((card) => (
            <div key={card} className={styles.skeletonCard}>
              <Skeleton shape="card" height="11rem" />
              <Skeleton shape="text" width="40%" />
              <Skeleton shape="text" />
              <Skeleton width="60%" height="1.5rem" />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title={t("feedback.empty")}>
        <EmptyState
          drawing="/images/kit/illustration/empty-cart.svg"
          heading={t("feedback.emptyHeading")}
          text={t("feedback.emptyText")}
        >
          <ButtonLink href={paths.phones} size="lg">
            {t("feedback.emptyAction")}
          </ButtonLink>
        </EmptyState>
      </Specimen>
    </Group>
  );
}
