import { useRouter } from "next/router";
import { useState } from "react";
import { OpenEsims } from "@/components/sims/esim-profiles";
import { type DrawCentres, NextStep, paymentEndOf } from "@/components/sims/request-next-step";
import styles from "@/components/sims/service-view.module.css";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Timeline } from "@/components/ui/lists/timeline";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { useHideOrders } from "@/hooks/orders/use-hide-orders";
import { useOwnTracked } from "@/hooks/sims/use-own-tracked";
import { useTexts } from "@/hooks/ui/use-texts";
import type { EsimProfile } from "@/services/sims/esim-service";
import type { TrackedSimRequest } from "@/services/sims/sim-requests-service";
import { readOrderId, unbrokenIds } from "@/utils/checkout/order-id";
import { formatMoment } from "@/utils/dates/dates";
import { HOTLINE } from "@/utils/numbers/hotline";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { localePath, paths } from "@/utils/paths/paths";
import type { PhoneKind } from "@/utils/sims/phone-kind";
import { requestPath } from "@/utils/sims/sim-request-path";

interface RequestTrackViewProps {
  /** The reference in the address; empty if there is none. */
  reference: string;
  /** Null if nothing was found, or if nothing was searched for. */
  request: TrackedSimRequest | null;
  centres?: DrawCentres | undefined;
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
              <summary className={page.textLink}>{t("track.another")}</summary>
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
  const { t, language } = useTexts("sim-services");
  const router = useRouter();
  const [typed, setTyped] = useState(reference);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      method="get"
      action={localePath(paths.simRequest, language)}
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
        {unbrokenIds(t("track.referenceHint"))}
      </p>
      {(isWrong || isEmpty) && (
        <p id="reference-wrong" role="alert" className={styles.wrong}>
          {t(isEmpty ? "track.empty" : "track.notFound")}
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

interface OwnEsimProps {
  profiles: readonly EsimProfile[];
  /** The kind of device that the page is read on. The steps for it are open. */
  phone: PhoneKind;
}

/** The eSIM of a migration, in the browser that paid for it, and how to hide it on a computer that others use. */
function OwnEsim({ profiles, phone }: OwnEsimProps) {
  const { t } = useTexts("sim-services");
  const { asPath, replace } = useRouter();
  const { state, run: hide } = useHideOrders(() => void replace(asPath, undefined, { scroll: false }));
  return (
    <section className={styles.main} aria-labelledby="own-esim">
      <h2 id="own-esim" className={styles.ownTitle}>
        {t("track.ownEsim.title")}
      </h2>
      <OpenEsims profiles={profiles} phone={phone} />
      <div className={styles.note}>
        <p>{t("track.ownEsim.text")}</p>
        <Button variant="outline" size="sm" aria-busy={state === "busy"} onClick={() => void hide()}>
          {t("track.ownEsim.hide")}
        </Button>
        {state === "failed" && (
          <p role="alert" className={styles.wrong}>
            {t("track.ownEsim.failed")}
          </p>
        )}
      </div>
    </section>
  );
}
