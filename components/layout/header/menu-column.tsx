import { MenuEntryLink } from "@/components/layout/header/menu-entry-link";
import { MenuLink } from "@/components/layout/header/menu-link";
import styles from "@/components/layout/header/menu-panel.module.css";
import { Icon } from "@/components/ui/values/icon";
import type { MenuItem } from "@/utils/menu/menu-item";

/** A column of a dropdown: its heading and its entries. */
export function MenuColumn({ column }: { column: MenuItem }) {
  return (
    <div>
      {column.url === "" ? (
        <p className={styles.heading} id={`menu-${column.id}`}>
          {column.label}
        </p>
      ) : (
        <p id={`menu-${column.id}`}>
          <MenuLink item={column} className={`${styles.heading} ${styles.headingLink}`}>
            {column.label}
            <Icon name="caretRight" size={14} />
          </MenuLink>
        </p>
      )}
      {column.submenu.length > 0 && (
        <ul aria-labelledby={`menu-${column.id}`}>
          {column.submenu.map((entry) => (
            <li key={entry.id}>
              <MenuEntryLink item={entry} className={styles.entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
