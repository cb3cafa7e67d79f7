import { useEffect, useRef } from "react";
import web from "@/components/forms/web-form.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import { formStatusPath } from "@/utils/paths/paths";

/** The receipt after an order was sent; it gets the focus. */
export function AdOrderReceipt({ reference }: { reference: string }) {
  const { t } = useTexts("ads");
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} role="status" tabIndex={-1} className={web.form}>
      <p className={web.thanks}>{t("order.sent")}</p>
      <p>{t("order.next")}</p>
      <p>
        {t("order.reference")} <strong className={web.reference}>{reference}</strong>
      </p>
      <p>
        <SiteLink href={formStatusPath(reference)} prefetch={false} className={web.follow}>
          {t("order.follow")}
        </SiteLink>
      </p>
    </div>
  );
}
