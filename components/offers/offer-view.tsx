import type { ReactNode } from "react";
import styles from "@/components/offers/offer-view.module.css";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { CopyButton } from "@/components/ui/actions/copy-button";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import type { OfferInFull } from "@/services/offers/offers-service";
import { formatDate } from "@/utils/dates/dates";
import { dialCodeHref } from "@/utils/numbers/dial-codes";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

interface OfferViewProps {
  offer: OfferInFull;
  trail: readonly Crumb[];
  /** The control that activates the offer directly on the page. */
  action: ReactNode;
}

/** One offer: its contents, price, audience and end date, and the ways to get it. */
export function OfferView({ offer, trail, action }: OfferViewProps) {
  const { t, language, figure, extras, length, audience, money } = useOfferLabels();
  const { title, summary, savingPoisha, validUntil, terms } = offer;
  const { number, unit } = figure(offer);
  return (
    <div className={`${page.container} ${styles.page}`}>
      <Breadcrumbs trail={trail} />
      <div className={styles.columns}>
        <article className={styles.offer}>
          <div className={styles.hero}>
            {savingPoisha > 0 && <Badge tone="sale">{t("saving", { amount: money(savingPoisha) })}</Badge>}
            <p className={styles.figure} aria-hidden="true">
              {number} <small>{unit}</small>
            </p>
            <h1>{keepUnits(title)}</h1>
            <p className={styles.summary}>{keepUnits(summary)}</p>
            <p className={styles.extras}>{extras(offer)}</p>
          </div>
          <FactList
            facts={[
              [t("fact.length"), length(offer)],
              [t("fact.for"), audience(offer)],
              [t("fact.until"), formatDate(validUntil, language)],
              [t("fact.often"), t(offer.oncePerNumber ? "once" : "often")],
              [t("fact.renewal"), t(offer.canRenew ? "renewal.optional" : "renewal.never")],
            ]}
            className={styles.facts}
          />
          <section aria-labelledby="terms">
            <h2 id="terms" className={styles.heading}>
              {t("terms")}
            </h2>
            <ul className={styles.terms}>
              {terms.map((term) => (
                <li key={term}>
                  <Icon name="check" size={18} />
                  {keepUnits(term)}
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.tools}>
            <Share title={title} />
            <SiteLink href={paths.offers} prefetch={false} className={page.more}>
              {t("all")}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          </div>
        </article>
        <OfferBox offer={offer} action={action} />
      </div>
    </div>
  );
}

interface OfferBoxProps {
  offer: OfferInFull;
  /** The control that activates the offer directly on the page. */
  action: ReactNode;
}

/** The price of an offer, and the ways to get it. */
function OfferBox({ offer: { pricePoisha, standardPoisha, savingPoisha, dialCode }, action }: OfferBoxProps) {
  const { t, money } = useOfferLabels();
  return (
    <aside aria-labelledby="take" className={`${page.card} ${styles.box}`}>
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
