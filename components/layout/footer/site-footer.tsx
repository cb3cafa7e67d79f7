import type { ReactNode } from "react";
import { ColourModeButton } from "@/components/layout/colour-mode-button";
import { FooterColumns, type FooterColumnsProps } from "@/components/layout/footer/footer-columns";
import { legalLinks } from "@/components/layout/footer/footer-links";
import { NewsletterForm } from "@/components/layout/footer/newsletter-form";
import styles from "@/components/layout/footer/site-footer.module.css";
import { useFollowLink } from "@/components/layout/footer/use-follow-link";
import { useFooterAddress } from "@/components/layout/footer/use-footer-address";
import { LanguageLink } from "@/components/layout/language-link";
import { useTexts } from "@/hooks/ui/use-texts";

interface SiteFooterProps extends FooterColumnsProps {
  /** For the checkout: the legal line is first, and the rest is in a part that opens on a click. */
  enclosed?: boolean;
  /** The button for the privacy choices, beside the privacy policy; left out if there is nothing to choose. */
  choices?: ReactNode;
}

/** The footer of every page: newsletter, contact, lists of links and legal line (FOOT-01 to FOOT-04). */
export function SiteFooter({ brand, outside, enclosed = false, choices }: SiteFooterProps) {
  const { t } = useTexts();
  if (!enclosed) {
    return (
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <NewsletterForm />
          <FooterColumns brand={brand} outside={outside} />
          <LegalLine brand={brand} choices={choices} />
        </div>
      </footer>
    );
  }
  return (
    <footer className={`${styles.footer} ${styles.enclosed}`}>
      <div className={styles.inner}>
        <LegalLine brand={brand} choices={choices} />
        <details className={styles.more}>
          <summary>{t("footer.more")}</summary>
          <div className={styles.inside}>
            <FooterColumns brand={brand} outside={outside} />
            <NewsletterForm />
          </div>
        </details>
      </div>
    </footer>
  );
}

/** Copyright, terms and privacy, the language and the colour mode. */
function LegalLine({ brand, choices }: Pick<SiteFooterProps, "brand" | "choices">) {
  const { t } = useTexts();
  const address = useFooterAddress();
  const follow = useFollowLink();
  return (
    <div className={styles.end}>
      <p>{t("footer.rights", { brand })}</p>
      <ul>
        {legalLinks.map(([name, path]) => (
          <li key={name}>
            <a href={address(path)} onClick={follow}>
              {t(`footer.${name}`)}
            </a>
          </li>
        ))}
        <li>
          <LanguageLink />
        </li>
        <li className={styles.mode}>
          <ColourModeButton className={styles.modeButton} />
        </li>
        {choices && <li>{choices}</li>}
      </ul>
    </div>
  );
}
