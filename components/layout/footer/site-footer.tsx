import type { ReactNode } from "react";
import { ColourModeButton } from "@/components/layout/colour-mode-button";
import { footerGroups, legalLinks } from "@/components/layout/footer/footer-links";
import { NewsletterForm } from "@/components/layout/footer/newsletter-form";
import styles from "@/components/layout/footer/site-footer.module.css";
import { useFollowLink } from "@/components/layout/footer/use-follow-link";
import { frameOutlines } from "@/components/layout/frame-outlines";
import { LanguageLink } from "@/components/layout/language-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Outline } from "@/components/ui/values/icon";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OutsideLinks } from "@/utils/menu/menu-item";
import { localePath } from "@/utils/paths/paths";
import { brandForms } from "@/utils/text/brand-forms";

/** In the order of the pictures in public/icons/social.svg. */
const NETWORKS = ["facebook", "youTube", "instagram", "linkedIn"] as const;

interface SiteFooterProps {
  brand: string;
  /** Addresses of the app's store and of the company's pages on social networks. */
  outside: Pick<OutsideLinks, "myGpStore" | (typeof NETWORKS)[number]>;
  /** In the checkout the legal line is first, and the rest is behind a line that opens it. */
  enclosed?: boolean;
  /** A button beside the privacy policy; left out where there is no choice. */
  choices?: ReactNode;
}

/** The end of every page: newsletter, contact, lists of links and legal line (FOOT-01 to FOOT-04). */
export function SiteFooter({ brand, outside, enclosed = false, choices }: SiteFooterProps) {
  const { t } = useTexts();
  if (!enclosed) {
    return (
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <NewsletterForm />
          <Columns brand={brand} outside={outside} />
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
            <Columns brand={brand} outside={outside} />
            <NewsletterForm />
          </div>
        </details>
      </div>
    </footer>
  );
}

/** How to reach the operator, and the lists of links. */
function Columns({ brand, outside: links }: SiteFooterProps) {
  const { t, language } = useTexts();
  const address = useAddress();
  const follow = useFollowLink();
  const app = t("footer.contact.app", { brand });
  return (
    <div className={styles.columns}>
      <CachedMarkup as="div" name="footer-contact" data={[brand, links]} className={styles.contact}>
        {() => (
          <>
            <h2 className={styles.title}>{t("footer.contact.heading")}</h2>
            <p>
              {t("footer.contact.hotline")}{" "}
              <a href="tel:121" className={styles.hotline}>
                {language === "bn" ? "১২১" : "121"}
              </a>{" "}
              {t("footer.contact.hours")}
            </p>
            <address>{t("footer.contact.address", { brand })}</address>
            <a
              href={links.myGpStore}
              target="_blank"
              rel="noopener"
              aria-label={`${app} (${t("header.newTab")})`}
              className={styles.app}
            >
              <Outline path={frameOutlines.download} size={20} />
              {app}
            </a>
            <ul aria-label={t("footer.social.label", { ...brandForms(brand) })} className={styles.social}>
              {NETWORKS.map((network) => (
                <li key={network}>
                  <a href={links[network]} target="_blank" rel="noopener">
                    {`${t(`footer.social.${network}`)} (${t("header.newTab")})`}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </CachedMarkup>
      <CachedMarkup
        as="nav"
        id="footer-links"
        aria-label={t("footer.label")}
        name="footer"
        data={brand}
        className={styles.groups}
      >
        {() =>
          footerGroups.map(({ group, links }) => (
            <div key={group}>
              <h2 className={styles.title}>{t(`footer.groups.${group}`, { brand })}</h2>
              <ul className={styles.links}>
                {links.map(([name, path]) => (
                  <li key={name}>
                    <a href={address(path)} onClick={follow}>
                      {t(`footer.links.${name}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))
        }
      </CachedMarkup>
    </div>
  );
}

/** Rights, terms and privacy, the language and the colours. */
function LegalLine({ brand, choices }: Pick<SiteFooterProps, "brand" | "choices">) {
  const { t } = useTexts();
  const address = useAddress();
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

/** The address of a path in the reader's language outside of the shop. */
function useAddress(): (path: string) => string {
  const { language } = useTexts();
  const outside = useOutsideLanguage();
  return (path) => localePath(path, outside ?? language);
}
