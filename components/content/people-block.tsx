import styles from "@/components/content/people-block.module.css";
import { Prose } from "@/components/content/prose";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useTexts } from "@/hooks/use-texts";
import type { ShownBlock } from "@/services/content-page.server";

type Person = Extract<ShownBlock, { type: "people" }>["items"][number];

/** People with their offices; what there is to say of each opens under the name. */
export function PeopleBlock({ items, level }: { items: readonly Person[]; level: 2 | 3 }) {
  const { t } = useTexts("content");
  const Title = `h${level}` as const;
  return (
    <ul className={styles.people}>
      {items.map(({ name, role, portrait, biography, facts }) => (
        <li key={name} className={styles.person}>
          {/* The name stands beside it. */}
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
          <details className={styles.biography}>
            <summary>
              {t("people.biography", { name })}
              <Icon name="caretDown" size={16} />
            </summary>
            <Prose html={biography} />
          </details>
        </li>
      ))}
    </ul>
  );
}
