import type { ReactNode } from "react";
import styles from "@/components/offers/offer-view.module.css";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { CopyButton } from "@/components/ui/actions/copy-button";
import page from "@/components/ui/sections/page.module.css";
import type { Offer } from "@/services/offers/offers-service";
import { dialCodeHref } from "@/utils/numbers/dial-codes";

interface OfferBoxProps {
  offer: Offer;
  /** The control that activates the offer directly on the page. */
  action: ReactNode;
}

/** The price of an offer, and the ways to get it. */
export function OfferBox({ offer: { pricePoisha, standardPoisha, savingPoisha, dialCode }, action }: OfferBoxProps) {
  const { t, money } = useOfferLabels();
  return (
    <aside aria-labelledby="take" className={styles.box}>
      <h2 id="take" className={styles.heading}>
        {t("take")}
      </h2>
      <p className={styles.price}>
        <b>{money(pricePoisha)}</b>
        {standardPoisha !== null && savingPoisha > 0 && (
          <>
            <span className={page.srOnly}> {t("insteadOf")} </span>
            <s>{money(standardPoisha)}</s>
          </>
        )}
      </p>
      <p className={styles.quiet}>{t("tax")}</p>
      {action}
      {dialCode !== null && <Dial code={dialCode} />}
    </aside>
  );
}

/** The dial code that activates the offer on any phone. People type it, so its digits are not converted. */
function Dial({ code }: { code: string }) {
  const { t } = useOfferLabels();
  const href = dialCodeHref(code);
  return (
    <div className={styles.dial}>
      <h3>{t("dial")}</h3>
      <p className={styles.quiet}>{t("dialText")}</p>
      <p className={styles.ways}>
        {href === null ? <code>{code}</code> : <a href={href}>{code}</a>}
        <CopyButton text={code} />
      </p>
    </div>
  );
}
