import { FloodCodeForm, FloodRecordForm, FloodTraceForm } from "@/components/flood/flood-forms";
import { FloodHotlines } from "@/components/flood/flood-hotlines";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodReply } from "@/services/content/flood-form.server";
import type { FloodReplyPage } from "@/services/content/flood-page.server";
import { localePath, paths } from "@/utils/paths/paths";

/** What the flood page shows after a form was sent: the form again, the step for a code, or the result. */
export function FloodReplyView({ page }: { page: FloodReplyPage }) {
  const { t } = useTexts("flood");
  const { reply } = page;
  return (
    <div className="wide">
      <div className="reply">
        <h1>{t(reply.form)}</h1>
        {reply.step === "form" && <p>{t(`${reply.form}Text`)}</p>}
        {reply.step === "code" && <p>{reply.message}</p>}
        {reply.step === "form" && <FormAgain page={page} reply={reply} />}
        {reply.step === "code" && <FloodCodeForm page={page} reply={reply} />}
        {reply.step === "result" && <FloodResult reply={reply} />}
        <p>
          <a href={localePath(paths.floodEmergency, page.language)}>{t("answerBack")}</a>
        </p>
      </div>
    </div>
  );
}

function FormAgain({ page, reply }: { page: FloodReplyPage; reply: Extract<FloodReply, { step: "form" }> }) {
  const Form = reply.form === "record" ? FloodRecordForm : FloodTraceForm;
  return <Form page={page} typed={reply.typed} errors={reply.errors} />;
}

/** The result with the hotlines, as the person may be in danger. */
function FloodResult({ reply }: { reply: Extract<FloodReply, { step: "result" }> }) {
  const { t } = useTexts("flood");
  const { message, reference, hotlines } = reply;
  return (
    <>
      <p role="status">{message}</p>
      {reference !== null && (
        <p>
          {t("receipt")} <strong>{reference}</strong>
        </p>
      )}
      {hotlines.length > 0 && (
        <section aria-labelledby="hotlines-title">
          <h2 id="hotlines-title">{t("hotlines")}</h2>
          <FloodHotlines rows={hotlines.map(({ label, number }) => [label, number])} />
        </section>
      )}
    </>
  );
}
