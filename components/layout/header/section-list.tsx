import { useState } from "react";
import { MenuEntryLink } from "@/components/layout/header/menu-entry-link";
import { MenuLink } from "@/components/layout/header/menu-link";
import styles from "@/components/layout/header/mobile-menu.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { hasFlag, type MenuItem } from "@/utils/menu/menu-item";

/** Groups a flat list into main entries, each with its sub-entries. */
function groupsOf(items: readonly MenuItem[]): { head: MenuItem; below: MenuItem[] }[] {
  const groups: { head: MenuItem; below: MenuItem[] }[] = [];
  for (const item of items) {
    if (hasFlag(item, "sub")) groups.at(-1)?.below.push(item);
    else groups.push({ head: item, below: [] });
  }
  return groups;
}

/** The entries of a section. The sub-entries of an entry are shown when it is opened. */
export function SectionList({ section, items }: { section: MenuItem; items: readonly MenuItem[] }) {
  const { t } = useTexts();
  const groups = groupsOf(items);
  const [opened, setOpened] = useState(groups.find(({ head }) => head.isActive)?.head.id ?? null);
  return (
    <nav aria-label={t("nav.label")} className={styles.scroller}>
      <ul>
        <li className={styles.row}>
          <MenuEntryLink
            item={{ ...section, label: t("header.sectionHome", { section: section.label }) }}
            className={styles.entry}
          />
        </li>
        {groups.map(({ head, below }) => [
          <li key={head.id} className={styles.row}>
            <MenuEntryLink item={head} className={styles.entry} />
            {below.length > 0 && (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={opened === head.id}
                aria-label={t("header.submenu", { label: head.label })}
                onClick={() => setOpened(opened === head.id ? null : head.id)}
              >
                <Icon name="caretDown" size={18} />
              </button>
            )}
          </li>,
          ...below.map((item) => (
            <li key={item.id} hidden={opened !== head.id}>
              <MenuLink item={item} className={styles.sub}>
                <span>{item.label}</span>
              </MenuLink>
            </li>
          )),
        ])}
      </ul>
    </nav>
  );
}
