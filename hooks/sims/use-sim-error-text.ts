import { useTexts } from "@/hooks/ui/use-texts";

const known = [
  "msisdn-invalid",
  "number-of-other-operator",
  "number-of-ours",
  "number-twice",
  "device-without-esim",
  "nid-invalid",
  "name-needed",
  "choice-needed",
  "date-not-available",
  "code-wrong",
  "too-many-requests",
  "number-not-proved",
] as const;

/** The site's own message for an error in a field of a SIM request; a general message for an unknown error. */
export function useSimErrorText(): (error: string) => string {
  const { t } = useTexts("sim-services");
  return (error) => {
    const code = known.find((entry) => entry === error);
    return code === undefined ? t("request.wrong") : t(`errors.${code}`);
  };
}

/** The heading and the text for a step that failed as a whole. @param failure its code; null if there was no answer */
export function useSimFailure(): (failure: string | null) => { heading: string; text: string } {
  const { t } = useTexts("sim-services");
  const errorText = useSimErrorText();
  return (failure) => ({
    heading: t("request.error"),
    text: failure === null ? t("request.unanswered") : errorText(failure),
  });
}
