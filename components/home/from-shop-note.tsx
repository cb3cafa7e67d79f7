import styles from "@/components/home/from-shop-note.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { FROM_SHOP, paths } from "@/utils/paths/paths";

/**
 * Explains why the shop's language link leads here (I18N-04). It is shown while the fragment names it (`:target`): it
 * needs no script, and the page is the same for everybody.
 */
export function FromShopNote() {
  const { t } = useTexts("home");
  return (
    <aside id={FROM_SHOP} aria-label={t("fromShop.label")} className={styles.note}>
      <p>
        {t("fromShop.text")} <SiteLink href={paths.shop}>{t("fromShop.back")}</SiteLink>
      </p>
      <a href="#content" aria-label={t("fromShop.close")} className={styles.close}>
        <Icon name="close" size={20} />
      </a>
    </aside>
  );
}
