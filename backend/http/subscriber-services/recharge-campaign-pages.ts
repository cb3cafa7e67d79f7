import { toPoisha } from "@/backend/contract/money";
import { rechargeCampaignCalls } from "@/backend/contract/subscriber-services/recharge-campaign";
import type { CampaignStoreRow } from "@/backend/db/queries/subscriber-services/recharge-campaign-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { enterCampaign, listOwnEntries } from "@/backend/domain/recharge-campaigns/enter-campaign";
import { listCampaignStores } from "@/backend/domain/recharge-campaigns/get-campaign";
import { plainCodeFields, readPlainCode, staysAtCode } from "@/backend/http/forms/plain-code-step";
import {
  fieldErrors,
  formLanguage,
  type PlainForm,
  type PlainFormField,
  plainFormResponse,
  plainResultResponse,
  refusedErrors,
  shownNumber,
} from "@/backend/http/forms/plain-form";
import plainFormMessages from "@/backend/http/forms/plain-form-messages.json";
import { redirect } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { enteredText, entryContext } from "@/backend/http/subscriber-services/recharge-campaign-routes";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { localePath, paths, rechargeCampaignPath } from "@/utils/paths/paths";

const ENTER = "/api/recharge-campaign/enter";
const ENTRIES = "/api/recharge-campaign/entries";
const TYPED = ["full_name", "msisdn", "amount", "store_id"] as const;
/** The fields that can show a refusal beside them. */
const FIELDS = [...TYPED, "otp_value"];
type Typed = Record<(typeof TYPED)[number], string>;

/** The forms of a campaign's page for a browser without script: entering, and a number's own entries. */
export const rechargeCampaignPages: readonly PageRoute[] = [
  { method: "POST", path: ENTER, handle: enter },
  { method: "POST", path: ENTRIES, handle: showEntries },
];

async function enter(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const id = (form.get("campaign_id") ?? "").slice(0, 64);
  const typed = Object.fromEntries(TYPED.map((name) => [name, form.get(name) ?? ""])) as Typed;
  const step = readPlainCode(form);
  let stores: CampaignStoreRow[];
  try {
    stores = await listCampaignStores(context, id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirect(context.env.publicOrigin + localePath(paths.rechargeCampaigns, lang));
  }
  const show = (errors: Record<string, string>, sends: number | null) =>
    formAgain({ lang, mode: context.colourMode, id, typed, stores, errors, sends });
  const amount = anyDigitsToAscii(typed.amount).replace(/[\s,]/g, "");
  const parsed = rechargeCampaignCalls.submitRechargeCampaignInfo.body?.safeParse({
    campaign_id: id,
    msisdn: typed.msisdn,
    full_name: typed.full_name,
    // The district is that of the chosen store.
    district: stores.find((store) => store.code === typed.store_id)?.district ?? "--",
    store_id: typed.store_id,
    amount: /^\d{1,5}$/.test(amount) ? Number(amount) : 0,
    ...(step.code !== "" && { otp_value: step.code }),
  });
  if (!parsed?.success)
    return show(fieldErrors(parsed ?? { success: false }, plainFormMessages.campaign[lang].wrong), null);
  const { msisdn, full_name: fullName, district, store_id: storeCode, amount: taka, otp_value } = parsed.data;
  try {
    const asker = { ...(await entryContext(context, null)), lang };
    const entry = { campaignId: id, msisdn, fullName, district, storeCode, amountPoisha: toPoisha(taka) };
    const reference = await enterCampaign(asker, { ...entry, code: otp_value, channel: step.channel });
    if (reference === null) return show({}, step.sends + 1);
    const words = plainFormMessages.campaign[lang];
    const receipt = { label: words.receipt, value: reference };
    const back = { href: localePath(rechargeCampaignPath(id), lang), label: words.back };
    return plainResultResponse({
      lang,
      mode: context.colourMode,
      title: enteredText[lang],
      paragraphs: [],
      reference: receipt,
      back,
    });
  } catch (error) {
    const errors = refusedErrors(error, lang, FIELDS);
    const shown = "district" in errors ? { store_id: errors["district"] ?? "" } : errors;
    return show(shown, staysAtCode(error, step) ? step.sends : null);
  }
}

interface Again extends Pick<PlainForm, "lang" | "mode"> {
  id: string;
  typed: Typed;
  stores: readonly CampaignStoreRow[];
  errors: Record<string, string>;
  /** The number of codes that the form has requested; null before the first one. */
  sends: number | null;
}

/** The form with the typed values; or, once the code was sent, with only a field for the code. */
function formAgain({ lang, mode, id, typed, stores, errors, sends }: Again): Response {
  const words = plainFormMessages.campaign[lang];
  const code = sends === null ? null : plainCodeFields(lang, sends);
  const field = (name: (typeof TYPED)[number], kind: PlainFormField["kind"], most: number): PlainFormField => ({
    name,
    label: words.fields[name],
    kind: code === null ? kind : "kept",
    values: [typed[name]],
    most,
  });
  const options = stores.map(({ code, names, district, districtBn }) => ({
    value: code,
    label: `${lang === "bn" ? districtBn : district}: ${names[lang]}`,
  }));
  return plainFormResponse({
    lang,
    mode,
    title: code === null ? words.submit : words.codeTitle,
    ...(code !== null && { lead: words.codeLead.replace("{number}", shownNumber(typed.msisdn, lang)) }),
    action: ENTER,
    submit: words.submit,
    ...(code !== null && { more: code.more }),
    errors,
    back: { href: localePath(rechargeCampaignPath(id), lang), label: words.back },
    fields: [
      { name: "campaign_id", label: "", kind: "kept", values: [id] },
      field("full_name", "line", 100),
      field("msisdn", "tel", 30),
      field("amount", "whole", 9),
      { ...field("store_id", "select", 64), options },
      ...(code?.fields ?? []),
    ],
  });
}

async function showEntries(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const words = plainFormMessages.campaign[lang];
  const step = readPlainCode(form);
  const typed = { msisdn: form.get("msisdn") ?? "", otp_value: step.code };
  const back = { href: localePath(paths.rechargeCampaigns, lang), label: words.back };
  const show = (errors: Record<string, string>, sends: number | null) => {
    const code = sends === null ? null : plainCodeFields(lang, sends);
    const kind = code === null ? "tel" : "kept";
    return plainFormResponse({
      lang,
      mode: context.colourMode,
      title: code === null ? words.entries : words.codeTitle,
      ...(code !== null && {
        lead: words.codeLead.replace("{number}", shownNumber(typed.msisdn, lang)),
        more: code.more,
      }),
      action: ENTRIES,
      submit: words.entries,
      errors,
      back,
      fields: [
        { name: "msisdn", label: words.fields.msisdn, kind, values: [typed.msisdn], most: 30 },
        ...(code?.fields ?? []),
      ],
    });
  };
  const body = { msisdn: typed.msisdn, ...(typed.otp_value !== "" && { otp_value: typed.otp_value }) };
  const parsed = rechargeCampaignCalls.listOwnCampaignEntries.body?.safeParse(body);
  if (!parsed?.success) return show(fieldErrors(parsed ?? { success: false }, words.wrong), null);
  try {
    const asker = { ...(await entryContext(context, null)), lang };
    const { msisdn, otp_value: code } = parsed.data;
    const entries = await listOwnEntries(asker, { msisdn, code, channel: step.channel });
    if (entries === null) return show({}, step.sends + 1);
    const rows = entries.map(({ reference, campaignTitles, amountPoisha, enteredOn }) => ({
      label: `${campaignTitles[lang]}, ${formatDate(enteredOn, lang)}, ${formatMoney(amountPoisha, lang)}`,
      value: reference,
    }));
    const paragraphs = rows.length === 0 ? [words.noEntries] : [];
    return plainResultResponse({ lang, mode: context.colourMode, title: words.entries, paragraphs, rows, back });
  } catch (error) {
    return show(refusedErrors(error, lang, FIELDS), staysAtCode(error, step) ? step.sends : null);
  }
}
