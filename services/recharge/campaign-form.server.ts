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
import { formatMsisdnInText, normaliseMsisdn } from "@/utils/numbers/msisdn";
import {
  ENTRY_FIELDS,
  ENTRY_LENGTHS,
  entryOf,
  readTypedEntry,
  type TypedEntry,
  wrongEntryFields,
} from "@/utils/recharge/campaign-entry";

const KINDS = { full_name: "line", msisdn: "tel", amount: "whole", store_id: "select" } as const;
const LABELS = { full_name: "fullName", msisdn: "msisdn", amount: "amount", store_id: "store" } as const;

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
  const typed = readTypedEntry((name) => typedIn(fields, name));
  const wrong = wrongEntryFields(known.campaign, known.districts, typed);
  if (wrong.length > 0) {
    return entryForm(sent, known, typed, { errors: sentencesOf(sent, known, wrong), code: null });
  }
  return sendEntry(sent, known, typed);
}

async function sendEntry(sent: SentForm, known: Known, typed: TypedEntry): Promise<FormReply> {
  const { api, fields, getT } = sent;
  const t = getT("recharge-campaign");
  const step = readCodeStep(fields);
  try {
    const entry = entryOf(known.campaign, known.districts, typed);
    const done = await enterCampaign(api, { ...entry, ...codeStepBody(step) });
    if (done === null) return entryForm(sent, known, typed, { errors: {}, code: { sends: step.sends + 1, code: "" } });
    const reference = { label: t("receipt"), value: done.reference };
    const result = { title: t("entered"), paragraphs: [t("keep")], reference };
    return { back: backOf(sent), content: { result } };
  } catch (error) {
    const own = { ...sentencesOf(sent, known, ENTRY_FIELDS), otp_value: getT("plain-form")("code.wrong") };
    const shown = { fields: [...ENTRY_FIELDS, "district", "otp_value"], own, unanswered: t("error.unanswered") };
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

/** The error of each of these fields: what the field needs. */
function sentencesOf({ language, getT }: SentForm, { campaign }: Known, names: typeof ENTRY_FIELDS): FieldErrors {
  const least = formatMoney(campaign.minPoisha, language);
  return Object.fromEntries(names.map((name) => [name, getT("recharge-campaign")(`wrong.${name}`, { least })]));
}

interface Shown {
  status?: number | undefined;
  errors: FieldErrors;
  code: CodeShown;
}

/** The form with the typed values; or, once a code was sent, with only a field for the code. */
function entryForm(
  sent: SentForm,
  { districts }: Known,
  typed: TypedEntry,
  { status, errors, code }: Shown,
): FormReply {
  const t = sent.getT("recharge-campaign");
  const stores = districts.flatMap(({ label, stores: list }) =>
    list.map(({ id, name }) => ({ value: id, label: `${label}: ${name}` })),
  );
  const fields = ENTRY_FIELDS.map(
    (name): FormField => ({
      name,
      label: t(LABELS[name]),
      kind: code === null ? KINDS[name] : "hidden",
      values: [typed[name]],
      maxLength: ENTRY_LENGTHS[name],
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
    { name: "msisdn", label: t("entriesMsisdn"), kind, values: [msisdn], maxLength: ENTRY_LENGTHS.msisdn },
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
