import { useEffect, useRef } from "react";
import styles from "@/components/forms/web-form.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import type { WebFormName } from "@/utils/forms/web-forms";
import { formStatusPath } from "@/utils/paths/paths";

/** The receipt after a form was sent; it gets the focus. */
export function WebFormReceipt({ form, reference }: { form: WebFormName; reference: string }) {
  const { t } = useTexts("forms");
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} role="status" tabIndex={-1} className={styles.form}>
      <p className={styles.thanks}>{t(`sent.title.${form}`)}</p>
      <p>{t(`sent.when.${form}`)}</p>
      <p>
        {t("sent.reference")} <strong className={styles.reference}>{reference}</strong>
      </p>
      <p>
        <SiteLink href={formStatusPath(reference)} prefetch={false} className={styles.follow}>
          {t("sent.follow")}
        </SiteLink>
      </p>
    </div>
  );
}
