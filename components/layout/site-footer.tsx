import styles from "@/components/layout/site-footer.module.css";
import { footerColumns } from "@/components/layout/site-links";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";

export function SiteFooter({ brand }: { brand: string }) {
  const { t } = useTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>{brand}</p>
          <p>{t("footer.tagline")}</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <p className={styles.title}>{t(title)}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <SiteLink href={href} prefetch={false} className={styles.link}>
                    {t(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.rights}>{t("footer.rights", { brand })}</p>
      </div>
    </footer>
  );
}
