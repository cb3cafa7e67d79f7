import styles from "@/components/ui/steps.module.css";
import { useTexts } from "@/hooks/use-texts";
import { formatCount } from "@/utils/digits";

/** How to do something, one after the other. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  const { language } = useTexts();
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {formatCount(index + 1, language)}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
