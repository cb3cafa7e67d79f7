import { FEEDBACK_DRAFT, useFeedback } from "@/components/feedback/use-feedback";
import { PostedChoices, PostedField } from "@/components/ui/forms/posted-field";
import { PostedForm, PostedReceipt } from "@/components/ui/forms/posted-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { FEEDBACK_SERVICES, RATINGS } from "@/utils/forms/feedback-services";
import { paths } from "@/utils/paths/paths";

const MAX_COMMENT_LENGTH = 1_000;
const MAX_REFERENCE_LENGTH = 64;

/** The form to rate a service: which service, a rating of 1 to 5, a comment. @param ownMsisdn empty for a visitor */
export function FeedbackForm({ ownMsisdn }: { ownMsisdn: string }) {
  const { t } = useTexts("feedback");
  const feedback = useFeedback();
  const { errors, clearError, receipt, another } = feedback;

  if (receipt !== null) {
    const labels = { thanks: t("thanks"), receipt: t("receipt"), note: t("read"), another: t("another") };
    return <PostedReceipt receipt={receipt} labels={labels} onAnother={another} />;
  }
  const shared = { errors, onEdit: clearError };
  return (
    <PostedForm
      state={feedback}
      draft={FEEDBACK_DRAFT}
      page={paths.customerFeedback}
      label={t("label")}
      labels={{ send: t("send"), busy: t("sending") }}
    >
      <PostedField
        {...shared}
        name="service"
        kind="select"
        label={t("service")}
        choose={t("choose")}
        options={FEEDBACK_SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))}
      />
      <PostedChoices
        {...shared}
        name="rating"
        legend={t("rating")}
        options={RATINGS.map((value) => ({ value, label: t(`ratings.${value}`) }))}
      />
      <PostedField {...shared} name="comment" kind="long" label={t("comment")} maxLength={MAX_COMMENT_LENGTH} />
      <PostedField
        {...shared}
        name="reference"
        label={t("reference")}
        hint={t("referenceHint")}
        maxLength={MAX_REFERENCE_LENGTH}
        autoComplete="off"
      />
      <PostedField
        {...shared}
        name="msisdn"
        label={t("msisdn")}
        hint={t("msisdnHint")}
        value={ownMsisdn}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
      />
    </PostedForm>
  );
}
