import { useRouter } from "next/router";
import { useMemo, useState } from "react";
import { ServiceAside } from "@/components/sims/service-aside";
import { ServiceConfirm, type ServiceConfirmProps } from "@/components/sims/service-confirm";
import styles from "@/components/sims/service-view.module.css";
import { type StepParts, TypedStep } from "@/components/sims/typed-step";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { Stepper } from "@/components/ui/lists/stepper";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { type SimRequestState, useSimRequest } from "@/hooks/sims/use-sim-request";
import { useStepFocus } from "@/hooks/ui/use-step-focus";
import { useStepHistory } from "@/hooks/ui/use-step-history";
import { useTexts } from "@/hooks/ui/use-texts";
import { requestPath } from "@/utils/sims/sim-request-path";
import { type SimStepName, simSteps, type TypedService } from "@/utils/sims/sim-steps";

interface ServiceViewProps extends StepParts {
  trail: readonly Crumb[];
}

/** The names of the steps. The browser's history follows them until the request is sent. */
function useServiceSteps(service: TypedService, state: SimRequestState) {
  const { step, request, ready } = state;
  const isSent = request !== null && request.state !== "draft";
  const stepNames = useMemo(
    (): (SimStepName | "confirm")[] => [...simSteps[service].map((entry) => entry.step), "confirm"],
    [service],
  );
  useStepHistory({
    steps: stepNames,
    step,
    ready: ready && !isSent,
    show(target) {
      const isOpen = stepNames.indexOf(target) <= stepNames.indexOf((request?.next ?? "number") as SimStepName);
      if (isOpen) state.goTo(target);
      return isOpen;
    },
  });
  useStepFocus(step, ready && !isSent, "step");
  return { isSent, stepNames };
}

/** A SIM service in steps. Each step is checked and stored, and the request is sent at the end (feature 20). */
export function ServiceView({ service, districts, trail, centres }: ServiceViewProps) {
  const { t } = useTexts("sim-services");
  const state = useSimRequest(service);
  const { step, request, ready, resumed } = state;
  const { isSent, stepNames } = useServiceSteps(service, state);
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
          {isSent && request !== null ? (
            <SentBefore reference={request.reference} onStartOver={state.startOver} />
          ) : (
            <>
              <Stepper
                label={t("request.steps")}
                doneLabel={t("request.done")}
                steps={stepNames.map((name, index) => ({
                  href: "#step",
                  label: t(`request.step.${name}`),
                  done: index < place,
                }))}
              />
              {resumed && <Callout tone="success">{t("request.resumed")}</Callout>}
              {/* Keyed by step, so that React does not reuse a field for another one. */}
              {step === "confirm" ? (
                <ConfirmStep service={service} state={state} districts={districts} />
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

/** Says that the typed values are stored, and that they can be continued elsewhere (feature 20). */
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

function ConfirmStep(props: Omit<ServiceConfirmProps, "onSend">) {
  const router = useRouter();
  return (
    <ServiceConfirm
      {...props}
      onSend={async () => {
        const reference = await props.state.submit();
        if (reference !== null) await router.push(requestPath(reference));
      }}
    />
  );
}

function SentBefore({ reference, onStartOver }: { reference: string; onStartOver: () => void }) {
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
        <Button variant="outline" size="lg" onClick={onStartOver}>
          {t("request.again")}
        </Button>
      </div>
    </section>
  );
}
