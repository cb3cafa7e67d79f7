import { useState } from "react";
import styles from "@/components/sims/service-view.module.css";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import { Callout } from "@/components/ui/sections/callout";
import { Icon } from "@/components/ui/values/icon";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { useSimErrorText, useSimFailure } from "@/hooks/sims/use-sim-error-text";
import type { SimRequestState } from "@/hooks/sims/use-sim-request";
import { useCountdown } from "@/hooks/ui/use-countdown";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Place } from "@/services/checkout/delivery-service";
import type { SimRequest } from "@/services/sims/sim-requests-service";
import { formatDay } from "@/utils/dates/dates";
import { formatNumber } from "@/utils/numbers/digits";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { type SimField, type SimStepName, simSteps, type TypedService } from "@/utils/sims/sim-steps";

export interface ServiceConfirmProps {
  service: TypedService;
  state: SimRequestState;
  districts: readonly Place[];
  onSend: () => Promise<void>;
}

type FieldName = "msisdn" | "full_name";
type Choice = "lost" | "prepaid";

/** The last step: all typed values, the codes that verify the numbers, and the button that sends the request. */
export function ServiceConfirm({ service, state, districts, onSend }: ServiceConfirmProps) {
  const { t } = useTexts("sim-services");
  const failureOf = useSimFailure();
  const { request, failure, tries } = state;
  if (request === null) return null;
  const isProved = request.parties.every(({ proved }) => proved);
  // A wrong code is shown beside its boxes.
  const error = failure === undefined || failure === "code-wrong" ? undefined : failureOf(failure);
  return (
    <section id="step" className={styles.card} aria-labelledby="confirm">
      <h2 id="confirm">{t("request.step.confirm")}</h2>
      <ErrorSummary tries={error === undefined ? 0 : tries} error={error} />
      {simSteps[service].map(({ step, fields }) => (
        <div key={step} className={styles.answers}>
          <div className={styles.noticeHead}>
            <h3>{t(`request.step.${step}`)}</h3>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t("request.changeStep", { step: t(`request.step.${step}`) })}
              onClick={() => state.goTo(step)}
            >
              {t("request.change")}
            </Button>
          </div>
          <Answers fields={fields} answers={request.answers[step]} districts={districts} />
        </div>
      ))}
      {service === "sim_replacement" && <CentreFirst answers={request.answers} />}
      {request.parties.map((entry) => (
        <Proof key={`${entry.party} ${entry.maskedMsisdn}`} entry={entry} state={state} />
      ))}
      <Button
        size="lg"
        disabled={!isProved}
        aria-busy={state.busy}
        onClick={() => {
          if (!state.busy) void onSend();
        }}
      >
        {state.busy ? t("request.sending") : t("request.send")}
      </Button>
    </section>
  );
}

interface AnswersProps {
  fields: readonly SimField[];
  answers: SimRequest["answers"][SimStepName] | undefined;
  districts: readonly Place[];
}

function Answers({ fields, answers, districts }: AnswersProps) {
  const { t, language } = useTexts("sim-services");
  const thanas = useDistrictThanas(answers?.area ? (answers.district ?? "") : "");
  const textOf = (value: string, kind: SimField["kind"]) => {
    if (kind === "choice") return t(`request.choices.${value as Choice}`);
    if (kind === "district") return placeLabel(districts, value);
    if (kind === "thana") return placeLabel(thanas, value);
    return valueText(value, kind, language);
  };
  const facts = fields.map(({ name, kind }): OptionalFact => {
    const value = answers?.[name];
    return value === undefined || value === "" ? null : [t(`request.fields.${name as FieldName}`), textOf(value, kind)];
  });
  return <FactList facts={facts} />;
}

/** The name of a place in the language of the page; its English name until the places have loaded. */
const placeLabel = (places: readonly Place[], name: string) =>
  places.find((place) => place.name === name)?.label ?? name;

/** A typed value as text. Dates and numbers are in the digits of the language; the name of a phone stays as it is typed. */
function valueText(value: string, kind: SimField["kind"], language: string): string {
  if (kind === "date") return formatDay(value, language);
  if (kind === "msisdn") return formatMsisdn(value, language);
  return kind === "nid" ? formatNumber(value, language) : value;
}

/** A code sent to another number proves nothing about this one. The owner shows an ID at a customer centre instead. */
function CentreFirst({ answers }: Pick<SimRequest, "answers">) {
  const { t, language } = useTexts("sim-services");
  const number = answers.number?.msisdn ?? "";
  if (answers.owner?.contact_msisdn === number) return null;
  return <Callout tone="warning">{t("request.centreFirst", { number: formatMsisdn(number, language) })}</Callout>;
}

type Party = SimRequest["parties"][number];

/** The code of one party: sending, typing and checking it, and the seconds until another code can be sent. */
function useProof(party: Party["party"], state: SimRequestState) {
  const [code, setCode] = useState("");
  const [sends, setSends] = useState(0);
  const [called, setCalled] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [resendAt, setResendAt] = useState<string | null>(null);
  const wait = useCountdown(resendAt) ?? 0;

  const send = async (channel?: "voice") => {
    if (state.busy) return;
    const seconds = await state.sendCode(party, channel);
    if (seconds === null) return;
    setCode("");
    setWrong(false);
    setSends(sends + 1);
    setCalled(channel === "voice");
    setResendAt(new Date(Date.now() + seconds * 1_000).toISOString());
  };
  const prove = async (typed: string) => {
    if (state.busy) return;
    if (!(await state.prove(party, typed))) {
      setWrong(true);
      setCode("");
    }
  };
  const type = (value: string) => {
    setCode(value);
    setWrong(false);
  };
  return { code, sends, called, wrong, wait, send, prove, type };
}

function Proof({ entry, state }: { entry: Party; state: SimRequestState }) {
  const { t, language } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const { party, proved } = entry;
  const { code, sends, called, wrong, wait, send, prove, type } = useProof(party, state);
  const number = formatMsisdn(entry.maskedMsisdn, language);
  if (proved) {
    return (
      <p className={styles.proved} role="status">
        <Icon name="check" size={20} />
        {t("request.proved", { number })}
      </p>
    );
  }
  return (
    <div className={styles.proof}>
      <h3>{t(`request.prove.${party}`, { number })}</h3>
      {sends > 0 && (
        <>
          <p role="status">{t("request.codeSent", { number })}</p>
          <CodeBoxes
            value={code}
            onChange={type}
            onComplete={(typed) => void prove(typed)}
            label={t("request.code")}
            error={wrong && state.failure === "code-wrong" ? errorText("code-wrong") : undefined}
          />
        </>
      )}
      <Button variant="secondary" disabled={wait > 0} onClick={() => void send()}>
        {sends === 0
          ? t("request.sendCode")
          : wait > 0
            ? t("request.resendIn", { seconds: wait })
            : t("request.resend")}
      </Button>
      <CodeByCall
        sends={sends}
        called={called}
        secondsLeft={wait}
        busy={state.busy}
        onCall={() => void send("voice")}
      />
    </div>
  );
}
