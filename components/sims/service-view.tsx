import { useRouter } from "next/router";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ServiceAside } from "@/components/sims/service-aside";
import { ServiceConfirm } from "@/components/sims/service-confirm";
import styles from "@/components/sims/service-view.module.css";
import { SimNumberNote } from "@/components/sims/sim-number-note";
import { StepFields } from "@/components/sims/step-fields";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { Stepper } from "@/components/ui/lists/stepper";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { Icon } from "@/components/ui/values/icon";
import { useSimErrorText } from "@/hooks/sims/use-sim-error-text";
import { type SimRequestState, useSimRequest } from "@/hooks/sims/use-sim-request";
import { useStepFocus } from "@/hooks/ui/use-step-focus";
import { useStepHistory } from "@/hooks/ui/use-step-history";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Place } from "@/services/checkout/delivery-service";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { requestPath } from "@/utils/sims/sim-request-path";
import { type SimStepName, simSteps, type TypedService } from "@/utils/sims/sim-steps";

interface ServiceViewProps {
  service: TypedService;
  districts: readonly Place[];
  trail: readonly Crumb[];
  /** Draws the customer centres for a visit, once its place is chosen. */
  centres?: ((visit: { district: string; area: string; day: string }) => ReactNode) | undefined;
}

/** A SIM service as steps that are checked, stored, and sent at the end (feature 20). */
export function ServiceView({ service, districts, trail, centres }: ServiceViewProps) {
  const { t } = useTexts("sim-services");
  const state = useSimRequest(service);
  const { step, request, ready, resumed } = state;
  const isSent = request !== null && request.state !== "draft";
  const stepNames = useMemo(
    (): (SimStepName | "confirm")[] => [...simSteps[service].map((entry) => entry.step), "confirm"],
    [service],
  );
  useStepHistory({
    steps: stepNames,
    step,
    ready: ready && !isSent,
    show(asked) {
      const isOpen = stepNames.indexOf(asked) <= stepNames.indexOf((request?.next ?? "number") as SimStepName);
      if (isOpen) state.goTo(asked);
      return isOpen;
    },
  });
  useStepFocus(step, ready && !isSent, "step");
  const place = stepNames.indexOf(step);
  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <TitleBand
        title={t(`services.${service}.title`)}
        text={t(`services.${service}.text`)}
        src={`/images/kit/sim/${service === "sim_replacement" ? "nano" : "pack"}.svg`}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <noscript>
            <Callout tone="warning">{t("request.noScript")}</Callout>
          </noscript>
          {isSent ? (
            <SentBefore reference={request.reference} onAnew={state.startAnew} />
          ) : (
            <>
              <Stepper
                label={t("request.steps")}
                doneWord={t("request.done")}
                steps={stepNames.map((name, index) => ({
                  href: "#step",
                  label: t(`request.step.${name}`),
                  done: index < place,
                }))}
              />
              {resumed && <Callout tone="success">{t("request.resumed")}</Callout>}
              {/* Keyed by step, so that no field is reused for another. */}
              {step === "confirm" ? (
                <ConfirmStep service={service} state={state} />
              ) : (
                <TypedStep key={step} {...{ service, step, state, districts, ready, centres }} />
              )}
              {request !== null && <Saved reference={request.reference} onCopy={state.copyLink} />}
            </>
          )}
        </div>
        <ServiceAside service={service} />
      </div>
    </div>
  );
}

/** The typed text is stored here, and can be continued elsewhere (feature 20). */
function Saved({ reference, onCopy }: { reference: string; onCopy: () => Promise<boolean> }) {
  const { t } = useTexts("sim-services");
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={styles.saved}>
      <p>{t("request.saved", { reference })}</p>
      <Button variant="outline" size="sm" onClick={() => void onCopy().then(setCopied)}>
        {t("request.copyLink")}
      </Button>
      <p role="status" className={styles.savedState}>
        {copied !== null && t(copied ? "request.copied" : "request.notCopied")}
      </p>
    </div>
  );
}

interface TypedStepProps extends Pick<ServiceViewProps, "service" | "districts" | "centres"> {
  step: SimStepName;
  state: SimRequestState;
  ready: boolean;
}

function TypedStep({ service, step, state, districts, ready, centres }: TypedStepProps) {
  const { t, language } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const steps = simSteps[service];
  const index = steps.findIndex((entry) => entry.step === step);
  const fields = steps[index]?.fields ?? [];
  const before = steps[index - 1]?.step;
  const number = state.request?.answers.number?.msisdn;
  const validationErrors = Object.entries(state.errors).filter(([, error]) => error !== "");
  const { district = "", area = "", visit_on: day = "" } = state.typed;
  const onlyError = validationErrors.length === 1 ? validationErrors[0]?.[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and not while something is typed
  useEffect(() => {
    if (onlyError !== undefined) document.getElementById(`sim-${onlyError}`)?.focus();
  }, [state.tries]);
  return (
    <form
      id="step"
      noValidate
      className={styles.card}
      aria-label={t(`request.step.${step}`)}
      aria-busy={!ready}
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.busy) state.save();
      }}
    >
      <h2>{t(`request.step.${step}`)}</h2>
      {number !== undefined && index === 1 && (
        <p className={styles.proved}>
          <Icon name="check" size={20} />
          {t(`request.fits.${service}`, { number: formatMsisdn(number, language) })}
        </p>
      )}
      <ErrorSummary
        tries={state.tries}
        error={state.failure === undefined ? undefined : errorOf(state.failure)}
        // A single mistake is shown beside its field alone, which gets the focus.
        wrong={
          validationErrors.length < 2
            ? undefined
            : {
                heading: t("request.errors"),
                validationErrors: validationErrors.map(([field, error]) => ({
                  target: `sim-${field}`,
                  text: `${t(`request.fields.${field as "msisdn"}`)}: ${errorText(error)}`,
                })),
              }
        }
      />
      <StepFields
        fields={fields}
        typed={state.typed}
        error={(field) => {
          const error = state.errors[field] ?? "";
          return error === "" ? undefined : errorText(error);
        }}
        districts={districts}
        onType={state.type}
        numberNote={
          step === "number" && (
            <SimNumberNote
              msisdn={state.typed.msisdn ?? ""}
              service={service}
              isRefused={validationErrors.some(([field]) => field === "msisdn")}
            />
          )
        }
      />
      {step === "visit" && area !== "" && centres?.({ district, area, day })}
      {fields.some(({ kind }) => kind === "nid") && <p className={styles.note}>{t("request.identity")}</p>}
      <div className={styles.actions}>
        <Button type="submit" size="lg" aria-busy={state.busy}>
          {state.busy ? t("request.saving") : t("request.next")}
        </Button>
        {before !== undefined && (
          <Button variant="ghost" size="lg" onClick={() => state.goTo(before)}>
            {t("request.back")}
          </Button>
        )}
      </div>
    </form>
  );

  function errorOf(failure: string | null) {
    return {
      heading: t("request.error"),
      text: failure === null ? t("request.unanswered") : errorText(failure),
    };
  }
}

function ConfirmStep({ service, state }: { service: TypedService; state: SimRequestState }) {
  const router = useRouter();
  return (
    <ServiceConfirm
      service={service}
      state={state}
      onSend={async () => {
        const reference = await state.submit();
        if (reference !== null) await router.push(requestPath(reference));
      }}
    />
  );
}

function SentBefore({ reference, onAnew }: { reference: string; onAnew: () => void }) {
  const { t } = useTexts("sim-services");
  return (
    <section className={styles.card} aria-labelledby="sent">
      <h2 id="sent">{t("request.sentBefore")}</h2>
      <p>
        {t("track.reference")}: <strong className={styles.reference}>{reference}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={requestPath(reference)} size="lg">
          {t("request.follow")}
        </ButtonLink>
        <Button variant="outline" size="lg" onClick={onAnew}>
          {t("request.again")}
        </Button>
      </div>
    </section>
  );
}
