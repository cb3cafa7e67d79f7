import type { Language } from "@/backend/contract/language";
import { toPoisha } from "@/backend/contract/money";
import { rechargeCampaignCalls } from "@/backend/contract/recharge-campaign";
import type { CampaignStoreRow } from "@/backend/db/queries/recharge-campaign-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { enterCampaign, listOwnEntries } from "@/backend/domain/recharge-campaigns/enter-campaign";
import { listCampaignStores } from "@/backend/domain/recharge-campaigns/get-campaign";
import {
  fieldErrors,
  formLanguage,
  type PlainFormField,
  plainFormResponse,
  plainResultResponse,
  refusedErrors,
  shownNumber,
} from "@/backend/http/plain-form";
import { campaignWords } from "@/backend/http/plain-form-words";
import { enteredText, entryContext } from "@/backend/http/recharge-campaign-routes";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/route";
import { formatDate } from "@/utils/dates";
import { formatMoney } from "@/utils/money";
import { anyDigitsToAscii } from "@/utils/msisdn";
import { localePath, paths, rechargeCampaignPath } from "@/utils/paths";

const [, , , submitCall, , ownCall] = rechargeCampaignCalls;
const ENTER = "/api/recharge-campaign/enter";
const ENTRIES = "/api/recharge-campaign/entries";
const FIELDS = ["full_name", "msisdn", "amount", "store_id", "otp_value"] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

/** The forms of a campaign's page for a browser without script: entering, and a number's own entries. */
export const rechargeCampaignPages: readonly PageRoute[] = [
  { method: "POST", path: ENTER, handle: enter },
  { method: "POST", path: ENTRIES, handle: showEntries },
];

async function enter(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const id = (form.get("campaign_id") ?? "").slice(0, 64);
  const typed = Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? ""])) as Typed;
  let stores: CampaignStoreRow[];
  try {
    stores = await listCampaignStores(context, id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Response.redirect(context.env.publicOrigin + localePath(paths.rechargeCampaigns, lang), 303);
  }
  const show = (errors: Record<string, string>, asksCode: boolean) =>
    formAgain({ lang, id, typed, stores, errors, asksCode });
  const amount = anyDigitsToAscii(typed.amount).replace(/[\s,]/g, "");
  const code = typed.otp_value.trim();
  const parsed = submitCall.body?.safeParse({
    campaign_id: id,
    msisdn: typed.msisdn,
    full_name: typed.full_name,
    // The store says which district is meant.
    district: stores.find((store) => store.code === typed.store_id)?.district ?? "--",
    store_id: typed.store_id,
    amount: /^\d{1,5}$/.test(amount) ? Number(amount) : 0,
    ...(code !== "" && { otp_value: code }),
  });
  if (!parsed?.success) return show(fieldErrors(parsed ?? { success: false }, campaignWords[lang].wrong), false);
  const { msisdn, full_name: fullName, district, store_id: storeCode, amount: taka, otp_value } = parsed.data;
  try {
    const asker = { ...(await entryContext(context, null)), lang };
    const entry = { campaignId: id, msisdn, fullName, district, storeCode, amountPoisha: toPoisha(taka) };
    const reference = await enterCampaign(asker, { ...entry, code: otp_value });
    if (reference === null) return show({}, true);
    const words = campaignWords[lang];
    const receipt = { label: words.receipt, value: reference };
    const back = { href: localePath(rechargeCampaignPath(id), lang), label: words.back };
    return plainResultResponse({ lang, title: enteredText[lang], paragraphs: [], reference: receipt, back });
  } catch (error) {
    const isOfCode = error instanceof DomainError && error.field === "otp_value";
    const errors = refusedErrors(error, lang, FIELDS);
    return show("district" in errors ? { store_id: errors["district"] ?? "" } : errors, isOfCode);
  }
}

interface Again {
  lang: Language;
  id: string;
  typed: Typed;
  stores: readonly CampaignStoreRow[];
  errors: Record<string, string>;
  asksCode: boolean;
}

/** The form with what was typed; or, once the code is on its way, with a field for it alone. */
function formAgain({ lang, id, typed, stores, errors, asksCode }: Again): Response {
  const words = campaignWords[lang];
  const field = (name: (typeof FIELDS)[number], kind: PlainFormField["kind"], most: number): PlainFormField => ({
    name,
    label: words.fields[name],
    kind: asksCode && name !== "otp_value" ? "kept" : kind,
    values: [name === "otp_value" ? "" : typed[name]],
    most,
  });
  const options = stores.map(({ code, names, district, districtBn }) => ({
    value: code,
    label: `${lang === "bn" ? districtBn : district}: ${names[lang]}`,
  }));
  return plainFormResponse({
    lang,
    title: asksCode ? words.codeTitle : words.submit,
    ...(asksCode && { lead: words.codeLead.replace("{number}", shownNumber(typed.msisdn, lang)) }),
    action: ENTER,
    submit: words.submit,
    errors,
    back: { href: localePath(rechargeCampaignPath(id), lang), label: words.back },
    fields: [
      { name: "campaign_id", label: "", kind: "kept", values: [id] },
      field("full_name", "line", 100),
      field("msisdn", "tel", 30),
      field("amount", "whole", 9),
      { ...field("store_id", "select", 64), options },
      ...(asksCode ? [field("otp_value", "code", 4)] : []),
    ],
  });
}

async function showEntries(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const words = campaignWords[lang];
  const typed = { msisdn: form.get("msisdn") ?? "", otp_value: (form.get("otp_value") ?? "").trim() };
  const back = { href: localePath(paths.rechargeCampaigns, lang), label: words.back };
  const show = (errors: Record<string, string>, asksCode: boolean) =>
    plainFormResponse({
      lang,
      title: asksCode ? words.codeTitle : words.entries,
      ...(asksCode && { lead: words.codeLead.replace("{number}", shownNumber(typed.msisdn, lang)) }),
      action: ENTRIES,
      submit: words.entries,
      errors,
      back,
      fields: [
        {
          name: "msisdn",
          label: words.fields.msisdn,
          kind: asksCode ? "kept" : "tel",
          values: [typed.msisdn],
          most: 30,
        },
        ...(asksCode
          ? [{ name: "otp_value", label: words.fields.otp_value, kind: "code", values: [], most: 4 } as const]
          : []),
      ],
    });
  const body = { msisdn: typed.msisdn, ...(typed.otp_value !== "" && { otp_value: typed.otp_value }) };
  const parsed = ownCall.body?.safeParse(body);
  if (!parsed?.success) return show(fieldErrors(parsed ?? { success: false }, words.wrong), false);
  try {
    const asker = { ...(await entryContext(context, null)), lang };
    const entries = await listOwnEntries(asker, { msisdn: parsed.data.msisdn, code: parsed.data.otp_value });
    if (entries === null) return show({}, true);
    const rows = entries.map(({ reference, campaignTitles, amountPoisha, enteredOn }) => ({
      label: `${campaignTitles[lang]}, ${formatDate(enteredOn, lang)}, ${formatMoney(amountPoisha, lang)}`,
      value: reference,
    }));
    const paragraphs = rows.length === 0 ? [words.noEntries] : [];
    return plainResultResponse({ lang, title: words.entries, paragraphs, rows, back });
  } catch (error) {
    const isOfCode = error instanceof DomainError && error.field === "otp_value";
    return show(refusedErrors(error, lang, FIELDS), isOfCode);
  }
}
