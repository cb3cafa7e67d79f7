import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type FormErrors, typedIn, usePostedForm } from "@/hooks/forms/use-posted-form";
import {
  type CodeError,
  type CodeState,
  callWithCode,
  codeErrorOf,
  codeErrorText,
  useCodeSending,
} from "@/hooks/login/use-code-sending";
import { useTexts } from "@/hooks/ui/use-texts";
import { isRefusal } from "@/services/api/api-error";
import type {
  Campaign,
  CampaignDistrict,
  CampaignEntry,
  CampaignEntryForm,
} from "@/services/recharge/recharge-campaign-service";
import { removeDraft } from "@/utils/forms/form-draft";
import { type CodeChannel, isWholeCode } from "@/utils/login/one-time-code";
import { formatMoney } from "@/utils/money/money";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { entryOf, readTypedEntry, wrongEntryFields } from "@/utils/recharge/campaign-entry";

/** This code is not part of the page's first load. */
const load = () => import("@/services/recharge/recharge-campaign-service");

/** Why a code step failed, with the message for the reader. */
interface StepError {
  kind: CodeError;
  message: string;
}

/** The state and the actions of a form's code step. */
export interface CodeStep extends CodeState<StepError> {
  /** The number that the code was sent to. */
  msisdn: string;
  code: string;
  change: (code: string) => void;
  /** Submits the complete code that was just typed, or the code in the field. */
  confirm: (whole?: string) => void;
  resend: () => void;
  call: () => void;
  back: () => void;
}

/** Sent with the form again in its code step: the typed code, or how another one is sent. */
interface CodeOrChannel {
  code?: string;
  channel?: CodeChannel;
}

/**
 * The code step of a form: the code, its sending and its error.
 * @param failure the log message when a call fails
 */
function useCodeStep(failure: string) {
  const { t } = useTexts("recharge-campaign");
  const [code, setCode] = useState("");
  const clear = () => setCode("");
  const sending = useCodeSending<StepError>(failure, (error) => {
    const kind = codeErrorOf(error);
    // For a refusal that is not about codes, the message of the answer is shown.
    const isOther = kind === "unanswered" && isRefusal(error);
    return { kind, message: isOther ? error.message : codeErrorText(kind, (known) => t(`error.${known}`)) };
  });
  const { setError, sent, startOver, run } = sending;
  return {
    startOver,
    /** A code was sent. */
    expectCode(channel?: CodeChannel) {
      clear();
      setError(null);
      sent(channel);
    },
    /**
     * The step for a number.
     * @param send repeats the form's call
     * @param leave shows the form again
     */
    stepOf: (msisdn: string, send: (proof: CodeOrChannel) => Promise<void>, leave: () => void): CodeStep => ({
      ...sending,
      msisdn,
      code,
      change(text) {
        setCode(text);
        setError(null);
      },
      confirm(whole = code) {
        if (!isWholeCode(whole)) return setError({ kind: "code", message: t("error.code") });
        void run(() => callWithCode(clear, () => send({ code: whole })));
      },
      resend: () => void run(() => send({})),
      call: () => void run(() => send({ channel: "voice" })),
      back() {
        leave();
        startOver();
      },
    }),
  };
}

const readTyped = (form: FormData) => readTypedEntry((name) => typedIn(form, name));

/**
 * Enters a recharge into a campaign (API-SITE-28): the reader's own number at once, any other number with a code.
 * @param districts with the stores that take part
 */
export function useCampaignEntry(campaign: Campaign, districts: readonly CampaignDistrict[]) {
  const { t, language } = useTexts("recharge-campaign");
  const api = useApi();
  const [entry, setEntry] = useState<CampaignEntryForm | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const { startOver, expectCode, stepOf } = useCodeStep("An entry could not be sent");

  const draft = `campaign-${campaign.id}`;
  const enter = async (form: CampaignEntryForm) => {
    const { code: _code, channel, ...person } = form;
    const { enterCampaign } = await load();
    const done = await enterCampaign(api, form);
    if (done !== null) {
      removeDraft(draft);
      return setReceipt(done.reference);
    }
    setEntry(person);
    expectCode(channel);
  };
  const check = (form: FormData): FormErrors => {
    const wrong = wrongEntryFields(campaign, districts, readTyped(form));
    const least = formatMoney(campaign.minPoisha, language);
    return Object.fromEntries(wrong.map((name) => [name, t(`wrong.${name}`, { least })]));
  };
  const send = (form: FormData) => enter(entryOf(campaign, districts, readTyped(form)));
  const posted = usePostedForm({ check, send, failed: t("error.unanswered") });
  const codeStep =
    entry &&
    stepOf(
      entry.msisdn,
      (proof) => enter({ ...entry, ...proof }),
      () => setEntry(null),
    );
  const again = () => {
    startOver();
    setEntry(null);
    setReceipt(null);
  };
  return { ...posted, draft, codeStep, receipt, again };
}

/** The name of the draft of the number whose entries are shown. */
export const ENTRIES_DRAFT = "campaign-entries";

/** The entries of a number: shown at once for the reader's own number, with a code for any other. */
export function useOwnEntries() {
  const { t } = useTexts("recharge-campaign");
  const api = useApi();
  const [msisdn, setMsisdn] = useState<string | null>(null);
  const [entries, setEntries] = useState<CampaignEntry[] | null>(null);
  const { startOver, expectCode, stepOf } = useCodeStep("Entries could not be loaded");

  const loadEntries = async (number: string, proof: CodeOrChannel) => {
    const { listOwnEntries } = await load();
    const found = await listOwnEntries(api, { msisdn: number, ...proof });
    if (found !== null) {
      removeDraft(ENTRIES_DRAFT);
      return setEntries(found);
    }
    setMsisdn(number);
    expectCode(proof.channel);
  };
  const posted = usePostedForm({
    check: (typed) => (normaliseMsisdn(typedIn(typed, "msisdn")) === null ? { msisdn: t("wrong.msisdn") } : {}),
    send: (typed) => loadEntries(typedIn(typed, "msisdn"), {}),
    failed: t("error.unanswered"),
  });
  const codeStep =
    msisdn === null
      ? null
      : stepOf(
          msisdn,
          (proof) => loadEntries(msisdn, proof),
          () => setMsisdn(null),
        );
  const again = () => {
    startOver();
    setMsisdn(null);
    setEntries(null);
  };
  return { ...posted, codeStep, entries, again };
}
