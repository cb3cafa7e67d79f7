import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import styles from "@/components/ui/sections/tinted-band.module.css";
import { Icon } from "@/components/ui/values/icon";

interface TintedBandProps {
  /** Links the band to its heading; unique on the page. */
  id: string;
  title: string;
  /** A text under the heading about the whole band. */
  text?: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A section on a tinted background, as wide as the screen. Such bands give a long page its rhythm. */
export function TintedBand({ id, title, text, more, children }: TintedBandProps) {
  return (
    <section aria-labelledby={id} className={`${styles.band} ${page.later}`}>
      <div className={page.container}>
        <div className={page.sectionHead}>
          <h2 id={id} className={page.sectionTitle}>
            {title}
          </h2>
          {more && (
            <SiteLink href={more.href} prefetch={false} className={page.more} aria-label={`${more.label}: ${title}`}>
              {more.label}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          )}
        </div>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </section>
  );
}
