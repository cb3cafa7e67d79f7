import { type ComponentType, type FormEvent, useEffect, useId, useRef } from "react";
import { OfferCard } from "@/components/offers/offer-card";
import styles from "@/components/offers/offers.module.css";
import { type MyOffers as Mine, OFFERS_CODE_LENGTH, useMyOffers } from "@/components/offers/use-my-offers";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/forms/code-boxes";
import { CodeByCall } from "@/components/ui/forms/code-by-call";
import { PlainField } from "@/components/ui/forms/plain-field";
import { EmptyState } from "@/components/ui/sections/empty-state";
import type { Offer } from "@/services/offers/offers-service";
import { paths } from "@/utils/paths/paths";

/** What activates an offer in its place; another feature brings it. */
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
  /** The offers of that number; null where the page does not have them. */
  own: readonly Offer[] | null;
  Action: OfferAction;
}

/** The offers made for a number, the best saving first, each activated in its place. */
export function MyOffers({ ownMsisdn, own, Action }: MyOffersProps) {
  const { t } = useOfferLabels();
  const mine = useMyOffers(ownMsisdn, own);
  const { step, error } = mine;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // The focus moves to the next step; the page itself does not take it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (box.current?.querySelector("input") ?? box.current)?.focus();
  }, [step]);
  // While a code is checked its boxes are closed, which takes the focus away.
  useEffect(() => {
    if (step === "code" && error !== null) box.current?.querySelector("input")?.focus();
  }, [step, error]);
  return (
    <div ref={box} tabIndex={-1} className={styles.mine}>
      <noscript>
        <p>{t("mine.noScript")}</p>
      </noscript>
      {step === "list" ? <Found mine={mine} ownMsisdn={ownMsisdn} Action={Action} /> : <Form mine={mine} />}
    </div>
  );
}

function Form({ mine }: { mine: Mine }) {
  const { t, digits } = useOfferLabels();
  const id = useId();
  const { step, msisdn, code, error, busy, secondsLeft, sends, called } = mine;
  const isNumber = step === "number";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNumber) mine.ask();
    else mine.show();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.ask}>
      <p className={styles.lead}>{t("mine.lead")}</p>
      {isNumber ? (
        <PlainField
          id={`${id}-number`}
          label={t("mine.msisdn")}
          value={msisdn}
          onChange={mine.changeMsisdn}
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          invalid={error === "msisdn"}
          describedBy={`${id}-error`}
        />
      ) : (
        <>
          <p role="status">{t("mine.sentTo", { msisdn: digits(msisdn) })}</p>
          <CodeBoxes
            length={OFFERS_CODE_LENGTH}
            value={code}
            onChange={mine.changeCode}
            onComplete={(whole) => mine.show(whole)}
            label={t("mine.code")}
            disabled={busy}
          />
        </>
      )}
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error !== null && t(`error.${error}`)}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="lg" aria-busy={busy}>
          {t(busy ? "mine.asking" : isNumber ? "mine.ask" : "mine.show")}
        </Button>
        {!isNumber && (
          <>
            <Button variant="outline" size="lg" disabled={secondsLeft > 0 || busy} onClick={mine.ask}>
              {secondsLeft > 0 ? t("mine.wait", { seconds: digits(secondsLeft) }) : t("mine.resend")}
            </Button>
            <CodeByCall sends={sends} called={called} secondsLeft={secondsLeft} busy={busy} onCall={mine.call} />
            <Button variant="ghost" size="lg" onClick={mine.back}>
              {t("mine.change")}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

interface FoundProps {
  mine: Mine;
  ownMsisdn: string;
  Action: OfferAction;
}

function Found({ mine: { offers, msisdn, proof, back }, ownMsisdn, Action }: FoundProps) {
  const { t, digits } = useOfferLabels();
  const count = offers.length;
  return (
    <>
      <div className={styles.foundHead}>
        <p role="status" className={styles.lead}>
          {t("mine.found", { count, number: digits(count), msisdn: digits(msisdn) })}
        </p>
        <Button variant="outline" onClick={back}>
          {t("mine.another")}
        </Button>
      </div>
      {count === 0 ? (
        <EmptyState drawing="/images/kit/scene/offers.svg" heading={t("mine.none")} text={t("mine.noneText")}>
          <ButtonLink href={`${paths.offers}#offers`}>{t("mine.forEveryone")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {offers.map((offer) => {
            const { offerId: id, title, pricePoisha, canRenew, dialCode } = offer;
            const wanted = {
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
                <OfferCard offer={offer} action={<Action {...wanted} />} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
