import { type ReactNode, useEffect, useRef } from "react";
import styles from "@/components/survey/survey-form.module.css";
import { useSurvey } from "@/components/survey/use-survey";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PostedChoices, PostedField } from "@/components/ui/forms/posted-field";
import posted from "@/components/ui/forms/posted-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Survey, SurveyOffer, SurveyQuestion } from "@/services/forms/survey-service";
import { questionAnchor, SURVEY_PREFIX } from "@/utils/forms/survey-progress";
import { localePath, paths } from "@/utils/paths/paths";

const MAX_TEXT_LENGTH = 1_000;

/** The survey that is open, or why there is none. Without script all questions are shown at once. */
export function SurveyForm({ offer }: { offer: SurveyOffer }) {
  const { t } = useTexts("survey");
  const { survey } = offer;
  const surveyForm = useSurvey(offer, survey);
  if (surveyForm.state === "thanks") return <Notice title={t("thanks")} text={t("thanksText")} focused />;
  if (surveyForm.state === "done") return <Notice title={t("done")} text={t("doneText")} />;
  if (survey === null || surveyForm.state === "closed") return <Notice title={t("closed")} text={t("closedText")} />;
  return <Questions survey={survey} surveyForm={surveyForm} />;
}

function Notice({ title, text, focused = false }: { title: string; text: string; focused?: boolean }) {
  const { t } = useTexts("survey");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div ref={box} role="status" tabIndex={-1} className={`${page.card} ${posted.card}`}>
      <p className={posted.thanks}>{title}</p>
      <p>{text}</p>
      <div className={page.buttons}>
        <ButtonLink href={paths.customerFeedback} variant="outline">
          {t("feedback")}
        </ButtonLink>
      </div>
    </div>
  );
}

type SurveyState = ReturnType<typeof useSurvey>;

function Questions({ survey, surveyForm }: { survey: Survey; surveyForm: SurveyState }) {
  const { t, language } = useTexts("survey");
  const { form, errors, busy, submit, step, isLast, saveProgress, back } = surveyForm;
  const count = survey.questions.length;
  return (
    <form
      ref={form}
      method="post"
      action={localePath(paths.survey, language)}
      noValidate
      aria-label={survey.title}
      className={`${page.card} ${posted.card}`}
      onSubmit={submit}
      onChange={saveProgress}
    >
      <input type="hidden" name="survey_id" value={survey.id} />
      <div className={styles.head}>
        <h3>{survey.title}</h3>
        <p>{survey.introduction}</p>
      </div>
      <div className={styles.progress}>
        <p role="status">{t("progress", { number: step + 1, count })}</p>
        <progress max={count} value={step + 1} aria-label={t("progressLabel")} />
      </div>
      {survey.questions.map((question, index) => (
        <div
          key={question.id}
          id={questionAnchor(index)}
          tabIndex={-1}
          className={styles.question}
          data-current={index === step || undefined}
        >
          <Question question={question} surveyForm={surveyForm} />
        </div>
      ))}
      <p role="alert" className={errorText.error}>
        {errors[""]}
      </p>
      <div className={page.buttons}>
        <Button type="submit" size="lg" aria-busy={busy}>
          <Scripted script={isLast ? t(busy ? "sending" : "send") : t("next")} plain={t("send")} />
        </Button>
        {step > 0 && (
          <Button variant="outline" size="lg" onClick={back}>
            {t("back")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The two labels of the button. Without script, the first button sends everything. */
function Scripted({ script, plain }: { script: ReactNode; plain: ReactNode }) {
  return (
    <>
      <span className={styles.script}>{script}</span>
      <span className={styles.plain}>{plain}</span>
    </>
  );
}

function Question({
  question,
  surveyForm: { errors, clearError },
}: {
  question: SurveyQuestion;
  surveyForm: SurveyState;
}) {
  const { t } = useTexts("survey");
  const { id, kind, title, required, options } = question;
  const name = SURVEY_PREFIX + id;
  const label = required ? title : t("optional", { title });
  const shared = { name, errors, onEdit: clearError };
  if (kind === "text") return <PostedField {...shared} kind="long" label={label} maxLength={MAX_TEXT_LENGTH} />;
  const several = kind === "choices";
  return (
    <PostedChoices
      {...shared}
      legend={label}
      options={options}
      several={several}
      {...(several && { hint: t("several") })}
    />
  );
}
