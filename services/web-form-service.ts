import type { Webform, WebformStatus } from "@/backend/contract/forms";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";
import type { Language } from "@/utils/translations";

/** What a sent form is answered with. */
export interface WebFormReceipt {
  /** The number to refer to. */
  reference: string;
  /** A sentence of thanks in the form's language. */
  message: string;
}

/**
 * POST /webform_rest/submit, in Bengali POST /bn/webform_rest/submit (SPEC 7, I18N-08): one of the site's forms.
 * @param language that of the page the form stands on
 * @throws ApiError; `invalid-input` and `msisdn-invalid` name the field that cannot stay
 */
export async function submitWebForm(api: Api, form: Webform, language: Language): Promise<WebFormReceipt> {
  const name = language === "bn" ? "submitWebformBengali" : "submitWebform";
  const { data } = await api.request<{ data: WebFormReceipt }>(name, { body: form });
  return readAnswer(() => ({ reference: data.reference, message: data.message }));
}

/** Where a form stands. Moments are ISO dates with time; null where it is not so far. */
export interface WebFormStatus {
  reference: string;
  /** The contract's webform_id. */
  form: string;
  state: WebformStatus["state"];
  receivedAt: string;
  takenAt: string | null;
  answeredAt: string | null;
  /** Plain text with line breaks. */
  answer: string | null;
}

/**
 * POST /api/v1/webform/status: where a form stands and what it was answered.
 * @param asked both as a person types them
 * @throws ApiError; absence alike for a wrong pair and for a reference that nobody has
 */
export async function trackWebForm(api: Api, asked: { reference: string; msisdn: string }): Promise<WebFormStatus> {
  const { data } = await api.request<{ data: WebformStatus }>("trackWebform", { body: asked });
  return readAnswer(() => ({
    reference: data.reference,
    form: data.form,
    state: data.state,
    receivedAt: data.received_at,
    takenAt: data.taken_at,
    answeredAt: data.answered_at,
    answer: data.answer,
  }));
}
