import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type CodeTrouble, codeTroubleOf, useCodeSending } from "@/hooks/use-code-sending";
import { type FormErrors, typedIn, usePostedForm } from "@/hooks/use-posted-form";
import { useTexts } from "@/hooks/use-texts";
import { ApiError } from "@/services/api-error";
import type {
  Campaign,
  CampaignDistrict,
  CampaignEntry,
  CampaignEntryForm,
} from "@/services/recharge-campaign-service";
import { formatMoney } from "@/utils/money";
import { anyDigitsToAscii, normaliseMsisdn } from "@/utils/msisdn";

/** Its script is not part of the page's first load. */
const load = () => import("@/services/recharge-campaign-service");
const CODE = /^\d{4}$/;
/** Of the contract, in taka. */
const MOST = 50_000;

/** What the code step of a form does. */
export interface CodeStep {
  /** The number that the code was sent to. */
  msisdn: string;
  code: string;
  /** Why the code was not taken, in words. */
  trouble: string | null;
  busy: boolean;
  secondsLeft: number;
  change: (code: string) => void;
  confirm: () => void;
  resend: () => void;
  back: () => void;
}

/** A refusal that the code service does not know is said in the words of the answer. */
function useCodeTexts() {
  const { t } = useTexts("recharge-campaign");
  return (error: unknown): string => {
    const trouble: CodeTrouble = codeTroubleOf(error);
    const isKnown = trouble !== "unanswered" || !(error instanceof ApiError) || error.kind !== "refused";
    return isKnown ? t(`trouble.${trouble}`) : error.message;
  };
}

/**
 * Entering a recharge into a campaign (API-SITE-28): the reader's own number at once, any other by a code.
 * @param districts with the stores that take part
 */
export function useCampaignEntry({ id, leastPoisha }: Campaign, districts: readonly CampaignDistrict[]) {
  const { t, language } = useTexts("recharge-campaign");
  const api = useApi();
  const wordsOf = useCodeTexts();
  const [entry, setEntry] = useState<CampaignEntryForm | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const { trouble, setTrouble, busy, secondsLeft, sent, run } = useCodeSending("An entry could not be sent", wordsOf);

  const amountOf = (typed: FormData) => {
    const digits = anyDigitsToAscii(typedIn(typed, "amount")).replace(/[\s,]/g, "");
    return /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  };
  const check = (typed: FormData): FormErrors => {
    const amount = amountOf(typed);
    const least = formatMoney(leastPoisha, language);
    return {
      ...(typedIn(typed, "full_name") === "" && { full_name: t("wrong.full_name") }),
      ...(normaliseMsisdn(typedIn(typed, "msisdn")) === null && { msisdn: t("wrong.msisdn") }),
      ...((amount * 100 < leastPoisha || amount > MOST) && { amount: t("wrong.amount", { least }) }),
      ...(typedIn(typed, "store_id") === "" && { store_id: t("wrong.store_id") }),
    };
  };
  const enter = async (form: CampaignEntryForm) => {
    const { enterCampaign } = await load();
    const done = await enterCampaign(api, form);
    if (done !== null) return setReceipt(done.reference);
    setCode("");
    setTrouble(null);
    setEntry(form);
    sent();
  };
  const send = async (typed: FormData) => {
    const storeId = typedIn(typed, "store_id");
    const district = districts.find(({ stores }) => stores.some((store) => store.id === storeId))?.name ?? "";
    const person = { msisdn: typedIn(typed, "msisdn"), fullName: typedIn(typed, "full_name") };
    await enter({ campaignId: id, ...person, district, storeId, amount: amountOf(typed) });
  };
  const posted = usePostedForm({ check, send, failed: t("trouble.unanswered") });
  const codeStep: CodeStep | null = entry && {
    msisdn: entry.msisdn,
    code,
    trouble,
    busy,
    secondsLeft,
    change(text) {
      setCode(text);
      setTrouble(null);
    },
    confirm() {
      if (!CODE.test(code)) return setTrouble(t("trouble.code"));
      void run(() => enter({ ...entry, code }));
    },
    resend: () => void run(() => enter(entry)),
    back: () => setEntry(null),
  };
  const again = () => {
    setEntry(null);
    setReceipt(null);
  };
  return { ...posted, codeStep, receipt, again };
}

/** The entries of a number: the reader's own at once, those of any other by a code. */
export function useOwnEntries() {
  const { t } = useTexts("recharge-campaign");
  const api = useApi();
  const wordsOf = useCodeTexts();
  const [msisdn, setMsisdn] = useState<string | null>(null);
  const [entries, setEntries] = useState<CampaignEntry[] | null>(null);
  const [code, setCode] = useState("");
  const { trouble, setTrouble, busy, secondsLeft, sent, run } = useCodeSending("Entries could not be loaded", wordsOf);

  const ask = async (number: string, typedCode?: string) => {
    const { listOwnEntries } = await load();
    const found = await listOwnEntries(api, { msisdn: number, ...(typedCode !== undefined && { code: typedCode }) });
    if (found !== null) return setEntries(found);
    setCode("");
    setMsisdn(number);
    sent();
  };
  const posted = usePostedForm({
    check: (typed) => (normaliseMsisdn(typedIn(typed, "msisdn")) === null ? { msisdn: t("wrong.msisdn") } : {}),
    send: (typed) => ask(typedIn(typed, "msisdn")),
    failed: t("trouble.unanswered"),
  });
  const codeStep: CodeStep | null =
    msisdn === null
      ? null
      : {
          msisdn,
          code,
          trouble,
          busy,
          secondsLeft,
          change(text) {
            setCode(text);
            setTrouble(null);
          },
          confirm() {
            if (!CODE.test(code)) return setTrouble(t("trouble.code"));
            void run(() => ask(msisdn, code));
          },
          resend: () => void run(() => ask(msisdn)),
          back: () => setMsisdn(null),
        };
  const again = () => {
    setMsisdn(null);
    setEntries(null);
  };
  return { ...posted, codeStep, entries, again };
}
