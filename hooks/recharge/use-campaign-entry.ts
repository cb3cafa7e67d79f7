import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type FormErrors, typedIn, usePostedForm } from "@/hooks/forms/use-posted-form";
import {
  type CodeError,
  type CodeState,
  callWithCode,
  codeErrorOf,
  useCodeSending,
} from "@/hooks/login/use-code-sending";
import { useTexts } from "@/hooks/ui/use-texts";
import { ApiError } from "@/services/api/api-error";
import type {
  Campaign,
  CampaignDistrict,
  CampaignEntry,
  CampaignEntryForm,
} from "@/services/recharge/recharge-campaign-service";
import { type CodeChannel, isWholeCode } from "@/utils/login/one-time-code";
import { formatMoney } from "@/utils/money/money";
import { readTaka } from "@/utils/money/typed-taka";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** This code is not part of the page's first load. */
const load = () => import("@/services/recharge/recharge-campaign-service");
/** The contract's limit, in taka. */
const MAX_AMOUNT_TAKA = 50_000;

/** The state and the actions of a form's code step. The error is the message that says why the code was refused. */
export interface CodeStep extends CodeState<string> {
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
  const sending = useCodeSending(failure, (error) => {
    const reason: CodeError = codeErrorOf(error);
    const isKnown = reason !== "unanswered" || !(error instanceof ApiError) || error.kind !== "refused";
    // For a refusal that is not about codes, the message of the answer is shown.
    return isKnown ? t(`error.${reason}`) : error.message;
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
        if (!isWholeCode(whole)) return setError(t("error.code"));
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

/** The typed amount in taka; 0 for anything that is not an amount. */
function amountOf(typed: FormData): number {
  return readTaka(typedIn(typed, "amount")) ?? 0;
}

/** The errors in the form before it is sent, by field. */
function useEntryCheck(minPoisha: number): (typed: FormData) => FormErrors {
  const { t, language } = useTexts("recharge-campaign");
  return (typed) => {
    const amount = amountOf(typed);
    const min = formatMoney(minPoisha, language);
    return {
      ...(typedIn(typed, "full_name") === "" && { full_name: t("wrong.full_name") }),
      ...(normaliseMsisdn(typedIn(typed, "msisdn")) === null && { msisdn: t("wrong.msisdn") }),
      ...((amount * 100 < minPoisha || amount > MAX_AMOUNT_TAKA) && { amount: t("wrong.amount", { least: min }) }),
      ...(typedIn(typed, "store_id") === "" && { store_id: t("wrong.store_id") }),
    };
  };
}

/**
 * Enters a recharge into a campaign (API-SITE-28): the reader's own number at once, any other number with a code.
 * @param districts with the stores that take part
 */
export function useCampaignEntry({ id, minPoisha }: Campaign, districts: readonly CampaignDistrict[]) {
  const { t } = useTexts("recharge-campaign");
  const api = useApi();
  const check = useEntryCheck(minPoisha);
  const [entry, setEntry] = useState<CampaignEntryForm | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const { startOver, expectCode, stepOf } = useCodeStep("An entry could not be sent");

  const enter = async (form: CampaignEntryForm) => {
    const { code: _code, channel, ...person } = form;
    const { enterCampaign } = await load();
    const done = await enterCampaign(api, form);
    if (done !== null) return setReceipt(done.reference);
    setEntry(person);
    expectCode(channel);
  };
  const send = async (typed: FormData) => {
    const storeId = typedIn(typed, "store_id");
    const district = districts.find(({ stores }) => stores.some((store) => store.id === storeId))?.name ?? "";
    const person = { msisdn: typedIn(typed, "msisdn"), fullName: typedIn(typed, "full_name") };
    await enter({ campaignId: id, ...person, district, storeId, amount: amountOf(typed) });
  };
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
  return { ...posted, codeStep, receipt, again };
}

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
    if (found !== null) return setEntries(found);
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
