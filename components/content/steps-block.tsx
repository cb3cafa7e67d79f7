import styles from "@/components/content/steps-block.module.css";
import { useTexts } from "@/hooks/use-texts";
import { formatCount } from "@/utils/digits";

interface StepsBlockProps {
  items: readonly { title: string; text: string }[];
  level: 2 | 3;
}

/** How to do something: one after the other, joined by a line. */
export function StepsBlock({ items, level }: StepsBlockProps) {
  const { language } = useTexts();
  const Title = `h${level}` as const;
  return (
    <ol className={styles.steps} data-count={items.length}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {formatCount(index + 1, language)}
          </span>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
