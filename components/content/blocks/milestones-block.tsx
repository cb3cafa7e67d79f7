import styles from "@/components/content/blocks/milestones-block.module.css";

interface MilestonesBlockProps {
  items: readonly { when: string; title: string; text: string }[];
  level: 2 | 3;
}

/** Events with their dates, along a line. */
export function MilestonesBlock({ items, level }: MilestonesBlockProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.line}>
      {items.map(({ when, title, text }) => (
        <li key={`${when} ${title}`} className={styles.stop}>
          <p className={styles.when}>{when}</p>
          <div className={styles.what}>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
