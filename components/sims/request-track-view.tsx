import { useRouter } from "next/router";
import { useState } from "react";
import { OwnEsim } from "@/components/sims/own-esim";
import styles from "@/components/sims/service-view.module.css";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Button, ButtonLink } from "@/components/ui/button";
import page from "@/components/ui/page.module.css";
import { PlainField } from "@/components/ui/plain-field";
import { SiteLink } from "@/components/ui/site-link";
import { Timeline } from "@/components/ui/timeline";
import { TitleBand } from "@/components/ui/title-band";
import { useCart } from "@/hooks/use-cart";
import { isEsimAwaited, useOwnTracked } from "@/hooks/use-own-tracked";
import { useTexts } from "@/hooks/use-texts";
import type { TrackedSimRequest } from "@/services/sim-requests-service";
import { formatDay, formatMoment } from "@/utils/dates";
import { readOrderId } from "@/utils/order-id";
import { centresPath, paths } from "@/utils/paths";
import type { PhoneKind } from "@/utils/phone-kind";
import { requestPath } from "@/utils/sim-request-path";
import { servicePaths } from "@/utils/sim-steps";

const HOTLINE = "121";

interface RequestTrackViewProps {
  /** The reference of the address as it stands; empty when there is none. */
  reference: string;
  /** Null when nothing was found, or nothing was asked for. */
  request: TrackedSimRequest | null;
  /** What it is read on. */
  phone: PhoneKind;
  trail: readonly Crumb[];
}

/** A reference in, the masked way of the request out; a GET form, so that it works without script. */
export function RequestTrackView({ reference, request, phone, trail }: RequestTrackViewProps) {
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
            <Tracked key={request.reference} served={request} phone={phone} />
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
            <HelpWays />
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

/** Where a reference is typed. @param props.isWrong whether nothing was found for it */
function ReferenceForm({ reference, isWrong }: { reference: string; isWrong: boolean }) {
  const { t } = useTexts("sim-services");
  const router = useRouter();
  const [typed, setTyped] = useState(reference);
  return (
    <form
      method="get"
      action={paths.simRequest}
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        void router.push(requestPath(readOrderId(typed) ?? typed));
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
        invalid={isWrong}
        describedBy={isWrong ? "reference-wrong" : "reference-hint"}
      />
      <p id="reference-hint" className={styles.note}>
        {t("track.referenceHint")}
      </p>
      {isWrong && (
        <p id="reference-wrong" role="alert" className={styles.wrong}>
          {t("track.notFound")}
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

/** Where the reference is, and whom to ask without it. */
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
      <HelpWays />
    </aside>
  );
}

/** The hotline and the customer centres. */
function HelpWays() {
  const { t } = useTexts("sim-services");
  return (
    <p className={styles.ways}>
      <a href={`tel:${HOTLINE}`}>{t("track.call", { number: HOTLINE })}</a>
      <SiteLink href={paths.storeLocator} prefetch={false}>
        {t("track.stores")}
      </SiteLink>
    </p>
  );
}

function Tracked({ served, phone }: { served: TrackedSimRequest; phone: PhoneKind }) {
  const { t } = useTexts("sim-services");
  const { request, isAnswered } = useOwnTracked(served);
  const { service, state, reference, timeline } = request;
  const current = timeline.findLast(({ done }) => done)?.state;
  return (
    <>
      {request.profiles.length > 0 && <OwnEsim profiles={request.profiles} phone={phone} />}
      <section className={styles.card} aria-labelledby="request">
        <p className={styles.note}>
          {t(`services.${service}.title`)} {t("track.for", { number: request.maskedMsisdn })}
        </p>
        <h2 id="request">
          <span>{reference}:</span> {t(`track.state.${state as "submitted"}`)}
        </h2>
        <Timeline
          label={t("track.timeline")}
          events={timeline.map((event) => ({
            key: event.state,
            label: t(`track.state.${event.state as "submitted"}`),
            when: event.state === current ? "current" : event.done ? "past" : "future",
            note: event.at === null ? t("track.coming") : formatMoment(event.at),
          }))}
        />
        <h3>{t("track.next")}</h3>
        <NextStep request={request} isAnswered={isAnswered} />
        <p className={styles.note}>{t("track.keep")}</p>
      </section>
    </>
  );
}

/** What the applicant does next; paying comes before everything else. */
function NextStep({ request, isAnswered }: { request: TrackedSimRequest; isAnswered: boolean }) {
  const { t } = useTexts("sim-services");
  const { service, state, replacement } = request;
  if (state === "declined") return <p>{t("track.nextDeclined")}</p>;
  if (state === "completed") return <p>{t("track.nextCompleted")}</p>;
  if (state === "awaiting_payment") return <Unpaid request={request} />;
  if (request.profiles.length > 0) return <p>{t("track.esimHere")}</p>;
  if (isEsimAwaited(request)) return <Awaited text={t("track.esimMaking")} reference={request.reference} />;
  const day = request.visitOn === null ? "" : formatDay(request.visitOn);
  return (
    <>
      {service === "sim_replacement" ? (
        <ReplacementStep request={request} isAnswered={isAnswered} />
      ) : (
        <p>{t(`track.nextText.${service}`, { day, district: request.district ?? "" })}</p>
      )}
      {(service === "mnp" || service === "ownership_transfer") && request.district !== null && (
        <VisitCentres service={service} district={request.district} />
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

/** A replacement is proved first, then ordered and paid. */
function ReplacementStep({ request, isAnswered }: { request: TrackedSimRequest; isAnswered: boolean }) {
  const { t } = useTexts("sim-services");
  const { identityDue, payment, replacement } = request;
  if (identityDue) {
    return (
      <>
        <p>{t("track.identityDue")}</p>
        <p className={styles.ways}>
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

const CENTRE_SERVICES = { mnp: "number-portability", ownership_transfer: "ownership-transfer" } as const;

/** Where the visit can be made: the customer centres of the district that was chosen, with addresses and hours. */
function VisitCentres({ service, district }: { service: keyof typeof CENTRE_SERVICES; district: string }) {
  const { t } = useTexts("sim-services");
  return (
    <div className={styles.actions}>
      <ButtonLink href={centresPath(district, CENTRE_SERVICES[service])} variant="secondary" size="lg">
        {t("track.storesIn", { district })}
      </ButtonLink>
    </div>
  );
}

function Unpaid({ request: { payment, reference } }: { request: TrackedSimRequest }) {
  const { t } = useTexts("sim-services");
  if (payment !== "failed" && payment !== "cancelled")
    return <Awaited text={t("track.payPending")} reference={reference} />;
  return (
    <>
      <p>{t("track.payFailed")}</p>
      <div className={styles.actions}>
        <ButtonLink href={servicePaths.esim_migration} size="lg">
          {t("track.payAgain")}
        </ButtonLink>
      </div>
    </>
  );
}

/** What is there in a moment; the page shows it by itself, and by a link without JavaScript. */
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
