import styles from "@/components/layout/header/header.module.css";
import { MenuLink, OutsideLink } from "@/components/layout/header/menu-link";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { isCurrentPage } from "@/utils/menu/menu-item";
import { paths } from "@/utils/paths/paths";

/** The upper row of wide screens: links to the site's sections, the app, order tracking and, in the shop, support. */
export function TopRow({ layout }: { layout: LayoutData }) {
  const { t } = useTexts();
  const { brand, chrome, menu, outside } = layout;
  const path = useCurrentPath();
  const current = menu.top.findIndex(({ url }) => isCurrentPage(url, path));
  return (
    <CachedMarkup
      as="div"
      name="top-row"
      data={[brand, chrome.navbar, outside.myGpStore, menu.top, current]}
      className={styles.top}
    >
      {() => (
        <>
          <nav aria-label={t("header.sections")}>
            <ul>
              {menu.top.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} className={styles.section} />
                </li>
              ))}
            </ul>
          </nav>
          <ul>
            <li>
              <OutsideLink href={outside.myGpStore} className={styles.quiet}>
                {t("header.getApp", { brand })}
              </OutsideLink>
            </li>
            <li>
              <SiteLink href={paths.trackOrder} prefetch={false} className={styles.quiet}>
                {t("header.trackOrder", { brand })}
              </SiteLink>
            </li>
            {chrome.navbar === "cart" && (
              <li>
                <SiteLink href={paths.support} prefetch={false} className={styles.quiet}>
                  {t("header.support")}
                </SiteLink>
              </li>
            )}
          </ul>
        </>
      )}
    </CachedMarkup>
  );
}
