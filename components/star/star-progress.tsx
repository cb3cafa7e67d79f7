import styles from "@/components/star/star-progress.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarProgress as Progress } from "@/services/star/star-status-service";
import { formatMoney } from "@/utils/money/money";

/** A tier is calculated from the use of this many months. */
const MONTHS = 3;

/** The progress to the next tier: the amounts, and the deadline. */
export function StarProgress({ progress }: { progress: Progress }) {
  const { t, language } = useTexts("star");
  const { neededPoisha, averagePoisha, usedPoisha, missingPoisha, sentence } = progress;
  const targetPoisha = neededPoisha * MONTHS;
  const money = (poisha: number) => formatMoney(poisha, language);
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={t("progress.label")}
        max={targetPoisha}
        value={Math.max(0, targetPoisha - missingPoisha)}
      />
      <p className={styles.sentence}>{sentence}</p>
      <FactList
        facts={[
          [t("progress.average"), money(averagePoisha)],
          [t("progress.used"), money(usedPoisha)],
          [t("progress.needed"), money(neededPoisha)],
        ]}
        className={styles.figures}
      />
    </div>
  );
}
