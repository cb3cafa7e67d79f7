import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { useSimErrorText } from "@/hooks/sims/use-sim-error-text";
import type { SimRequestState } from "@/hooks/sims/use-sim-request";
import { useTexts } from "@/hooks/ui/use-texts";

/** The errors of a step, shown above its fields. */
export function StepErrors({ state }: { state: SimRequestState }) {
  const { t } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const validationErrors = Object.entries(state.errors).filter(([, error]) => error !== "");
  const errorOf = (failure: string | null) => ({
    heading: t("request.error"),
    text: failure === null ? t("request.unanswered") : errorText(failure),
  });
  return (
    <ErrorSummary
      tries={state.tries}
      error={state.failure === undefined ? undefined : errorOf(state.failure)}
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
