import { type ReactNode, useEffect } from "react";
import styles from "@/components/sims/service-view.module.css";
import { SimNumberNote } from "@/components/sims/sim-number-note";
import { StepFields } from "@/components/sims/step-fields";
import { Button } from "@/components/ui/actions/button";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { Icon } from "@/components/ui/values/icon";
import { useSimErrorText, useSimFailure } from "@/hooks/sims/use-sim-error-text";
import type { SimRequestState } from "@/hooks/sims/use-sim-request";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Place } from "@/services/checkout/delivery-service";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { type SimStepName, simSteps, type TypedService } from "@/utils/sims/sim-steps";

export interface StepParts {
  service: TypedService;
  districts: readonly Place[];
  /** Draws the customer centres for a visit, once the place of the visit is chosen. */
  centres?: ((visit: { district: string; area: string; day: string }) => ReactNode) | undefined;
}

interface TypedStepProps extends StepParts {
  step: SimStepName;
  state: SimRequestState;
  ready: boolean;
}

/** A step with fields to fill in. */
export function TypedStep({ service, step, state, districts, ready, centres }: TypedStepProps) {
  const { t, language } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const steps = simSteps[service];
  const index = steps.findIndex((entry) => entry.step === step);
  const fields = steps[index]?.fields ?? [];
  const before = steps[index - 1]?.step;
  const number = state.request?.answers.number?.msisdn;
  const validationErrors = Object.entries(state.errors).filter(([, error]) => error !== "");
  const { district = "", area = "", visit_on: day = "" } = state.typed;
  useOnlyErrorFocus(state, validationErrors);
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
          {t(`request.fits.${service}`, { number: formatMsisdnInText(number, language) })}
        </p>
      )}
      <StepErrors state={state} validationErrors={validationErrors} />
      <StepFields
        fields={fields}
        typed={state.typed}
        error={(field) => (state.errors[field] ? errorText(state.errors[field]) : undefined)}
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
      {fields.some(({ kind }) => kind === "nid") && <p className={styles.note}>{t("request.identity")}</p>}
      <div className={styles.actions}>
        <Button type="submit" size="lg" aria-busy={state.busy}>
          {state.busy ? t("request.saving") : t("request.next")}
        </Button>
        {before !== undefined && <Back onClick={() => state.goTo(before)} />}
      </div>
      {/* The centres load late. Above the buttons, they would push them down. */}
      {step === "visit" && area !== "" && centres?.({ district, area, day })}
    </form>
  );
}

function Back({ onClick }: { onClick: () => void }) {
  const { t } = useTexts("sim-services");
  return (
    <Button variant="ghost" size="lg" onClick={onClick}>
      {t("request.back")}
    </Button>
  );
}

type NamedErrors = readonly [field: string, error: string][];

/** If only one field is wrong, it takes the focus at each try. */
function useOnlyErrorFocus({ tries }: SimRequestState, validationErrors: NamedErrors) {
  const onlyError = validationErrors.length === 1 ? validationErrors[0]?.[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and not while something is typed
  useEffect(() => {
    if (onlyError !== undefined) document.getElementById(`sim-${onlyError}`)?.focus();
  }, [tries]);
}

/** The errors of a step, shown above its fields. */
function StepErrors({ state, validationErrors }: { state: SimRequestState; validationErrors: NamedErrors }) {
  const { t } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const failureOf = useSimFailure();
  return (
    <ErrorSummary
      tries={state.tries}
      error={state.failure === undefined ? undefined : failureOf(state.failure)}
      // A single error is shown only beside its field, which gets the focus.
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
  );
}
