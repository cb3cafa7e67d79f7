import type { ComponentType } from "react";
import { OfferCard } from "@/components/offers/offer-card";
import styles from "@/components/offers/offers.module.css";
import { useMyOffers } from "@/components/offers/use-my-offers";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { NumberCheckBox, NumberCheckForm } from "@/components/ui/codes/number-check-form";
import cards from "@/components/ui/lists/card-list.module.css";
import { EmptyState } from "@/components/ui/sections/empty-state";
import page from "@/components/ui/sections/page.module.css";
import { codeErrorText } from "@/hooks/login/use-code-sending";
import type { Offer, OwnOffers } from "@/services/offers/offers-service";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { paths } from "@/utils/paths/paths";

/** The component that activates an offer directly in the list. Another feature provides it. */
export type OfferAction = ComponentType<{
  kind: "offer";
  id: string;
  title: string;
  pricePoisha: number;
  canRenew: boolean;
  dialCode: string | null;
  ownMsisdn: string;
  msisdn?: string;
  proof?: string | null;
}>;

interface MyOffersProps {
  /** The reader's number, 11 digits; empty for a visitor. */
  ownMsisdn: string;
  /** The offers of that number; null if the page has not loaded them. */
  own: readonly Offer[] | null;
  Action: OfferAction;
}

/** The offers made for a number, the best saving first. Each can be activated directly in the list. */
export function MyOffers({ ownMsisdn, own, Action }: MyOffersProps) {
  const { t, language } = useOfferLabels();
  const check = useMyOffers(ownMsisdn, own);
  const { step, msisdn, found, error, secondsLeft, startOver } = check;
  const labels = {
    lead: t("mine.lead"),
    msisdn: t("mine.msisdn"),
    sentTo: t("mine.sentTo", { msisdn: formatMsisdnInText(msisdn, language) }),
    code: t("mine.code"),
    busy: t("mine.asking"),
    request: t("mine.ask"),
    confirm: t("mine.show"),
    wait: t("mine.wait", { seconds: secondsLeft }),
    resend: t("mine.resend"),
    change: t("mine.change"),
    error: error && codeErrorText(error, (kind) => t(`error.${kind}`)),
  };
  return (
    <NumberCheckBox check={check} noScript={t("mine.noScript")}>
      {step === "found" && found !== null ? (
        <Found found={found} msisdn={msisdn} ownMsisdn={ownMsisdn} Action={Action} onAnother={startOver} />
      ) : (
        <div className={`${page.card} ${styles.ask}`}>
          <NumberCheckForm check={check} labels={labels} />
        </div>
      )}
    </NumberCheckBox>
  );
}

interface FoundProps {
  found: OwnOffers;
  msisdn: string;
  ownMsisdn: string;
  Action: OfferAction;
  onAnother: () => void;
}

function Found({ found: { offers, proof }, msisdn, ownMsisdn, Action, onAnother }: FoundProps) {
  const { t, language } = useOfferLabels();
  const count = offers.length;
  return (
    <>
      <div className={styles.foundHead}>
        <p role="status" className={styles.lead}>
          {t("mine.found", { count, msisdn: formatMsisdnInText(msisdn, language) })}
        </p>
        <Button variant="outline" onClick={onAnother}>
          {t("mine.another")}
        </Button>
      </div>
      {count === 0 ? (
        <EmptyState drawing="/images/kit/scene/offers.svg" heading={t("mine.none")} text={t("mine.noneText")}>
          <ButtonLink href={`${paths.offers}#offers`}>{t("mine.forEveryone")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={cards.list}>
          {offers.map((offer) => {
            const { offerId: id, title, pricePoisha, canRenew, dialCode } = offer;
            const activation = {
              kind: "offer" as const,
              id,
              title,
              pricePoisha,
              canRenew,
              dialCode,
              ownMsisdn,
              msisdn,
              proof,
            };
            return (
              <li key={id}>
                <OfferCard offer={offer} action={<Action {...activation} />} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
