import styles from "@/components/content/blocks/people-block.module.css";
import { Prose } from "@/components/content/blocks/prose";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShownBlock } from "@/services/content/content-page.server";

type Person = Extract<ShownBlock, { type: "people" }>["items"][number];

/** True for a quotation, which is shown as it is. A biography opens under the name. */
const isQuote = (html: string) => html.startsWith("<p>“");

/** People with their roles, and for each one a biography or a quotation. */
export function PeopleBlock({ items, level }: { items: readonly Person[]; level: 2 | 3 }) {
  const { t } = useTexts("content");
  const Title = `h${level}` as const;
  return (
    <ul className={styles.people}>
      {items.map(({ name, role, portrait, biography, facts }) => (
        <li key={name} className={`${page.card} ${styles.person}`}>
          {/* The name is beside it. */}
          <Picture picture={portrait} alt="" className={styles.portrait} />
          <div className={styles.who}>
            <Title className={styles.name}>{name}</Title>
            <p className={styles.role}>{role}</p>
          </div>
          {facts && (
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {isQuote(biography) ? (
            <blockquote className={styles.quote}>
              <Prose html={biography} />
            </blockquote>
          ) : (
            <details className={styles.biography}>
              <summary>
                {t("people.biography", { name })}
                <Icon name="caretDown" size={16} />
              </summary>
              <Prose html={biography} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
