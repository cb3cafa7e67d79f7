import { useRouter } from "next/router";
import { type ReactNode, useState } from "react";
import { OwnEsim } from "@/components/sims/own-esim";
import { ServiceDocuments } from "@/components/sims/service-aside";
import styles from "@/components/sims/service-view.module.css";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Timeline } from "@/components/ui/lists/timeline";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { useCart } from "@/hooks/cart/use-cart";
import { isEsimAwaited, useOwnTracked } from "@/hooks/sims/use-own-tracked";
import { useVisitCentres } from "@/hooks/stores/use-visit-centres";
import { useTexts } from "@/hooks/ui/use-texts";
import type { TrackedSimRequest } from "@/services/sims/sim-requests-service";
import type { Store } from "@/services/stores/stores-service";
import { orderPath, readOrderId } from "@/utils/checkout/order-id";
import { formatDay, formatMoment } from "@/utils/dates/dates";
import { formatMoneyInText } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { centresPath, paths } from "@/utils/paths/paths";
import type { PhoneKind } from "@/utils/sims/phone-kind";
import { requestPath } from "@/utils/sims/sim-request-path";
import { servicePaths, visitServices } from "@/utils/sims/sim-steps";

const HOTLINE = 121;

interface RequestTrackViewProps {
  /** The reference in the address; empty if there is none. */
  reference: string;
  /** Null if nothing was found, or if nothing was searched for. */
  request: TrackedSimRequest | null;
  /** Draws the list of customer centres for the visit; the day is empty while it is not known. */
  centres?: ((visit: { stores: readonly Store[]; day: string }) => ReactNode) | undefined;
  /** What it is read on. */
  phone: PhoneKind;
  trail: readonly Crumb[];
}

/** Shows the masked progress of the request for a reference. A GET form, so that it works without script. */
export function RequestTrackView({ reference, request, centres, phone, trail }: RequestTrackViewProps) {
  const { t } = useTexts("sim-services");
  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <TitleBand
        title={t("track.title")}
        text={t(request === null ? "track.lead" : "track.foundLead")}
        src="/images/kit/sim/nano.svg"
      />
      <div className={styles.columns}>
        {request !== null && (
          <div className={styles.main}>
            <Tracked key={request.reference} served={request} centres={centres} phone={phone} />
          </div>
        )}
        {request === null ? (
          <>
            <ReferenceForm reference={reference} isWrong={reference !== ""} />
            <ReferenceHelp />
          </>
        ) : (
          <aside className={styles.aside} aria-labelledby="request-help">
            <h2 id="request-help">{t("track.questions")}</h2>
            <HelpLinks />
            <details className={styles.another}>
              <summary>{t("track.another")}</summary>
              <ReferenceForm key={reference} reference="" isWrong={false} />
            </details>
          </aside>
        )}
      </div>
    </div>
  );
}

/** The form for a reference. @param props.isWrong true if no request was found for it */
function ReferenceForm({ reference, isWrong }: { reference: string; isWrong: boolean }) {
  const { t } = useTexts("sim-services");
  const router = useRouter();
  const [typed, setTyped] = useState(reference);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      method="get"
      action={paths.simRequest}
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(typed.trim() === "");
        if (typed.trim() === "") document.getElementById("reference")?.focus();
        else void router.push(requestPath(readOrderId(typed) ?? typed));
      }}
    >
      <PlainField
        id="reference"
        name="reference"
        label={t("track.reference")}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={40}
        invalid={isWrong || isEmpty}
        describedBy={isWrong || isEmpty ? "reference-wrong" : "reference-hint"}
      />
      <p id="reference-hint" className={styles.note}>
        {t("track.referenceHint")}
      </p>
      {(isWrong || isEmpty) && (
        <p id="reference-wrong" role="alert" className={styles.wrong}>
          {t(isEmpty ? "request.needed" : "track.notFound")}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {t("track.submit")}
        </Button>
      </div>
    </form>
  );
}

/** Where to find the reference, and whom to ask without it. */
function ReferenceHelp() {
  const { t } = useTexts("sim-services");
  return (
    <aside className={styles.aside} aria-labelledby="reference-help">
      <h2 id="reference-help">{t("track.help.title")}</h2>
      <ul>
        <li>{t("track.help.0")}</li>
        <li>{t("track.help.1")}</li>
      </ul>
      <p className={styles.note}>{t("track.lost")}</p>
      <HelpLinks />
    </aside>
  );
}

/** Links to the hotline and the customer centres. */
function HelpLinks() {
  const { t } = useTexts("sim-services");
  return (
    <p className={`${styles.ways} ${page.textLinks}`}>
      <a href={`tel:${HOTLINE}`}>{t("track.call", { number: HOTLINE })}</a>
      <SiteLink href={paths.storeLocator} prefetch={false}>
        {t("track.stores")}
      </SiteLink>
    </p>
  );
}

/** How the payment of a migration ended without an eSIM; null while it may still be paid, and after it was accepted. */
function paymentEndOf({ state, payment, refund }: TrackedSimRequest) {
  if (state !== "awaiting_payment") return null;
  if (refund !== null) return refund.isSent ? "refunded" : "refundDue";
  return payment === "failed" || payment === "cancelled" ? payment : null;
}

interface TrackedProps extends Pick<RequestTrackViewProps, "centres" | "phone"> {
  served: TrackedSimRequest;
}

function Tracked({ served, centres, phone }: TrackedProps) {
  const { t, language } = useTexts("sim-services");
  const { request, isAnswered } = useOwnTracked(served);
  const { service, state, reference } = request;
  const ended = paymentEndOf(request);
  // After such an end nothing is still to come.
  const timeline = request.timeline.filter(({ done }) => ended === null || done);
  const current = timeline.findLast(({ done }) => done)?.state;
  return (
    <>
      {request.profiles.length > 0 && <OwnEsim profiles={request.profiles} phone={phone} />}
      <section className={styles.card} aria-labelledby="request">
        <p className={styles.note}>
          {t(`services.${service}.title`)} {t("track.for", { number: formatMsisdn(request.maskedMsisdn, language) })}
        </p>
        <h2 id="request">
          <span>{reference}:</span>{" "}
          {ended === null ? t(`track.state.${state as "submitted"}`) : t(`track.ended.${ended}`)}
        </h2>
        <Timeline
          label={t("track.timeline")}
          events={timeline.map((event) => ({
            key: event.state,
            label: t(`track.state.${event.state as "submitted"}`),
            when:
              event.state === "declined" || ended !== null
                ? "ended"
                : event.state === current
                  ? "current"
                  : event.done
                    ? "past"
                    : "future",
            note: event.at === null ? t("track.coming") : formatMoment(event.at, language),
          }))}
        />
        <h3>{t("track.next")}</h3>
        <NextStep request={request} isAnswered={isAnswered} centres={centres} />
        <p className={styles.note}>{t("track.keep")}</p>
      </section>
    </>
  );
}

interface NextStepProps extends Pick<RequestTrackViewProps, "centres"> {
  request: TrackedSimRequest;
  isAnswered: boolean;
}

/** The next step for the applicant. Payment comes before everything else. */
function NextStep({ request, isAnswered, centres }: NextStepProps) {
  const { t } = useTexts("sim-services");
  const { service, state, replacement } = request;
  if (state === "declined") return <Declined request={request} />;
  if (state === "completed") return <p>{t("track.nextCompleted")}</p>;
  if (state === "awaiting_payment") return <Unpaid request={request} />;
  if (request.profiles.length > 0) return <p>{t("track.esimHere")}</p>;
  if (isEsimAwaited(request)) return <Awaited text={t("track.esimMaking")} reference={request.reference} />;
  return (
    <>
      {service === "sim_replacement" && <ReplacementStep request={request} isAnswered={isAnswered} />}
      {service === "esim_migration" && <p>{t("track.nextText.esim_migration")}</p>}
      {(service === "mnp" || service === "ownership_transfer") && (
        <VisitStep service={service} request={request} centres={centres} />
      )}
      {replacement !== null && <PayReplacement {...replacement} />}
      {request.esim && (
        <div className={styles.actions}>
          <ButtonLink href={`/shop/esim/${request.reference}`} size="lg">
            {t("track.esim")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Whom to ask, and what happens to the fee that was paid. The fee of a replacement is refunded with its order. */
function Declined({ request: { service, payment, refund, orderId } }: { request: TrackedSimRequest }) {
  const { t, language } = useTexts("sim-services");
  if (refund !== null) {
    const amount = { refund: formatMoneyInText(refund.poisha, language) };
    return <p>{refund.isSent ? t("track.declinedRefunded", amount) : t("track.declinedRefundDue", amount)}</p>;
  }
  if (service !== "sim_replacement" || payment !== "paid") return <p>{t("track.nextDeclined")}</p>;
  return (
    <>
      <p>{t("track.declinedPaid")}</p>
      {orderId !== null && (
        <div className={styles.actions}>
          <ButtonLink href={orderPath(orderId)} variant="outline">
            {t("track.seeOrder")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** For a replacement, the applicant proves the identity first, then orders and pays. */
function ReplacementStep({ request, isAnswered }: { request: TrackedSimRequest; isAnswered: boolean }) {
  const { t } = useTexts("sim-services");
  const { identityDue, payment, replacement } = request;
  if (identityDue) {
    return (
      <>
        <p>{t("track.identityDue")}</p>
        <p className={`${styles.ways} ${page.textLinks}`}>
          <SiteLink href={paths.storeLocator} prefetch={false}>
            {t("track.stores")}
          </SiteLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{t(payment === "paid" ? "track.paid" : "track.nextText.sim_replacement")}</p>
      {payment === "pending" && <p>{t("track.orderPending")}</p>}
      {payment === "due" && replacement === null && isAnswered && <p>{t("track.payElsewhere")}</p>}
    </>
  );
}

interface VisitStepProps extends Pick<RequestTrackViewProps, "centres"> {
  service: keyof typeof visitServices;
  request: TrackedSimRequest;
}

/** The visit: day, fee, what to bring, and where to go. Only the applicant gets the thana, and so the centres. */
function VisitStep({ service, request: { visitOn, district, area, feePoisha }, centres }: VisitStepProps) {
  const { t, language } = useTexts("sim-services");
  const offered = visitServices[service];
  const stores = useVisitCentres(district === null || area === null ? null : { service: offered, district, area });
  // Not every district has a centre with this service: the list for such a district would be empty.
  const listed = stores.some((store) => store.district === district) ? district : null;
  const day = visitOn === null ? "" : formatDay(visitOn, language);
  return (
    <>
      <p>{t(`track.nextText.${service}`, { day, fee: formatMoneyInText(feePoisha, language) })}</p>
      <h3>{t("track.bring")}</h3>
      <ServiceDocuments service={service} />
      {stores.length > 0 && (
        <>
          <h3>{t("track.where")}</h3>
          {centres?.({ stores, day: visitOn ?? "" })}
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink href={centresPath(listed, offered)} variant="secondary" size="lg">
          {listed === null ? t("track.storesFor") : t("track.storesIn", { district: listed })}
        </ButtonLink>
      </div>
    </>
  );
}

/** The result of the payment. A person whose money did not bring an eSIM can start again. */
function Unpaid({ request }: { request: TrackedSimRequest }) {
  const { t, language } = useTexts("sim-services");
  const { reference, refund } = request;
  const ended = paymentEndOf(request);
  if (ended === null) return <Awaited text={t("track.payPending")} reference={reference} />;
  return (
    <>
      <p>{t(`track.endedText.${ended}`, { refund: formatMoneyInText(refund?.poisha ?? 0, language) })}</p>
      <div className={styles.actions}>
        <ButtonLink href={servicePaths.esim_migration} size="lg">
          {t("track.payAgain")}
        </ButtonLink>
      </div>
    </>
  );
}

/** Shown for something that is ready in a moment: the page updates by itself, or by a link without JavaScript. */
function Awaited({ text, reference }: { text: string; reference: string }) {
  const { t } = useTexts("sim-services");
  return (
    <>
      <p role="status">{text}</p>
      <div className={styles.actions}>
        <ButtonLink href={requestPath(reference)} variant="outline">
          {t("track.look")}
        </ButtonLink>
      </div>
    </>
  );
}

function PayReplacement({ sku, sim }: { sku: string; sim: string }) {
  const { t } = useTexts("sim-services");
  const { add } = useCart();
  return (
    <div className={styles.actions}>
      <Button size="lg" onClick={() => void add({ sku, product_quantity: 1, sim, sim_replacement: true })}>
        {t("track.pay")}
      </Button>
    </div>
  );
}
