import styles from "@/components/layout/header/header.module.css";
import { MenuLink, OutsideLink } from "@/components/layout/header/menu-link";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { Shell } from "@/utils/page-shell";
import { paths } from "@/utils/paths";

/** The slim row of wide screens: the site's sections, the app, the order's way and, in the shop, the support. */
export function TopRow({ shell }: { shell: Shell }) {
  const { t } = useTexts();
  const { brand, chrome, menu, outside } = shell;
  return (
    <div className={styles.top}>
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
    </div>
  );
}
