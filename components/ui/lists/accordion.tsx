import type { ReactNode } from "react";
import styles from "@/components/ui/lists/accordion.module.css";
import { Icon } from "@/components/ui/values/icon";

interface AccordionItem {
  /** The question; unique in its list. */
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** If given, only one item of the group is open at a time. The name is unique on the page. */
  group?: string;
  /** The title of the item that is open at first. */
  open?: string;
}

/** Questions that open, as native details elements: they work without script, and find-in-page opens them. */
export function Accordion({ items, group, open }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ title, content }) => (
        <details
          key={title}
          className={styles.item}
          {...(group !== undefined && { name: group })}
          {...(title === open && { open: true })}
        >
          <summary>
            <span>{title}</span>
            <Icon name="caretDown" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
