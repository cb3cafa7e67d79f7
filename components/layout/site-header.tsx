import { useRouter } from "next/router";
import { type ReactNode, useEffect, useRef } from "react";
import { ColourModeButton } from "@/components/layout/colour-mode-button";
import { LanguageLink } from "@/components/layout/language-link";
import styles from "@/components/layout/site-header.module.css";
import { mainLinks } from "@/components/layout/site-links";
import { Drawing } from "@/components/ui/drawing";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import { barePath, paths } from "@/utils/paths";

interface SiteHeaderProps {
  brand: string;
  cart: ReactNode;
}

/** The bar on top. Below lg the links fold into a menu that opens without script. */
export function SiteHeader({ brand, cart }: SiteHeaderProps) {
  const { t } = useTexts();
  const { asPath } = useRouter();
  const current = barePath(asPath);
  const links = mainLinks.map(({ href, label }) => (
    <li key={href}>
      <SiteLink
        href={href}
        className={styles.link}
        {...(href === current && { "aria-current": "page" as const })}
        // The form's engine is 40 KB that few visitors need; it comes when the link is pointed at.
        {...(href === paths.trackOrder && { prefetch: false as const })}
      >
        {t(label)}
      </SiteLink>
    </li>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href={paths.home} className={styles.logo}>
          <Drawing src="/favicon.svg" width={32} />
          {brand}
        </SiteLink>
        <nav aria-label={t("nav.label")} className={styles.nav}>
          <ul>{links}</ul>
        </nav>
        <div className={styles.tools}>
          <LanguageLink />
          <ColourModeButton />
          {cart}
          <FoldedMenu path={asPath}>
            <nav aria-label={t("nav.label")}>
              <ul>{links}</ul>
            </nav>
          </FoldedMenu>
        </div>
      </div>
    </header>
  );
}

function FoldedMenu({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);

  // Closes when the page changes under it; without script a new page starts closed anyway.
  useEffect(() => {
    if (path && menu.current) menu.current.open = false;
  }, [path]);

  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary aria-label={t("nav.menu")}>
        <Icon name="list" size={24} className={styles.whenClosed} />
        <Icon name="close" size={24} className={styles.whenOpen} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
