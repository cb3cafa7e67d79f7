import styles from "@/components/ui/lists/steps.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

interface StepsProps {
  /** A step of one sentence has this sentence as its title, and an empty text. */
  steps: readonly { title: string; text: string }[];
  /** The level of the titles, below the heading above them. */
  level?: 2 | 3;
}

/** Instructions: one step after the other, joined by a line. */
export function Steps({ steps, level = 3 }: StepsProps) {
  const { language } = useTexts();
  const Title = `h${level}` as const;
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {formatNumber(index + 1, language)}
          </span>
          {text === "" ? (
            <p className={styles.title}>{title}</p>
          ) : (
            <>
              <Title className={styles.title}>{title}</Title>
              <p className={styles.text}>{text}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
