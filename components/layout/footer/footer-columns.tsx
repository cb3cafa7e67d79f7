import { footerGroups } from "@/components/layout/footer/footer-links";
import styles from "@/components/layout/footer/site-footer.module.css";
import { useFollowLink } from "@/components/layout/footer/use-follow-link";
import { useFooterAddress } from "@/components/layout/footer/use-footer-address";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OutsideLinks } from "@/utils/menu/menu-item";
import { formatNumber } from "@/utils/numbers/digits";
import { HOTLINE } from "@/utils/numbers/hotline";
import { brandForms } from "@/utils/text/brand-forms";

/** Outline of Phosphor's regular download icon (MIT, see THIRD-PARTY.md). */
const DOWNLOAD =
  "M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0m-102 6a8 8 0 0 0 12 0l40-40a8 8 0 0 0-12-12l-26 27V32a8 8 0 0 0-16 0v93L94 98a8 8 0 0 0-12 12Z";
/** In the same order as the pictures in public/icons/social.svg. */
const NETWORKS = ["facebook", "youTube", "instagram", "linkedIn"] as const;

export interface FooterColumnsProps {
  brand: string;
  /** Addresses of the app's store and of the company's pages on social networks. */
  outside: Pick<OutsideLinks, "myGpStore" | (typeof NETWORKS)[number]>;
}

/** The contact details of the operator, and the lists of links. */
export function FooterColumns({ brand, outside }: FooterColumnsProps) {
  return (
    <div className={styles.columns}>
      <FooterContact brand={brand} outside={outside} />
      <FooterLinks brand={brand} />
    </div>
  );
}

/** Hotline, address, app and social networks. */
function FooterContact({ brand, outside: links }: FooterColumnsProps) {
  const { t, language } = useTexts();
  return (
    <CachedMarkup as="div" name="footer-contact" data={[brand, links]} className={styles.contact}>
      {() => (
        <>
          <h2 className={styles.title}>{t("footer.contact.heading")}</h2>
          <p>
            {t("footer.contact.hotline")}{" "}
            <a href={`tel:${HOTLINE}`} className={styles.hotline}>
              {formatNumber(HOTLINE, language)}
            </a>{" "}
            {t("footer.contact.hours")}
          </p>
          <address>{t("footer.contact.address", { brand })}</address>
          <NewTabLink href={links.myGpStore} className={styles.app}>
            <Outline path={DOWNLOAD} size={20} />
            {t("footer.contact.app", { brand })}
          </NewTabLink>
          <ul aria-label={t("footer.social.label", { ...brandForms(brand) })} className={styles.social}>
            {NETWORKS.map((network) => (
              <li key={network}>
                <NewTabLink href={links[network]}>{t(`footer.social.${network}`)}</NewTabLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </CachedMarkup>
  );
}

function FooterLinks({ brand }: { brand: string }) {
  const { t } = useTexts();
  const address = useFooterAddress();
  const follow = useFollowLink();
  return (
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
  );
}
