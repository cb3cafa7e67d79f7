import { ApiError } from "@/services/api/api-error";
import { codeFields, readCodeStep, staysAtCode } from "@/services/page/code-step.server";
import { formFailure, UNANSWERED } from "@/services/page/form-failure.server";
import {
  type FieldErrors,
  type FormField,
  type FormReply,
  type SentForm,
  sendAgain,
  typedIn,
} from "@/services/page/form-reply.server";
import { districtsOf } from "@/services/recharge/recharge-campaign-page.server";
import {
  type Campaign,
  type CampaignDistrict,
  enterCampaign,
  getCampaign,
  listOwnEntries,
} from "@/services/recharge/recharge-campaign-service";
import { logFailure } from "@/utils/browser/log-failure";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { readTaka } from "@/utils/money/typed-taka";
import { formatMsisdnInText, normaliseMsisdn } from "@/utils/numbers/msisdn";

const TYPED = ["full_name", "msisdn", "amount", "store_id"] as const;
type Typed = Record<(typeof TYPED)[number], string>;
const MAX_LENGTHS = { full_name: 100, msisdn: 30, amount: 9, store_id: 64 } as const;
const KINDS = { full_name: "line", msisdn: "tel", amount: "whole", store_id: "select" } as const;
const LABELS = { full_name: "fullName", msisdn: "msisdn", amount: "amount", store_id: "store" } as const;
/** The contract's limit, in taka. */
const MAX_TAKA = 50_000;

/** The campaign of the page, with the centres that take part. */
interface Known {
  campaign: Campaign;
  districts: readonly CampaignDistrict[];
}

/** The code step of a form that is shown again; null before a code was requested. */
type CodeShown = { sends: number; code: string } | null;

/** Answers the two forms of a campaign's page: entering (API-SITE-28), and a number's own entries. */
export function answerCampaignForm(sent: SentForm): Promise<FormReply> {
  return sent.fields.get("action") === "entries" ? showEntries(sent) : enter(sent);
}

async function enter(sent: SentForm): Promise<FormReply> {
  const { api, context, fields } = sent;
  const id = String(context.params?.["id"]);
  let known: Known;
  try {
    const [campaign, districts] = await Promise.all([getCampaign(api, id), districtsOf(api, id)]);
    known = { campaign, districts };
  } catch (error) {
    if (!(error instanceof ApiError) || error.isNotFound) throw error;
    logFailure("The campaign of a form could not be read", error);
    return sendAgain(sent, backOf(sent));
  }
  const typed = Object.fromEntries(TYPED.map((name) => [name, typedIn(fields, name)])) as Typed;
  const wrong = wrongIn(sent, known, typed);
  if (Object.keys(wrong).length > 0) return entryForm(sent, known, typed, { errors: wrong, code: null });
  return sendEntry(sent, known, typed);
}

async function sendEntry(sent: SentForm, known: Known, typed: Typed): Promise<FormReply> {
  const { api, fields, getT } = sent;
  const t = getT("recharge-campaign");
  const step = readCodeStep(fields);
  const district = known.districts.find(({ stores }) => stores.some(({ id }) => id === typed.store_id))?.name ?? "";
  try {
    const done = await enterCampaign(api, {
      campaignId: known.campaign.id,
      msisdn: typed.msisdn,
      fullName: typed.full_name,
      district,
      storeId: typed.store_id,
      amount: amountOf(typed.amount),
      ...codeStepBody(step),
    });
    if (done === null) return entryForm(sent, known, typed, { errors: {}, code: { sends: step.sends + 1, code: "" } });
    const reference = { label: t("receipt"), value: done.reference };
    const result = { title: t("entered"), paragraphs: [t("keep")], reference };
    return { back: backOf(sent), content: { result } };
  } catch (error) {
    const own = { ...sentencesOf(sent, known), otp_value: getT("plain-form")("code.wrong") };
    const shown = { fields: [...TYPED, "district", "otp_value"], own, unanswered: t("error.unanswered") };
    const { status, errors } = formFailure(error, "A campaign entry could not be sent", shown);
    const { district: place, ...others } = errors;
    // The district is that of the chosen centre, so its sentence is shown there.
    const placed = place === undefined ? others : { ...others, store_id: place };
    const code = staysAtCode(step, { status, errors }) ? codeAgain(step, status) : null;
    return entryForm(sent, known, typed, { status, errors: placed, code });
  }
}

async function showEntries(sent: SentForm): Promise<FormReply> {
  const { api, fields, language, getT } = sent;
  const t = getT("recharge-campaign");
  const msisdn = typedIn(fields, "msisdn");
  const step = readCodeStep(fields);
  if (normaliseMsisdn(msisdn) === null) {
    return entriesForm(sent, msisdn, { errors: { msisdn: t("wrong.msisdn") }, code: null });
  }
  try {
    const entries = await listOwnEntries(api, { msisdn, ...codeStepBody(step) });
    if (entries === null) return entriesForm(sent, msisdn, { errors: {}, code: { sends: step.sends + 1, code: "" } });
    const rows = entries.map(({ campaign, reference, amountPoisha, enteredOn }) => ({
      label: `${campaign}, ${formatDate(enteredOn, language)}, ${formatMoney(amountPoisha, language)}`,
      value: reference,
    }));
    const paragraphs = rows.length === 0 ? [t("noEntries")] : [];
    return { back: backOf(sent), content: { result: { title: t("entries"), paragraphs, rows } } };
  } catch (error) {
    const plain = getT("plain-form");
    const own = { msisdn: t("wrong.msisdn"), otp_value: plain("code.wrong") };
    const shown = { fields: ["msisdn", "otp_value"], own, unanswered: plain("unanswered") };
    const { status, errors } = formFailure(error, "Campaign entries could not be read", shown);
    const code = staysAtCode(step, { status, errors }) ? codeAgain(step, status) : null;
    return entriesForm(sent, msisdn, { status, errors, code });
  }
}

type Step = ReturnType<typeof readCodeStep>;

/** The fields of a call for the code step. Without both, a code is sent as a text. */
const codeStepBody = ({ code, channel }: Step) => ({
  ...(code !== "" && { code }),
  ...(channel !== undefined && { channel }),
});

/** The code step again; a code is kept only where it was not answered. */
const codeAgain = ({ sends, code }: Step, status: number): CodeShown => ({
  sends,
  code: status === UNANSWERED ? code : "",
});

const backOf = ({ path, getT }: SentForm) => ({ href: path, label: getT("plain-form")("back.campaign") });

/** The typed amount in taka; 0 for anything that is not an amount. */
const amountOf = (typed: string): number => readTaka(typed) ?? 0;

/** The sentence of each field that says what it needs. */
function sentencesOf({ language, getT }: SentForm, { campaign }: Known): Typed {
  const t = getT("recharge-campaign");
  return {
    full_name: t("wrong.full_name"),
    msisdn: t("wrong.msisdn"),
    amount: t("wrong.amount", { least: formatMoney(campaign.minPoisha, language) }),
    store_id: t("wrong.store_id"),
  };
}

function wrongIn(sent: SentForm, known: Known, typed: Typed): FieldErrors {
  const amount = amountOf(typed.amount);
  const isWrong: Record<string, boolean> = {
    full_name: typed.full_name === "" || typed.full_name.length > MAX_LENGTHS.full_name,
    msisdn: normaliseMsisdn(typed.msisdn) === null,
    amount: amount * 100 < known.campaign.minPoisha || amount > MAX_TAKA,
    store_id: !known.districts.some(({ stores }) => stores.some(({ id }) => id === typed.store_id)),
  };
  return Object.fromEntries(Object.entries(sentencesOf(sent, known)).filter(([name]) => isWrong[name]));
}

interface Shown {
  status?: number | undefined;
  errors: FieldErrors;
  code: CodeShown;
}

/** The form with the typed values; or, once a code was sent, with only a field for the code. */
function entryForm(sent: SentForm, { districts }: Known, typed: Typed, { status, errors, code }: Shown): FormReply {
  const t = sent.getT("recharge-campaign");
  const stores = districts.flatMap(({ label, stores: list }) =>
    list.map(({ id, name }) => ({ value: id, label: `${label}: ${name}` })),
  );
  const fields = TYPED.map(
    (name): FormField => ({
      name,
      label: t(LABELS[name]),
      kind: code === null ? KINDS[name] : "hidden",
      values: [typed[name]],
      maxLength: MAX_LENGTHS[name],
      ...(name === "store_id" && { options: stores }),
    }),
  );
  return formReply(sent, { title: t("enter"), fields, msisdn: typed.msisdn }, { status, errors, code });
}

function entriesForm(sent: SentForm, msisdn: string, shown: Shown): FormReply {
  const t = sent.getT("recharge-campaign");
  const kind = shown.code === null ? "tel" : "hidden";
  const fields: FormField[] = [
    { name: "action", label: "", kind: "hidden", values: ["entries"] },
    { name: "msisdn", label: t("entriesMsisdn"), kind, values: [msisdn], maxLength: MAX_LENGTHS.msisdn },
  ];
  return formReply(sent, { title: t("showEntries"), fields, msisdn }, shown);
}

function formReply(
  sent: SentForm,
  { title, fields, msisdn }: { title: string; fields: FormField[]; msisdn: string },
  { status = 200, errors, code }: Shown,
): FormReply {
  const [t, plain] = [sent.getT("recharge-campaign"), sent.getT("plain-form")];
  if (code === null) return { status, back: backOf(sent), content: { form: { title, submit: title, fields, errors } } };
  const codeStep = codeFields(plain, code.sends, code.code);
  const form = {
    title: plain("code.title"),
    lead: t("sentTo", { msisdn: formatMsisdnInText(msisdn, sent.language) }),
    submit: title,
    more: codeStep.more,
    fields: [...fields, ...codeStep.fields],
    errors,
  };
  return { status, back: backOf(sent), content: { form } };
}
