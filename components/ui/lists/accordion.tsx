import type { ReactNode } from "react";
import styles from "@/components/ui/lists/accordion.module.css";
import { Icon } from "@/components/ui/values/icon";

export interface AccordionItem {
  /** The question; unique in its list. */
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Given, only one of the group is open at a time; unique on the page. */
  group?: string;
  /** Title of the one that is open at first. */
  open?: string;
}

/** Questions that open. The platform's own element: it works without script, and find-in-page opens it. */
export function Accordion({ items, group, open }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ title, content }) => (
        <details key={title} {...(group !== undefined && { name: group })} {...(title === open && { open: true })}>
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
