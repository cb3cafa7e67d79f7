import type { ReactNode } from "react";
import { businessPaths } from "@/components/business/business-facts";
import styles from "@/components/business/request-call.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";
import { HOTLINE } from "@/utils/numbers/hotline";

/** The ways to contact a person: the form for a call back, the hotline, and the portal for existing customers. */
export function RequestCall({ brand, form }: { brand: string; form: ReactNode }) {
  const { t, language } = useTexts("business");
  return (
    <section aria-labelledby="contact" className={`${page.container} ${page.section} ${page.later}`}>
      <div className={styles.band}>
        <div>
          <h2 id="contact" className={page.sectionTitle}>
            {t("contact.title")}
          </h2>
          <p className={styles.text}>{t("contact.text")}</p>
          <div className={`${page.card} ${styles.form}`}>{form}</div>
        </div>
        <div className={`${page.card} ${styles.hotline}`}>
          <Drawing src="/icons/support.svg" width={56} />
          <div>
            <p>{t("contact.or")}</p>
            <a href={`tel:${HOTLINE}`}>{formatNumber(HOTLINE, language)}</a>
            <p>{t("contact.hours")}</p>
          </div>
          <p className={styles.portal}>
            {t("contact.portal", { brand })}{" "}
            <SiteLink href={businessPaths.portal} prefetch={false}>
              {t("contact.portalLink", { brand })}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
