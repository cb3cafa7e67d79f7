import styles from "@/components/content/blocks/cards-block.module.css";
import { ContentLink } from "@/components/content/content-link";
import cards from "@/components/ui/sections/card-cover.module.css";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import type { ShownBlock } from "@/services/content/content-page.server";

type Card = Extract<ShownBlock, { type: "cards" }>["items"][number];

interface CardsBlockProps {
  items: readonly Card[];
  columns?: 2 | 3 | 4 | undefined;
  level: 2 | 3;
}

/** Usually three cards in a row. Two cards: two in a row. A multiple of four: four in a row. */
const columnsFor = (count: number) => (count === 2 ? 2 : count % 4 === 0 ? 4 : 3);

/** Cards of one kind, side by side. A card with an address is one link as a whole. */
export function CardsBlock({ items, columns = columnsFor(items.length), level }: CardsBlockProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.grid} data-columns={columns}>
      {items.map(({ title, text, href, icon, badge, facts }) => (
        <li key={title} className={`${styles.card} ${cards.cover}`} data-linked={href !== undefined || undefined}>
          {icon && <Picture picture={icon} alt="" className={icon.width > icon.height ? styles.scene : styles.icon} />}
          {badge !== undefined && <Badge className={styles.badge}>{badge}</Badge>}
          <Title className={styles.title}>
            {href === undefined ? title : <ContentLink href={href}>{title}</ContentLink>}
          </Title>
          <p className={styles.text}>{text}</p>
          {facts && (
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" size={16} />
                  {fact}
                </li>
              ))}
            </ul>
          )}
          {href !== undefined && (
            <span className={styles.arrow} aria-hidden="true">
              <Icon name="arrowRight" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
