import styles from "@/components/content/blocks/gallery-block.module.css";
import { Picture } from "@/components/ui/values/picture";
import type { ShownBlock } from "@/services/content/content-page.server";

type Entry = Extract<ShownBlock, { type: "gallery" }>["items"][number];

const SIZES = "(min-width: 48em) 32rem, 92vw";

/** Pictures with a caption each. */
export function GalleryBlock({ items, level }: { items: readonly Entry[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.gallery} data-count={items.length}>
      {items.map(({ picture, title, text }) => (
        <li key={title} className={styles.entry}>
          <Picture picture={picture} sizes={SIZES} className={styles.picture} />
          <Title className={styles.title}>{title}</Title>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
