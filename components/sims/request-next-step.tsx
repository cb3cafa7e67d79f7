import type { ReactNode } from "react";
import { ServiceDocuments } from "@/components/sims/service-aside";
import styles from "@/components/sims/service-view.module.css";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { useCart } from "@/hooks/cart/use-cart";
import { isEsimAwaited } from "@/hooks/sims/use-own-tracked";
import { useVisitCentres } from "@/hooks/stores/use-visit-centres";
import { useTexts } from "@/hooks/ui/use-texts";
import type { TrackedSimRequest } from "@/services/sims/sim-requests-service";
import type { Store } from "@/services/stores/stores-service";
import { orderPath } from "@/utils/checkout/order-id";
import { formatDay } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { centresPath, paths } from "@/utils/paths/paths";
import { requestPath } from "@/utils/sims/sim-request-path";
import { servicePaths, visitServices } from "@/utils/sims/sim-steps";

/** How the payment of a migration ended without an eSIM; null while it may still be paid, and after it was accepted. */
export function paymentEndOf({ state, payment, refund }: TrackedSimRequest) {
  if (state !== "awaiting_payment") return null;
  if (refund !== null) return refund.isSent ? "refunded" : "refundDue";
  return payment === "failed" || payment === "cancelled" ? payment : null;
}

/** Draws the list of customer centres for the visit; the day is empty while it is not known. */
export type DrawCentres = (visit: { stores: readonly Store[]; day: string }) => ReactNode;

interface NextStepProps {
  centres: DrawCentres | undefined;
  request: TrackedSimRequest;
  isAnswered: boolean;
}

/** The next step for the applicant. Payment comes before everything else. */
export function NextStep({ request, isAnswered, centres }: NextStepProps) {
  const { t } = useTexts("sim-services");
  const { service, state, replacement } = request;
  if (state === "declined") return <Declined request={request} />;
  if (state === "completed") return <Completed request={request} />;
  if (state === "awaiting_payment") return <Unpaid request={request} />;
  if (request.profiles.length > 0) return <p>{t("track.esimHere")}</p>;
  if (isEsimAwaited(request)) return <Awaited text={t("track.esimMaking")} reference={request.reference} />;
  return (
    <>
      {service === "sim_replacement" && <ReplacementStep request={request} isAnswered={isAnswered} />}
      {service === "esim_migration" && <p>{t("track.nextText.esim_migration")}</p>}
      {(service === "mnp" || service === "ownership_transfer") &&
        (request.identityDue ? (
          <VisitStep service={service} request={request} centres={centres} />
        ) : (
          <p>{t(`track.visited.${service}`)}</p>
        ))}
      {replacement !== null && <PayReplacement {...replacement} />}
      {request.esim && <EsimLinkAgain reference={request.reference} />}
    </>
  );
}

/** An eSIM that was texted still has to be installed by the applicant. */
function Completed({ request: { esim, profiles, reference } }: { request: TrackedSimRequest }) {
  const { t } = useTexts("sim-services");
  if (profiles.length > 0) return <p>{t("track.esimHere")}</p>;
  if (!esim) return <p>{t("track.nextCompleted")}</p>;
  return (
    <>
      <p>{t("track.esimTexted")}</p>
      <EsimLinkAgain reference={reference} />
    </>
  );
}

function EsimLinkAgain({ reference }: { reference: string }) {
  const { t } = useTexts("sim-services");
  return (
    <div className={styles.actions}>
      <ButtonLink href={`/shop/esim/${reference}`} size="lg">
        {t("track.esim")}
      </ButtonLink>
    </div>
  );
}

/** Why, whom to ask, and what happens to the fee that was paid. */
function Declined({ request }: { request: TrackedSimRequest }) {
  const { t } = useTexts("sim-services");
  const { declinedBecause: because } = request;
  return (
    <>
      {because !== null && <p>{t("track.because", { because })}</p>}
      <DeclinedFee request={request} />
    </>
  );
}

/** The fee of a replacement is refunded with its order. */
function DeclinedFee({ request: { service, payment, refund, orderId } }: { request: TrackedSimRequest }) {
  const { t, language } = useTexts("sim-services");
  if (refund !== null) {
    const amount = { refund: formatMoney(refund.poisha, language) };
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

interface VisitStepProps extends Pick<NextStepProps, "centres"> {
  service: keyof typeof visitServices;
  request: TrackedSimRequest;
}

/** The visit: day, fee, what to bring, and where to go. Only the applicant gets the thana, and so the centres. */
function VisitStep({ service, request: { visitOn, district, area, feePoisha }, centres }: VisitStepProps) {
  const { t, language } = useTexts("sim-services");
  const offered = visitServices[service];
  const stores = useVisitCentres(district === null || area === null ? null : { service: offered, district, area });
  // Not every district has a centre with this service: the list for such a district would be empty.
  const listed = stores.find((store) => store.districtKey === district)?.district ?? null;
  const day = visitOn === null ? "" : formatDay(visitOn, language);
  return (
    <>
      <p>{t(`track.nextText.${service}`, { day, fee: formatMoney(feePoisha, language) })}</p>
      <h3>{t("track.bring")}</h3>
      <ServiceDocuments service={service} />
      <div className={styles.actions}>
        <ButtonLink href={centresPath(listed, offered)} variant="secondary" size="lg">
          {listed === null ? t("track.storesFor") : t("track.storesIn", { district: listed })}
        </ButtonLink>
      </div>
      {/* The centres load late. Above the link, they would push it down. */}
      {stores.length > 0 && (
        <>
          <h3>{t("track.where")}</h3>
          {centres?.({ stores, day: visitOn ?? "" })}
        </>
      )}
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
      <p>{t(`track.endedText.${ended}`, { refund: formatMoney(refund?.poisha ?? 0, language) })}</p>
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
