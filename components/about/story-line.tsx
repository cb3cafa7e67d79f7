import { milestones } from "@/components/about/company-facts";
import styles from "@/components/about/story-line.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** The company's story in six milestones, each with its year. */
export function StoryLine() {
  const { t, language } = useTexts("about");
  return (
    <ol className={styles.line}>
      {milestones.map((year) => (
        <li key={year}>
          <b>{formatNumber(year, language)}</b>
          <p>{t(`story.y${year}`)}</p>
        </li>
      ))}
    </ol>
  );
}
