import { useEffect, useRef } from "react";
import { MenuEntryLink } from "@/components/layout/header/menu-entry-link";
import { MenuLink } from "@/components/layout/header/menu-link";
import styles from "@/components/layout/header/menu-panel.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { buildMainMenu, menuContextOf, menuHint } from "@/utils/menu/menu";
import type { MenuItem } from "@/utils/menu/menu-item";

const phones = { src: "/images/kit/phone/halo-pair-sky.webp", alt: "", width: 800, height: 800, tint: "transparent" };

interface MenuPanelProps {
  layout: LayoutData;
  /** The entry of the main menu that was opened. */
  item: MenuItem;
  /** True if it replaces another open panel; it then opens without an animation. */
  still: boolean;
  /** True when the focus moves to its first link. */
  enters: boolean;
  /** Called when one of its links is followed. */
  onLeave: () => void;
}

/** The dropdown of a main entry: an introduction, and its columns (MENU-112). Loaded on demand. */
export function MenuPanel({ layout, item, still, enters, onLeave }: MenuPanelProps) {
  const { t, language } = useTexts();
  const panel = useRef<HTMLDivElement>(null);
  const context = menuContextOf(layout, language, useCurrentPath());
  const columns = buildMainMenu(context).find(({ id }) => id === item.id)?.submenu ?? [];

  useEffect(() => {
    if (enters) panel.current?.querySelector("a")?.focus();
  }, [enters]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears the clicks of its links
    <div
      ref={panel}
      data-panel={item.id}
      className={still ? styles.panel : `${styles.panel} ${styles.comes}`}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a")) onLeave();
      }}
    >
      <div className={styles.inner}>
        <div className={styles.intro}>
          <p className={styles.title}>{item.label}</p>
          <p className={page.quiet}>{menuHint(item.id, language)}</p>
          {item.id === "shop" && <Picture picture={phones} alt="" className={styles.picture} />}
          <MenuLink item={item} className={styles.hub}>
            {t("header.goTo", { label: item.label })}
            <Icon name="arrowRight" size={16} />
          </MenuLink>
        </div>
        <div className={styles.columns}>
          {columns.map((column) => (
            <MenuColumn key={column.id} column={column} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A column of a dropdown: its heading and its entries. */
function MenuColumn({ column }: { column: MenuItem }) {
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
