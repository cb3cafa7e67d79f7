import styles from "@/components/layout/header/header.module.css";
import { MenuLink } from "@/components/layout/header/menu-link";
import { useMenuPanels } from "@/components/layout/header/use-menu-panels";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Icon } from "@/components/ui/values/icon";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { hasFlag, isCurrentPage } from "@/utils/menu/menu-item";

const loadPanel = () => import("@/components/layout/header/menu-panel").then(({ MenuPanel }) => MenuPanel);

/**
 * The main menu of wide screens. Each entry is a link; those with a dropdown have a button beside it, so that the menu
 * works without script and without a pointer (MENU-115).
 */
export function MainNav({ layout }: { layout: LayoutData }) {
  const { t } = useTexts();
  const { part: Panel, loadPart } = useLazyPart(loadPanel);
  const path = useCurrentPath();
  const { opened, close, nav, entry, press } = useMenuPanels(path, loadPart);
  const { main } = layout.menu;
  return (
    <nav aria-label={t("nav.label")} className={styles.main} {...nav}>
      <CachedMarkup as="ul" name="main-nav" data={[main, main.findIndex(({ url }) => isCurrentPage(url, path))]}>
        {() =>
          main.map((item) => {
            if (!hasFlag(item, "dropdown")) {
              return (
                <li key={item.id}>
                  <MenuLink item={item} className={styles.link} />
                </li>
              );
            }
            const isOpen = opened?.id === item.id;
            return (
              <li key={item.id} {...entry(item.id)}>
                <MenuLink item={item} className={styles.link} />
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  aria-label={t("header.submenu", { label: item.label })}
                  onClick={press(item.id)}
                >
                  <Icon name="caretDown" size={14} />
                </button>
                {isOpen && Panel && (
                  <Panel layout={layout} item={item} still={opened.switched} enters={opened.enters} onLeave={close} />
                )}
              </li>
            );
          })
        }
      </CachedMarkup>
    </nav>
  );
}
