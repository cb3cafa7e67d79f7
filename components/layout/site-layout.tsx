import type { ReactNode } from "react";
import { ShopLanguageNotice } from "@/components/layout/shop-language-notice";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import styles from "@/components/layout/site-layout.module.css";
import { useTexts } from "@/hooks/use-texts";
import type { Shell } from "@/utils/page-shell";

interface SiteLayoutProps {
  shell: Shell;
  /** The cart's button, on shop paths only (SPEC 2). */
  cart: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, sandbox strip, header, the page, footer. */
export function SiteLayout({ shell, cart, children }: SiteLayoutProps) {
  const { t } = useTexts();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t("skipToContent")}
      </a>
      {shell.sandbox && (
        <aside aria-label={t("sandboxName")} className={styles.sandbox}>
          {t("sandbox")}
        </aside>
      )}
      <SiteHeader brand={shell.brand} cart={cart} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter brand={shell.brand} />
      {shell.languageNotice && <ShopLanguageNotice />}
    </>
  );
}
